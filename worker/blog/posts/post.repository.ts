import { and, eq, sql } from "drizzle-orm";
import type { Database } from "../../db/client";
import { blogPosts } from "../../db/schema/blog";
import type { PostRow } from "../reading/reading.repository";

export type NewPostRow = Omit<typeof blogPosts.$inferInsert, "id">;

/** The stored row, or null when its slug belongs to another post. */
export async function insertPost(db: Database, row: NewPostRow): Promise<PostRow | null> {
  return unlessSlugTaken(async () => {
    const [inserted] = await db.insert(blogPosts).values(row).returning();
    return inserted;
  });
}

export type UpdateOutcome =
  | { outcome: "updated"; row: PostRow }
  | { outcome: "slug-taken" }
  /** There is no such post, or it is not the version that was edited. */
  | { outcome: "no-match" };

/** `now`, or a millisecond after the version that is replaced: no two versions of a post carry the same moment. */
export const laterThanStored = (now: Date) => sql`max(${now.getTime()}, ${blogPosts.updatedAt} + 1)`;

/** Writes a post, in one statement, only while it is still the version `baseUpdatedAt` (when given). */
export async function updatePost(
  db: Database,
  id: number,
  values: Omit<NewPostRow, "publishedAt" | "updatedAt" | "generationItemId">,
  { now, baseUpdatedAt }: { now: Date; baseUpdatedAt: Date | null },
): Promise<UpdateOutcome> {
  const isVersion = baseUpdatedAt ? eq(blogPosts.updatedAt, baseUpdatedAt) : undefined;
  let matched = true;
  const row = await unlessSlugTaken(async () => {
    const [updated] = await db
      .update(blogPosts)
      .set({ ...values, updatedAt: laterThanStored(now) })
      .where(and(eq(blogPosts.id, id), isVersion))
      .returning();
    matched = updated !== undefined;
    return updated;
  });
  if (row) return { outcome: "updated", row };
  return { outcome: matched ? "slug-taken" : "no-match" };
}

/** Whether there is such a post, in whatever state. */
export async function isStored(db: Database, id: number): Promise<boolean> {
  return (await db.$count(blogPosts, eq(blogPosts.id, id))) > 0;
}

/** The title of the deleted post, or null when there was nothing to delete. */
export async function deletePost(db: Database, id: number): Promise<{ title: string } | null> {
  const deleted = await db
    .delete(blogPosts)
    .where(eq(blogPosts.id, id))
    .returning({ title: blogPosts.title });
  return deleted[0] ?? null;
}

async function unlessSlugTaken(write: () => Promise<PostRow | undefined>): Promise<PostRow | null> {
  try {
    return (await write()) ?? null;
  } catch (error) {
    const cause = error instanceof Error ? error.cause : undefined;
    if (/UNIQUE constraint failed: blog_posts\.slug/.test(`${error} ${cause}`)) return null;
    throw error;
  }
}
