import { useState } from "react";
import type { ContactDetail } from "../../../../../worker/contract/inbox/contact-change";
import { hideToast } from "../../../../toasts/toast";
import { Timeline } from "../talk/timeline";
import { useReply } from "../talk/use-reply";
import { useContactChanges } from "./changes/use-contact-changes";
import { ContactHead } from "./contact-head";
import { ContactMessage } from "./contact-message";
import { ContactSheets } from "./contact-sheets";
import { ContactSourceLine } from "./contact-source";
import { ContactWays } from "./contact-ways";
import { FollowUp } from "./follow-up/follow-up";
import { useLostDraft } from "./follow-up/use-lost-draft";
import { useStepDraft } from "./follow-up/use-step-draft";
import { SamePerson } from "./same-person";
import { type Sheet, ThumbBar } from "./thumb-bar";

/** An enquiry that is there. */
export function ContactScreen({ contact: stored, backTo }: { contact: ContactDetail; backTo: string }) {
  const changes = useContactChanges(stored);
  const { contact } = changes;
  const step = useStepDraft(changes);
  const lost = useLostDraft(changes);
  const replies = { whatsapp: useReply(contact, "whatsapp"), email: useReply(contact, "email") };
  const [sheet, setSheet] = useState<Sheet | null>(null);

  function openSheet(chosen: Sheet) {
    // On a phone it would lie over the sheet.
    hideToast();
    setSheet(chosen);
  }

  return (
    <article aria-label={`Kontak dari ${contact.name}`} className="@container mx-auto max-w-[46rem] xl:mx-0">
      <ContactHead contact={contact} backTo={backTo} />
      <ContactMessage message={contact.message} />
      <ContactWays
        contact={contact}
        onWhatsapp={() => openSheet("whatsapp")}
        onEmail={() => openSheet("email")}
      />
      <FollowUp {...{ changes, step, lost, sheet }} />
      <ContactSourceLine source={contact.source} />
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
