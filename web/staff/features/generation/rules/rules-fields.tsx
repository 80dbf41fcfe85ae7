import { Plus, X } from "lucide";
import { useEffect, useRef } from "react";
import { addresses } from "../../../../../worker/contract/studio/writing-rules";
import { cn } from "../../../../lib/cn";
import { Button } from "../../../../ui/button";
import { Field, fieldAria } from "../../../../ui/field";
import { Icon } from "../../../../ui/icon";
import { inputStyles } from "../../../../ui/input-styles";
import { ChoicePills } from "../../../ui/choice-pills";
import { Section } from "../../../ui/section";
import type { RulesValues } from "./rules-values";
import { rulesTexts } from "./rules-values";
import type { RulesFormState } from "./use-rules-form";

/** Characters of a sample that the server takes. */
const maxSample = 6000;

/** The house rules as whoever may change them has them. */
export function RulesFields({ state: { values, faults, change } }: { state: RulesFormState }) {
  const count = values.sample.trim().length;
  return (
    <>
      <Section id="rules-address" {...rulesTexts.address}>
        <ChoicePills
          name="rules-address"
          legend="Sapaan untuk pembaca"
          hidesLegend
          options={addresses.map((value) => ({ value, label: value }))}
          value={values.address}
          onChoose={(address) => change({ address })}
        />
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

/** Entries that a glossary takes. */
const mostEntries = 100;

interface GlossaryRowsProps {
  glossary: RulesValues["glossary"];
  /** By place, such as `glossary.2`. */
  faults: Record<string, string>;
  onChange: (glossary: RulesValues["glossary"]) => void;
}

/** Which word is used instead of which others, a row a word. */
function GlossaryRows({ glossary, faults, onChange }: GlossaryRowsProps) {
  const list = useRef<HTMLOListElement>(null);
  /** Which row takes the focus after the next rendering. */
  const wanted = useRef<number | null>(null);
  useEffect(() => {
    if (wanted.current === null) return;
    list.current?.children[wanted.current]?.querySelector("input")?.focus();
    wanted.current = null;
  });

  return (
    <div>
      <div
        aria-hidden="true"
        className="mb-1 grid grid-cols-[2fr_3fr_2.25rem] gap-2 text-sm font-semibold text-ink-soft"
      >
        <span>Pakai</span>
        <span>Bukan (pisahkan dengan koma)</span>
      </div>
      <ol ref={list} aria-label="Daftar istilah" className="grid gap-2 empty:hidden">
        {glossary.map((row, index) => {
          const fault = faults[`glossary.${index}`];
          const number = index + 1;
          const aria = {
            "aria-invalid": fault ? (true as const) : undefined,
            "aria-describedby": fault ? `glossary-${index}-error` : undefined,
          };
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: two rows may be the same while one types
            <li key={index}>
              <div className="grid grid-cols-[2fr_3fr_2.25rem] items-center gap-2">
                <input
                  type="text"
                  aria-label={`Istilah ${number}: pakai`}
                  autoCapitalize="none"
                  value={row.use}
                  onChange={(event) => onChange(glossary.with(index, { ...row, use: event.target.value }))}
                  className={cn(inputStyles, "min-h-11 min-w-0 px-3 py-2")}
                  {...aria}
                />
                <input
                  type="text"
                  aria-label={`Istilah ${number}: bukan`}
                  autoCapitalize="none"
                  value={row.insteadOf}
                  onChange={(event) =>
                    onChange(glossary.with(index, { ...row, insteadOf: event.target.value }))
                  }
                  className={cn(inputStyles, "min-h-11 min-w-0 px-3 py-2")}
                  {...aria}
                />
                <button
                  type="button"
                  aria-label={`Hapus istilah ${number}${row.use && `, ${row.use}`}`}
                  onClick={() => {
                    wanted.current = Math.min(index, glossary.length - 2);
                    onChange(glossary.toSpliced(index, 1));
                  }}
                  className="inline-flex size-9 items-center justify-center rounded-full hover:bg-sand"
                >
                  <Icon node={X} className="size-4" />
                </button>
              </div>
              {fault && (
                <p id={`glossary-${index}-error`} className="mt-1 text-sm font-medium text-danger">
                  {fault}
                </p>
              )}
            </li>
          );
        })}
      </ol>
      {glossary.length < mostEntries && (
        <Button
          variant="quiet"
          onClick={() => {
            wanted.current = glossary.length;
            onChange([...glossary, { use: "", insteadOf: "" }]);
          }}
          className="mt-1.5 px-3.5"
        >
          <Icon node={Plus} className="size-4" />
          Tambah istilah
        </Button>
      )}
    </div>
  );
}
