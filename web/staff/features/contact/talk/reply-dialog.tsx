import { Mail, MessageCircle, Send } from "lucide";
import { type MouseEvent, useState } from "react";
import type { ReplyChannel } from "../../../../../worker/contract/inbox/reply-template";
import { mailtoLink, whatsappLink } from "../../../../../worker/contract/inbox/reply-text";
import { useAddActivity } from "../../../../api/contact-detail";
import { ApiError, messageOf } from "../../../../lib/http";
import { showToast } from "../../../../toasts/toast";
import { Button, buttonStyles } from "../../../../ui/button";
import { Icon } from "../../../../ui/icon";
import { CancelButton, DialogActions, DialogFrame } from "../../../ui/dialog-frame";
import { InlineNotice } from "../../../ui/inline-notice";
import type { ContactChanges } from "../detail/changes/use-contact-changes";
import { ReplyFields } from "./reply-fields";
import { useNotedOpening } from "./use-noted-opening";
import type { Reply } from "./use-reply";

interface ReplyDialogProps {
  channel: ReplyChannel;
  changes: ContactChanges;
  reply: Reply;
  onClose: () => void;
}

/** A message to the sender: an e-mail is sent by the site where it can, else another app opens with the message. */
export function ReplyDialog(props: ReplyDialogProps) {
  const isSent = props.channel === "email" && props.changes.contact.sendsEmail;
  return isSent ? <SentEmail {...props} /> : <OpenedReply {...props} />;
}

function OpenedReply({ channel, changes, reply, onClose }: ReplyDialogProps) {
  const { contact } = changes;
  const note = useNotedOpening(changes.after);
  const isEmail = channel === "email";
  const [subject, body] = [reply.message.subject.trim(), reply.message.body.trim()];
  const href = isEmail
    ? mailtoLink(contact.email, { subject, body })
    : whatsappLink(contact.phoneNumber, body);

  function handleOpen(event: MouseEvent) {
    // It would open without the words that are on their way.
    if (reply.isComing) return event.preventDefault();
    const { forget, ...attempt } = reply.begin();
    void note({ contact, ...attempt, onStored: forget });
    onClose();
  }

  return (
    <DialogFrame
      title={isEmail ? "Email" : "WhatsApp"}
      lead={`${contact.name}, ${isEmail ? contact.email : contact.phoneNumber}`}
      onClose={onClose}
    >
      <ReplyFields reply={reply} hasSubject={isEmail} movesStage={contact.stage === "new"} />
      <DialogActions>
        <CancelButton />
        {href && (
          <a
            href={href}
            {...(!isEmail && { target: "_blank", rel: "noopener" })}
            aria-disabled={reply.isComing || undefined}
            onClick={handleOpen}
            onAuxClick={(event) => event.button === 1 && handleOpen(event)}
            className={buttonStyles()}
          >
            <Icon node={isEmail ? Mail : MessageCircle} className="size-5" />
            {isEmail ? "Buka Aplikasi Email" : "Buka WhatsApp"}
          </a>
        )}
      </DialogActions>
    </DialogFrame>
  );
}

function SentEmail({ changes, reply, onClose }: ReplyDialogProps) {
  const { contact, after } = changes;
  const add = useAddActivity();
  const [faults, setFaults] = useState<{ subject?: string | undefined; body?: string | undefined }>({});
  const [problem, setProblem] = useState("");

  async function send() {
    const { key, input, forget } = reply.begin();
    const found = {
      subject: input.subject ? "" : "Isi subjeknya.",
      body: input.body ? "" : "Tulis pesannya.",
    };
    setFaults(found);
    setProblem("");
    if (found.subject || found.body) return;
    try {
      const sent = add.mutateAsync({ contactId: contact.id, input, key });
      after(sent);
      await sent;
      forget();
      onClose();
      showToast({ title: "Email terkirim", description: contact.email });
    } catch (error) {
      console.error(error);
      const ofFields = error instanceof ApiError ? error.fields : {};
      setFaults({ subject: ofFields.subject, body: ofFields.body });
      if (ofFields.subject || ofFields.body) return;
      const fallback = "Email belum tentu terkirim. Periksa riwayat di bawah sebelum mengirim lagi.";
      setProblem(messageOf(error, fallback));
    }
  }

  return (
    <DialogFrame
      title="Email"
      lead={`${contact.name}, ${contact.email}`}
      pending={add.isPending}
      onClose={onClose}
    >
      <ReplyFields
        reply={reply}
        hasSubject
        isBusy={add.isPending}
        faults={faults}
        movesStage={contact.stage === "new"}
      />
      {problem && <InlineNotice role="alert" tone="danger" title={problem} className="mb-5" />}
      <DialogActions>
        <CancelButton />
        <Button busy={add.isPending || reply.isComing} onClick={() => void send()}>
          <Icon node={Send} className="size-4" />
          {add.isPending ? "Mengirim..." : "Kirim Email"}
        </Button>
      </DialogActions>
    </DialogFrame>
  );
}
