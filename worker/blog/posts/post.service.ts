import type { RefusedPicture } from "../../contract/api";
import type { SessionUser } from "../../contract/auth";
import {
  type Autosave,
  type AutosaveAnswer,
  type DraftFields,
  draftSlug,
  missingFields,
  nothingWritten,
  type PostPreviewAnswer,
  type PostStatus,
  type PostUpdate,
  type StaffPost,
} from "../../contract/desk/staff-post";
import type { PostCreation } from "../../contract/desk/transitions";
import { maxContentBytes } from "../../contract/limits";
import { picturesUsed } from "../../contract/media/pictures";
import { may } from "../../contract/rights";
import { byteLength, seenLength } from "../../contract/text";
import type { Deps } from "../../deps";
import { AppError, fieldError, withoutRight } from "../../errors";
import {
  changeMovedOn,
  ownerLimit,
  picturesUndescribed,
  postIncomplete,
  postInTrash,
  postMovedOn,
  refusalOfMissing,
  requirePost,
  slugTaken,
  tooManyPending,
} from "../access/own-post.service";
import { recordReopened } from "../claims/claim.service";
import { extractClaims } from "../claims/extract-claims";
import { publicationTime } from "../desk/publication-time";
import { readStaffPost } from "../desk/staff-posts.service";
import { findPending, hasTooManyPending, toPendingChange, writePending } from "../pending/pending.repository";
import { cleanArticle, extractText } from "./article-html";
import { insertPost, type Provenance } from "./new-post.repository";
import { deletePost, findDeskState, type PostValues, updatePost, type WriteOutcome } from "./post.repository";

/** The author of a post and its origin. */
export interface Authorship {
  authorId: number | null;
  /** The ordered item of an AI article. */
  generationItemId: string | null;
  provenance?: Provenance | null;
  /** The reason why it goes to review although it was ordered to be published. */
  heldBackBecause?: string | null;
}

/** Creates a post of a member of staff. Writers may not publish. */
export async function createOwnPost(deps: Deps, input: PostCreation, user: SessionUser): Promise<StaffPost> {
  const { status = "published" } = input;
  if (status === "published" && !may(user.role, "posts.publish")) {
    const message = "Penulis menyimpan artikel sebagai draf atau mengirimkannya ke tinjauan";
    throw new AppError("forbidden", message);
  }
  return createPost(deps, input, { authorId: user.id, generationItemId: null });
}

/**
 * Cleans the HTML and stores a new post. 409 for a taken slug; 400 for a picture that is not in the library, or for a public
 * one without an alt text. The post goes to review if its author may not publish. A second post for the same ordered item
 * fails with a `UNIQUE` error of the database.
 */
