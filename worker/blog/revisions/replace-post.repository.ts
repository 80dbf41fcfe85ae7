import { type SQL, sql } from "drizzle-orm";
import type { toValues } from "../posts/post-values";

export type ReplacingValues = ReturnType<typeof toValues>;

/** Writes other fields into a post where `condition` holds of it, and answers its id then. */
export function replacingStatement(
  postId: number,
  values: ReplacingValues,
  { at, condition, besides = sql`` }: { at: number; condition: SQL; besides?: SQL },
): SQL {
  const { title, slug, summary, image, category, content, contentText } = values;
  return sql`UPDATE blog_posts
    SET title = ${title}, slug = ${slug}, summary = ${summary}, image = ${image}, category = ${category},
        content = ${content}, content_text = ${contentText}, updated_at = max(${at}, updated_at + 1)${besides}
    WHERE id = ${postId} AND ${condition}
    RETURNING id`;
}

/** What a batch answered, or null where the slug of its post belongs to another. */
export async function unlessSlugTaken<T>(write: () => Promise<T>): Promise<T | null> {
  try {
    return await write();
  } catch (error) {
    const cause = error instanceof Error ? error.cause : undefined;
    if (/UNIQUE constraint failed: blog_posts\.slug/.test(`${error} ${cause}`)) return null;
    throw error;
  }
}
