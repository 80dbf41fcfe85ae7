import { ConfirmDialog } from "../../../ui/confirm-dialog";
import type { HeldByUploads } from "./use-text-uploads";

/** Asks whether to go on without the pictures that are still being uploaded. */
export function UploadsQuestion({ held: { sending, isAsking, stay, goOn } }: { held: HeldByUploads }) {
  return (
    <ConfirmDialog
      open={isAsking}
      title="Gambar masih diunggah"
      tone="primary"
      cancelLabel="Batal"
      confirmLabel="Lanjutkan Tanpa Gambar"
      onCancel={stay}
      onConfirm={goOn}
    >
      {sending} gambar belum masuk ke artikel. Tunggu sebentar: begitu selesai, langkah ini dilanjutkan
      otomatis.
    </ConfirmDialog>
  );
}
