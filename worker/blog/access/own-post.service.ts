import { sql } from "drizzle-orm";
import type { RefusedPicture } from "../../contract/api";
import type { SessionUser } from "../../contract/auth";
import { inTrash } from "../../contract/desk/post-states";
import type { PendingChange } from "../../contract/desk/revisions";
import type { Person, StaffPost } from "../../contract/desk/staff-post";
import { findPictures } from "../../contract/media/pictures";
import { may } from "../../contract/rights";
import type { Claim } from "../../contract/studio/checks";
import { toPostSlug } from "../../contract/text";
import type { Database } from "../../db/client";
import type { Deps } from "../../deps";
import { AppError, fieldError, movedOn, withoutRight } from "../../errors";
import { type DeskState, findDeskState } from "../posts/post.repository";

/** The author to whose posts a user is limited: a writer's own id, or null for users who may work on all posts. */
export function ownerLimit({ id, role }: SessionUser): number | null {
  return may(role, "posts.write") ? null : id;
}

/** The state of a post; 404 without the post, 403 for a writer on another's post. */
export async function requireOwnPost(deps: Deps, id: number, user: SessionUser): Promise<DeskState> {
  const post = await requirePost(deps, id);
  const owner = ownerLimit(user);
  if (owner !== null && post.authorId !== owner) throw withoutRight();
  return post;
}

/** The state of a post of any author; 404 without the post. */
export async function requirePost(deps: Deps, id: number): Promise<DeskState> {
  const post = await findDeskState(deps.db, id);
  if (!post) throw postGone();
  return post;
}

interface Named {
  authorId: number | null;
  authorName: string | null;
}

export function toPerson({ authorId, authorName }: Named): Person | null {
  return authorId === null || authorName === null ? null : { id: authorId, name: authorName };
}

export function postGone(): AppError {
  return new AppError("not_found", "Artikel tidak ditemukan atau sudah dihapus");
}

type VersionField = "version" | "baseVersion" | "baseUpdatedAt" | "updatedAt" | "pendingUpdatedAt";

/** 409: the post has changed since the version that `field` of the body names. */
export function postMovedOn(field: VersionField, stored?: StaffPost): AppError {
  const message = "Artikel ini sudah diubah orang lain sejak Anda membukanya";
  return movedOn(message, stored, { [field]: "Versi yang Anda baca bukan lagi yang terbaru" });
}

/** 409: the pending change was saved, applied or dropped; `stored` is that change, or the post without one. */
export function changeMovedOn(field: VersionField, stored: PendingChange | StaffPost): AppError {
  const message = "Usulan ini sudah diubah, diterapkan, atau dibuang sejak Anda membukanya";
  return movedOn(message, stored, { [field]: "Usulan yang Anda baca bukan lagi yang terbaru" });
}

/** 400: an incomplete draft may be neither reviewed nor published; `fields` names everything that is missing. */
export function postIncomplete(fields: Record<string, string>): AppError {
  const message = `Artikel ini belum lengkap. ${Object.values(fields).join(". ")}.`;
  return new AppError("validation_failed", message, { fields });
}

export function slugTaken(): AppError {
  return fieldError("slug", "Slug sudah digunakan", { code: "conflict" });
}

async function findFreeSlug(db: Database, slug: string): Promise<string | null> {
  const candidates = JSON.stringify(Array.from({ length: 50 }, (_, index) => toPostSlug(slug, index + 2)));
  const rows = await db.all<{ value: string }>(sql`SELECT value FROM json_each(${candidates})
    WHERE NOT EXISTS (SELECT 1 FROM blog_posts WHERE slug = value)
      AND NOT EXISTS (SELECT 1 FROM former_slugs WHERE slug = value) ORDER BY key LIMIT 1`);
  return rows[0]?.value ?? null;
}

