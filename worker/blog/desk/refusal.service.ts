import { AppError } from "../../app-error";
import type { BulkAction } from "../../contract/desk/transitions";
import type { Actor, ChosenVersion, FoundState } from "./chosen-posts.repository";

const trashed = "Artikel ini ada di Sampah. Pulihkan dulu.";

/** Why an action is not for a post in its state; null where it is. */
function wrongState(
  action: BulkAction | "drip",
  found: NonNullable<FoundState["found"]>,
  now: Date,
): string | null {
  const { status } = found;
  const isOut = status === "published" && found.publishedAt <= now;
  if (status === "trash") return trashed;
  if (action === "submit") {
    if (status === "review") return "Artikel ini sudah menunggu tinjauan";
    return status === "published" ? "Artikel ini sudah diterbitkan atau dijadwalkan" : null;
  }
  if (action === "return") return status === "review" ? null : "Artikel ini tidak sedang menunggu tinjauan";
  if (action === "unpublish") return status === "published" ? null : "Artikel ini belum terbit";
  if (action === "publish" || action === "drip") return isOut ? "Artikel ini sudah terbit" : null;
  return null;
}

/** Why nothing was done with a chosen post, of what it was then. */
export function refusalOf(
  action: BulkAction | "drip",
  { version }: ChosenVersion,
  { found }: FoundState,
  { userId, isOwnOnly }: Actor,
  now: Date,
): AppError | null {
  if (!found) return new AppError("not_found", "Artikel tidak ditemukan atau sudah dihapus");
  if (isOwnOnly && found.authorId !== userId) {
    return new AppError("forbidden", "Artikel ini ditulis orang lain");
  }
  const wrong = wrongState(action, found, now);
  if (wrong) return new AppError("conflict", wrong);
  if (found.updatedAt.getTime() !== version.getTime()) return changedMeanwhile();
  return null;
}

export function changedMeanwhile(): AppError {
  return new AppError("conflict", "Artikel ini sudah diubah orang lain sejak Anda membukanya", {
    fields: { version: "Versi yang Anda baca bukan lagi yang terbaru" },
  });
}
