import type { SessionUser } from "../../contract/auth";
import type { Autosave, AutosaveAnswer } from "../../contract/desk/staff-post";
import type { Deps } from "../../deps";
import { type AppError, withoutRight } from "../../errors";
import {
  changeMovedOn,
  ownerLimit,
  postInTrash,
  postMovedOn,
  refusalOfMissing,
  requirePost,
} from "../access/own-post.service";
import { extractClaims } from "../claims/extract-claims";
import { readStaffPost } from "../desk/staff-posts.service";
import { findPending, toPendingChange, writePending } from "../pending/pending.repository";
import { updatePost } from "./post.repository";
import { toDraft } from "./post.service";

/**
 * Keeps what somebody is writing, finished or not: of a draft in its place, of any other post in the change that waits
 * beside it, so that nothing becomes public. 404 when the post is gone, 403 when it is not theirs to change, 409 with what
 * is stored when that is not the version that the form holds, 400 for pictures that the library does not have.
 */
export async function autosave(
  deps: Deps,
  id: number,
  { version, ...fields }: Autosave,
  user: SessionUser,
): Promise<AutosaveAnswer> {
  const now = deps.clock();
  const base = new Date(version);
  const { values, cleaned } = toDraft(fields, { variesSlug: true });
  const post = await requirePost(deps, id);
  const pending = await findPending(deps.db, id);
  const ownerId = ownerLimit(user);
  // A change of what is out may be proposed by everybody.
  if (ownerId !== null && post.authorId !== ownerId && post.status !== "published") throw withoutRight();
  const goesOn = pending?.updatedAt.getTime() === base.getTime();
  const target = post.status === "draft" && !goesOn ? "post" : "pending";
  const claims = extractClaims(values, await deps.siteContent.current());
  const by = { now, authorId: user.id, isOwnOnly: ownerId !== null, claims };
  let written: Date | string | null = null;
  if (target === "post") {
    const change = { ...by, baseUpdatedAt: base, isDraftOnly: true, kind: "autosave" as const };
    const result = await updatePost(deps.db, id, values, change);
    if (result.outcome === "picture-missing") throw await refusalOfMissing(deps, values);
    if (result.outcome === "written") written = result.post.updatedAt;
  } else if (goesOn || !pending) {
    const result = await writePending(deps.db, {
      ...{ ...by, postId: id, baseVersion: goesOn ? null : base, replaces: goesOn ? base : undefined },
      // The slug as it was typed: what is missing is asked for when the change is applied.
      values: { ...values, slug: fields.slug },
      ...{ states: ["draft", "review", "published"], isFirst: true },
    });
    if (result === "picture-missing") throw await refusalOfMissing(deps, values);
    written = result;
  }
  if (written === null) throw await refusalOfAutosave(deps, id, base, user);
  return {
    ...{ version: new Date(written).toISOString(), savedAt: now.toISOString(), target },
    ...(cleaned.length > 0 && { cleaned }),
  };
}

async function refusalOfAutosave(deps: Deps, id: number, base: Date, user: SessionUser): Promise<AppError> {
  const post = await readStaffPost(deps, id, user.id);
  if (post.status === "trash") return postInTrash();
  const pending = await findPending(deps.db, id);
  if (!pending || post.status === "draft") return postMovedOn("version", post);
  const isTheirs = ownerLimit(user) === null || pending.authorId === user.id;
  return !isTheirs && pending.updatedAt.getTime() === base.getTime()
    ? withoutRight()
    : changeMovedOn("version", toPendingChange(pending));
}
