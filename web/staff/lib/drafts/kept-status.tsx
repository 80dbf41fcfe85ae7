import { formatTime } from "../../../lib/format";
import type { KeptState } from "./use-kept-draft";

/** Says quietly where what was typed stands. */
export function KeptStatus({ state: { kept }, saved }: { state: KeptState; saved: string | null }) {
  return (
    <p role="status" className="text-sm text-ink-soft">
      {kept === null && saved !== null && `Disimpan ${formatTime(saved)} WIB`}
      {kept === "refused" && "Browser ini tidak bisa menyimpan draf. Simpan sebelum meninggalkan halaman."}
      {kept !== null && kept !== "refused" && `Draf tersimpan di browser ini pukul ${formatTime(kept)}.`}
    </p>
  );
}
