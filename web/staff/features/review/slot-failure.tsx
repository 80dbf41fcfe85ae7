import { maxCalendarDays } from "../../../../worker/contract/desk/calendar";
import { LoadFailure } from "../../ui/load-failure";
import type { Approval } from "./use-approval-target";

/** Why an approval has no slot to go to, and what can be done about it. */
export function SlotFailure({ approval: { target, slot, coming } }: { approval: Approval }) {
  if (target !== "slot" || slot !== null || coming.isPending) return null;
  if (coming.isError) {
    return (
      <LoadFailure
        place="inline"
        title="Slot kosong belum bisa dicari"
        description="Kalender tidak bisa dimuat. Coba lagi, atau pilih waktunya sendiri lewat Jadwalkan…."
        query={coming}
        className="mb-3"
      />
    );
  }
  return (
    <p role="status" className="mb-3 text-sm font-medium text-fajar-deep">
      Semua slot {maxCalendarDays} hari ke depan sudah terisi. Pilih waktunya sendiri lewat Jadwalkan….
    </p>
  );
}
