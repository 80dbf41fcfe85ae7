import { X } from "lucide";
import type { Ref } from "react";
import { Icon } from "../../../../ui/icon";
import { ContactDetail } from "../detail/contact-detail";

interface OpenedContactProps {
  id: number;
  backTo: string;
  onClose: () => void;
  ref: Ref<HTMLElement>;
}

/** An enquiry: beside its list on a wide screen, in its place on others. */
export function OpenedContact({ id, backTo, onClose, ref }: OpenedContactProps) {
  return (
    <section
      ref={ref}
      tabIndex={-1}
      aria-label={`Kontak #${id}`}
      className="relative min-w-0 outline-none xl:border-line xl:border-l xl:pr-12 xl:pl-8"
    >
      <button
        type="button"
        aria-label={`Tutup kontak #${id}`}
        onClick={onClose}
        className="absolute -top-2 right-0 z-10 inline-flex size-11 items-center justify-center rounded-full hover:bg-sand max-xl:hidden"
      >
        <Icon node={X} className="size-5" />
      </button>
      <ContactDetail key={id} id={id} backTo={backTo} />
    </section>
  );
}
