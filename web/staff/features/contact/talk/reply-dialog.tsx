import { Mail, MessageCircle, Send } from "lucide";
import { type MouseEvent, useId, useState } from "react";
import { maxActivityLength } from "../../../../../worker/contract/inbox/contact-activity";
import type { ContactDetail } from "../../../../../worker/contract/inbox/contact-change";
import type { ReplyChannel } from "../../../../../worker/contract/inbox/reply-template";
import { mailtoLink, whatsappLink } from "../../../../../worker/contract/inbox/reply-text";
import { useAddActivity } from "../../../../api/contact-detail";
import { ApiError, toMessage } from "../../../../lib/http";
import { showToast } from "../../../../toasts/toast";
import { Button, buttonStyles } from "../../../../ui/button";
import { Icon } from "../../../../ui/icon";
import { checkboxStyles } from "../../../../ui/input-styles";
import { ChoicePills } from "../../../ui/choice-pills";
import { CancelButton, DialogActions, DialogFrame } from "../../../ui/dialog-frame";
import { InlineNotice } from "../../../ui/inline-notice";
import { LoadFailure } from "../../../ui/load-failure";
import { TextField } from "../../../ui/text-field";
import { type Reply, useNotedOpening } from "./use-reply";

interface ReplyDialogProps {
  channel: ReplyChannel;
  contact: ContactDetail;
  reply: Reply;
  onClose: () => void;
}

/** Writes a message to the sender. The site sends e-mails if it is configured, else another app opens with the message. */
export function ReplyDialog({ channel, contact, reply, onClose }: ReplyDialogProps) {
  const add = useAddActivity(contact.id);
  const note = useNotedOpening(contact.id);
  const [faults, setFaults] = useState<ReplyFieldsProps["faults"]>({});
  const [problem, setProblem] = useState("");
  const isEmail = channel === "email";
  const [subject, body] = [reply.message.subject.trim(), reply.message.body.trim()];
  const href = isEmail
    ? mailtoLink(contact.email, { subject, body })
    : whatsappLink(contact.phoneNumber, body);

  function handleOpen(event: MouseEvent) {
    // The template is still loading.
    if (reply.isComing) return event.preventDefault();
    void note(reply.begin(), reply.forget);
    onClose();
  }

  async function send() {
    const found = {
      ...(!subject && { subject: "Isi subjeknya." }),
      ...(!body && { body: "Tulis pesannya." }),
    };
    setFaults(found);
    setProblem("");
    if (!subject || !body) return;
    try {
      await add.mutateAsync(reply.begin());
      reply.forget();
      onClose();
      showToast({ title: "Email terkirim", description: contact.email });
    } catch (error) {
      console.error(error);
      const { fields = {} } = error instanceof ApiError ? error : {};
      setFaults(fields);
      if (fields.subject || fields.body) return;
      const fallback = "Email belum tentu terkirim. Periksa riwayat di bawah sebelum mengirim lagi.";
      setProblem(toMessage(error, fallback));
    }
  }

  return (
    <DialogFrame
      title={isEmail ? "Email" : "WhatsApp"}
      lead={`${contact.name}, ${isEmail ? contact.email : contact.phoneNumber}`}
      pending={add.isPending}
      onClose={onClose}
    >
      <ReplyFields
        reply={reply}
        hasSubject={isEmail}
        isBusy={add.isPending}
        faults={faults}
        movesStage={contact.stage === "new"}
      />
      {problem && <InlineNotice role="alert" tone="danger" title={problem} className="mb-5" />}
      <DialogActions>
        <CancelButton />
        {isEmail && contact.sendsEmail ? (
          <Button icon={Send} busy={add.isPending || reply.isComing} onClick={() => void send()}>
            {add.isPending ? "Mengirim..." : "Kirim Email"}
          </Button>
        ) : (
          href && (
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
          )
        )}
      </DialogActions>
    </DialogFrame>
  );
}

interface ReplyFieldsProps {
  reply: Reply;
  hasSubject: boolean;
  /** Whether the message is being sent. */
  isBusy: boolean;
  faults: Partial<Record<"subject" | "body", string>>;
  /** Whether the first response also moves the stage. */
  movesStage: boolean;
}

/** The fields of a message. */
function ReplyFields({ reply, hasSubject, isBusy, faults, movesStage }: ReplyFieldsProps) {
  const id = useId();
  const { message } = reply;
  return (
    <div className="mt-5 grid gap-5 pb-5">
      <TemplateChoice reply={reply} />
      {hasSubject && (
        <TextField
          id={`${id}-subject`}
          label="Subjek"
          error={faults.subject}
          maxLength={200}
          value={message.subject}
          readOnly={isBusy}
          onType={(subject) => reply.type({ subject })}
        />
      )}
      <TextField
        id={id}
        label="Pesan"
        error={faults.body}
        rows={hasSubject ? 9 : 6}
        maxLength={maxActivityLength}
        value={message.body}
        readOnly={isBusy}
        onType={(body) => reply.type({ body })}
        className="field-sizing-content max-h-[45dvh] min-h-36 leading-normal"
      />
      {reply.isUnanswered && (
        <label className="flex min-h-11 cursor-pointer items-center gap-3">
          <input
            type="checkbox"
            checked={reply.isAnswer}
            onChange={(event) => reply.setAnswer(event.target.checked)}
            className={checkboxStyles}
          />
          <span>
            <span className="font-semibold">Tandai sebagai respons pertama</span>
            {movesStage && <span className="block text-sm text-ink-soft">Tahap menjadi Dihubungi</span>}
          </span>
        </label>
      )}
    </div>
  );
}

/** The choice of a template. Each keeps its edited text. */
function TemplateChoice({ reply }: { reply: Reply }) {
  const { query, choices, templateId } = reply;
  const name = useId();
  return (
    <>
      {query.isError && !query.data && (
        <LoadFailure
          place="inline"
          title="Templat belum bisa dimuat"
          description="Anda tetap bisa menulis pesannya sendiri."
          query={query}
        />
      )}
      {query.isPending && (
        <p role="status" className="text-sm text-ink-soft">
          Memuat templat... Anda bisa langsung menulis pesannya.
        </p>
      )}
      {choices.length > 0 && (
        <ChoicePills
          name={name}
          legend="Templat"
          isList
          options={choices.map(({ id, name: label }) => ({ value: id, label }))}
          value={templateId}
          onChoose={reply.choose}
        />
      )}
    </>
  );
}
