import { and, desc, eq } from "drizzle-orm";
import type { RefusedPicture } from "../../contract/api";
import type { SessionUser } from "../../contract/auth";
import type { Revision, RevisionSummary } from "../../contract/desk/revisions";
import type { StaffPost } from "../../contract/desk/staff-post";
import type { Database } from "../../db/client";
import { users } from "../../db/schema/auth";
import { postRevisions } from "../../db/schema/blog";
import type { Deps } from "../../deps";
import { AppError, withoutRight } from "../../errors";
import { takeStorage } from "../../limits";
import {
  ownerLimit,
  picturesUndescribed,
  postInTrash,
  postMovedOn,
  refusalOfMissing,
  remediesOfVersion,
  requireOwnPost,
  slugTakenMeanwhile,
  toPerson,
} from "../access/own-post.service";
import { recordReopened } from "../claims/claim.service";
import { extractClaims } from "../claims/extract-claims";
import { readStaffPost } from "../desk/staff-posts.service";
import { updatePost } from "../posts/post.repository";
import { savedStates, toWritten } from "../posts/post.service";

const maxListed = 300;

const { id, kind, createdAt, title, slug, summary, image, category, content } = postRevisions;
const summaryColumns = { id, kind, createdAt, authorId: users.id, authorName: users.name };

type RevisionSummaryRow = Awaited<ReturnType<typeof listRevisions>>[number];

/** Revisions without their content, the newest first. */
function listRevisions(db: Database, postId: number) {
  return db
    .select(summaryColumns)
    .from(postRevisions)
    .leftJoin(users, eq(users.id, postRevisions.authorId))
    .where(eq(postRevisions.postId, postId))
    .orderBy(desc(id))
    .limit(maxListed);
}

async function findRevision(db: Database, postId: number, revisionId: number) {
  const rows = await db
    .select({ ...summaryColumns, title, slug, summary, image, category, content })
    .from(postRevisions)
    .leftJoin(users, eq(users.id, postRevisions.authorId))
    .where(and(eq(postRevisions.postId, postId), eq(id, revisionId)))
    .limit(1);
  return rows[0] ?? null;
}

export async function listHistory(deps: Deps, postId: number, user: SessionUser): Promise<RevisionSummary[]> {
  await requireOwnPost(deps, postId, user);
  return (await listRevisions(deps.db, postId)).map(toSummary);
}

export async function getRevision(
  deps: Deps,
  { postId, revisionId }: { postId: number; revisionId: number },
  user: SessionUser,
): Promise<Revision> {
  await requireOwnPost(deps, postId, user);
  const { authorId, authorName, ...row } = await requireRevision(deps, postId, revisionId);
  return { ...row, ...toSummary({ authorId, authorName, ...row }) };
}

interface Restoring {
  postId: number;
  revisionId: number;
  /** The version that was read. */
  version: string;
  /** Another slug, if that of the revision is taken. */
  slug: string | undefined;
}

/** Saves a revision as the new version; the state stays. 409 for another version of the post, 400 for its pictures. */
export async function restoreRevision(
  deps: Deps,
  { postId, revisionId, version, slug }: Restoring,
  user: SessionUser,
): Promise<StaffPost> {
  const post = await requireOwnPost(deps, postId, user);
  if (post.status === "trash") throw postInTrash();
  const ownerId = ownerLimit(user);
  if (ownerId !== null && post.status === "published") throw withoutRight();
  const { title, summary, image, category, content, ...stored } = await requireRevision(
    deps,
    postId,
    revisionId,
  );
  takeStorage(user.id, content.length, deps.clock());
  // Cleaned again, because the rules of the cleaner may have changed.
  const fields = { title, summary, image, category, content, slug: slug ?? stored.slug };
  const { values, missing } = toWritten(fields);
  const baseUpdatedAt = new Date(version);
  const claims = post.isGenerated ? extractClaims(values, await deps.siteContent.current()) : null;
  const change = {
    ...{ now: deps.clock(), baseUpdatedAt, claims, kind: "restore" as const },
    ...{ authorId: user.id, isOwnOnly: ownerId !== null, states: savedStates(missing) },
  };
  const result = await deps.contentVersion.bumpAfter(() => updatePost(deps.db, postId, values, change));
  if (result.outcome === "slug-taken") {
    const message = `Slug versi ini (${values.slug}) sudah dipakai artikel lain. Kembalikan versi ini dengan slug lain.`;
    throw await slugTakenMeanwhile(deps, values.slug, () => message);
  }
  if (result.outcome === "picture-missing") throw await refusalOfMissing(deps, values, remediesOfVersion);
  if (result.outcome === "no-match")
    throw await refusalOfRestoring(deps, postId, {
      ...change,
      missing,
      user,
      undescribed: result.undescribed,
    });
  await deps.audit.record({ action: "post.version-restored", subjectId: postId, label: title });
  if (result.isReopened) await recordReopened(deps, result.post);
  return result.post;
}

interface Unrestored {
  baseUpdatedAt: Date;
  /** The refusal for every state except draft. */
  missing: AppError | null;
  undescribed: readonly RefusedPicture[];
  user: SessionUser;
}

async function refusalOfRestoring(
  deps: Deps,
  postId: number,
  { baseUpdatedAt, missing, undescribed, user }: Unrestored,
): Promise<AppError> {
  const post = await readStaffPost(deps, postId, user.id);
  if (post.status === "trash") return postInTrash();
  const isSame = post.updatedAt === baseUpdatedAt.toISOString();
  if (isSame && post.status !== "draft" && missing) return missing;
  return isSame && undescribed.length > 0 ? picturesUndescribed(undescribed) : postMovedOn("version", post);
}

async function requireRevision(deps: Deps, postId: number, revisionId: number) {
  const revision = await findRevision(deps.db, postId, revisionId);
  if (!revision) {
    throw new AppError(
      "not_found",
      "Versi ini tidak ada lagi. Muat ulang riwayat artikel, lalu pilih versi lain.",
    );
  }
  return revision;
}

function toSummary({ id, kind, createdAt, authorId, authorName }: RevisionSummaryRow): RevisionSummary {
  const author = toPerson({ authorId, authorName });
  return { id, kind, createdAt: createdAt.toISOString(), author };
}
