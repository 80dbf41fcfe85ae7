import { Button } from "../../../../ui/button";
import { DialogActions, DialogFrame } from "../../../ui/dialog-frame";
import { shownShortcut } from "../visual/shortcut";
import { allCommands } from "./commands";
import { toolbarKey } from "./writing-toolbar";

const others: readonly (readonly [string, string])[] = [
  ["Tambah indentasi, sel berikutnya", "Tab"],
  ["Kurangi indentasi, sel sebelumnya", "Shift-Tab"],
  ["Baris baru dalam paragraf", "Shift-Enter"],
  ["Simpan", "Mod-s"],
  ["Ke bilah alat", toolbarKey],
];

const shortcuts = [
  ...allCommands.flatMap(({ label, keys }) => (keys ? [[label, keys] as const] : [])),
  ...others,
].map(([label, keys]) => [label, shownShortcut(keys)] as const);

const typed = [
  ...allCommands.flatMap(({ label, typed: signs }) => (signs ? [[label, signs] as const] : [])),
  ["Judul, daftar, tabel, gambar, video …", "/"] as const,
];

/** The keys of the editor, and the signs that become something while one types. */
export function ShortcutList({ onClose }: { onClose: () => void }) {
  return (
    <DialogFrame
      title="Pintasan"
      lead="Di dalam daftar dan tabel, tombol Tab berpindah di sana; tekan Esc lalu Tab untuk keluar."
      onClose={onClose}
    >
      <List rows={shortcuts} />
      <h3 className="mt-6 text-base">Diketik di awal baris atau di antara kata</h3>
      <List rows={typed} />
      <DialogActions>
        <Button variant="dark" onClick={onClose}>
          Tutup
        </Button>
      </DialogActions>
    </DialogFrame>
  );
}

function List({ rows }: { rows: readonly (readonly [string, string])[] }) {
  return (
    <dl className="mt-4 mb-4">
      {rows.map(([label, keys]) => (
        <div key={label} className="flex items-baseline justify-between gap-6 border-b border-line py-1.5">
          <dt>{label}</dt>
          <dd className="shrink-0 text-right font-semibold">{keys}</dd>
        </div>
      ))}
    </dl>
  );
}
