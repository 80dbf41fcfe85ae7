import { AppError } from "../../app-error";
import type { BulkAction } from "../../contract/desk/transitions";
import type { Deps } from "../../deps";
import { claimsOpen, postGone, postInTrash, postMovedOn } from "../access/refusals";
import { listOpen } from "../claims/claim.service";
import { picturesUndescribed } from "../pictures/picture-refusals";
import type { Actor, ChosenVersion, FoundState } from "./chosen-posts.repository";

/** Why an action is not for a post in its state; null where it is. */
function wrongState(
  action: BulkAction | "drip",
  found: NonNullable<FoundState["found"]>,
  now: Date,
): string | null {
  const { status } = found;
  const isOut = status === "published" && found.publishedAt <= now;
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
  if (!found) return postGone();
  if (isOwnOnly && found.authorId !== userId) {
    return new AppError("forbidden", "Artikel ini ditulis orang lain");
  }
  if (found.status === "trash") return postInTrash();
  const wrong = wrongState(action, found, now);
  if (wrong) return new AppError("conflict", wrong);
  if (found.updatedAt.getTime() !== version.getTime()) return postMovedOn("version");
  if (action !== "publish" && action !== "drip") return null;
  return (
    refusalOfClaims(found) ?? (found.undescribed.length > 0 ? picturesUndescribed(found.undescribed) : null)
  );
}

function refusalOfClaims({ openClaims, isChecked }: NonNullable<FoundState["found"]>): AppError | null {
  if (openClaims > 0) return claimsOpen(openClaims);
  if (isChecked) return null;
  return new AppError("conflict", "Klaim artikel ini belum selesai dibaca. Tunggu sebentar, lalu coba lagi.");
}

/** The refusal with the claims that it is about, where it is about such. */
export async function withClaims(deps: Deps, id: number, refusal: AppError): Promise<AppError> {
  if (refusal.code !== "claims_open") return refusal;
  const open = await listOpen(deps, id);
  return open.length > 0 ? claimsOpen(open.length, open) : refusal;
}
