import { Button } from "../../../../ui/button";
import { DialogActions, DialogFrame } from "../../../ui/dialog-frame";
import { keysOf } from "../visual/keys";
import { shownShortcut } from "../visual/shortcut";

const shortcuts: readonly [string, string][] = [
  ["Tebal", keysOf.bold],
  ["Miring", keysOf.italic],
  ["Garis bawah", keysOf.underline],
  ["Coret", keysOf.strike],
  ["Sorot", keysOf.highlight],
  ["Kode", keysOf.code],
  ["Superskrip", keysOf.superscript],
  ["Subskrip", keysOf.subscript],
  ["Hapus format", keysOf.clear],
  ["Tautan", keysOf.link],
  ["Paragraf", keysOf.paragraph],
  ["Judul bagian", keysOf.heading2],
  ["Subjudul", keysOf.heading3],
  ["Subjudul kecil", keysOf.heading4],
  ["Blok kode", keysOf.codeBlock],
  ["Daftar", keysOf.bulletList],
  ["Daftar bernomor", keysOf.orderedList],
  ["Tambah indentasi, sel berikutnya", "Tab"],
  ["Kurangi indentasi, sel sebelumnya", "Shift-Tab"],
  ["Kutipan", keysOf.quote],
  ["Baris baru dalam paragraf", "Shift-Enter"],
  ["Urungkan", keysOf.undo],
  ["Ulangi", keysOf.redo],
  ["Simpan", "Mod-s"],
  ["Ke bilah alat", keysOf.toolbar],
];

const typed: readonly [string, string][] = [
  ["Judul bagian, subjudul", "## atau ###"],
  ["Daftar", "- "],
  ["Daftar bernomor", "1. "],
  ["Kutipan", "> "],
  ["Blok kode", "```"],
  ["Garis pemisah", "---"],
  ["Tebal", "**kata**"],
  ["Miring", "*kata*"],
  ["Coret", "~~kata~~"],
  ["Kode", "`kata`"],
];

/** The keys of the editor, and the signs that become something while one types. */
export function ShortcutList({ onClose }: { onClose: () => void }) {
  return (
    <DialogFrame
      title="Pintasan"
      lead="Di dalam daftar dan tabel, tombol Tab berpindah di sana; tekan Esc lalu Tab untuk keluar."
      onClose={onClose}
    >
      <List rows={shortcuts.map(([label, keys]) => [label, shownShortcut(keys)])} />
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
