import { desc, eq, sql } from "drizzle-orm";
import type { SessionUser } from "../../contract/auth";
import type { PostNote } from "../../contract/desk/post-notes";
import { users } from "../../db/schema/auth";
import { postNotes, postNoteViews } from "../../db/schema/blog";
import type { Deps } from "../../deps";
import { ownerLimit, postGone, requireOwnPost, toPerson } from "../access/own-post.service";
import { isOwnPost } from "../posts/post.repository";

const maxListed = 200;

/** Notes of staff and of readers of preview links, the newest first. Marks them as read. */
export async function readNotes(deps: Deps, postId: number, user: SessionUser): Promise<PostNote[]> {
  await requireOwnPost(deps, postId, user);
  const now = deps.clock();
  const { id, body, name, createdAt } = postNotes;
  const rows = await deps.db
    .select({ id, body, name, createdAt, authorId: users.id, authorName: users.name })
    .from(postNotes)
    .leftJoin(users, eq(users.id, postNotes.authorId))
    .where(eq(postNotes.postId, postId))
    .orderBy(desc(id))
    .limit(maxListed);
  await deps.db
    .insert(postNoteViews)
    .values({ userId: user.id, postId, seenAt: now })
    .onConflictDoUpdate({
      target: [postNoteViews.userId, postNoteViews.postId],
      set: { seenAt: sql`max(excluded.seen_at, ${postNoteViews.seenAt})` },
    });
  return rows.map(({ authorId, authorName, createdAt, ...note }) => ({
    ...note,
    author: toPerson({ authorId, authorName }),
    createdAt: createdAt.toISOString(),
  }));
}

export async function addNote(
  deps: Deps,
  postId: number,
  body: string,
  user: SessionUser,
): Promise<PostNote> {
  await requireOwnPost(deps, postId, user);
  const now = deps.clock();
  const [stored] = await deps.db.all<{ id: number }>(sql`
    INSERT INTO post_notes (post_id, author_id, name, body, created_at)
    SELECT id, ${user.id}, NULL, ${body}, ${now.getTime()} FROM blog_posts
    WHERE id = ${postId} AND ${isOwnPost(ownerLimit(user))}
    RETURNING id`);
  if (!stored) throw postGone();
  return {
    id: stored.id,
    body,
    author: { id: user.id, name: user.name },
    name: null,
    createdAt: now.toISOString(),
  };
}
