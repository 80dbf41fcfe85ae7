import { desc, eq, sql } from "drizzle-orm";
import type { SessionUser } from "../../contract/auth";
import type { PostNote } from "../../contract/desk/post-notes";
import type { Database } from "../../db/client";
import { users } from "../../db/schema/auth";
import { postNotes, postNoteViews } from "../../db/schema/blog";
import type { Deps } from "../../deps";
import { ownerLimit, personOf, postGone, requireOwnPost } from "../access/own-post.service";
import { isOwnPost } from "../posts/post.repository";

/** Notes of one answer. */
const maxListed = 200;

export type NoteRow = Awaited<ReturnType<typeof listNotes>>[number];

/** What was said of a post, the newest first. */
export function listNotes(db: Database, postId: number) {
  const { id, body, name, createdAt } = postNotes;
  return db
    .select({ id, body, name, createdAt, authorId: users.id, authorName: users.name })
    .from(postNotes)
    .leftJoin(users, eq(users.id, postNotes.authorId))
    .where(eq(postNotes.postId, postId))
    .orderBy(desc(id))
    .limit(maxListed);
}

/** Notes that somebody has read what was said of a post until now. */
export async function noteRead(db: Database, userId: number, postId: number, now: Date): Promise<void> {
  await db
    .insert(postNoteViews)
    .values({ userId, postId, seenAt: now })
    .onConflictDoUpdate({
      target: [postNoteViews.userId, postNoteViews.postId],
      set: { seenAt: sql`max(excluded.seen_at, ${postNoteViews.seenAt})` },
    });
}

interface NewNote {
  postId: number;
  body: string;
  authorId: number;
  /** Whose posts may be spoken of; null for anybody's. */
  ownerId: number | null;
  now: Date;
}

/** The id of the note, or null where there is no such post. */
export async function insertNote(
  db: Database,
  { postId, body, authorId, ownerId, now }: NewNote,
): Promise<number | null> {
  const rows = await db.all<{ id: number }>(sql`
    INSERT INTO post_notes (post_id, author_id, name, body, created_at)
    SELECT id, ${authorId}, NULL, ${body}, ${now.getTime()} FROM blog_posts
    WHERE id = ${postId} AND ${isOwnPost(ownerId)}
    RETURNING id`);
  return rows[0]?.id ?? null;
}

/** What staff and readers with a link said of a post, the newest first. */
export async function readNotes(deps: Deps, postId: number, user: SessionUser): Promise<PostNote[]> {
  await requireOwnPost(deps, postId, user);
  const now = deps.clock();
  const notes = (await listNotes(deps.db, postId)).map(toNote);
  await noteRead(deps.db, user.id, postId, now);
  return notes;
}

export async function addNote(
  deps: Deps,
  postId: number,
  body: string,
  user: SessionUser,
): Promise<PostNote> {
  await requireOwnPost(deps, postId, user);
  const now = deps.clock();
  const id = await insertNote(deps.db, { postId, body, authorId: user.id, ownerId: ownerLimit(user), now });
  if (id === null) throw postGone();
  return { id, body, author: { id: user.id, name: user.name }, name: null, createdAt: now.toISOString() };
}

function toNote({ authorId, authorName, createdAt, ...note }: NoteRow): PostNote {
  const author = personOf({ authorId, authorName });
  return { ...note, author, createdAt: createdAt.toISOString() };
}
