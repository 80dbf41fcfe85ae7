import { Mail, Send } from "lucide";
import { useState } from "react";
import { mailtoLink } from "../../../../../worker/contract/inbox/reply-text";
import { useAddActivity } from "../../../../api/contact-detail";
import { ApiError, messageOf } from "../../../../lib/http";
import { showToast } from "../../../../toasts/toast";
import { Button } from "../../../../ui/button";
import { Icon } from "../../../../ui/icon";
import { CancelButton, DialogActions, DialogFrame } from "../../../ui/dialog-frame";
import { InlineNotice } from "../../../ui/inline-notice";
import type { ContactChanges } from "../detail/changes/use-contact-changes";
import { OpeningLink } from "./opening-link";
import { ReplyFields } from "./reply-fields";
import { useNotedOpening } from "./use-noted-opening";
import type { Message, Reply } from "./use-reply";

interface EmailDialogProps {
  changes: ContactChanges;
  reply: Reply;
  onClose: () => void;
}

/** An e-mail, sent by the site where it can, else opened in the program of whoever writes. */
export function EmailDialog(props: EmailDialogProps) {
  return props.changes.contact.sendsEmail ? <SentEmail {...props} /> : <OpenedEmail {...props} />;
}

function OpenedEmail({ changes, reply, onClose }: EmailDialogProps) {
  const { contact } = changes;
  const note = useNotedOpening(changes.after);
  const { subject, body } = reply.message;
  return (
    <DialogFrame title="Email" lead={<Addressee changes={changes} />} onClose={onClose}>
      <ReplyFields reply={reply} hasSubject movesStage={contact.stage === "new"} />
      <DialogActions>
        <CancelButton />
        <OpeningLink
          href={mailtoLink(contact.email, { subject: subject.trim(), body: body.trim() })}
          isComing={reply.isComing}
          onOpen={() => {
            const { input, forget } = reply.begin();
            void note({ contact, input, onStored: forget });
            onClose();
          }}
        >
          <Icon node={Mail} className="size-5" />
          Buka Aplikasi Email
        </OpeningLink>
      </DialogActions>
    </DialogFrame>
  );
}

function SentEmail({ changes, reply, onClose }: EmailDialogProps) {
  const { contact, after } = changes;
  const add = useAddActivity();
  const [faults, setFaults] = useState<{ subject?: string | undefined; body?: string | undefined }>({});
  const [problem, setProblem] = useState("");
  // Nobody knows whether these words went out: they go out once more on purpose alone.
  const [unknown, setUnknown] = useState<Message | null>(null);
  const { message } = reply;
  const isUnknown = unknown?.subject === message.subject && unknown.body === message.body;

  async function send() {
    const [subject, body] = [message.subject.trim(), message.body.trim()];
    const found = { subject: subject ? "" : "Isi subjeknya.", body: body ? "" : "Tulis pesannya." };
    setFaults(found);
    setProblem("");
    setUnknown(null);
    if (found.subject || found.body) return;
    const { input, forget } = reply.begin();
    try {
      const sent = add.mutateAsync({
        contactId: contact.id,
        input: { ...input, ...(isUnknown && { resend: true }) },
      });
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
      if (ofFields.resend) setUnknown(message);
      const fallback = "Email belum tentu terkirim. Periksa riwayat di bawah sebelum mengirim lagi.";
      setProblem(messageOf(error, fallback));
    }
  }

  return (
    <DialogFrame
      title="Email"
      lead={<Addressee changes={changes} />}
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
          {add.isPending ? "Mengirim..." : isUnknown ? "Kirim Lagi" : "Kirim Email"}
        </Button>
      </DialogActions>
    </DialogFrame>
  );
}

function Addressee({ changes: { contact } }: Pick<EmailDialogProps, "changes">) {
  return (
    <p className="[overflow-wrap:anywhere]">
      {contact.name}, {contact.email}
    </p>
  );
}
