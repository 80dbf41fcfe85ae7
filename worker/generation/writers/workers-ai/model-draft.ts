import * as z from "zod/mini";
import { cleanArticleHtml, textOf } from "../../../blog/posts/article-html";
import { postInput } from "../../../contract/blog";
import { slugify } from "../../../contract/slug";
import type { Draft } from "../writer";
import { isIndonesian } from "./indonesian";

/** What a model is asked to answer with; `outline` makes it plan before it writes. */
const modelDraft = z.object({
  title: z.string(),
  outline: z.optional(z.array(z.string())),
  summary: z.string(),
  content: z.string(),
  category: z.optional(z.string()),
});

/** The same as JSON Schema, for models that are held to one. */
export const modelDraftSchema = {
  type: "object",
  properties: {
    title: { type: "string" },
    outline: { type: "array", items: { type: "string" } },
    summary: { type: "string" },
    content: { type: "string" },
    category: { type: "string" },
  },
  required: ["title", "outline", "summary", "content", "category"],
};

/** The prompt asks for 700 to 1,200 words; a little less is no reason to throw an article away. */
const leastWords = 550;
const mostWords = 1600;

/** A model's answer as a draft, or what is wrong with it, in Indonesian, for the model to mend. */
export function checkModelDraft(
  answer: unknown,
  fallbackCategory: string,
): { draft: Draft } | { faults: string[] } {
  const parsed = modelDraft.safeParse(answer);
  if (!parsed.success) {
    return {
      faults: [
        "Jawaban harus satu objek JSON dengan title, outline, summary, content, dan category berupa teks",
      ],
    };
  }
  const { title, summary, category } = parsed.data;
  const content = cleanArticleHtml(parsed.data.content);
  const draft = {
    title: title.trim(),
    summary: summary.trim(),
    content,
    category: category?.trim() || fallbackCategory,
    ...{ model: null, promptVersion: null, tokens: null },
  };
  const faults = [...faultsOfPost(draft), ...faultsOfContent(content)];
  return faults.length > 0 ? { faults } : { draft };
}

function faultsOfPost({ title, summary, content, category }: Draft): string[] {
  const result = postInput.safeParse({
    ...{ title, summary, content, category },
    slug: slugify(title).slice(0, 150),
    image: "/images/blog/default.svg",
  });
  return result.success ? [] : result.error.issues.map(({ message }) => message);
}

function faultsOfContent(content: string): string[] {
  const text = textOf(content);
  const words = text.split(/\s+/).filter(Boolean).length;
  const faults: string[] = [];
  if (words < leastWords) faults.push(`Isi terlalu pendek: ${words} kata, minimal 700 kata`);
  if (words > mostWords) faults.push(`Isi terlalu panjang: ${words} kata, maksimal 1.200 kata`);
  if ((content.match(/<h2>/g) ?? []).length < 3) faults.push("Isi harus memuat minimal tiga subjudul <h2>");
  if (!/<[uo]l>/.test(content)) faults.push("Isi harus memuat minimal satu daftar <ul> atau <ol>");
  if (/^#{1,6} |\*\*[^*]+\*\*/m.test(text)) faults.push("Isi harus HTML, bukan markdown");
  if (!isIndonesian(text)) faults.push("Isi harus ditulis dalam bahasa Indonesia");
  return faults;
}
