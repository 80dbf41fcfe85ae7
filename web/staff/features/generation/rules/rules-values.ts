import {
  type WritingRules,
  type WritingRulesInput,
  writingRulesInput,
} from "../../../../../worker/contract/studio/writing-rules";

/** The form values of writing rules: one word a line, replaced words separated by commas. */
export interface RulesValues {
  address: WritingRules["address"];
  forbiddenWords: string;
  glossary: { use: string; insteadOf: string }[];
  sample: string;
}
type RulesField = keyof RulesValues;

export const rulesLabels: Record<RulesField, string> = {
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

export const rulesTexts: Record<RulesField, { title: string; description: string }> = {
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
export function versionText(version: number): string {
  return version === 0 ? "Aturan bawaan, belum pernah diubah." : `Versi ${version} berlaku.`;
}
