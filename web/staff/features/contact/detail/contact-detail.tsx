import { useQuery } from "@tanstack/react-query";
import { ArrowLeft, Check, X } from "lucide";
import { type Ref, useEffect } from "react";
import { Link, useNavigate } from "react-router-dom";
import { websiteTypeBadge } from "../../../../../worker/contract/business/website-types";
import type { ContactDetail as Contact } from "../../../../../worker/contract/inbox/contact-change";
import { nameShortly } from "../../../../../worker/contract/jakarta";
import { contactDetailQuery } from "../../../../api/contact-detail";
import { cn } from "../../../../lib/cn";
import { isGone } from "../../../../lib/http";
import { buttonStyles } from "../../../../ui/button";
import { Icon } from "../../../../ui/icon";
import { Notice } from "../../../../ui/notice";
import { Spinner } from "../../../../ui/spinner";
import { useNow } from "../../../lib/use-now";
import { RefusedNotice } from "../../../lists/bulk";
import { NeighbourLinks, type Neighbours } from "../../../lists/neighbours";
import { IconButton } from "../../../ui/icon-button";
import { LoadFailure } from "../../../ui/load-failure";
import { Mark } from "../../../ui/mark";
import { ContactMarks } from "../contact-marks";
import { ContactMenu } from "../contact-menu";
import { forgetTexts } from "../talk/kept-texts";
import { useContactDesk } from "../use-contact-desk";
import { type WaitText, waitText } from "../wait";
import { ContactScreen } from "./contact-screen";

interface ContactDetailProps {
  id: number;
  /** The address of the list. */
  backTo: string;
  neighbours: Neighbours;
  onClose: () => void;
  ref: Ref<HTMLElement>;
}

/** One enquiry, beside its list or in its place. */
export function ContactDetail({ id, backTo, neighbours, onClose, ref }: ContactDetailProps) {
  const contact = useQuery(contactDetailQuery(id));
  return (
    <section
      ref={ref}
      tabIndex={-1}
      aria-label={`Kontak #${id}`}
      className="relative min-w-0 outline-none xl:border-line xl:border-l xl:pr-12 xl:pl-8"
    >
      <IconButton
        label={`Tutup kontak #${id}`}
        icon={X}
        onClick={onClose}
        className="absolute -top-2 right-0 z-10 max-xl:hidden"
      />
      {isGone(contact.error) ? (
        <GoneContact id={id} backTo={backTo} />
      ) : contact.data ? (
        <ContactScreen contact={contact.data}>
          <ContactHead contact={contact.data} {...{ backTo, neighbours }} />
        </ContactScreen>
      ) : (
        <>
          <BackLink to={backTo} />
          {contact.isPending ? (
            <Spinner isPage label="Memuat kontak..." className="min-h-[50vh]" />
          ) : (
            <LoadFailure place="page" title="Kontak belum bisa dimuat" query={contact} />
          )}
        </>
      )}
    </section>
  );
}

function GoneContact({ id, backTo }: Pick<ContactDetailProps, "id" | "backTo">) {
  // Drafts about a deleted enquiry are deleted too.
  useEffect(() => forgetTexts([id]), [id]);
  return (
    <Notice role="alert" headingLevel="h1" title="Kontak tidak ditemukan atau sudah dihapus">
      <Link to={backTo} className={buttonStyles("outline")}>
        Kembali ke Daftar Kontak
      </Link>
    </Notice>
  );
}

interface ContactHeadProps extends Pick<ContactDetailProps, "backTo" | "neighbours"> {
  contact: Contact;
}

/** The head of an enquiry. */
function ContactHead({ contact, backTo, neighbours }: ContactHeadProps) {
  const { name, websiteType, submittedAt, samePerson } = contact;
  const desk = useContactDesk();
  const navigate = useNavigate();
  return (
    <header className="relative">
      <div className="-mt-2 mb-3 flex items-center justify-between gap-1 xl:absolute xl:-top-2 xl:right-0 xl:m-0">
        <BackLink to={backTo} />
        <span className="ml-auto flex">
          <NeighbourLinks noun="Kontak" {...neighbours} />
        </span>
        <ContactMenu
          contact={contact}
          desk={desk}
          staying={samePerson.filter(({ isSameAddress }) => !isSameAddress)}
          onGone={() => navigate(backTo)}
        />
      </div>
      <RefusedNotice bulk={desk.bulk} />
      <div className="xl:pr-36">
        <ContactMarks contact={contact} />
      </div>
      <h1 className="text-2xl [overflow-wrap:anywhere] xl:pr-36">{name}</h1>
      <p className="mt-2.5 flex flex-wrap items-center gap-x-3 gap-y-1.5 text-sm text-ink-soft">
        <Mark tone="peach">{websiteTypeBadge(websiteType)}</Mark>
        <time dateTime={submittedAt}>Masuk {nameShortly(Date.parse(submittedAt), Date.now())}</time>
      </p>
      <WaitLine contact={contact} />
    </header>
  );
}

function BackLink({ to }: { to: string }) {
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

const grounds: Record<WaitText["state"], string> = {
  waiting: "bg-peach/55",
  overdue: "bg-danger-pale ring-1 ring-danger/25 ring-inset",
  answered: "bg-leaf-pale",
  late: "bg-sand",
  none: "bg-sand",
};

function WaitLine({ contact }: { contact: Contact }) {
  const { state, title, text } = waitText(contact, useNow());
  return (
    <div className={cn("mt-5 rounded-lg px-4 py-3.5 sm:px-5", grounds[state])}>
      <p
        className={cn(
          "flex items-center gap-2 text-xl leading-tight font-bold tracking-tight",
          state === "overdue" && "text-danger",
        )}
      >
        {(state === "answered" || state === "late") && <Icon node={Check} className="size-5 text-leaf" />}
        {title}
      </p>
      {text && <p className="mt-1 text-sm text-ink-soft first-letter:uppercase">{text}</p>}
    </div>
  );
}
