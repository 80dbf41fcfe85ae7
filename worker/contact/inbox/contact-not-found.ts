import { AppError } from "../../app-error";

export function contactNotFound(): AppError {
  return new AppError("not_found", "Kontak tidak ditemukan atau sudah dihapus");
}
