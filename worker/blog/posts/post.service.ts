import type { RefusedPicture } from "../../contract/api";
import type { SessionUser } from "../../contract/auth";
import type { PostUpdate } from "../../contract/blog";
import type { StaffPost } from "../../contract/desk/staff-post";
import type { PostCreation } from "../../contract/desk/transitions";
import { may } from "../../contract/rights";
import type { Deps } from "../../deps";
import { AppError } from "../../errors";
import { recordReopened } from "../claims/claim.service";
import { extractClaims } from "../claims/extract-claims";
import { publicationTime } from "../desk/publication-time";
import { getStaffPost, toStaffPost } from "../desk/staff-posts.service";
import { refusalOfMissing } from "../pictures/missing-pictures.service";
import { picturesUndescribed } from "../pictures/picture-refusals";
import {
  deletePost,
  insertPost,
  type PostValues,
  type Provenance,
  updatePost,
  type WriteOutcome,
} from "./post.repository";
import { toValues } from "./post-values";

/** Who writes a post, and for what. */
export interface Authorship {
  authorId: number | null;
  /** The item of a batch that the post was written for. */
  generationItemId: string | null;
  /** How it came about, of an article of the writer. */
  provenance?: Provenance | null;
}

/** What a member of staff writes: a writer's posts go to the desk. */
export async function createOwnPost(deps: Deps, input: PostCreation, user: SessionUser): Promise<StaffPost> {
  const { status = "published" } = input;
  if (status === "published" && !may(user.role, "posts.publish")) {
    const message = "Penulis menyimpan artikel sebagai draf atau mengirimkannya ke tinjauan";
    throw new AppError("forbidden", message);
  }
  return createPost(deps, input, { authorId: user.id, generationItemId: null });
}

/**
 * Stores a new post with its HTML cleaned; 409 when the slug is taken, 400 where it shows a picture that the library does
 * not have, or would show the public one without words. It goes to review where its author may not publish (any more). A
 * second post for the same item of a batch is refused with a `UNIQUE` error of the database.
 */
export async function createPost(
  deps: Deps,
  input: PostCreation,
  { authorId, generationItemId, provenance = null }: Authorship,
): Promise<StaffPost> {
  const now = deps.clock();
  const { status = "published", publishAt } = input;
  if (publishAt !== undefined && status !== "published") {
    const message = "Waktu terbit hanya untuk artikel yang diterbitkan";
    throw new AppError("validation_failed", message, { fields: { publishAt: message } });
  }
  const publishedAt = publicationTime(publishAt, now);
  const { values, cleaned } = toValues(input);
  const claims = generationItemId === null ? [] : extractClaims(values);
  const written = { values, status, publishedAt, now, authorId, generationItemId, provenance, claims };
  const result = await deps.contentVersion.bumpAfter(() => insertPost(deps.db, written));
  if (result.outcome !== "written") throw await refusalOfCreating(deps, result, values);
  const { row } = result;
  const post = toStaffPost(row);
  const isScheduled = post.status === "published" && publishedAt > now;
  const created = isScheduled ? "post.scheduled" : "post.created";
  const action = generationItemId === null ? created : "post.generated";
  const isHeldBack = status === "published" && post.status === "review";
  const reason = isHeldBack ? " (masuk tinjauan karena hak menerbitkan sudah dicabut)" : "";
  await deps.audit.record({ action, subjectId: row.id, label: row.title + reason });
  if (post.status === "published" && post.openClaims > 0) {
    const label = `${row.title} (${post.openClaims} klaim belum diperiksa)`;
    await deps.audit.record({ action: "post.unreviewed", subjectId: row.id, label });
  }
  return { ...post, cleaned };
}

async function refusalOfCreating(
  deps: Deps,
  result: Exclude<WriteOutcome, { outcome: "written" }>,
  values: PostValues,
): Promise<AppError> {
  if (result.outcome === "picture-missing") return refusalOfMissing(deps, values);
  if (result.outcome === "no-match" && result.undescribed.length > 0) {
    return picturesUndescribed(result.undescribed);
  }
  return slugTaken();
}

/**
 * Writes a post and keeps what it was; 404 when it is gone, 403 when it is not one's own to change, 409 when the slug is
 * taken, when it is in the trash or when somebody saved it since the version that was edited, 400 for its pictures.
 * Nothing is written then.
 */
export async function changePost(
  deps: Deps,
  id: number,
  update: PostUpdate,
  user: SessionUser,
): Promise<StaffPost> {
  const { baseUpdatedAt, ...input } = update;
  const base = baseUpdatedAt === undefined ? null : parseVersion(baseUpdatedAt);
  const isOwnOnly = !may(user.role, "posts.write");
  const { values, cleaned } = toValues(input);
  const claims = extractClaims(values);
  const change = { now: deps.clock(), baseUpdatedAt: base, authorId: user.id, isOwnOnly, claims };
  const result = await deps.contentVersion.bumpAfter(() => updatePost(deps.db, id, values, change));
  if (result.outcome === "written") {
    await deps.audit.record({ action: "post.updated", subjectId: id, label: result.row.title });
    if (result.isReopened) await recordReopened(deps, [result.row]);
    return { ...toStaffPost(result.row), cleaned };
  }
  if (result.outcome === "slug-taken") throw slugTaken();
  if (result.outcome === "picture-missing") throw await refusalOfMissing(deps, values);
  const { undescribed } = result;
  return throwUnwritten(deps, id, { isOwnOnly, base, user, undescribed });
}

interface Unwritten {
  isOwnOnly: boolean;
  base: Date | null;
  user: SessionUser;
  undescribed: RefusedPicture[];
}

/** Says why nothing was written. */
async function throwUnwritten(
  deps: Deps,
  id: number,
  { isOwnOnly, base, user, undescribed }: Unwritten,
): Promise<never> {
  const { status, author, updatedAt } = await getStaffPost(deps, id);
  if (isOwnOnly && (author?.id !== user.id || status === "published")) {
    const reason = author?.id === user.id ? "sudah terbit" : "ditulis orang lain";
    const way =
      status === "published"
        ? "Simpan perubahan Anda sebagai usulan."
        : "Minta penulis atau editor mengubahnya.";
    throw new AppError("forbidden", `Artikel ini ${reason}. ${way}`);
  }
  if (status === "trash") {
    throw new AppError("conflict", "Artikel ini ada di Sampah. Pulihkan dulu sebelum mengubahnya.");
  }
  const isSame = base === null || updatedAt === base.toISOString();
  if (isSame && undescribed.length > 0) throw picturesUndescribed(undescribed);
  throw new AppError("conflict", "Artikel ini sudah diubah orang lain sejak Anda membukanya", {
    fields: { baseUpdatedAt: "Versi yang Anda ubah bukan lagi yang terbaru" },
  });
}

export async function removePost(deps: Deps, id: number): Promise<void> {
  const deleted = await deps.contentVersion.bumpAfter(() => deletePost(deps.db, id));
  if (!deleted) throw new AppError("not_found", "Artikel tidak ditemukan atau sudah dihapus");
  await deps.audit.record({ action: "post.deleted", subjectId: id, label: deleted.title });
}

function parseVersion(text: string): Date {
  const date = new Date(text);
  if (Number.isNaN(date.getTime())) {
    throw new AppError("validation_failed", "Versi artikel tidak valid", {
      fields: { baseUpdatedAt: "Versi artikel tidak valid" },
    });
  }
  return date;
}

function slugTaken(): AppError {
  return new AppError("conflict", "Slug sudah digunakan", { fields: { slug: "Slug sudah digunakan" } });
}
