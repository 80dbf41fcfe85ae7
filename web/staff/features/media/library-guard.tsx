import type { RefObject } from "react";
import { matchPath } from "react-router-dom";
import { staffPaths } from "../../../../worker/contract/paths";
import { useLeaveGuard } from "../../lib/use-leave-guard";
import { ConfirmDialog } from "../../ui/confirm-dialog";

interface LibraryGuardProps {
  unsaved: RefObject<() => boolean>;
  isUploading: boolean;
  onGiveUp: () => void;
}

/** Uploads go on while one moves from page to page; the logout is none. */
function isStaffPage(path: string): boolean {
  return Object.values(staffPaths).some((pattern) => matchPath(pattern, path) !== null);
}

/** Asks before what was typed is left, and before the staff area is left while something is uploaded. */
export function LibraryGuard({ unsaved, isUploading, onGiveUp }: LibraryGuardProps) {
  const guard = useLeaveGuard(
    (path) => unsaved.current() || (isUploading && path !== undefined && !isStaffPage(path)),
    true,
  );
  const isAboutText = unsaved.current();
  return (
    <ConfirmDialog
      open={guard.isAsking}
      title={isAboutText ? "Tinggalkan gambar ini?" : "Unggahan belum selesai"}
      cancelLabel="Tetap di Sini"
      confirmLabel="Tinggalkan"
      onCancel={guard.stay}
      onConfirm={() => {
        if (!isAboutText) onGiveUp();
        guard.leave();
      }}
    >
      {isAboutText
        ? "Perubahan Anda belum disimpan. Draf tetap ada di browser ini dan ditawarkan saat Anda membuka gambar ini lagi."
        : "Gambar yang belum selesai diunggah tidak tersimpan di pustaka."}
    </ConfirmDialog>
  );
}