export async function createPost(
  deps: Deps,
  input: PostCreation,
  { authorId, generationItemId, provenance = null, heldBackBecause = null }: Authorship,
): Promise<StaffPost> {
  const now = deps.clock();
  const { status = "published", publishAt } = input;
  if (publishAt !== undefined && status !== "published") {
    throw fieldError("publishAt", "Waktu terbit hanya untuk artikel yang diterbitkan");
  }
  const publishedAt = publishAt === undefined ? now : publicationTime(publishAt, now);
  const { values, cleaned } =
    status === "draft" ? toDraft(input, { variesSlug: input.slug === "" }) : toShown(input);
  const claims = generationItemId === null ? null : extractClaims(values, await deps.siteContent.current());
  const written = { values, status, publishedAt, now, authorId, generationItemId, provenance, claims };
  const result = await deps.contentVersion.bumpAfter(() => insertPost(deps.db, written));
  if (result.outcome !== "written") throw await refusalOfCreating(deps, result, values);
  const { post } = result;
  const isScheduled = post.status === "published" && publishedAt > now;
  const created = isScheduled ? "post.scheduled" : "post.created";
  const action = generationItemId === null ? created : "post.generated";
  const isHeldBack = status === "published" && post.status === "review";
  const because = isHeldBack ? "hak menerbitkan sudah dicabut" : heldBackBecause;
  const reason = because ? ` (masuk tinjauan karena ${because})` : "";
  await deps.audit.record({ action, subjectId: post.id, label: post.title + reason });
  if (post.status === "published" && post.openClaims > 0) {
    const label = `${post.title} (${post.openClaims} klaim belum diperiksa)`;
    await deps.audit.record({ action: "post.unreviewed", subjectId: post.id, label });
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
 * Saves a post and keeps the former version. 404 without the post; 403 without the right to change it; 409 for a taken slug,
 * a post in the trash or another version; 400 for its pictures and, unless it is a draft, for missing fields. Then nothing
 * is written.
 */
export async function changePost(
  deps: Deps,
  id: number,
  { baseUpdatedAt, pendingUpdatedAt, ...input }: PostUpdate,
  user: SessionUser,
): Promise<StaffPost> {
  const { values, cleaned, missing } = toWritten(input);
  const isGenerated = (await findDeskState(deps.db, id))?.isGenerated ?? false;
  const change = {
    ...{ now: deps.clock(), authorId: user.id, isOwnOnly: !may(user.role, "posts.write") },
    ...{ kind: "save" as const, states: savedStates(missing) },
    claims: isGenerated ? extractClaims(values, await deps.siteContent.current()) : null,
    baseUpdatedAt: toDate(baseUpdatedAt),
    pendingUpdatedAt: toDate(pendingUpdatedAt),
  };
  const result = await deps.contentVersion.bumpAfter(() => updatePost(deps.db, id, values, change));
  if (result.outcome === "written") {
    await deps.audit.record({ action: "post.updated", subjectId: id, label: result.post.title });
    if (result.isReopened) await recordReopened(deps, result.post);
    return { ...result.post, cleaned };
  }
  if (result.outcome === "slug-taken") throw slugTaken();
  if (result.outcome === "picture-missing") throw await refusalOfMissing(deps, values);
  throw await refusalOfSaving(deps, id, { ...change, missing, user, undescribed: result.undescribed });
}

/** The states in which a post may be saved; `missing` is the error of its missing fields. */
export const savedStates = (missing: AppError | null): readonly PostStatus[] =>
  missing ? ["draft"] : ["draft", "review", "published"];

const toDate = (version: string | undefined) => (version === undefined ? null : new Date(version));

interface Unsaved {
  isOwnOnly: boolean;
  baseUpdatedAt: Date | null;
  pendingUpdatedAt: Date | null;
  user: SessionUser;
  undescribed: RefusedPicture[];
  missing: AppError | null;
}

/** The reason why nothing was written. */
async function refusalOfSaving(
  deps: Deps,
  id: number,
  { isOwnOnly, baseUpdatedAt, pendingUpdatedAt, user, undescribed, missing }: Unsaved,
): Promise<AppError> {
  const post = await readStaffPost(deps, id, user.id);
  const { status, author, updatedAt } = post;
  if (isOwnOnly && (author?.id !== user.id || status === "published")) {
    const reason = author?.id === user.id ? "sudah terbit" : "ditulis orang lain";
    const way =
      status === "published"
        ? "Simpan perubahan Anda sebagai usulan."
        : "Minta penulis atau editor mengubahnya.";
    return new AppError("forbidden", `Artikel ini ${reason}. ${way}`);
  }
  if (status === "trash") {
    return new AppError("conflict", "Artikel ini ada di Sampah. Pulihkan dulu sebelum mengubahnya.");
  }
  const isSame = baseUpdatedAt === null || updatedAt === baseUpdatedAt.toISOString();
  if (isSame && status !== "draft" && missing) return missing;
  if (isSame && undescribed.length > 0) return picturesUndescribed(undescribed);
  if (isSame && pendingUpdatedAt) {
    const waiting = await findPending(deps.db, id);
    return changeMovedOn("pendingUpdatedAt", waiting ? toPendingChange(waiting) : post);
  }
  return postMovedOn("baseUpdatedAt", post);
}

/** Deletes a post; 409 if it is not the version that was seen. */
export async function removePost(deps: Deps, id: number, seen?: string): Promise<void> {
  const deleted = await deps.contentVersion.bumpAfter(() => deletePost(deps.db, id, seen));
  if (!deleted) {
    await requirePost(deps, id);
    throw postMovedOn("version");
  }
  await deps.audit.record({ action: "post.deleted", subjectId: id, label: deleted.title });
}

/** The most UTF-16 units, 600 KB in UTF-8, so that a row stays below D1's limit of 2 MB. */
const maxSearchTextLength = 200_000;

/** The most pictures of an article; their uses must fit into a row of 2 MB. */
const maxPictures = 500;

export function previewContent(content: string): PostPreviewAnswer {
  const { html, levels, cleaned } = cleanArticle(content);
  if (levels > maxLevels)
    throwInvalidContent(
      `Konten bersusun lebih dari ${maxLevels} tingkat. Kurangi elemen di dalam elemen, misalnya kutipan di dalam kutipan.`,
    );
  return { content: html, cleaned };
}

/** The stored fields of a complete post, with cleaned HTML; 400 for missing fields. */
export function toComplete(input: DraftFields) {
  const missing = missingIn(input);
  if (missing) throw missing;
  return toShown(input);
}

/** The stored fields of validated or generated fields; 400 if nothing of the text would be visible. */
function toShown(input: DraftFields) {
  const { values, cleaned, isEmpty } = toValues(input);
  if (isEmpty) throwInvalidContent("Konten tidak berisi teks yang boleh ditampilkan");
  return { values, cleaned };
}

/**
 * The stored fields of a draft, which may have empty fields: 400 without a title and a text. With `variesSlug` the draft gets
 * a similar slug if its own is taken.
 */
function toDraft(input: DraftFields, { variesSlug }: { variesSlug: boolean }) {
  const slug = draftSlug(input);
  const { values, cleaned, isEmpty } = toValues({ ...input, slug });
  if (isEmpty && input.title === "") {
    throw fieldError("title", nothingWritten);
  }
  const missing = missingFields({ ...input, slug });
  if (isEmpty) missing.content ??= "Konten tidak berisi teks yang boleh ditampilkan";
  const incomplete = Object.keys(missing).length > 0 ? JSON.stringify(missing) : null;
  return { values: { ...values, incomplete, variesSlug: variesSlug || slug === "" }, cleaned };
}

/** The stored fields of a complete post, or of a draft with `missing`. */
export function toWritten(input: DraftFields) {
  const missing = missingIn(input);
  return { ...(missing ? toDraft(input, { variesSlug: input.slug === "" }) : toShown(input)), missing };
}

function missingIn(input: DraftFields): AppError | null {
  const fields = missingFields(input);
  const [first] = Object.values(fields);
  return first === undefined ? null : new AppError("validation_failed", first, { fields });
}

function toValues({ title, slug, summary, image, category, ...written }: DraftFields) {
  const { content, cleaned } = previewContent(written.content);
  // Cleaning can lengthen the text: "&" is stored as "&amp;".
  if (byteLength(content) > maxContentBytes) throwInvalidContent("Konten terlalu besar (maksimal 1 MB)");
  const contentText = toSearchText(content);
  const used = picturesUsed({ content, image });
  if (used.length > maxPictures)
    throwInvalidContent(`Artikel memuat paling banyak ${maxPictures} gambar dari Pustaka`);
  const pictures = JSON.stringify(used);
  const fields = { title, slug, summary, image, category, content, contentText, pictures };
  const values: PostValues = { ...fields, incomplete: null, variesSlug: false };
  return { values, cleaned, isEmpty: seenLength(contentText) === 0 && !content.includes("<img") };
}

/** The text of an article for the search, cut to the limit of a row. */
export function toSearchText(cleaned: string): string {
  return extractText(cleaned).slice(0, maxSearchTextLength).toWellFormed();
}

/** The deepest nesting of an article, because code that walks the tree does work at each level. */
const maxLevels = 100;

function throwInvalidContent(message: string): never {
  throw fieldError("content", message);
}

/**
 * Saves unfinished text: what is not published in place, else in its pending change, so that nothing becomes public. 404
 * without the post; 403 without the right to change it; 409 with `stored` for another version; 400 for pictures that are not
 * in the library, and for missing fields of what waits for review.
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
  // Everybody may propose a change of a published post.
  if (ownerId !== null && post.authorId !== ownerId && post.status !== "published") throw withoutRight();
  const goesOn = pending?.updatedAt.getTime() === base.getTime();
  const target = post.status !== "published" && !goesOn ? "post" : "pending";
  const missing: Record<string, string> | null = JSON.parse(values.incomplete ?? "null");
  const claims = post.isGenerated ? extractClaims(values, await deps.siteContent.current()) : null;
  const by = { now, authorId: user.id, isOwnOnly: ownerId !== null, claims };
  let written: Date | string | null = null;
  if (target === "post") {
    const states = missing ? (["draft"] as const) : (["draft", "review"] as const);
    const change = { ...by, states, baseUpdatedAt: base, kind: "autosave" as const };
    const result = await updatePost(deps.db, id, values, change);
    if (result.outcome === "picture-missing") throw await refusalOfMissing(deps, values);
    if (result.outcome === "written") written = result.post.updatedAt;
  } else if (goesOn || !pending) {
    const result = await writePending(deps.db, {
      ...{ ...by, postId: id, baseVersion: goesOn ? null : base, replaces: goesOn ? base : undefined },
      // The typed slug is stored; missing fields are checked when the change is applied.
      values: { ...values, slug: fields.slug },
      ...{ states: ["draft", "review", "published"], isFirst: true },
    });
    if (result === "picture-missing") throw await refusalOfMissing(deps, values);
    written = result;
  }
  if (written === null) throw await refusalOfAutosave(deps, id, { base, missing, user });
  return {
    ...{ version: new Date(written).toISOString(), savedAt: now.toISOString(), target },
    ...(cleaned.length > 0 && { cleaned }),
  };
}

async function refusalOfAutosave(
  deps: Deps,
  id: number,
  { base, missing, user }: { base: Date; missing: Record<string, string> | null; user: SessionUser },
): Promise<AppError> {
  const post = await readStaffPost(deps, id, user.id);
  if (post.status === "trash") return postInTrash();
  if (post.status === "review" && missing && post.updatedAt === base.toISOString())
    return postIncomplete(missing);
  const pending = await findPending(deps.db, id);
  const isProposal = !pending && post.status === "published";
  if (isProposal && (await hasTooManyPending(deps.db, user.id))) return tooManyPending();
  if (!pending || post.status !== "published") return postMovedOn("version", post);
  const isTheirs = ownerLimit(user) === null || pending.authorId === user.id;
  return !isTheirs && pending.updatedAt.getTime() === base.getTime()
    ? withoutRight()
    : changeMovedOn("version", toPendingChange(pending));
}
