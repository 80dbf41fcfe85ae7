import { type FormEvent, useId, useState } from "react";
import { dayOf, instantOf, nameInstant } from "../../../../../../worker/contract/jakarta";
import { Button } from "../../../../../ui/button";
import { Field, fieldAria } from "../../../../../ui/field";
import { inputStyles } from "../../../../../ui/input-styles";
import { TimeFields } from "../../../../ui/time-fields";
import type { ContactChanges } from "../changes/use-contact-changes";
import { Chip } from "./chip";
import {
  commonSteps,
  isoOf,
  lastStepDay,
  quickTimes,
  stepTimeFault,
  stepTimeOf,
  type TypedStep,
} from "./step-times";
import type { FieldDraft } from "./use-field-draft";

interface StepFormProps {
  changes: ContactChanges;
  draft: FieldDraft<TypedStep>;
  /** It was stored, or called off. */
  onDone?: () => void;
}

/** What is to be done next, and when. */
export function StepForm({ changes, draft, onDone }: StepFormProps) {
  const { text, time } = draft.values;
  const { nextActionAt } = changes.contact;
  const id = useId();
  const now = Date.now();
  const quick = quickTimes(now);
  const isQuick = quick.some((each) => each.time.day === time.day && each.time.clock === time.clock);
  const [isOwn, setOwn] = useState(time.day !== "" && !isQuick);
  const [faults, setFaults] = useState({ text: "", time: "" });
  const timeFault = faults.time || changes.problemOf("nextActionAt");
  const instant = instantOf(time.day, time.clock);

  function type(typed: Partial<TypedStep>) {
    draft.type({ ...draft.values, ...typed });
    setFaults({ text: "", time: "" });
  }

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    const stored = nextActionAt && isoOf(stepTimeOf(nextActionAt));
    const found = {
      text: text.trim() ? "" : "Tulis langkahnya, misalnya “Telepon”.",
      time: stepTimeFault(time, Date.now(), stored) ?? "",
    };
    setFaults(found);
    if (found.text || found.time) return;
    const chosen = isoOf(time);
    // A stored time with seconds stays what it is.
    const step = { nextAction: text.trim(), nextActionAt: chosen === stored ? nextActionAt : chosen };
    if (await draft.store(step)) onDone?.();
  }

  return (
    <form noValidate onSubmit={handleSubmit} className="grid gap-5 pt-1">
      <Field id={id} label="Apa yang dilakukan?" error={faults.text || undefined}>
        {text === "" && (
          <div className="mb-3 flex flex-wrap gap-2">
            {commonSteps.map((common) => (
              <Chip key={common} onSelect={() => type({ text: common })}>
                {common}
              </Chip>
            ))}
          </div>
        )}
        <input
          {...fieldAria(id, faults.text || undefined)}
          autoComplete="off"
          maxLength={200}
          placeholder="Kirim penawaran"
          value={text}
          onChange={(event) => type({ text: event.target.value })}
          className={inputStyles}
        />
      </Field>
      <fieldset>
        <legend className="mb-1.5 font-semibold">Kapan?</legend>
        <div className="flex flex-wrap gap-2">
          {quick.map(({ label, time: chosen }) => (
            <Chip
              key={label}
              pressed={!isOwn && chosen.day === time.day && chosen.clock === time.clock}
              onSelect={() => {
                setOwn(false);
                type({ time: chosen });
              }}
            >
              {label}
            </Chip>
          ))}
          <Chip pressed={isOwn} onSelect={() => setOwn(true)}>
            Waktu lain…
          </Chip>
        </div>
        {isOwn ? (
          <div className="mt-4">
            <TimeFields
              {...time}
              min={dayOf(now)}
              max={lastStepDay(now)}
              error={timeFault || null}
              onChange={(chosen) => type({ time: chosen })}
            />
          </div>
        ) : (
          <p role="alert" className="mt-2 text-sm font-medium text-danger empty:hidden">
            {timeFault}
          </p>
        )}
        <p className="mt-2 text-sm text-ink-soft empty:hidden">
          {!time.day || !time.clock || Number.isNaN(instant) ? "" : `Diingatkan ${nameInstant(instant)}`}
        </p>
      </fieldset>
      <div className="flex flex-wrap gap-2 max-sm:*:grow">
        <Button type="submit" busy={draft.isBusy}>
          {draft.isBusy ? "Menyimpan..." : "Simpan Langkah"}
        </Button>
        <Button
          variant="outline"
          onClick={() => {
            draft.cancel();
            onDone?.();
          }}
        >
          Batal
        </Button>
      </div>
    </form>
  );
}
