import { eq, type SQL, sql } from "drizzle-orm";
import type { Database } from "../../db/client";
import { blogPosts } from "../../db/schema/blog";

/** What the desk asks of a post before it does something to it. */
export type DeskState = NonNullable<Awaited<ReturnType<typeof findDeskState>>>;

export async function findDeskState(db: Database, id: number) {
  const { title, status, authorId, updatedAt } = blogPosts;
  const rows = await db
    .select({ title, status, authorId, updatedAt })
    .from(blogPosts)
    .where(eq(blogPosts.id, id));
  return rows[0] ?? null;
}

/** Holds of the posts that somebody may work on: those of one author, or with null all. */
export function isOwnPost(ownerId: number | null): SQL {
  return ownerId === null ? sql`TRUE` : sql`blog_posts.author_id = ${ownerId}`;
}
