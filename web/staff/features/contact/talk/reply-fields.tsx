import { useId } from "react";
import { maxActivityLength } from "../../../../../worker/contract/inbox/contact-activity";
import { cn } from "../../../../lib/cn";
import { Field, fieldAria } from "../../../../ui/field";
import { checkboxStyles, inputStyles } from "../../../../ui/input-styles";
import { LoadFailure } from "../../../ui/load-failure";
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

/** The templates of a channel; each keeps what was typed over it. */
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
        <fieldset>
          <legend className="mb-1.5 font-semibold">Templat</legend>
          <div className="flex flex-wrap gap-2">
            {choices.map((template) => (
              <label
                key={template.id}
                className={cn(
                  "inline-flex min-h-11 max-w-full cursor-pointer items-center rounded-full border px-4 text-sm font-semibold [overflow-wrap:anywhere]",
                  "has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-fajar",
                  template.id === templateId
                    ? "border-ink bg-ink text-paper"
                    : "border-edge bg-white hover:border-ink",
                )}
              >
                <input
                  type="radio"
                  name={name}
                  checked={template.id === templateId}
                  onChange={() => reply.choose(template.id)}
                  className="sr-only"
                />
                {template.name}
              </label>
            ))}
          </div>
        </fieldset>
      )}
    </>
  );
}
