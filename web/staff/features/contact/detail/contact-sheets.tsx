import { DialogFrame } from "../../../ui/dialog-frame";
import { EmailDialog } from "../talk/email-dialog";
import type { Reply } from "../talk/use-reply";
import { WhatsappDialog } from "../talk/whatsapp-dialog";
import { ConflictNotice } from "./changes/conflict-notice";
import type { ContactChanges } from "./changes/use-contact-changes";
import { StagePath } from "./follow-up/stage-path";
import { StepForm } from "./follow-up/step-form";
import type { LostDraft } from "./follow-up/use-lost-draft";
import type { StepDraft } from "./follow-up/use-step-draft";
import type { Sheet } from "./thumb-bar";

interface ContactSheetsProps {
  open: Sheet | null;
  changes: ContactChanges;
  step: StepDraft;
  lost: LostDraft;
  replies: { whatsapp: Reply; email: Reply };
  onClose: () => void;
}

/** What opens over the page: from the bar of a phone, or by the buttons of a wide one. */
export function ContactSheets({ open, changes, step, lost, replies, onClose }: ContactSheetsProps) {
  const { contact } = changes;
  if (open === "whatsapp")
    return <WhatsappDialog changes={changes} reply={replies.whatsapp} onClose={onClose} />;
  if (open === "email") return <EmailDialog changes={changes} reply={replies.email} onClose={onClose} />;
  if (open === "stage") {
    return (
      <DialogFrame title="Tahap" lead={contact.name} onClose={onClose}>
        <div className="@container mt-5 pb-6">
          <ConflictNotice changes={changes} className="mb-5" />
          <StagePath changes={changes} lost={lost} onStored={onClose} />
        </div>
      </DialogFrame>
    );
  }
  if (open === "step") {
    return (
      <DialogFrame title="Langkah berikutnya" lead={contact.name} onClose={onClose}>
        <div className="@container mt-5 pb-6">
          <ConflictNotice changes={changes} className="mb-5" />
          <StepForm
            step={step}
            onSaved={onClose}
            onCancel={() => {
              step.cancel();
              onClose();
            }}
          />
        </div>
      </DialogFrame>
    );
  }
  return null;
}
