import { useQuery } from "@tanstack/react-query";
import { X } from "lucide";
import {
  addresses,
  type WritingRules,
  writingRules,
} from "../../../../../worker/contract/studio/writing-rules";
import { useChangeRules, writingRulesQuery } from "../../../../api/briefs";
import { useStaff } from "../../../../api/staff-rights";
import { cn } from "../../../../lib/cn";
import { showToast } from "../../../../toasts/toast";
import { Button } from "../../../../ui/button";
import { Field, fieldAria } from "../../../../ui/field";
import { inputStyles } from "../../../../ui/input-styles";
import { Spinner } from "../../../../ui/spinner";
import { RecordForm, RecordNotice } from "../../../lib/record-form/record-form";
import { useRecordForm } from "../../../lib/record-form/use-record-form";
import { ChoicePills } from "../../../ui/choice-pills";
import { LoadFailure } from "../../../ui/load-failure";
import { PageHead } from "../../../ui/page-head";
import { Section } from "../../../ui/section";
import { AddRow, RowButton, useRows } from "../rows";
import { StudioTabs } from "../studio-tabs";
import {
  faultsOf,
  inputOf,
  isSameRules,
  type RulesValues,
  rulesLabels,
  rulesTexts,
  textOf,
  valuesOf,
  versionText,
} from "./rules-values";

/** How we write: to be changed by some, to be read by all staff. */
export default function RulesScreen() {
  const query = useQuery({ ...writingRulesQuery(), refetchOnMount: "always" });
  const mayWrite = useStaff().may("writing-rules.write");
  const rules = query.data;
  return (
    <>
      <PageHead
        title="Aturan Menulis"
        lead={
          <>
            Berlaku untuk setiap artikel yang ditulis AI dan untuk pemeriksaannya.
            {!mayWrite && " Aturan diubah oleh editor."}
          </>
        }
      />
      <StudioTabs />
      {query.isPending && <Spinner label="Memuat aturan menulis..." className="py-20" />}
      {query.isError && !rules && (
        <LoadFailure place="list" title="Terjadi kesalahan saat memuat aturan menulis" query={query} />
      )}
      {rules &&
        (mayWrite ? (
          <RulesForm rules={rules} />
        ) : (
          <>
            <p className="mt-5 text-sm text-ink-soft">{versionText(rules.version)}</p>
            <fieldset disabled className="mt-8 [&_:disabled]:bg-paper [&_:disabled]:text-ink-soft">
              <RulesFields state={{ values: valuesOf(rules), faults: {}, change: () => {} }} readOnly />
            </fieldset>
          </>
        ))}
    </>
  );
}

/** Changes the house rules; each save is a new version. */
function RulesForm({ rules }: { rules: WritingRules }) {
  const state = useRulesForm(rules);
  const version = (state.stored ?? rules).version;
  return (
    <RecordForm
      state={state}
      nameOf={() => "Aturan menulis"}
      onSubmit={() => void state.save()}
      notice={
        <RecordNotice
          state={state}
          conflict={(stored) => `Orang lain sudah menyimpan versi ${stored.version}`}
          labels={rulesLabels}
          toValues={valuesOf}
          textOf={textOf}
        />
      }
      actions={
        <>
          <Button type="submit" busy={state.work !== null} className="max-sm:w-full">
            {state.work !== null ? "Menyimpan..." : "Simpan Aturan"}
          </Button>
          {state.problem?.kind !== "conflict" && (
            <p className="mr-2 text-sm text-ink-soft">{versionText(version)}</p>
          )}
        </>
      }
    >
      <RulesFields state={state} />
    </RecordForm>
  );
}

/** Characters of a sample that the server takes. */
const maxSample = 6000;

interface RulesFieldsProps {
  state: Pick<RulesFormState, "values" | "faults" | "change">;
  readOnly?: boolean;
}

/** The house rules as whoever may change them has them. */
function RulesFields({ state: { values, faults, change }, readOnly = false }: RulesFieldsProps) {
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
          readOnly={readOnly}
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

const glossaryColumns = "grid grid-cols-[2fr_3fr_2.25rem] gap-2 max-sm:grid-cols-[2fr_3fr_2.75rem]";

interface GlossaryRowsProps {
  glossary: RulesValues["glossary"];
  /** By place, such as `glossary.2`. */
  faults: Record<string, string>;
  readOnly: boolean;
  onChange: (glossary: RulesValues["glossary"]) => void;
}

/** Which word is used instead of which others, a row a word. */
function GlossaryRows({ glossary, faults, readOnly, onChange }: GlossaryRowsProps) {
  const rows = useRows(glossary, onChange);

  return (
    <div>
      <div aria-hidden="true" className={cn(glossaryColumns, "mb-1 text-sm font-semibold text-ink-soft")}>
        <span>Pakai</span>
        <span>Bukan (pisahkan dengan koma)</span>
      </div>
      <ol ref={rows.list} aria-label="Daftar istilah" className="grid gap-2 empty:hidden">
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
              <div className={cn(glossaryColumns, "items-center")}>
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
                {!readOnly && (
                  <RowButton
                    label={`Hapus istilah ${number}${row.use && `, ${row.use}`}`}
                    icon={X}
                    onPress={() => rows.remove(index)}
                  />
                )}
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
      {!readOnly && glossary.length < mostEntries && (
        <AddRow label="Tambah istilah" onAdd={() => rows.add({ use: "", insteadOf: "" })} />
      )}
    </div>
  );
}

/** The form of the house rules. */
function useRulesForm(rules: WritingRules) {
  const changing = useChangeRules();
  return useRecordForm<WritingRules, RulesValues>({
    opened: rules,
    empty: valuesOf(rules),
    draftKey: () => "draf-aturan",
    versionOf: ({ version }) => String(version),
    toValues: valuesOf,
    readValues: (values) => ({ ...valuesOf(rules), ...(values as RulesValues) }),
    isSame: isSameRules,
    faultsOf,
    write: (values, over, { key }) =>
      changing.mutateAsync({ input: inputOf(values, Number(over?.version)), key }),
    readStored: (carried) => writingRules.safeParse(carried).data,
    onSaved: ({ version }) =>
      showToast({ title: "Sukses!", description: `Aturan menulis versi ${version} berlaku` }),
    refusal: () => "Aturan belum tersimpan",
    nameOf: () => "Aturan menulis",
  });
}

type RulesFormState = ReturnType<typeof useRulesForm>;
