import { useId } from "react";
import { maxActivityLength } from "../../../../../worker/contract/inbox/contact-activity";
import { cn } from "../../../../lib/cn";
import { Field, fieldAria } from "../../../../ui/field";
import { inputStyles } from "../../../../ui/input-styles";
import { checkboxStyles } from "../../../ui/checkbox-styles";
import { TemplateChoice } from "./template-choice";
import type { Reply } from "./use-reply";

interface ReplyFieldsProps {
  reply: Reply;
  hasSubject?: boolean;
  /** Sent at the moment. */
  isBusy?: boolean;
  faults?: { subject?: string | undefined; body?: string | undefined };
  /** What ticking it does to the stage. */
  movesStage: boolean;
}

/** A message, from a template or typed, and whether it is the first response. */
export function ReplyFields({
  reply,
  hasSubject,
  isBusy = false,
  faults = {},
  movesStage,
}: ReplyFieldsProps) {
  const id = useId();
  const { message } = reply;
  return (
    <div className="mt-5 grid gap-5 pb-5">
      <TemplateChoice reply={reply} />
      {hasSubject && (
        <Field id={`${id}-subject`} label="Subjek" error={faults.subject}>
          <input
            {...fieldAria(`${id}-subject`, faults.subject)}
            maxLength={200}
            value={message.subject}
            readOnly={isBusy}
            onChange={(event) => reply.type({ subject: event.target.value })}
            className={inputStyles}
          />
        </Field>
      )}
      <Field id={id} label="Pesan" error={faults.body}>
        <textarea
          {...fieldAria(id, faults.body)}
          rows={hasSubject ? 9 : 6}
          maxLength={maxActivityLength}
          value={message.body}
          readOnly={isBusy}
          onChange={(event) => reply.type({ body: event.target.value })}
          className={cn(inputStyles, "field-sizing-content max-h-[45dvh] min-h-36 leading-normal")}
        />
      </Field>
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
