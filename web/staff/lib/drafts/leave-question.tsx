import { ConfirmDialog } from "../../ui/confirm-dialog";
import { useLeaveGuard } from "../use-leave-guard";

/** Asks before a form with unsaved work is left. */
export function LeaveQuestion({ hasUnsaved }: { hasUnsaved: () => boolean }) {
  const guard = useLeaveGuard(hasUnsaved, true);
  return (
    <ConfirmDialog
      open={guard.isAsking}
      title="Tinggalkan halaman ini?"
      cancelLabel="Tetap di Sini"
      confirmLabel="Tinggalkan"
      onCancel={guard.stay}
      onConfirm={guard.leave}
    >
      Perubahan Anda belum disimpan. Draf tetap ada di browser ini dan ditawarkan saat Anda membuka formulir
      ini lagi.
    </ConfirmDialog>
  );
}
