import { useRef } from "react";
import {
  maxReplyLength,
  placeholders,
  replyChannels,
} from "../../../../../worker/contract/inbox/reply-template";
import { cn } from "../../../../lib/cn";
import { Field, fieldAria } from "../../../../ui/field";
import { inputStyles } from "../../../../ui/input-styles";
import { becomes, insertAt, type Placeholder } from "./filled-text";
import type { TemplateFormState } from "./template-form";
import { channelNames, faultWhileTyping, templateLabels } from "./template-values";

interface TemplateFieldsProps {
  state: TemplateFormState;
  staffName: string;
}

/** The fields of a template. A placeholder that nobody knows is named while one types. */
export function TemplateFields({ state: { values, faults, change }, staffName }: TemplateFieldsProps) {
  const subject = useRef<HTMLInputElement>(null);
  const body = useRef<HTMLTextAreaElement>(null);
  /** Where one wrote last. */
  const last = useRef<"subject" | "body">("body");
  const count = values.body.trim().length;
  const isTooLong = count > maxReplyLength;
  const errors = {
    name: faults.name,
    subject: faultWhileTyping(values.subject) ?? faults.subject,
    body: faultWhileTyping(values.body) ?? faults.body,
  };

  function insert(name: string) {
    const place = values.channel === "email" ? last.current : "body";
    const field = place === "subject" ? subject.current : body.current;
    if (!field) return;
    const end = values[place].length;
    const { text, caret } = insertAt(
      values[place],
      `{${name}}`,
      field.selectionStart ?? end,
      field.selectionEnd ?? end,
    );
    change({ [place]: text });
    field.focus();
    // After React has put the text in.
    requestAnimationFrame(() => field.setSelectionRange(caret, caret));
  }

  return (
    <div className="grid gap-5">
      <fieldset>
        <legend className="mb-1.5 font-semibold">{templateLabels.channel}</legend>
        <div className="inline-flex gap-1 rounded-full border border-edge bg-white p-1">
          {replyChannels.map((channel) => (
            <label
              key={channel}
              className={cn(
                "relative inline-flex min-h-11 cursor-pointer items-center rounded-full px-6 font-semibold",
                "has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-fajar",
                values.channel === channel ? "bg-ink text-paper" : "hover:bg-sand",
              )}
            >
              <input
                type="radio"
                name="template-channel"
                checked={values.channel === channel}
                onChange={() => change({ channel })}
                className="absolute inset-0 cursor-pointer opacity-0"
              />
              {channelNames[channel]}
            </label>
          ))}
        </div>
      </fieldset>
      <Field
        id="template-name"
        label={templateLabels.name}
        hint="Hanya staf yang melihatnya"
        error={errors.name}
      >
        <input
          type="text"
          autoComplete="off"
          value={values.name}
          onChange={(event) => change({ name: event.target.value })}
          className={inputStyles}
          {...fieldAria("template-name", errors.name, "hint")}
        />
      </Field>
      {values.channel === "email" && (
        <Field id="template-subject" label={templateLabels.subject} error={errors.subject}>
          <input
            ref={subject}
            type="text"
            autoComplete="off"
            value={values.subject}
            onFocus={() => {
              last.current = "subject";
            }}
            onChange={(event) => change({ subject: event.target.value })}
            className={inputStyles}
            {...fieldAria("template-subject", errors.subject)}
          />
        </Field>
      )}
      <div>
        <Field
          id="template-body"
          label={templateLabels.body}
          hint={`${count.toLocaleString("id-ID")} dari ${maxReplyLength.toLocaleString("id-ID")} karakter`}
          error={
            errors.body ?? (isTooLong ? `${count - maxReplyLength} karakter terlalu panjang` : undefined)
          }
        >
          <textarea
            ref={body}
            rows={values.channel === "email" ? 12 : 8}
            value={values.body}
            onFocus={() => {
              last.current = "body";
            }}
            onChange={(event) => change({ body: event.target.value })}
            className={inputStyles}
            {...fieldAria("template-body", errors.body ?? (isTooLong ? "long" : undefined), "hint")}
          />
        </Field>
        <PlaceholderButtons staffName={staffName} onInsert={insert} />
      </div>
    </div>
  );
}

interface PlaceholderButtonsProps {
  staffName: string;
  onInsert: (placeholder: Placeholder) => void;
}

/** What a template may leave open, to be put in where one writes. */
function PlaceholderButtons({ staffName, onInsert }: PlaceholderButtonsProps) {
  return (
    <fieldset className="mt-2.5">
      <legend className="text-ink-soft text-sm">Sisipkan isian otomatis</legend>
      <div className="mt-1.5 flex flex-wrap gap-2">
        {placeholders.map((name) => (
          <button
            key={name}
            type="button"
            // The field keeps the focus, and a phone its keyboard.
            onPointerDown={(event) => event.preventDefault()}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onInsert(name)}
            className="inline-flex min-h-11 max-w-full items-center gap-2 rounded-md border border-edge bg-white px-3 text-left text-sm hover:border-ink"
          >
            <span className="font-semibold">{`{${name}}`}</span>
            <span className="truncate text-ink-soft">{`→ ${becomes(name, staffName)}`}</span>
          </button>
        ))}
      </div>
    </fieldset>
  );
}
