import { ChevronRight } from "lucide";
import { type ReactNode, useId, useState } from "react";
import { generatePath, Link, useLocation } from "react-router-dom";
import { websiteTypeBadge } from "../../../../../worker/contract/business/website-types";
import type { ContactDetail } from "../../../../../worker/contract/inbox/contact-change";
import { stageNames } from "../../../../../worker/contract/inbox/contact-submission";
import { staffPaths } from "../../../../../worker/contract/paths";
import { formatLongDate } from "../../../../lib/format";
import { hideToast } from "../../../../toasts/toast";
import { Icon } from "../../../../ui/icon";
import { DialogFrame } from "../../../ui/dialog-frame";
import { LongText } from "../../../ui/long-text";
import { campaignDetails, channelNames, sourceText } from "../source-text";
import { ReplyDialog } from "../talk/reply-dialog";
import { Timeline } from "../talk/timeline";
import { useReply } from "../talk/use-reply";
import { ContactWays, type Sheet, ThumbBar } from "./contact-ways";
import { FollowUp } from "./follow-up";
import { StagePath } from "./stage-path";
import { StepForm } from "./step-form";
import { useContactChanges } from "./use-contact-changes";

interface ContactScreenProps {
  contact: ContactDetail;
  /** The head. */
  children: ReactNode;
}

export function ContactScreen({ contact, children }: ContactScreenProps) {
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
      {children}
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
function SamePerson({ contact: { samePerson } }: { contact: ContactDetail }) {
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
