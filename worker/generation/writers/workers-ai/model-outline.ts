import { slugify } from "../../../contract/slug";
import { topicCategories } from "../../catalogue/topic";
import { summaryLength, titleLength } from "../../head-lengths";
import type { Assignment, Outline } from "../writer";

/** What a model is held to when it plans. */
export const outlineSchema = {
  name: "outline",
  schema: {
    type: "object",
    properties: {
      title: { type: "string" },
      summary: { type: "string" },
      category: { type: "string" },
      sections: { type: "array", items: { type: "string" } },
    },
    required: ["title", "summary", "category", "sections"],
  },
};

export const sectionCount = { least: 4, most: 7 };

export interface CheckedOutline {
  /** Null where the answer holds nothing to write from. */
  outline: Outline | null;
  /** In Indonesian, for the model to mend. */
  faults: string[];
}

/** Headings that say nothing of what stands below them. */
const emptyHeading = /^(pendahuluan|pembuka(an)?|kesimpulan|penutup|simpulan)\W*$/i;

/**
 * A model's answer as a plan, and what is wrong with it. A category that staff chose and an outline that they wrote
 * stay; `fallbackCategory` stands where the model names none of ours.
 */
export function checkOutline(
  answer: Record<string, unknown> | null,
  { category, brief, takenTitles }: Assignment,
  fallbackCategory: string,
): CheckedOutline {
  if (!answer) {
    const shape = "Jawaban harus satu objek JSON dengan title, summary, category, dan sections";
    return { outline: null, faults: [shape] };
  }
  const title = oneLine(answer.title);
  const summary = oneLine(answer.summary);
  const ours = findCategory(oneLine(answer.category));
  const ownSections = brief?.outline ?? [];
  const sections = ownSections.length > 0 ? ownSections : headingsOf(answer.sections);
  const taken = takenTitles.find((other) => slugify(other) === slugify(title));
  const faults = [
    ...lengthFault("title (judul)", title, titleLength),
    ...(taken ? [`Judul “${taken}” sudah dipakai; beri judul lain dari sisi yang lain`] : []),
    ...lengthFault("summary (ringkasan)", summary, summaryLength),
    ...(category || ours ? [] : [`category harus salah satu dari: ${topicCategories.join(", ")}`]),
    ...(ownSections.length > 0 ? [] : countFault(sections.length)),
  ];
  const isUsable = title !== "" && sections.length > 0;
  const outline = { title, summary, category: category ?? ours ?? fallbackCategory, sections };
  return { outline: isUsable ? outline : null, faults };
}

/** The category of ours that is meant, whatever its case. */
export function findCategory(name: string): string | null {
  return topicCategories.find((category) => slugify(category) === slugify(name)) ?? null;
}

function oneLine(value: unknown): string {
  if (typeof value !== "string") return "";
  return value
    .replace(/<[^<>]*>|\*\*|^#+ /g, "")
    .replace(/\s+/g, " ")
    .trim();
}

/** Headings as text, each once, without numbers of their own and without those that say nothing. */
function headingsOf(value: unknown): string[] {
  if (!Array.isArray(value)) return [];
  const headings = value.map((entry) => {
    const text = typeof entry === "object" && entry !== null ? (entry.heading ?? entry.title) : entry;
    return oneLine(text).replace(/^(\d+[.)]|[-•])\s+/, "");
  });
  return [...new Set(headings)].filter((heading) => heading !== "" && !emptyHeading.test(heading));
}

function lengthFault(name: string, text: string, { least, most }: typeof titleLength): string[] {
  const length = [...text].length;
  if (length >= least && length <= most) return [];
  return [`${name} sekarang ${length} karakter, seharusnya ${least} sampai ${most}`];
}

function countFault(count: number): string[] {
  const { least, most } = sectionCount;
  if (count >= least && count <= most) return [];
  return [`sections sekarang ${count} judul bagian, seharusnya ${least} sampai ${most}`];
}
