import { formatTime } from "../../../lib/format";
import type { DraftState } from "./use-post-draft";

interface DraftStatusProps {
  state: DraftState;
  /** When it was last stored from here, and by whom. */
  saved: { at: string; by: string } | null;
}

/** Says quietly where what was typed stands. */
export function DraftStatus({ state: { kept }, saved }: DraftStatusProps) {
  return (
    <p role="status" className="text-sm text-ink-soft">
      {kept === null && (saved ? savedText(saved) : "Ctrl+S atau Cmd+S juga menyimpan.")}
      {kept === "refused" && "Browser ini tidak bisa menyimpan draf. Simpan sebelum meninggalkan halaman."}
      {kept !== null && kept !== "refused" && `Draf tersimpan di browser ini pukul ${formatTime(kept)}.`}
    </p>
  );
}

function savedText({ at, by }: { at: string; by: string }): string {
  return `Disimpan ${formatTime(at)} WIB${by && ` oleh ${by}`}`;
}
