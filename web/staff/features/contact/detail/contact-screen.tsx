import { ChevronRight } from "lucide";
import { useId, useState } from "react";
import { generatePath, Link, useLocation } from "react-router-dom";
import { websiteTypeBadge } from "../../../../../worker/contract/business/website-types";
import type { ContactDetail } from "../../../../../worker/contract/inbox/contact-change";
import { stageNames } from "../../../../../worker/contract/inbox/contact-submission";
import { staffPaths } from "../../../../../worker/contract/paths";
import { cn } from "../../../../lib/cn";
import { formatLongDate } from "../../../../lib/format";
import { hideToast } from "../../../../toasts/toast";
import { Icon } from "../../../../ui/icon";
import { DialogFrame } from "../../../ui/dialog-frame";
import { campaignDetails, channelNames, sourceText } from "../source-text";
import { readText } from "../talk/kept-texts";
import { ReplyDialog } from "../talk/reply-dialog";
import { Timeline } from "../talk/timeline";
import { type Reply, useReply } from "../talk/use-reply";
import { type ContactChanges, useContactChanges } from "./changes/use-contact-changes";
import { ContactHead, type ContactHeadProps } from "./contact-head";
import { ContactWays } from "./contact-ways";
import { FollowUp } from "./follow-up/follow-up";
import { StagePath } from "./follow-up/stage-path";
import { StepForm } from "./follow-up/step-form";
import { readStep, type TypedStep, typedStepOf } from "./follow-up/step-times";
import { type FieldDraft, useFieldDraft } from "./follow-up/use-field-draft";
import { type Sheet, ThumbBar } from "./thumb-bar";

/** An enquiry that is there. */
export function ContactScreen({ contact: stored, ...head }: ContactHeadProps) {
  const changes = useContactChanges(stored);
  const { contact } = changes;
  const step = useFieldDraft(changes, "langkah", typedStepOf(contact), readStep);
  const lost = useFieldDraft(changes, "alasan", contact.lostReason ?? "", readText);
  const replies = { whatsapp: useReply(contact, "whatsapp"), email: useReply(contact, "email") };
  const [sheet, setSheet] = useState<Sheet | null>(null);

  function openSheet(chosen: Sheet) {
    // On a phone it would lie over the sheet.
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
      <ContactWays
        contact={contact}
        onWhatsapp={() => openSheet("whatsapp")}
        onEmail={() => openSheet("email")}
      />
      <FollowUp {...{ changes, step, lost, sheet }} />
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
      <ContactSheets open={sheet} {...{ changes, step, lost, replies }} onClose={() => setSheet(null)} />
    </article>
  );
}

/** Where the sender came from. */
function ContactSourceLine({ source, channel }: Pick<ContactDetail, "source" | "channel">) {
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

/** Characters and lines from which a message would push everything else out of sight. */
const longFrom = { characters: 1200, lines: 18 };

/** What the sender wrote, as they wrote it. */
function ContactMessage({ message }: { message: string }) {
  const [isOpen, setOpen] = useState(false);
  const isLong = message.length > longFrom.characters || message.split("\n").length > longFrom.lines;
  return (
    <section aria-label="Pesan" className="mt-7 border-l-4 border-amber pl-4 @lg:pl-5">
      {message.trim() === "" ? (
        <p className="text-ink-soft italic">Tidak ada pesan.</p>
      ) : (
        <p
          className={cn(
            "max-w-[65ch] text-[1.0625rem] leading-relaxed whitespace-pre-line [overflow-wrap:anywhere]",
            isLong && !isOpen && "line-clamp-[14]",
          )}
        >
          {message}
        </p>
      )}
      {isLong && (
        <button
          type="button"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
          className="min-h-11 text-sm font-semibold text-fajar-deep underline underline-offset-2"
        >
          {isOpen ? "Ringkas" : "Tampilkan seluruh pesan"}
        </button>
      )}
    </section>
  );
}

/** What else the same person has sent. */
function SamePerson({ contact: { samePerson } }: { contact: ContactDetail }) {
  const id = useId();
  // The list that it was opened from stays the same.
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
              // Closed, it leads to the list, as it did for the one before.
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

interface ContactSheetsProps {
  open: Sheet | null;
  changes: ContactChanges;
  step: FieldDraft<TypedStep>;
  lost: FieldDraft<string>;
  replies: { whatsapp: Reply; email: Reply };
  onClose: () => void;
}

/** What opens over the page: from the bar of a phone, or by the buttons of a wide one. */
function ContactSheets({ open, changes, step, lost, replies, onClose }: ContactSheetsProps) {
  const { contact } = changes;
  if (open === "whatsapp" || open === "email")
    return <ReplyDialog channel={open} changes={changes} reply={replies[open]} onClose={onClose} />;
  if (open === "stage") {
    return (
      <DialogFrame title="Tahap" lead={contact.name} onClose={onClose}>
        <div className="@container mt-5 pb-6">
          <StagePath changes={changes} lost={lost} onStored={onClose} />
        </div>
      </DialogFrame>
    );
  }
  if (open === "step") {
    return (
      <DialogFrame title="Langkah berikutnya" lead={contact.name} onClose={onClose}>
        <div className="@container mt-5 pb-6">
          <StepForm changes={changes} draft={step} onDone={onClose} />
        </div>
      </DialogFrame>
    );
  }
  return null;
}
