import { formatTime } from "../../../lib/format";
import type { DraftState } from "./use-post-draft";

/** Says quietly where what was typed stands. */
export function DraftStatus({ state: { kept } }: { state: DraftState }) {
  return (
    <p role="status" className="text-sm text-ink-soft">
      {kept === null && "Ctrl+S atau Cmd+S juga menyimpan."}
      {kept === "refused" && "Browser ini tidak bisa menyimpan draf. Simpan sebelum meninggalkan halaman."}
      {kept !== null && kept !== "refused" && `Draf tersimpan di browser ini pukul ${formatTime(kept)}.`}
    </p>
  );
}
