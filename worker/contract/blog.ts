import * as z from "zod/mini";
import { pagingFields, positiveInteger } from "./query";
import { cleanLine, searchWords } from "./text";

/** Data of a library picture that is used as cover. */
export const cover = z.object({
  /** `srcset` of its resized versions, if there are any. */
  srcset: z.optional(z.string()),
  /** The same as AVIF. */
  avif: z.optional(z.string()),
  /** `object-position` of the focal point; absent if it is the centre. */
  position: z.optional(z.string()),
  alt: z.optional(z.string()),
  /** The picture for sharing; absent if it is too large. */
  shared: z.optional(z.object({ url: z.string(), width: z.number(), height: z.number() })),
});
export type Cover = z.infer<typeof cover>;

/** A post without its text, for lists. Dates are ISO 8601 in UTC. */
export const postSummary = z.object({
  id: z.number(),
  title: z.string(),
  slug: z.string(),
  summary: z.string(),
  image: z.string(),
  category: z.string(),
  publishedAt: z.nullable(z.string()),
  updatedAt: z.nullable(z.string()),
  /** Only for library pictures, and only in responses to visitors. */
  cover: z.optional(cover),
});
export type PostSummary = z.infer<typeof postSummary>;

/** `content` is cleaned HTML. */
export const post = z.extend(postSummary, { content: z.string() });
export type Post = z.infer<typeof post>;

/** A source; `url` is a web address. */
export const articleSource = z.object({ title: z.string(), url: z.string() });
export type ArticleSource = z.infer<typeof articleSource>;

const somebody = z.nullable(z.object({ name: z.string() }));

/** A post as visitors read it. Defaults cover responses of older versions. */
export const article = z.extend(post, {
  author: z._default(somebody, null),
  /** The account that approved it, or changed it afterwards. */
  reviewer: z._default(somebody, null),
  /** Whether AI wrote the first version. */
  assisted: z._default(z.boolean(), false),
  sources: z._default(z.array(articleSource), []),
});
export type Article = z.infer<typeof article>;

/** An article with the fields that are known; its text may be in the page's HTML instead. */
export type ShownArticle = PostSummary & Partial<Article>;

export const postCategory = z.object({ category: z.string(), count: z.number() });
export type PostCategory = z.infer<typeof postCategory>;

export const postSorts = ["newest", "oldest", "title", "category", "changed"] as const;
export type PostSort = (typeof postSorts)[number];

/**
 * Query of `GET /api/blog`. Without `page` and `pageSize` it returns the newest posts, up to the maximum page size and
 * response size; `offset` continues from there.
 */
export const postListQuery = z.object({
  fields: z.optional(z.enum(["summary"], "Nilai fields harus summary")),
  ...pagingFields,
  /** Posts to skip. It replaces `page`; `pageSize` is then an upper limit. */
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
