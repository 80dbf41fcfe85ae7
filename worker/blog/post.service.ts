import { AppError } from "../app-error";
import { byteLength, type FormatAnswer, type Post, type PostInput, type PostUpdate } from "../contract/blog";
import { maxContentBytes } from "../contract/limits";
import type { Deps } from "../deps";
import { formatArticle } from "./article-format";
import { cleanArticleHtml, textOf } from "./article-html";
import { findPostById } from "./blog.repository";
import { toPost } from "./blog.service";
import {
  contentsPerStatement,
  deletePost,
  insertPost,
  listContents,
  type NewContent,
  type StoredContent,
  updateContents,
  updatePost,
} from "./post.repository";

/** UTF-16 units: at most 600 KB in UTF-8, so that a row stays below the 2 MB that D1 takes. */
const maxSearchTextLength = 200_000;

/** Stores a new post with its HTML cleaned; 409 when the slug is taken. */
export async function createPost(deps: Deps, input: PostInput): Promise<Post> {
  const now = deps.clock();
  const row = await insertPost(deps.db, { ...toValues(input), publishedAt: now, updatedAt: now });
  if (!row) throwSlugTaken();
  await deps.audit.record({ action: "post.created", subjectId: row.id, label: row.title });
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
  const result = await updatePost(deps.db, id, toValues(input), version);
  if (result.outcome === "updated") {
    await deps.audit.record({ action: "post.updated", subjectId: id, label: result.row.title });
    return toPost(result.row);
  }
  if (result.outcome === "slug-taken") throwSlugTaken();
  if (!(await findPostById(deps.db, id)))
    throw new AppError("not_found", "Artikel tidak ditemukan atau sudah dihapus");
  throw new AppError("conflict", "Artikel ini sudah diubah orang lain sejak Anda membukanya", {
    fields: { baseUpdatedAt: "Versi yang Anda ubah bukan lagi yang terbaru" },
  });
}

export async function removePost(deps: Deps, id: number): Promise<void> {
  const deleted = await deletePost(deps.db, id);
  if (!deleted) throw new AppError("not_found", "Artikel tidak ditemukan atau sudah dihapus");
  await deps.audit.record({ action: "post.deleted", subjectId: id, label: deleted.title });
}

/** An article as it would be stored: what visitors will see of it. */
export function previewContent(content: string): string {
  return cleanArticleHtml(content);
}

/**
 * Brings the HTML of every post into today's form. A post is written whole or not at all, and a second call
 * finds nothing more to do.
 */
export async function updateFormats(deps: Deps): Promise<FormatAnswer> {
  let total = 0;
  let updated = 0;
  let lastId = 0;
  while (true) {
    const stored = await listContents(deps.db, lastId, contentsPerStatement);
    const contents = stored.flatMap(reformat);
    if (contents.length > 0) updated += await updateContents(deps.db, contents, deps.clock());
    total += stored.length;
    lastId = stored.at(-1)?.id ?? lastId;
    if (stored.length < contentsPerStatement) break;
  }
  const unchanged = total - updated;
  if (updated > 0) await deps.audit.record({ action: "post.formatted", label: `${updated} artikel` });
  return { message: `${updated} artikel diperbarui, ${unchanged} artikel sudah rapi`, updated, unchanged };
}

/** The post with its new body, or nothing where the body stays as it is or would pass the limit. */
function reformat({ content, ...post }: StoredContent): NewContent[] {
  const formatted = formatArticle(content);
  if (formatted === content || byteLength(formatted) > maxContentBytes) return [];
  return [{ ...post, content: formatted, contentText: searchTextOf(formatted) }];
}

function toValues({ content, ...input }: PostInput) {
  const cleaned = cleanArticleHtml(content);
  const contentText = searchTextOf(cleaned);
  if (contentText.length === 0 && !cleaned.includes("<img")) {
    throwInvalidContent("Konten tidak berisi teks yang boleh ditampilkan");
  }
  // Cleaning can make it longer: a bare "&" is stored as "&amp;".
  if (byteLength(cleaned) > maxContentBytes) throwInvalidContent("Konten terlalu besar (maksimal 1 MB)");
  return { ...input, content: cleaned, contentText };
}

/** The words of an article, as many as a row of D1 has room for beside the article. */
function searchTextOf(cleaned: string): string {
  return textOf(cleaned).slice(0, maxSearchTextLength).toWellFormed();
}

function throwInvalidContent(message: string): never {
  throw new AppError("validation_failed", message, { fields: { content: message } });
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
