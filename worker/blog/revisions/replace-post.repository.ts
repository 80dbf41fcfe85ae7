import { type SQL, sql } from "drizzle-orm";
import { laterThanStored, type PostValues } from "../posts/post.repository";

interface Replacing {
  now: Date;
  condition: SQL;
  /** Columns that are set besides. */
  besides?: SQL;
}

/** Writes other fields into a post where `condition` holds of it, and answers its id then. */
export function replacingStatement(
  postId: number,
  { title, slug, summary, image, category, content, contentText }: PostValues,
  { now, condition, besides = sql`` }: Replacing,
): SQL {
  return sql`UPDATE blog_posts
    SET title = ${title}, slug = ${slug}, summary = ${summary}, image = ${image}, category = ${category},
        content = ${content}, content_text = ${contentText}, updated_at = ${laterThanStored(now)}${besides}
    WHERE id = ${postId} AND ${condition}
    RETURNING id`;
}
