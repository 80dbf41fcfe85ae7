import { type FormEvent, useId, useState } from "react";
import { dayOf, instantOf, nameInstant } from "../../../../../../worker/contract/jakarta";
import { Button } from "../../../../../ui/button";
import { Field, fieldAria } from "../../../../../ui/field";
import { inputStyles } from "../../../../../ui/input-styles";
import { TimeFields } from "../../../../ui/time-fields";
import { Chip } from "./chip";
import { commonSteps, lastStepDay, quickTimes } from "./step-times";
import type { StepDraft } from "./use-step-draft";

interface StepFormProps {
  step: StepDraft;
  onSaved: () => void;
  onCancel: () => void;
}

/** What is to be done next, and when. */
export function StepForm({ step, onSaved, onCancel }: StepFormProps) {
  const { text, time, faults } = step;
  const id = useId();
  const now = Date.now();
  const quick = quickTimes(now);
  const isQuick = quick.some((each) => each.time.day === time.day && each.time.clock === time.clock);
  const [isOwn, setOwn] = useState(time.day !== "" && !isQuick);
  const instant = instantOf(time.day, time.clock);

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (await step.save()) onSaved();
  }

  return (
    <form noValidate onSubmit={handleSubmit} className="grid gap-5 pt-1">
      <Field id={id} label="Apa yang dilakukan?" error={faults.text || undefined}>
        {text === "" && (
          <div className="mb-3 flex flex-wrap gap-2">
            {commonSteps.map((common) => (
              <Chip key={common} onSelect={() => step.type({ text: common })}>
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
          onChange={(event) => step.type({ text: event.target.value })}
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
                step.type({ time: chosen });
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
              error={faults.time || null}
              onChange={(chosen) => step.type({ time: chosen })}
            />
          </div>
        ) : (
          <p role="alert" className="mt-2 text-sm font-medium text-danger empty:hidden">
            {faults.time}
          </p>
        )}
        <p className="mt-2 text-sm text-ink-soft empty:hidden">
          {!time.day || !time.clock || Number.isNaN(instant) ? "" : `Diingatkan ${nameInstant(instant)}`}
        </p>
      </fieldset>
      <div className="flex flex-wrap gap-2 max-sm:*:grow">
        <Button type="submit" busy={step.isBusy}>
          {step.isBusy ? "Menyimpan..." : "Simpan Langkah"}
        </Button>
        <Button variant="outline" onClick={onCancel}>
          Batal
        </Button>
      </div>
    </form>
  );
}
