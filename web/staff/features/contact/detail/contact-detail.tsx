import { useQuery } from "@tanstack/react-query";
import { X } from "lucide";
import { type Ref, useEffect } from "react";
import { Link } from "react-router-dom";
import { contactDetailQuery } from "../../../../api/contact-detail";
import { isGone } from "../../../../lib/http";
import { buttonStyles } from "../../../../ui/button";
import { Icon } from "../../../../ui/icon";
import { Notice } from "../../../../ui/notice";
import { Spinner } from "../../../../ui/spinner";
import { LoadFailure } from "../../../ui/load-failure";
import { forgetTexts } from "../talk/kept-texts";
import { BackLink, type Neighbours } from "./contact-head";
import { ContactScreen } from "./contact-screen";

interface ContactDetailProps {
  id: number;
  /** Address of the list that it was opened from. */
  backTo: string;
  neighbours: Neighbours;
  onClose: () => void;
  ref: Ref<HTMLElement>;
}

/** One enquiry: beside its list on a wide screen, in its place on others. */
export function ContactDetail({ id, backTo, neighbours, onClose, ref }: ContactDetailProps) {
  const contact = useQuery(contactDetailQuery(id));
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
      {isGone(contact.error) ? (
        <GoneContact id={id} backTo={backTo} />
      ) : contact.data ? (
        <ContactScreen contact={contact.data} {...{ backTo, neighbours }} />
      ) : (
        <>
          <BackLink to={backTo} />
          {contact.isPending ? (
            <Spinner label="Memuat kontak..." className="min-h-[50vh]" />
          ) : (
            <LoadFailure
              place="page"
              title="Kontak belum bisa dimuat"
              description="Periksa koneksi internet Anda, lalu coba lagi."
              query={contact}
            />
          )}
        </>
      )}
    </section>
  );
}

function GoneContact({ id, backTo }: Pick<ContactDetailProps, "id" | "backTo">) {
  // What was typed about somebody goes with them.
  useEffect(() => forgetTexts([id]), [id]);
  return (
    <Notice role="alert" headingLevel="h1" title="Kontak tidak ditemukan atau sudah dihapus">
      <Link to={backTo} className={buttonStyles("outline")}>
        Kembali ke Daftar Kontak
      </Link>
    </Notice>
  );
}
