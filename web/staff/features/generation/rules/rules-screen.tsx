import { useQuery } from "@tanstack/react-query";
import {
  addresses,
  type WritingRules,
  type WritingRulesInput,
  writingRules,
  writingRulesInput,
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

/** The form values of writing rules: one word a line, replaced words separated by commas. */
interface RulesValues {
  address: WritingRules["address"];
  forbiddenWords: string;
  glossary: { use: string; insteadOf: string }[];
  sample: string;
}
type RulesField = keyof RulesValues;

const rulesLabels: Record<RulesField, string> = {
  address: "Sapaan",
  forbiddenWords: "Kata terlarang",
  glossary: "Daftar istilah",
  sample: "Contoh tulisan",
};
const rulesFields = Object.keys(rulesLabels) as RulesField[];

export function toValues({ address, forbiddenWords, glossary, sample }: WritingRules): RulesValues {
  return {
    address,
    forbiddenWords: forbiddenWords.join("\n"),
    glossary: glossary.map(({ use, insteadOf }) => ({ use, insteadOf: insteadOf.join(", ") })),
    sample,
  };
}

/** The body of the call, without duplicates and empty rows. */
export function toInput({ glossary, ...values }: RulesValues, version: number): WritingRulesInput {
  return {
    version,
    address: values.address,
    forbiddenWords: splitWords(values.forbiddenWords, /\n/),
    glossary: glossary
      .filter(isFilled)
      .map(({ use, insteadOf }) => ({ use: use.trim(), insteadOf: splitWords(insteadOf, /[,\n]/) })),
    sample: values.sample.trim(),
  };
}

export function isSameRules(one: RulesValues, other: RulesValues): boolean {
  return rulesFields.every((field) => getFieldText(one, field) === getFieldText(other, field));
}

/** A field as text, with one entry a line. */
export function getFieldText(values: RulesValues, field: RulesField): string {
  const input = toInput(values, 0);
  if (field === "forbiddenWords") return input.forbiddenWords.join("\n");
  if (field === "glossary")
    return input.glossary.map(({ use, insteadOf }) => `${use} (bukan: ${insteadOf.join(", ")})`).join("\n");
  return input[field];
}

/** The errors by path, such as `glossary.2`. */
export function findErrors(values: RulesValues): Record<string, string> {
  const input = toInput(values, 0);
  const read = writingRulesInput.safeParse(input);
  const faults: Record<string, string> = {};
  const rows = values.glossary.flatMap((row, index) => (isFilled(row) ? [index] : []));
  for (const { path, message } of read.error?.issues ?? []) {
    const [field = "", row] = path.map(String);
    if (field === "glossary" && row !== undefined) faults[`glossary.${rows[Number(row)]}`] ??= message;
    else if (field === "forbiddenWords" && row !== undefined)
      faults.forbiddenWords ??= `“${input.forbiddenWords[Number(row)]}”: ${message}`;
    else faults[field] ??= message;
  }
  return faults;
}

function splitWords(text: string, between: RegExp): string[] {
  const words = text.split(between).map((word) => word.trim());
  return [...new Set(words.filter((word) => word !== ""))];
}

function isFilled({ use, insteadOf }: { use: string; insteadOf: string }): boolean {
  return use.trim() !== "" || insteadOf.trim() !== "";
}

const rulesTexts: Record<RulesField, { title: string; description: string }> = {
  address: { title: "Sapaan", description: "Bagaimana pembaca disapa, di semua artikel." },
  forbiddenWords: {
    title: "Kata terlarang",
    description:
      "Ungkapan yang tidak mengatakan apa-apa, atau yang tidak kita pakai. Artikel yang memuatnya diminta ditulis ulang.",
  },
  glossary: {
    title: "Daftar istilah",
    description: "Satu kata untuk satu hal, supaya pembaca tidak bingung.",
  },
  sample: {
    title: "Contoh tulisan",
    description:
      "Sepotong tulisan kita sendiri yang paling terasa seperti kita. AI meniru nadanya, bukan isinya.",
  },
};

/** The current version in words. */
function versionText(version: number): string {
  return version === 0 ? "Aturan bawaan, belum pernah diubah." : `Versi ${version} berlaku.`;
}
