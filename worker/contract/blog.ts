import * as z from "zod/mini";
import { maxPageSize } from "./blog-limits";

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
});
export type PostSummary = z.infer<typeof postSummary>;

/** `content` is HTML that was cleaned when it was written. */
export const post = z.extend(postSummary, { content: z.string() });
export type Post = z.infer<typeof post>;

export const postCategory = z.object({ category: z.string(), count: z.number() });
export type PostCategory = z.infer<typeof postCategory>;

function positiveInteger(message: string, max: number) {
  return z.pipe(
    z.string(message).check(z.regex(/^[1-9]\d{0,8}$/, message)),
    z.pipe(
      z.transform((text: string) => Number(text)),
      z.number().check(z.lte(max, message)),
    ),
  );
}

/** Query of `GET /api/blog`. Without `page` and `pageSize` all posts are answered. */
export const postListQuery = z.object({
  fields: z.optional(z.enum(["summary"], "Nilai fields harus summary")),
  page: z.optional(positiveInteger("Nomor halaman tidak valid", 999_999_999)),
  pageSize: z.optional(positiveInteger(`Ukuran halaman harus 1 sampai ${maxPageSize}`, maxPageSize)),
  category: z.optional(
    z.string("Kategori tidak valid").check(z.maxLength(100, "Kategori maksimal 100 karakter")),
  ),
});
export type PostListQuery = z.infer<typeof postListQuery>;
