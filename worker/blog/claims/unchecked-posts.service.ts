import type { Deps } from "../../deps";
import { endCopiesOnFailure } from "../posts/end-copies";
import { extractClaims } from "./extract-claims";
import type { Reopened } from "./note-claims.repository";
import {
  findUnnotedChange,
  listUnchecked,
  listUncheckedIds,
  noteChange,
  noteUnchecked,
} from "./unchecked-posts.repository";

/** Posts that one run of the clock reads. */
const mostChecked = 50;
/** UTF-8 bytes of the bodies that are in hand at once: an isolate has 128 MB for all that it does. */
const maxBytes = 2_000_000;

/**
 * Notes what those of the posts claim whose claims are not known: articles of the writer from before claims were noted.
 * One that is scheduled and has an open claim goes back to review. Answers how many were noted.
 */
export async function checkPosts(deps: Deps, ids: readonly number[]): Promise<number> {
  let checked = 0;
  for (let afterId = 0; ; ) {
    const texts = await listUnchecked(deps.db, { ids, afterId, maxBytes });
    const last = texts.at(-1);
    if (!last) return checked;
    const noted = texts.map((text) => ({ id: text.id, version: text.version, claims: extractClaims(text) }));
    const reopened = await endCopiesOnFailure(deps, () => noteUnchecked(deps.db, noted, deps.clock()));
    await announceReopened(deps, reopened);
    checked += texts.length;
    afterId = last.id;
  }
}

/** The same of as many as one run of the clock may read, what is scheduled first. */
export async function checkForgotten(deps: Deps): Promise<number> {
  return checkPosts(deps, await listUncheckedIds(deps.db, mostChecked, deps.clock()));
}

/** Notes what the change beside a post claims, where it waited before claims were noted. */
export async function checkChange(deps: Deps, postId: number): Promise<void> {
  const change = await findUnnotedChange(deps.db, postId);
  if (!change) return;
  const claims = extractClaims(change);
  // Nothing would be written that says so, and each answer would write it again.
  if (claims.length > 0) await noteChange(deps.db, { postId, updatedAt: change.updated_at, claims });
}

async function announceReopened(deps: Deps, posts: readonly Reopened[]): Promise<void> {
  if (posts.length === 0) return;
  await deps.contentGeneration.moveOn();
  await recordReopened(deps, posts);
}

/** Writes down that scheduled posts went back to review. */
export async function recordReopened(deps: Deps, posts: readonly Reopened[]): Promise<void> {
  for (const { id, title } of posts) {
    await deps.audit.record({ action: "post.claims-reopened", subjectId: id, label: title });
  }
}
