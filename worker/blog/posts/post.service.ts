import { AppError } from "../../app-error";
import type { Post, PostInput, PostUpdate } from "../../contract/blog";
import type { Deps } from "../../deps";
import { toPost } from "../reading/reading.service";
import { endCopiesOnFailure } from "./end-copies";
import { deletePost, insertPost, isStored, updatePost } from "./post.repository";
import { toValues } from "./post-values";

/**
 * Stores a new post with its HTML cleaned; 409 when the slug is taken. A post that was written for an item of
 * a batch carries its id, and a second one for the same item is refused with a `UNIQUE` error of the database.
 */
export async function createPost(
  deps: Deps,
  input: PostInput,
  generationItemId: string | null = null,
): Promise<Post> {
  const now = deps.clock();
  const values = { ...toValues(input), generationItemId, publishedAt: now, updatedAt: now };
  const row = await endCopiesOnFailure(deps, () => insertPost(deps.db, values));
  if (!row) throwSlugTaken();
  await deps.contentGeneration.moveOn();
  const action = generationItemId === null ? "post.created" : "post.generated";
  await deps.audit.record({ action, subjectId: row.id, label: row.title });
  return toPost(row);
}

/**
 * Writes a post; 404 when it is gone, 409 when the slug is taken or when somebody saved it since the version
 * that was edited. Nothing is written then.
 */
export async function changePost(deps: Deps, id: number, update: PostUpdate): Promise<Post> {
  const { baseUpdatedAt, ...input } = update;
  const base = baseUpdatedAt === undefined ? null : parseVersion(baseUpdatedAt);
  const version = { now: deps.clock(), baseUpdatedAt: base };
  const values = toValues(input);
  const result = await endCopiesOnFailure(deps, () => updatePost(deps.db, id, values, version));
  if (result.outcome === "updated") {
    await deps.contentGeneration.moveOn();
    await deps.audit.record({ action: "post.updated", subjectId: id, label: result.row.title });
    return toPost(result.row);
  }
  if (result.outcome === "slug-taken") throwSlugTaken();
  if (!(await isStored(deps.db, id)))
    throw new AppError("not_found", "Artikel tidak ditemukan atau sudah dihapus");
  throw new AppError("conflict", "Artikel ini sudah diubah orang lain sejak Anda membukanya", {
    fields: { baseUpdatedAt: "Versi yang Anda ubah bukan lagi yang terbaru" },
  });
}

export async function removePost(deps: Deps, id: number): Promise<void> {
  const deleted = await endCopiesOnFailure(deps, () => deletePost(deps.db, id));
  if (!deleted) throw new AppError("not_found", "Artikel tidak ditemukan atau sudah dihapus");
  await deps.contentGeneration.moveOn();
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

function throwSlugTaken(): never {
  throw new AppError("conflict", "Slug sudah digunakan", { fields: { slug: "Slug sudah digunakan" } });
}
