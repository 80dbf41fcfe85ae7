import type { SessionUser } from "../../contract/auth";
import type {
  MediaAbilities,
  MediaChange,
  MediaDetail,
  MediaItem,
  MediaListQuery,
  MediaUse,
} from "../../contract/media/media-item";
import { pageWindow } from "../../contract/query";
import { may } from "../../contract/rights";
import type { Deps } from "../../deps";
import { AppError, describeError, fieldError, log, movedOn } from "../../errors";
import {
  deleteMedia,
  findItem,
  listItems,
  listUndescribedUses,
  listUses,
  type MediaValues,
  toMediaItem,
  updateMedia,
} from "./media.repository";
import { createPictureStore, toFolder } from "./picture.store";

export function getMediaAbilities({ mediaBucket, images }: Deps): MediaAbilities {
  return { storage: mediaBucket !== null, variants: mediaBucket !== null && images !== null };
}

/** A page of pictures and the total; none without a bucket. */
export async function listMedia(
  deps: Deps,
  query: MediaListQuery,
): Promise<{ items: MediaItem[]; total: number }> {
  if (!deps.mediaBucket) return { items: [], total: 0 };
  const filter = { words: query.q, only: query.only, hashes: query.hash?.split(",") };
  const { rows, total } = await listItems(deps.db, filter, pageWindow(query));
  return { items: rows.map(toMediaItem), total };
}

export async function readMedia(deps: Deps, id: number): Promise<MediaDetail> {
  const [row, usedIn] = await Promise.all([findItem(deps.db, id), listUses(deps.db, id)]);
  if (!row) throw mediaGone();
  return { ...toMediaItem(row), usedIn };
}

/**
 * Changes a picture. 404 without it; 409 if it differs from `before`, or if a public or scheduled post would show it without an
 * alt text; 403 if a published post, a post in review or a pending change shows the changed part and the user may not
 * publish.
 */
export async function changeMedia(
  deps: Deps,
  id: number,
  { before = {}, ...change }: MediaChange,
  user: SessionUser,
): Promise<MediaItem> {
  const values = toValues(change);
  const fields = Object.keys(values);
  if (fields.length === 0) return toMediaItem((await findItem(deps.db, id)) ?? failGone());
  const isVisible = fields.some((field) => field !== "name");
  const mayPublish = !isVisible || may(user.role, "posts.publish");
  const { row, isChanged } = await updateMedia(deps.db, id, values, {
    before,
    mayPublish,
    now: deps.clock(),
  });
  if (!row) throw mediaGone();
  if (!isChanged) {
    const known = Object.entries(before);
    const isOther = known.some(([name, value]) => row[name as keyof MediaValues] !== value);
    if (isOther) throw movedOn("Gambar ini baru saja diubah orang lain", toMediaItem(row));
    throw mayPublish ? await undescribed(deps, id) : new AppError("forbidden", seenMessage);
  }
  await deps.audit.record({ action: "media.changed", subjectId: id, label: row.name });
  if (isVisible && row.uses > 0) await deps.contentVersion.bump();
  return toMediaItem(row);
}

const seenMessage =
  "Gambar ini tampil di artikel yang terbit, terjadwal, atau menunggu tinjauan. Minta editor mengubah teks alternatif atau titik fokusnya.";

/** An alt text and `decorative` exclude each other. */
function toValues({ name, alt, decorative, focalX, focalY }: MediaChange): MediaValues {
  const description: MediaValues =
    decorative === true
      ? { alt: "", decorative }
      : alt !== undefined
        ? { alt, decorative: false }
        : decorative === false
          ? { decorative }
          : {};
  return {
    ...description,
    ...(name !== undefined && { name }),
    ...(focalX !== undefined && { focalX }),
    ...(focalY !== undefined && { focalY }),
  };
}

async function undescribed(deps: Deps, id: number): Promise<AppError> {
  const usedIn = await listUndescribedUses(deps.db, id);
  return fieldError(
    "alt",
    "Gambar ini tampil di artikel yang terbit atau terjadwal, jadi harus punya teks alternatif atau ditandai hiasan.",
    { code: "conflict", details: { usedIn } },
  );
}

/**
 * Deletes an unused picture, then its bytes; bytes that cannot be deleted stay without being served. 404 without the picture,
 * 409 with the posts that use it.
 */
export async function removeMedia(deps: Deps, id: number): Promise<void> {
  const deleted = await deleteMedia(deps.db, id);
  if (!deleted) return refuseUsed(deps, id);
  await deps.audit.record({ action: "media.deleted", subjectId: id, label: deleted.name });
  if (!deps.mediaBucket) return;
  try {
    await createPictureStore(deps.mediaBucket).removeBelow(toFolder(deleted.storageKey));
  } catch (error) {
    log("warn", "picture_not_removed", { mediaId: id, error: describeError(error) });
  }
}

async function refuseUsed(deps: Deps, id: number): Promise<never> {
  const [row, usedIn] = await Promise.all([findItem(deps.db, id), listUses(deps.db, id)]);
  if (!row) throw mediaGone();
  const onSite = "Gambar ini tampil di halaman situs. Ganti dulu di Situs, lalu terbitkan.";
  if (usedIn.length === 0 && row.uses > 0) throw new AppError("conflict", onSite, { details: { usedIn } });
  const message =
    usedIn.length > 0
      ? `Gambar ini masih dipakai di ${row.uses} artikel sehingga tidak dapat dihapus. ${waysOut(usedIn)}`
      : "Gambar ini baru saja dipakai atau dilepas orang lain. Muat ulang, lalu coba lagi.";
  throw new AppError("conflict", message, { details: { usedIn } });
}

const wayOut: Record<NonNullable<MediaUse["via"]> | "text", string> = {
  text: "Lepaskan dulu dari artikelnya.",
  pending: "Terapkan atau buang dulu usulan perubahannya.",
  link: "Cabut dulu tautan pratinjaunya.",
  trash: "Pulihkan atau hapus permanen dulu artikelnya di Sampah.",
};

function waysOut(uses: readonly MediaUse[]): string {
  return [...new Set(uses.map(({ via }) => wayOut[via ?? "text"]))].join(" ");
}

function mediaGone(): AppError {
  return new AppError("not_found", "Gambar tidak ditemukan atau sudah dihapus");
}

function failGone(): never {
  throw mediaGone();
}
