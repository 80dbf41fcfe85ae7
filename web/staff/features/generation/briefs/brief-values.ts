import { type Brief, type BriefInput, briefInput } from "../../../../../worker/contract/studio/brief";

/** The form values of a brief; empty fields are "". */
export interface BriefValues {
  title: string;
  keyPhrase: string;
  intent: string;
  audience: string;
  aim: string;
  ownFacts: string;
  outline: string[];
  sources: { title: string; url: string }[];
  tone: string;
  callToAction: string;
  plannedDate: string;
}
export type BriefField = keyof BriefValues;

export const briefLabels: Record<BriefField, string> = {
  title: "Judul",
  keyPhrase: "Frasa kunci",
  intent: "Maksud pencarian",
  audience: "Pembaca",
  aim: "Tujuan",
  ownFacts: "Pengalaman sendiri",
  outline: "Kerangka",
  sources: "Sumber",
  tone: "Gaya bahasa",
  callToAction: "Ajakan",
  plannedDate: "Tanggal rencana",
};
const briefFields = Object.keys(briefLabels) as BriefField[];

export const emptyBrief: BriefValues = {
  ...{ title: "", keyPhrase: "", intent: "", audience: "", aim: "", ownFacts: "" },
  ...{ outline: [], sources: [], tone: "", callToAction: "", plannedDate: "" },
};

export function toValues(brief: Brief): BriefValues {
  const { title, keyPhrase, intent, audience, aim, ownFacts, outline, sources, tone, callToAction } = brief;
  return {
    ...{ title, keyPhrase, intent, audience, aim, ownFacts, outline, sources, tone, callToAction },
    plannedDate: brief.plannedDate ?? "",
  };
}

/** The body of the call, without empty rows. */
export function toInput(values: BriefValues): BriefInput {
  return {
    ...values,
    outline: values.outline.filter(isFilled),
    sources: values.sources.filter(({ title, url }) => isFilled(title) || isFilled(url)),
    plannedDate: values.plannedDate || null,
  };
}

export function isSameBrief(one: BriefValues, other: BriefValues): boolean {
  return briefFields.every((field) => getFieldText(one, field) === getFieldText(other, field));
}

/** A field as text, with one row a line. */
export function getFieldText(values: BriefValues, field: BriefField): string {
  const input = toInput(values);
  if (field === "outline") return (input.outline ?? []).map((heading) => heading.trim()).join("\n");
  if (field === "sources")
    return (input.sources ?? []).map(({ title, url }) => `${title.trim()}: ${url.trim()}`).join("\n");
  return values[field].trim();
}

/** The errors by path, such as `outline.2` or `sources.0.url`. */
export function findErrors(values: BriefValues): Record<string, string> {
  const { error } = briefInput.safeParse(toInput(values));
  return placeFaults(
    values,
    (error?.issues ?? []).map(({ path, message }) => [path.map(String).join("."), message]),
  );
}

/** Maps errors of the body, which has no empty rows, to the rows of the form. */
export function placeFaults(values: BriefValues, faults: [string, string][]): Record<string, string> {
  const outlineRows = listRowNumbers(values.outline, isFilled);
  const sourceRows = listRowNumbers(values.sources, ({ title, url }) => isFilled(title) || isFilled(url));
  const placed: Record<string, string> = {};
  for (const [path, message] of faults) {
    const [field = "", row, ...rest] = path.split(".");
    const rows = field === "outline" ? outlineRows : field === "sources" ? sourceRows : [];
    const at = row === undefined ? undefined : rows[Number(row)];
    const place = at === undefined ? field : [field, at, ...rest].join(".");
    placed[place] ??= message;
  }
  return placed;
}

function listRowNumbers<Row>(rows: readonly Row[], isThere: (row: Row) => boolean): number[] {
  return rows.flatMap((row, index) => (isThere(row) ? [index] : []));
}

function isFilled(text: string): boolean {
  return text.trim() !== "";
}
