import { AppError } from "../../app-error";

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
  return new AppError("conflict", "Artikel ini ada di Sampah. Pulihkan dulu.");
}
