import { useQuery } from "@tanstack/react-query";
import {
  addresses,
  type WritingRules,
  writingRules,
} from "../../../../../worker/contract/studio/writing-rules";
import { useChangeRules, writingRulesQuery } from "../../../../api/briefs";
import { useStaff } from "../../../../api/staff-rights";
import { cn } from "../../../../lib/cn";
import { showToast } from "../../../../toasts/toast";
import { inputStyles } from "../../../../ui/input-styles";
import { RecordForm } from "../../../lib/record-form/record-form";
import { useRecordForm } from "../../../lib/record-form/use-record-form";
import { ChoicePills } from "../../../ui/choice-pills";
import { EditableRows } from "../../../ui/editable-rows";
import { Loaded } from "../../../ui/loaded";
import { PageHead } from "../../../ui/page-head";
import { Section } from "../../../ui/section";
import { TextField } from "../../../ui/text-field";
import { StudioTabs } from "../studio-tabs";
import {
  findErrors,
  getFieldText,
  isSameRules,
  type RulesValues,
  rulesLabels,
  rulesTexts,
  toInput,
  toValues,
  versionText,
} from "./rules-values";

/** The writing rules: read-only without the right to change them. */
export default function RulesScreen() {
  const query = useQuery({ ...writingRulesQuery(), refetchOnMount: "always" });
  const mayWrite = useStaff().may("writing-rules.write");
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
      <Loaded query={query} name="aturan menulis">
        {(rules) =>
          mayWrite ? (
            <RulesForm rules={rules} />
          ) : (
            <>
              <p className="mt-5 text-sm text-ink-soft">{versionText(rules.version)}</p>
              <fieldset disabled className="mt-8 [&_:disabled]:bg-paper [&_:disabled]:text-ink-soft">
                <RulesFields state={{ values: toValues(rules), faults: {}, change: () => {} }} readOnly />
              </fieldset>
            </>
          )
        }
      </Loaded>
    </>
  );
}

/** The form of the writing rules; each save is a new version. */
function RulesForm({ rules }: { rules: WritingRules }) {
  const state = useRulesForm(rules);
  const version = (state.stored ?? rules).version;
  return (
    <RecordForm
      state={state}
      submitLabel="Simpan Aturan"
      actions={
        state.problem?.kind !== "conflict" && (
          <p className="mr-2 text-sm text-ink-soft">{versionText(version)}</p>
        )
      }
    >
      <RulesFields state={state} />
    </RecordForm>
  );
}

/** The most characters of a sample. */
const maxSample = 6000;

interface RulesFieldsProps {
  state: Pick<RulesFormState, "values" | "faults" | "change">;
  readOnly?: boolean;
}

/** The fields of the writing rules. */
function RulesFields({ state: { values, faults, change }, readOnly = false }: RulesFieldsProps) {
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
        <TextField
          id="rules-forbiddenWords"
          label="Kata dan ungkapan"
          hint="Satu per baris"
          error={faults.forbiddenWords}
          rows={7}
          value={values.forbiddenWords}
          onType={(forbiddenWords) => change({ forbiddenWords })}
        />
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
        <TextField
          id="rules-sample"
          label="Contoh"
          error={faults.sample}
          rows={12}
          most={maxSample}
          value={values.sample}
          onType={(sample) => change({ sample })}
        />
      </Section>
    </>
  );
}

/** The most entries of a glossary. */
const mostEntries = 100;

const glossaryColumns = "grid grid-cols-[2fr_3fr] gap-2";

interface GlossaryRowsProps {
  glossary: RulesValues["glossary"];
  /** Errors by path, such as `glossary.2`. */
  faults: Record<string, string>;
  readOnly: boolean;
  onChange: (glossary: RulesValues["glossary"]) => void;
}

/** The rows of the glossary. */
function GlossaryRows({ glossary, faults, readOnly, onChange }: GlossaryRowsProps) {
  return (
    <div>
      <div
        aria-hidden="true"
        className={cn(glossaryColumns, "mb-1 text-sm font-semibold text-ink-soft sm:pr-12")}
      >
        <span>Pakai</span>
        <span>Bukan (pisahkan dengan koma)</span>
      </div>
      <EditableRows
        id="glossary"
        label="Daftar istilah"
        addLabel="Tambah istilah"
        rows={glossary}
        blank={{ use: "", insteadOf: "" }}
        most={mostEntries}
        readOnly={readOnly}
        nameOf={(index) => `istilah ${index + 1}`}
        faultOf={(index) => faults[`glossary.${index}`]}
        onChange={onChange}
      >
        {(row, index, change) => (
          <div className={glossaryColumns}>
            {(["use", "insteadOf"] as const).map((name) => (
              <input
                key={name}
                type="text"
                aria-label={`Istilah ${index + 1}: ${name === "use" ? "pakai" : "bukan"}`}
                aria-invalid={faults[`glossary.${index}`] ? true : undefined}
                aria-describedby={`glossary-${index}-error`}
                autoCapitalize="none"
                value={row[name]}
                onChange={(event) => change({ ...row, [name]: event.target.value })}
                className={cn(inputStyles, "min-w-0")}
              />
            ))}
          </div>
        )}
      </EditableRows>
    </div>
  );
}

function useRulesForm(rules: WritingRules) {
  const changing = useChangeRules();
  return useRecordForm<WritingRules, RulesValues>({
    opened: rules,
    empty: toValues(rules),
    draftKey: () => "draf-aturan",
    versionOf: ({ version }) => String(version),
    toValues: toValues,
    readValues: (values) => ({ ...toValues(rules), ...(values as RulesValues) }),
    isSame: isSameRules,
    faultsOf: findErrors,
    write: (values, over, { key }) =>
      changing.mutateAsync({ input: toInput(values, Number(over?.version)), key }),
    readStored: (carried) => writingRules.safeParse(carried).data,
    onSaved: ({ version }) =>
      showToast({ title: "Sukses!", description: `Aturan menulis versi ${version} berlaku` }),
    refusal: () => "Aturan belum tersimpan",
    nameOf: () => "Aturan menulis",
    notice: {
      conflict: ({ version }) => `Orang lain sudah menyimpan versi ${version}`,
      labels: rulesLabels,
      textOf: getFieldText,
    },
  });
}

type RulesFormState = ReturnType<typeof useRulesForm>;
