import { inTrash } from "../../contract/desk/post-states";
import type { Claim } from "../../contract/studio/checks";
import { AppError } from "../../errors";

export function postGone(): AppError {
  return new AppError("not_found", "Artikel tidak ditemukan atau sudah dihapus");
}

/** Somebody saved the post since the version that `field` of the body names. */
export function postMovedOn(field: "version" | "baseVersion"): AppError {
  return new AppError("conflict", "Artikel ini sudah diubah orang lain sejak Anda membukanya", {
    fields: { [field]: "Versi yang Anda baca bukan lagi yang terbaru" },
  });
}

export function postInTrash(): AppError {
  return new AppError("conflict", inTrash);
}

/** An article of the writer may not come before the public yet; `claims` are those that nobody has confirmed. */
export function claimsOpen(count: number, claims?: Claim[]): AppError {
  const message = `Artikel ini masih memuat ${count} klaim yang belum diperiksa. Periksa dulu sebelum menerbitkan.`;
  return new AppError("claims_open", message, claims && { details: { claims } });
}
