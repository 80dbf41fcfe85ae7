import type { RefusedPicture } from "../../contract/api";
import type { SessionUser } from "../../contract/auth";
import type { PendingChange, PendingInput, Promotion } from "../../contract/desk/revisions";
import type { StaffPost } from "../../contract/desk/staff-post";
import type { Deps } from "../../deps";
import { AppError, movedOn, withoutRight } from "../../errors";
import {
  changeMovedOn,
  claimsOpen,
  ownerLimit,
  picturesUndescribed,
  postInTrash,
  postMovedOn,
  refusalOfMissing,
  requirePost,
  slugTaken,
  slugTakenMeanwhile,
  tooManyPending,
} from "../access/own-post.service";
import { listOpen, noteChange, recordReopened } from "../claims/claim.service";
import type { FoundClaim } from "../claims/extract-claims";
import { extractClaims } from "../claims/extract-claims";
import { readStaffPost } from "../desk/staff-posts.service";
import { toComplete } from "../posts/post.service";
import {
  deletePending,
  findPending,
  hasTooManyPending,
  isSlugOfAnother,
  toPendingChange,
  writePending,
  writePromoted,
} from "./pending.repository";

export async function getPending(deps: Deps, postId: number): Promise<PendingChange> {
  await requirePost(deps, postId);
  return toPendingChange((await findPending(deps.db, postId)) ?? throwNothingWaits());
}

/**
 * Stores a pending change of a published post. 409 if the post or the existing pending change has another version; with
 * `isFirst` also for any existing pending change.
 */
export async function proposeChange(
  deps: Deps,
  postId: number,
  { baseVersion, updatedAt, ...input }: PendingInput,
  user: SessionUser,
  { isFirst = false } = {},
): Promise<PendingChange> {
  const { values, cleaned } = toComplete(input);
  const post = await requirePost(deps, postId);
  const claims = post.isGenerated ? extractClaims(values, await deps.siteContent.current()) : null;
  if (await isSlugOfAnother(deps.db, postId, values.slug)) {
    throw slugTaken();
  }
  const writtenAt = await writePending(deps.db, {
    ...{
      postId,
      values,
      claims,
      authorId: user.id,
      isOwnOnly: ownerLimit(user) !== null,
      now: deps.clock(),
    },
    baseVersion: new Date(baseVersion),
    states: ["published"],
    replaces: updatedAt === undefined ? undefined : new Date(updatedAt),
    isFirst,
  });
  if (writtenAt === "picture-missing") throw await refusalOfMissing(deps, values);
  if (!writtenAt)
    throw await refusalOfProposing(deps, postId, { baseVersion: new Date(baseVersion), isFirst, user });
  await deps.audit.record({ action: "post.change-proposed", subjectId: postId, label: post.title });
  // The answer is the change that was written, not a later one.
  const author = { id: user.id, name: user.name };
  const { title, slug, summary, image, category, content } = values;
  return {
    ...{ title, slug, summary, image, category, content, author, cleaned },
    baseVersion: new Date(baseVersion).toISOString(),
    updatedAt: writtenAt.toISOString(),
  };
}

/** Deletes the pending change; writers may delete only their own; 409 if it is not the version that was seen. */
export async function dropPending(
  deps: Deps,
  postId: number,
  user: SessionUser,
  seen?: string,
): Promise<void> {
  const post = await requirePost(deps, postId);
  const owner = ownerLimit(user);
  if (!(await deletePending(deps.db, postId, owner, seen))) {
    const waiting = await findPending(deps.db, postId);
    if (!waiting) throw nothingWaits();
    const isTheirs = owner === null || waiting.authorId === owner;
    throw isTheirs ? changeMovedOn("version", toPendingChange(waiting)) : withoutRight();
  }
  await deps.audit.record({ action: "post.change-dropped", subjectId: postId, label: post.title });
}

