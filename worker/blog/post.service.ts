import { AppError } from "../app-error";
import type { Post, PostInput, PostUpdate } from "../contract/blog";
import type { Deps } from "../deps";
import { cleanArticleHtml, textOf } from "./article-html";
import { findPostById } from "./blog.repository";
import { toPost } from "./blog.service";
import { deletePost, insertPost, updatePost } from "./post.repository";

/** Stores a new post with its HTML cleaned; 409 when the slug is taken. */
export async function createPost(deps: Deps, input: PostInput): Promise<Post> {
  const now = deps.clock();
  const row = await insertPost(deps.db, { ...toValues(input), publishedAt: now, updatedAt: now });
  return toPost(row ?? throwSlugTaken());
}

/**
 * Writes a post; 404 when it is gone, 409 when the slug is taken or when somebody saved it since the version
 * that was edited. Nothing is written then.
 */
export async function changePost(deps: Deps, id: number, update: PostUpdate): Promise<Post> {
  const { baseUpdatedAt, ...input } = update;
  const base = baseUpdatedAt === undefined ? null : parseVersion(baseUpdatedAt);
  // Later than the version it replaces, also when both are saved in the same millisecond.
  const updatedAt = new Date(Math.max(deps.clock().getTime(), (base?.getTime() ?? 0) + 1));
  const result = await updatePost(deps.db, id, { ...toValues(input), updatedAt }, base);
  if (result.outcome === "updated") return toPost(result.row);
  if (result.outcome === "slug-taken") throwSlugTaken();
  if (!(await findPostById(deps.db, id)))
    throw new AppError("not_found", "Artikel tidak ditemukan atau sudah dihapus");
  throw new AppError("conflict", "Artikel ini sudah diubah orang lain sejak Anda membukanya", {
    fields: { baseUpdatedAt: "Versi yang Anda ubah bukan lagi yang terbaru" },
  });
}

export async function removePost(deps: Deps, id: number): Promise<void> {
  if (!(await deletePost(deps.db, id))) {
    throw new AppError("not_found", "Artikel tidak ditemukan atau sudah dihapus");
  }
}

function toValues({ content, ...input }: PostInput) {
  const cleaned = cleanArticleHtml(content);
  const contentText = textOf(cleaned);
  if (contentText.length === 0 && !cleaned.includes("<img")) {
    const message = "Konten tidak berisi teks yang boleh ditampilkan";
    throw new AppError("validation_failed", message, { fields: { content: message } });
  }
  return { ...input, content: cleaned, contentText };
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
