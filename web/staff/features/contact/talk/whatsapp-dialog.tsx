import { MessageCircle } from "lucide";
import { whatsappLink } from "../../../../../worker/contract/inbox/reply-text";
import { Icon } from "../../../../ui/icon";
import { CancelButton, DialogActions, DialogFrame } from "../../../ui/dialog-frame";
import type { ContactChanges } from "../detail/changes/use-contact-changes";
import { OpeningLink } from "./opening-link";
import { ReplyFields } from "./reply-fields";
import { useNotedOpening } from "./use-noted-opening";
import type { Reply } from "./use-reply";

interface ReplyDialogProps {
  changes: ContactChanges;
  reply: Reply;
  onClose: () => void;
}

/** A message for WhatsApp, which opens with it at once. */
export function WhatsappDialog({ changes, reply, onClose }: ReplyDialogProps) {
  const { contact } = changes;
  const note = useNotedOpening(changes.queue.after);
  const link = whatsappLink(contact.phoneNumber, reply.message.body.trim());
  return (
    <DialogFrame
      title="WhatsApp"
      lead={
        <p className="[overflow-wrap:anywhere]">
          {contact.name}, {contact.phoneNumber}
        </p>
      }
      onClose={onClose}
    >
      <ReplyFields reply={reply} movesStage={contact.stage === "new"} />
      <DialogActions>
        <CancelButton />
        {link && (
          <OpeningLink
            href={link}
            target="_blank"
            rel="noopener"
            isComing={reply.isComing}
            onOpen={() => {
              const { input, forget } = reply.begin();
              void note({ contact, input, onStored: forget });
              onClose();
            }}
          >
            <Icon node={MessageCircle} className="size-5" />
            Buka WhatsApp
          </OpeningLink>
        )}
      </DialogActions>
    </DialogFrame>
  );
}
