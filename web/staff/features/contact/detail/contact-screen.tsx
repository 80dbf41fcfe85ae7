import { useState } from "react";
import type { ContactDetail } from "../../../../../worker/contract/inbox/contact-change";
import { Timeline } from "../talk/timeline";
import { useReply } from "../talk/use-reply";
import { ContactHead } from "./contact-head";
import { ContactMessage } from "./contact-message";
import { ContactSheets } from "./contact-sheets";
import { ContactSourceLine } from "./contact-source";
import { ContactWays } from "./contact-ways";
import { FollowUp } from "./follow-up";
import { SamePerson } from "./same-person";
import { type Sheet, ThumbBar } from "./thumb-bar";
import { useContactChanges } from "./use-contact-changes";
import { useStepDraft } from "./use-step-draft";

/** An enquiry that is there. */
export function ContactScreen({ contact: stored, backTo }: { contact: ContactDetail; backTo: string }) {
  const changes = useContactChanges(stored);
  const { contact } = changes;
  const step = useStepDraft(changes);
  const replies = { whatsapp: useReply(contact, "whatsapp"), email: useReply(contact, "email") };
  const [sheet, setSheet] = useState<Sheet | null>(null);
  return (
    <article aria-label={`Kontak dari ${contact.name}`} className="@container mx-auto max-w-[46rem] xl:mx-0">
      <ContactHead contact={contact} backTo={backTo} />
      <ContactMessage message={contact.message} />
      <ContactWays
        contact={contact}
        onWhatsapp={() => setSheet("whatsapp")}
        onEmail={() => setSheet("email")}
      />
      <FollowUp changes={changes} step={step} isStepElsewhere={sheet === "step"} />
      <ContactSourceLine source={contact.source} />
      <SamePerson contact={contact} />
      <Timeline contact={contact} />
      <ThumbBar contact={contact} onOpen={setSheet} />
      <ContactSheets open={sheet} {...{ changes, step, replies }} onClose={() => setSheet(null)} />
    </article>
  );
}
