import * as z from "zod/mini";
import type { PostInput } from "../../../../worker/contract/desk/staff-post";
import { draftFieldsSchema, nothingWritten } from "../../../../worker/contract/desk/staff-post";
import { toPostSlug } from "../../../../worker/contract/slug";
import type { OpenedPost } from "../../../api/post-form";

const generalCover = "/images/blog/default.svg";
const topicCover = (category: string) => `/images/blog/topics/${category}-1.svg`;
/** Categories that have a drawn cover of their own, as slugs. */
const topics = [
  ...["pembuatan-website", "toko-online", "seo", "desain-ux", "media-sosial", "perawatan-website"],
];

/** The drawn covers that a new article may have without anybody having chosen one. */
export const drawnCovers = [generalCover, ...topics.map(topicCover)];

/** The drawn cover of a category. */
export function coverOf(category: string): string {
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

/** The fields of a post's form, in the order they stand. */
export const postFields = Object.keys(emptyPost) as (keyof PostInput)[];

/** What each field is called. */
export const postLabels: Record<keyof PostInput, string> = {
  title: "Judul",
  slug: "Slug",
  category: "Kategori",
  image: "URL Gambar",
  summary: "Ringkasan",
  content: "Konten",
};

/** What a form shows of a stored post, or of a version of one. */
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
// A draft of an older version of the form may lack a field.
const keptValues = z.object({
  ...{ title: text, slug: text, category: text, image: text, summary: text, content: text },
});

/** The values of a draft; null for what is none. */
export function readValues(values: unknown): PostInput | null {
  return keptValues.safeParse(values).data ?? null;
}

/** Whether there is enough to be kept as a draft: a title, or a text. */
export function isBegun({ title, content }: PostInput): boolean {
  return title.trim() !== "" || content.trim() !== "";
}

/** What keeps a text from being stored as a draft, by field. */
export function draftFaultsOf(values: PostInput): Record<string, string> {
  if (!isBegun(values)) return { title: nothingWritten };
  const { error } = draftFieldsSchema.safeParse(values);
  return Object.fromEntries((error?.issues ?? []).map(({ path, message }) => [String(path[0]), message]));
}

/** Letters of a summary that is offered. */
const offeredLength = 200;

/** The first paragraph of a text as a summary, cut between words; empty where there is none of use. */
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