/** 409: another post has the slug of the version to restore; `fields.slug` is a free one. */
export async function slugTakenMeanwhile(
  deps: Deps,
  slug: string,
  message: (free: string | null) => string,
): Promise<AppError> {
  const free = await findFreeSlug(deps.db, slug);
  return new AppError("conflict", message(free), { fields: { slug: free ?? "" } });
}

export function tooManyPending(): AppError {
  const message = "Anda sudah punya 50 usulan yang menunggu. Tunggu tinjauannya, atau buang sebagian dulu.";
  return new AppError("conflict", message);
}

export function postInTrash(): AppError {
  return new AppError("conflict", inTrash);
}

/** 409: an AI article with open claims may not be published; `claims` are the unconfirmed ones. */
export function claimsOpen(count: number, claims?: Claim[]): AppError {
  const message = `Artikel ini masih memuat ${count} klaim yang belum diperiksa. Periksa dulu sebelum menerbitkan.`;
  return new AppError("claims_open", message, claims && { details: { claims } });
}

const mostNamed = 5;

const whatToDo = "Tulis teks alternatifnya atau tandai sebagai hiasan di Pustaka, lalu coba lagi.";

/** 400: a text whose pictures have no alt text may not be published. */
export function picturesUndescribed(pictures: readonly RefusedPicture[]): AppError {
  const sentences = (["content", "image"] as const).flatMap((field) => {
    const names = new Map(pictures.filter((one) => one.field === field).map(({ id, name }) => [id, name]));
    return names.size === 0 ? [] : [[field, formatSentence(field, [...names.values()])] as const];
  });
  const message = `${sentences.map(([, sentence]) => sentence).join(" ")} ${whatToDo}`;
  const fields = Object.fromEntries(sentences.map(([field, sentence]) => [field, `${sentence} ${whatToDo}`]));
  return new AppError("validation_failed", message, { fields, details: { pictures: [...pictures] } });
}

function formatSentence(field: RefusedPicture["field"], names: readonly string[]): string {
  const what = field === "image" ? "Cover" : "Gambar";
  const named = names.slice(0, mostNamed).map((name) => `“${name}”`);
  const more = names.length > named.length ? ` dan ${names.length - named.length} gambar lain` : "";
  return `${what} ${named.join(", ")}${more} belum punya teks alternatif.`;
}

const remedies = {
  content: "Hapus dari artikel atau unggah lagi.",
  image: "Pilih cover lain atau unggah lagi.",
};
const inForm = "Salin isi versi ini ke formulir, ganti gambarnya, lalu simpan.";
export const remediesOfVersion: typeof remedies = { content: inForm, image: inForm };
const changedMeanwhile = "Gambar artikel ini baru saja dihapus dan diunggah lagi. Coba sekali lagi.";

async function findMissing(db: Database, hashes: readonly string[]): Promise<Set<string>> {
  const rows = await db.all<{ value: string }>(sql`SELECT value FROM json_each(${JSON.stringify(hashes)})
    WHERE NOT EXISTS (SELECT 1 FROM media WHERE hash = value)`);
  return new Set(rows.map(({ value }) => value));
}

/** 400: pictures of the text are missing in the library; names the first one of each field. */
export async function refusalOfMissing(
  deps: Deps,
  text: { content: string; image: string },
  remedyOf = remedies,
): Promise<AppError> {
  const found = findPictures(text);
  const missing = await findMissing(deps.db, [...new Set(found.map(({ hash }) => hash))]);
  const fields: Record<string, string> = {};
  for (const { hash, field, address } of found) {
    const shown = address.length > 200 ? `${address.slice(0, 200).toWellFormed()}…` : address;
    if (missing.has(hash)) fields[field] ??= `Gambar ${shown} tidak ada di Pustaka. ${remedyOf[field]}`;
  }
  const message = fields.content ?? fields.image;
  if (message === undefined) return new AppError("conflict", changedMeanwhile);
  return new AppError("validation_failed", message, { fields });
}
