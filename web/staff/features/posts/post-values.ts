import * as z from "zod/mini";
import type { PostInput } from "../../../../worker/contract/desk/staff-post";
import { draftFieldsSchema, nothingWritten } from "../../../../worker/contract/desk/staff-post";
import { toPostSlug } from "../../../../worker/contract/text";
import type { OpenedPost } from "../../../api/post-form";

const generalCover = "/images/blog/default.svg";
const topicCover = (category: string) => `/images/blog/topics/${category}-1.svg`;
/** The slugs of the categories with their own default cover. */
const topics = [
  ...["pembuatan-website", "toko-online", "seo", "desain-ux", "media-sosial", "perawatan-website"],
];

/** The default covers. */
export const drawnCovers = [generalCover, ...topics.map(topicCover)];

/** The default cover of a category. */
export function getCategoryCover(category: string): string {
  const slug = toPostSlug(category);
  return topics.includes(slug) ? topicCover(slug) : generalCover;
}

export const emptyPost: PostInput = {
  title: "",
  slug: "",
  category: "",
  image: generalCover,
  summary: "",
  content: "",
};

/** The fields of the form, in their order. */
export const postFields = Object.keys(emptyPost) as (keyof PostInput)[];

export const postLabels: Record<keyof PostInput, string> = {
  title: "Judul",
  slug: "Slug",
  category: "Kategori",
  image: "URL Gambar",
  summary: "Ringkasan",
  content: "Konten",
};

export function toPostInput(post: PostInput): PostInput {
  const { title, slug, category, image, summary, content } = post;
  return { title, slug, category, image, summary, content };
}

export function toValues({ post, change }: OpenedPost): PostInput {
  return toPostInput(change ?? post);
}

export function isSamePost(one: PostInput, other: PostInput): boolean {
  return postFields.every((field) => one[field] === other[field]);
}

const text = z._default(z.string(), "");
// A stored draft of an older version of the form may lack fields.
const keptValues = z.object({
  ...{ title: text, slug: text, category: text, image: text, summary: text, content: text },
});

/** Parses a stored draft; null if it is invalid. */
export function readValues(values: unknown): PostInput | null {
  return keptValues.safeParse(values).data ?? null;
}

/** Whether there is a title or a text, which a draft needs. */
export function isBegun({ title, content }: PostInput): boolean {
  return title.trim() !== "" || content.trim() !== "";
}

/** The errors of a draft, by field. */
export function findDraftErrors(values: PostInput): Record<string, string> {
  if (!isBegun(values)) return { title: nothingWritten };
  const { error } = draftFieldsSchema.safeParse(values);
  return Object.fromEntries((error?.issues ?? []).map(({ path, message }) => [String(path[0]), message]));
}

/** The length of a suggested summary. */
const offeredLength = 200;

/** The first paragraph as a summary, cut between words, or "". */
export function summaryFrom(content: string): string {
  for (const [, paragraph = ""] of content.matchAll(/<p(?:\s[^>]*)?>(.*?)<\/p>/gis)) {
    const [first = "", ...rest] = paragraph.split("<");
    const untagged = first + rest.map((piece) => piece.slice(piece.indexOf(">") + 1)).join("");
    const words = (new DOMParser().parseFromString(untagged, "text/html").body.textContent ?? "")
      .replace(/\s+/g, " ")
      .trim();
    if (words.length < 20) continue;
    return words.length <= offeredLength
      ? words
      : `${words.slice(0, words.lastIndexOf(" ", offeredLength))}…`;
  }
  return "";
}
