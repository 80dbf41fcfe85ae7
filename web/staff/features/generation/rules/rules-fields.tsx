import { addresses } from "../../../../../worker/contract/studio/writing-rules";
import { cn } from "../../../../lib/cn";
import { Field, fieldAria } from "../../../../ui/field";
import { inputStyles } from "../../../../ui/input-styles";
import { Section } from "../../../ui/section";
import { GlossaryRows } from "./glossary-rows";
import { rulesTexts } from "./rules-texts";
import type { RulesFormState } from "./use-rules-form";

/** Characters of a sample that the server takes. */
const maxSample = 6000;

/** The house rules as whoever may change them has them. */
export function RulesFields({ state: { values, faults, change } }: { state: RulesFormState }) {
  const count = values.sample.trim().length;
  return (
    <>
      <Section id="rules-address" {...rulesTexts.address}>
        <fieldset>
          <legend className="sr-only">Sapaan untuk pembaca</legend>
          <div className="inline-flex gap-1 rounded-full border border-edge bg-white p-1">
            {addresses.map((address) => (
              <label
                key={address}
                className={cn(
                  "relative inline-flex min-h-11 cursor-pointer items-center rounded-full px-6 font-semibold",
                  "has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-fajar",
                  values.address === address ? "bg-ink text-paper" : "hover:bg-sand",
                )}
              >
                <input
                  type="radio"
                  name="rules-address"
                  checked={values.address === address}
                  onChange={() => change({ address })}
                  className="absolute inset-0 cursor-pointer opacity-0"
                />
                {address}
              </label>
            ))}
          </div>
        </fieldset>
      </Section>
      <Section id="rules-forbidden" {...rulesTexts.forbiddenWords}>
        <Field
          id="rules-forbiddenWords"
          label="Kata dan ungkapan"
          hint="Satu per baris"
          error={faults.forbiddenWords}
        >
          <textarea
            rows={7}
            value={values.forbiddenWords}
            onChange={(event) => change({ forbiddenWords: event.target.value })}
            className={inputStyles}
            {...fieldAria("rules-forbiddenWords", faults.forbiddenWords, "hint")}
          />
        </Field>
      </Section>
      <Section id="rules-glossary" {...rulesTexts.glossary}>
        <GlossaryRows
          glossary={values.glossary}
          faults={faults}
          onChange={(glossary) => change({ glossary })}
        />
        <p role="alert" className="mt-1.5 text-sm font-medium text-danger empty:hidden">
          {faults.glossary}
        </p>
      </Section>
      <Section id="rules-sample-title" {...rulesTexts.sample}>
        <Field
          id="rules-sample"
          label="Contoh"
          hint={`${count.toLocaleString("id-ID")} dari ${maxSample.toLocaleString("id-ID")} karakter`}
          error={faults.sample}
        >
          <textarea
            rows={12}
            value={values.sample}
            onChange={(event) => change({ sample: event.target.value })}
            className={inputStyles}
            {...fieldAria("rules-sample", faults.sample, "hint")}
          />
        </Field>
      </Section>
    </>
  );
}
