import { useQuery } from "@tanstack/react-query";
import { ArrowLeft, Check, ChevronRight, X } from "lucide";
import { type Ref, useEffect, useId, useState } from "react";
import { generatePath, Link, useLocation, useNavigate } from "react-router-dom";
import { websiteTypeBadge } from "../../../../../worker/contract/business/website-types";
import type { ContactDetail as Contact } from "../../../../../worker/contract/inbox/contact-change";
import { stageNames } from "../../../../../worker/contract/inbox/contact-submission";
import { nameShortly } from "../../../../../worker/contract/jakarta";
import { staffPaths } from "../../../../../worker/contract/paths";
import { contactDetailQuery } from "../../../../api/contact-detail";
import { cn } from "../../../../lib/cn";
import { formatLongDate } from "../../../../lib/format";
import { isGone } from "../../../../lib/http";
import { hideToast } from "../../../../toasts/toast";
import { buttonStyles } from "../../../../ui/button";
import { Icon } from "../../../../ui/icon";
import { Notice } from "../../../../ui/notice";
import { Spinner } from "../../../../ui/spinner";
import { useNow } from "../../../lib/use-now";
import { RefusedNotice } from "../../../lists/bulk";
import { NeighbourLinks, type Neighbours } from "../../../lists/neighbours";
import { DialogFrame } from "../../../ui/dialog-frame";
import { IconButton } from "../../../ui/icon-button";
import { LoadFailure } from "../../../ui/load-failure";
import { LongText } from "../../../ui/long-text";
import { Mark } from "../../../ui/mark";
import { ContactMarks } from "../contact-marks";
import { ContactMenu } from "../contact-menu";
import { campaignDetails, channelNames, sourceText } from "../source-text";
import { forgetTexts } from "../talk/kept-texts";
import { ReplyDialog } from "../talk/reply-dialog";
import { Timeline } from "../talk/timeline";
import { useReply } from "../talk/use-reply";
import { useContactDesk } from "../use-contact-desk";
import { type WaitText, waitText } from "../wait";
import { ContactWays, type Sheet, ThumbBar } from "./contact-ways";
import { FollowUp } from "./follow-up";
import { StagePath, StepForm } from "./step-form";
import { useContactChanges } from "./use-contact-changes";

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
        <ContactScreen contact={contact.data} {...{ backTo, neighbours }} />
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

function ContactScreen({ contact, ...head }: ContactHeadProps) {
  const changes = useContactChanges(contact);
  const replies = { whatsapp: useReply(contact, "whatsapp"), email: useReply(contact, "email") };
  const [sheet, setSheet] = useState<Sheet | null>(null);
  const close = () => setSheet(null);

  function openSheet(chosen: Sheet) {
    // On phones the toast would cover the sheet.
    hideToast();
    setSheet(chosen);
  }

  return (
    <article
      aria-label={`Kontak dari ${contact.name}`}
      className="@container mx-auto max-w-[46rem] max-xl:pb-20 xl:mx-0"
    >
      <ContactHead contact={contact} {...head} />
      <ContactMessage message={contact.message} />
      <ContactWays contact={contact} onOpen={openSheet} />
      <FollowUp changes={changes} />
      <ContactSourceLine {...contact} />
      <SamePerson contact={contact} />
      <Timeline
        contact={contact}
        onWriteAgain={(message) => {
          replies.email.writeAgain(message);
          openSheet("email");
        }}
      />
      <ThumbBar contact={contact} onOpen={openSheet} />
      {(sheet === "whatsapp" || sheet === "email") && (
        <ReplyDialog channel={sheet} contact={contact} reply={replies[sheet]} onClose={close} />
      )}
      {(sheet === "stage" || sheet === "step") && (
        <DialogFrame
          title={sheet === "stage" ? "Tahap" : "Langkah berikutnya"}
          lead={contact.name}
          onClose={close}
        >
          <div className="@container mt-5 pb-6">
            {sheet === "stage" ? (
              <StagePath changes={changes} onStored={close} />
            ) : (
              <StepForm changes={changes} onDone={close} />
            )}
          </div>
        </DialogFrame>
      )}
    </article>
  );
}

function ContactSourceLine({ source, channel }: Pick<Contact, "source" | "channel">) {
  const id = useId();
  const details = campaignDetails(source);
  return (
    <section aria-labelledby={id} className="mt-8">
      <h2 id={id} className="text-lg">
        Asal kontak
      </h2>
      <p className="mt-2 [overflow-wrap:anywhere]">
        {channel && `${channelNames[channel]}. `}
        {sourceText(source)}
      </p>
      {details && <p className="mt-1 text-sm text-ink-soft [overflow-wrap:anywhere]">{details}</p>}
    </section>
  );
}

function ContactMessage({ message }: { message: string }) {
  return (
    <section
      aria-label="Pesan"
      className="mt-7 border-l-4 border-amber pl-4 text-[1.0625rem] leading-relaxed @lg:pl-5"
    >
      {message.trim() === "" ? (
        <p className="text-ink-soft italic">Tidak ada pesan.</p>
      ) : (
        <LongText text={message} />
      )}
    </section>
  );
}

/** Other enquiries of the same person. */
function SamePerson({ contact: { samePerson } }: { contact: Contact }) {
  const id = useId();
  // Keeps the list behind the enquiry.
  const { search, state } = useLocation();
  if (samePerson.length === 0) return null;
  return (
    <section aria-labelledby={id} className="mt-8">
      <h2 id={id} className="text-lg">
        Pesan lain dari orang ini
      </h2>
      <ul className="mt-2 divide-y divide-line border-y border-line">
        {samePerson.map((other) => (
          <li key={other.id}>
            <Link
              to={{ pathname: generatePath(staffPaths.contactDetail, { id: String(other.id) }), search }}
              state={state}
              // Closing leads to the list.
              replace
              className="flex items-center gap-3 py-3 hover:bg-sand"
            >
              <span className="min-w-0 grow">
                <span className="flex flex-wrap gap-x-2 text-sm text-ink-soft">
                  <span className="font-semibold text-ink">{stageNames[other.stage]}</span>
                  <span>{websiteTypeBadge(other.websiteType)}</span>
                  <time dateTime={other.submittedAt}>{formatLongDate(other.submittedAt)}</time>
                </span>
                <span className="mt-0.5 line-clamp-2 text-sm [overflow-wrap:anywhere]">{other.message}</span>
              </span>
              <Icon node={ChevronRight} className="size-4 shrink-0 text-ink-soft" />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