/** Applies the pending change; 409 for another version of it or of the post, or for open claims; 400 for its pictures. */
export async function promotePending(
  deps: Deps,
  postId: number,
  promotion: Promotion,
  user: SessionUser,
): Promise<StaffPost> {
  const { isGenerated } = await requirePost(deps, postId);
  const pending = await findPending(deps.db, postId);
  if (!pending) throw changeMovedOn("updatedAt", await readStaffPost(deps, postId, user.id));
  const { title, slug, summary, image, category, content } = pending;
  const { values } = toComplete({ title, slug, summary, image, category, content });
  const claims = isGenerated ? extractClaims(values, await deps.siteContent.current()) : null;
  const promoting = {
    ...{ postId, values, claims, reviewerId: user.id, now: deps.clock() },
    baseVersion: new Date(promotion.baseVersion),
    updatedAt: new Date(promotion.updatedAt),
  };
  // The claims below belong to the version that was read, so they are stored only if it is the named version.
  const isRead = pending.updatedAt.getTime() === promoting.updatedAt.getTime();
  const result = isRead
    ? await deps.contentVersion.bumpAfter(() => writePromoted(deps.db, promoting))
    : ({ outcome: "no-match", undescribed: [] } as const);
  if (result.outcome === "slug-taken") {
    throw await slugTakenMeanwhile(deps, slug, (free) => {
      const hint = free === null ? "" : `, misalnya menjadi ${free}`;
      return `Slug usulan ini (${slug}) sudah dipakai artikel lain. Ubah slug usulannya${hint}.`;
    });
  }
  if (result.outcome === "picture-missing") throw await refusalOfMissing(deps, values);
  if (result.outcome === "no-match") {
    const { undescribed } = result;
    throw await refusalOfPromoting(deps, postId, { ...promoting, isRead, undescribed, user });
  }
  await deps.audit.record({ action: "post.change-promoted", subjectId: postId, label: title });
  if (result.isReopened) await recordReopened(deps, result.post);
  return result.post;
}

async function refusalOfProposing(
  deps: Deps,
  postId: number,
  { baseVersion, isFirst, user }: { baseVersion: Date; isFirst: boolean; user: SessionUser },
): Promise<AppError> {
  const refusal = await refusalOfState(deps, postId, baseVersion, user);
  if (refusal) return refusal;
  const pending = await findPending(deps.db, postId);
  if (!pending && (await hasTooManyPending(deps.db, user.id))) return tooManyPending();
  if (pending && isFirst) return changeWaits();
  const who = pending?.authorName ?? "Orang lain";
  const message = pending
    ? `${who} sudah menyimpan usulan untuk artikel ini. Buka usulan itu dulu, lalu simpan perubahan Anda.`
    : "Usulan yang Anda ubah sudah diterapkan atau dibuang. Muat ulang artikel ini, lalu simpan lagi sebagai usulan baru.";
  const fields = { updatedAt: "Usulan yang Anda ubah bukan lagi yang terbaru" };
  return movedOn(message, await readWaiting(deps, postId, user), fields);
}

interface Refused {
  baseVersion: Date;
  updatedAt: Date;
  claims: readonly FoundClaim[] | null;
  isRead: boolean;
  undescribed: readonly RefusedPicture[];
  user: SessionUser;
}

async function refusalOfPromoting(
  deps: Deps,
  postId: number,
  { baseVersion, updatedAt, claims, isRead, undescribed, user }: Refused,
): Promise<AppError> {
  const refusal = await refusalOfState(deps, postId, baseVersion, user);
  if (refusal) return refusal;
  // Stored claims may be outdated, because the site content or the detection has changed since.
  if (isRead && claims) await noteChange(deps.db, { postId, updatedAt: updatedAt.getTime(), claims });
  const open = isRead ? await listOpen(deps, postId, "waiting") : [];
  if (open.length > 0) return claimsOpen(open.length, open);
  if (undescribed.length > 0) return picturesUndescribed(undescribed);
  return changeMovedOn("updatedAt", await readWaiting(deps, postId, user));
}

/** The refusal because of the post's state, or null. */
async function refusalOfState(
  deps: Deps,
  postId: number,
  baseVersion: Date,
  user: SessionUser,
): Promise<AppError | null> {
  const post = await readStaffPost(deps, postId, user.id);
  const { status, updatedAt } = post;
  if (status === "trash") return postInTrash();
  if (status !== "published") {
    return new AppError(
      "conflict",
      "Usulan hanya untuk artikel yang terbit atau terjadwal. Ubah artikel ini langsung.",
    );
  }
  return updatedAt === baseVersion.toISOString() ? null : postMovedOn("baseVersion", post);
}

export function changeWaits(): AppError {
  const message = "Usulan perubahan sudah menunggu di artikel ini. Selesaikan usulan itu dulu.";
  return new AppError("conflict", message);
}

export async function readWaiting(
  deps: Deps,
  postId: number,
  user: SessionUser,
): Promise<PendingChange | StaffPost> {
  const pending = await findPending(deps.db, postId);
  return pending ? toPendingChange(pending) : readStaffPost(deps, postId, user.id);
}

function nothingWaits(): AppError {
  return new AppError("not_found", "Belum ada usulan perubahan untuk artikel ini");
}

function throwNothingWaits(): never {
  throw nothingWaits();
}
