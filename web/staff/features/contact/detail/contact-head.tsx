import { ArrowLeft } from "lucide";
import { Link } from "react-router-dom";
import { websiteTypeBadge } from "../../../../../worker/contract/business/website-types";
import type { ContactDetail } from "../../../../../worker/contract/inbox/contact-change";
import { nameShortly } from "../../../../../worker/contract/jakarta";
import { Icon } from "../../../../ui/icon";
import { ContactMarks } from "../contact-marks";
import { RefusedContacts } from "../list/refused-contacts";
import { useContactDesk } from "../list/use-contact-desk";
import { ContactMenu } from "./contact-menu";
import { WaitLine } from "./wait-line";

interface ContactHeadProps {
  contact: ContactDetail;
  backTo: string;
}

/** Who asks for what, and how long they have waited. */
export function ContactHead({ contact, backTo }: ContactHeadProps) {
  const { name, websiteType, submittedAt } = contact;
  const desk = useContactDesk(String(contact.id));
  return (
    <header className="relative">
      <div className="-mt-2 mb-3 flex items-center justify-between gap-4 xl:absolute xl:-top-2 xl:right-0 xl:m-0">
        <BackLink to={backTo} />
        <ContactMenu contact={contact} desk={desk} backTo={backTo} />
      </div>
      <RefusedContacts desk={desk} />
      <div className="xl:pr-14">
        <ContactMarks contact={contact} />
      </div>
      <h1 className="text-2xl [overflow-wrap:anywhere] xl:pr-14">{name}</h1>
      <p className="mt-2.5 flex flex-wrap items-center gap-x-3 gap-y-1.5 text-sm text-ink-soft">
        <span className="rounded-full bg-peach px-3 py-0.5 font-semibold text-ink">
          {websiteTypeBadge(websiteType)}
        </span>
        <time dateTime={submittedAt}>Masuk {nameShortly(Date.parse(submittedAt), Date.now())}</time>
      </p>
      <WaitLine contact={contact} />
    </header>
  );
}

export function BackLink({ to }: { to: string }) {
  return (
    <Link
      to={to}
      className="-ml-2 inline-flex min-h-11 items-center gap-2 rounded-full px-2 text-sm font-semibold text-fajar-deep hover:bg-sand xl:hidden"
    >
      <Icon node={ArrowLeft} className="size-4" />
      Daftar kontak
    </Link>
  );
}
