import type { SessionUser } from "../../contract/auth";
import type { PostNote } from "../../contract/desk/post-notes";
import type { Deps } from "../../deps";
import { ownerLimit, personOf, requireOwnPost } from "../access/own-post.service";
import { postGone } from "../access/refusals";
import { insertNote, listNotes, type NoteRow, noteRead } from "./note.repository";

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
