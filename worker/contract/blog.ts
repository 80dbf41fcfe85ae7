import * as z from "zod/mini";
import { maxContentBytes } from "./limits";
import { parsePictureAddress } from "./media/picture-address";
import { pagingFields, positiveInteger } from "./query";
import { maxSlugLength } from "./slug";
import { cleanLine, formedText, requiredLine, requiredText, searchWords } from "./text";

/** A cover of the library: what is known of it beside its address. */
export const cover = z.object({
  /** Its smaller widths, as `srcset` takes them; absent where there are none. */
  srcset: z.optional(z.string()),
  /** The same for browsers that read AVIF. */
  avif: z.optional(z.string()),
  /** What must stay in sight where it is cut, as CSS's `object-position`; absent where it is the middle. */
  position: z.optional(z.string()),
  /** Absent where it tells nothing. */
  alt: z.optional(z.string()),
  /** What those show who share a link to the article; absent where it would be too heavy for them. */
  shared: z.optional(z.object({ url: z.string(), width: z.number(), height: z.number() })),
});
export type Cover = z.infer<typeof cover>;

/** A post without its body, as lists show it. Dates are ISO 8601 in UTC. */
export const postSummary = z.object({
  id: z.number(),
  title: z.string(),
  slug: z.string(),
  summary: z.string(),
  image: z.string(),
  category: z.string(),
  publishedAt: z.nullable(z.string()),
  updatedAt: z.nullable(z.string()),
  /** Only of an image of the library, and only for visitors. */
  cover: z.optional(cover),
});
export type PostSummary = z.infer<typeof postSummary>;

/** `content` is HTML that was cleaned when it was written. */
export const post = z.extend(postSummary, { content: z.string() });
export type Post = z.infer<typeof post>;

/** Where something comes from; `url` is an address of the web. */
export const articleSource = z.object({ title: z.string(), url: z.string() });
export type ArticleSource = z.infer<typeof articleSource>;

const somebody = z.nullable(z.object({ name: z.string() }));

/** A post as visitors read it at its own address. What an older version of the site did not say yet is left empty. */
export const article = z.extend(post, {
  author: z._default(somebody, null),
  /** Who checked it before it came before the public, or has changed it since. */
  reviewer: z._default(somebody, null),
  /** Whether AI wrote the first version. */
  assisted: z._default(z.boolean(), false),
  sources: z._default(z.array(articleSource), []),
});
export type Article = z.infer<typeof article>;

/** An article with as much of it as is known where it is shown; its text may stand elsewhere. */
export type ShownArticle = PostSummary & Partial<Article>;

const slugMessage = "Slug hanya boleh berisi huruf kecil, angka, dan tanda hubung (-)";
const contentMessage = "Konten harus minimal 50 karakter";

/** An https address, or a path of this site's own pictures. */
function isImageAddress(value: string): boolean {
  return (
    /^https:\/\/[^\s\p{Cc}/$.?#][^\s\p{Cc}.]*\.[^\s\p{Cc}]*$/iu.test(value) ||
    /^\/images\/[\w./-]+$/.test(value) ||
    (value.startsWith("/media/") && parsePictureAddress(value) !== null)
  );
}

/** UTF-8 bytes of a text, without an encoder, which this side of the contract does not have. */
export function byteLength(text: string): number {
  let bytes = 0;
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0;
    bytes += code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
  }
  return bytes;
}

export const fitsIntoRow = () =>
  z.refine<string>((value) => byteLength(value) <= maxContentBytes, "Konten terlalu besar (maksimal 1 MB)");

export const postSlug = z
  .string("Slug harus minimal 3 karakter")
  .check(
    z.minLength(3, "Slug harus minimal 3 karakter"),
    z.maxLength(maxSlugLength, `Slug maksimal ${maxSlugLength} karakter`),
    z.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, slugMessage),
  );

/** What staff write; `content` is HTML that the server cleans. */
export const postInput = z.strictObject({
  title: requiredLine(5, "Judul harus minimal 5 karakter", 200, "Judul"),
  slug: postSlug,
  summary: requiredText(20, "Ringkasan harus minimal 20 karakter", 600, "Ringkasan"),
  content: z.string(contentMessage).check(z.trim(), z.minLength(50, contentMessage), fitsIntoRow()),
  image: formedText("URL gambar tidak valid").check(
    z.maxLength(2000, { error: "URL gambar maksimal 2.000 karakter", abort: true }),
    z.refine(isImageAddress, "URL gambar tidak valid"),
  ),
  category: requiredLine(2, "Kategori harus minimal 2 karakter", 60, "Kategori"),
});
export type PostInput = z.infer<typeof postInput>;

/** What cleaning an article left out of it, or stored in another form. */
export const cleanedPart = z.object({
  kind: z.enum(["removed", "changed"]),
  /** A short Indonesian noun, as staff read it. */
  what: z.string(),
  count: z.number(),
});
export type CleanedPart = z.infer<typeof cleanedPart>;

/** Asks how the server would store `content`. */
export const postPreview = z.object({ content: z.string("Konten harus berupa teks").check(fitsIntoRow()) });
/** `content` as the server would store it. */
export const postPreviewAnswer = z.object({ content: z.string(), cleaned: z.array(cleanedPart) });
export type PostPreviewAnswer = z.infer<typeof postPreviewAnswer>;

export const postCategory = z.object({ category: z.string(), count: z.number() });
export type PostCategory = z.infer<typeof postCategory>;

export const postSorts = ["newest", "oldest", "title", "category", "changed"] as const;
export type PostSort = (typeof postSorts)[number];

/**
 * Query of `GET /api/blog`. Without `page` and `pageSize` the newest are answered, as many as a page may hold and as
 * whole articles fit into one answer; `offset` goes on from there the same way.
 */
export const postListQuery = z.object({
  fields: z.optional(z.enum(["summary"], "Nilai fields harus summary")),
  ...pagingFields,
  /** Posts to skip. It takes the place of `page`; `pageSize` is then the most that may be answered. */
  offset: z.optional(positiveInteger("Nilai offset tidak valid", 999_999_999)),
  category: z.optional(
    z
      .string("Kategori tidak valid")
      .check(z.overwrite(cleanLine), z.maxLength(100, "Kategori maksimal 100 karakter")),
  ),
  title: z.optional(searchWords),
  sort: z.optional(z.enum(postSorts, "Urutan tidak dikenal")),
});
export type PostListQuery = z.infer<typeof postListQuery>;
