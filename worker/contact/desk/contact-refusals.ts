import { AppError } from "../../app-error";
import { type Stage, stageNames } from "../../contract/inbox/contact-submission";

/** An enquiry that is not the version that was read any more; `then` is what to do about it. */
export function contactMovedOn(
  { stage, assigneeName }: { stage: Stage; assigneeName: string | null },
  then = "lalu simpan",
): AppError {
  const owner = assigneeName === null ? "tanpa penanggung jawab" : `penanggung jawab ${assigneeName}`;
  const message = `Kontak ini baru saja diubah: sekarang ${stageNames[stage]}, ${owner}. Periksa lagi, ${then}.`;
  return new AppError("conflict", message);
}

export function fieldRefused(field: string, message: string): AppError {
  return new AppError("validation_failed", message, { fields: { [field]: message } });
}

/** Whoever is disabled, or has another role, or never was. */
export function assigneeMayNot(): AppError {
  return fieldRefused(
    "assigneeId",
    "Staf ini tidak bisa menangani kontak: akunnya nonaktif atau perannya tidak mencakup kontak. Pilih orang lain.",
  );
}

export function reasonWithoutLoss(): AppError {
  return fieldRefused("lostReason", `Alasan hanya untuk kontak yang ${stageNames.lost}`);
}
