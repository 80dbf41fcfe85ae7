import { CalendarClock, type IconNode, Mail, MessageCircle, Phone, Route } from "lucide";
import type { ContactDetail } from "../../../../../worker/contract/inbox/contact-change";
import { phoneLink } from "../../../../../worker/contract/inbox/reply-text";
import { cn } from "../../../../lib/cn";
import { Icon } from "../../../../ui/icon";

/** What opens over the page. */
export type Sheet = "whatsapp" | "email" | "stage" | "step";

interface ThumbBarProps {
  contact: ContactDetail;
  onOpen: (sheet: Sheet) => void;
}

/** What is done daily with an enquiry, within reach of a thumb. */
export function ThumbBar({ contact, onOpen }: ThumbBarProps) {
  const tel = phoneLink(contact.phoneNumber);
  const opens = (sheet: Sheet) => () => onOpen(sheet);
  return (
    <nav
      aria-label="Tindakan cepat"
      data-thumb-bar="contact"
      className="on-dark fixed inset-x-0 bottom-0 z-30 bg-ink text-paper md:left-20 xl:hidden"
    >
      <ul className="mx-auto grid max-w-xl grid-cols-5 gap-1 px-2 pt-1.5 pb-[max(0.375rem,env(safe-area-inset-bottom))]">
        <Act icon={Phone} label={tel ? "Telepon" : "Tanpa HP"} href={tel} />
        <Act
          icon={MessageCircle}
          label={tel ? "WhatsApp" : "Tanpa WA"}
          onSelect={tel ? opens("whatsapp") : null}
          look="bg-amber text-ink hover:bg-peach"
        />
        <Act
          icon={Mail}
          label={contact.email ? "Email" : "Tanpa email"}
          onSelect={contact.email ? opens("email") : null}
        />
        <Act icon={Route} label="Tahap" onSelect={opens("stage")} />
        <Act icon={CalendarClock} label="Langkah" onSelect={opens("step")} />
      </ul>
    </nav>
  );
}

interface ActProps {
  icon: IconNode;
  label: string;
  href?: string | null;
  onSelect?: (() => void) | null;
  look?: string;
}

/** Something to do; a sign alone where nothing leads on. */
function Act({ icon, label, href, onSelect, look = "hover:bg-white/10" }: ActProps) {
  const cell =
    "flex min-h-14 w-full flex-col items-center justify-center gap-1 rounded-md px-0.5 text-[0.6875rem] leading-tight font-semibold";
  const face = (
    <>
      <Icon node={icon} className="size-5" />
      <span className="max-[17.5rem]:sr-only">{label}</span>
    </>
  );
  return (
    <li>
      {href ? (
        <a href={href} className={cn(cell, look)}>
          {face}
        </a>
      ) : onSelect ? (
        <button type="button" onClick={onSelect} className={cn(cell, look)}>
          {face}
        </button>
      ) : (
        <p className={cn(cell, "text-paper/60")}>{face}</p>
      )}
    </li>
  );
}
