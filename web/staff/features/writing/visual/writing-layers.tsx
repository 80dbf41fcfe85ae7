import type { Editor } from "@tiptap/core";
import type { Node } from "@tiptap/pm/model";
import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { cn } from "../../../../lib/cn";
import { Button } from "../../../../ui/button";
import { Field, fieldAria } from "../../../../ui/field";
import { inputStyles } from "../../../../ui/input-styles";
import { DialogActions, DialogFrame } from "../../../ui/dialog-frame";
import { FormDialog } from "../../../ui/form-dialog";
import { WordsDialog } from "../../media/picker/words-dialog";
import { PicturePicker } from "../../media/picture-picker";
import { embedTitle } from "../document/extensions";
import { findLink, LinkDialog, setLink } from "../links/link";
import { insertEmbed } from "../paste/paste";
import { changePicture, getHash, selectedPicture } from "../pictures/picture-nodes";
import type { Pictures } from "../pictures/use-pictures";
import { allCommands, type EditorCommand, insertBlock, type Layer, shownShortcut } from "../toolbar/commands";
import { toolbarKey } from "../toolbar/writing-toolbar";

interface WritingLayersProps {
  editor: Editor;
  pictures: Pictures;
  layer: Layer | null;
  onClose: () => void;
}

/** The dialogs of the editor. */
export function WritingLayers({ editor, pictures, layer, onClose }: WritingLayersProps) {
  const isOfPicture = layer === "words" || layer === "replace";
  const asked = useRef<Node>(undefined);
  // The selection may move while the dialog is open.
  asked.current = isOfPicture ? (asked.current ?? selectedPicture(editor)?.picture) : undefined;
  const selected = asked.current;

  /** Closes the dialog and focuses the text synchronously, so that a phone keeps its keyboard. */
  function finish(change: () => void) {
    flushSync(onClose);
    change();
    editor.view.focus();
  }

  return (
    <div className="contents" onSubmit={(event) => event.stopPropagation()}>
      {layer === "link" && (
        <LinkDialog
          link={findLink(editor)}
          onLink={(target) => finish(() => setLink(editor, target))}
          onClose={onClose}
        />
      )}
      {layer === "embed" && (
        <EmbedDialog onInsert={(href) => finish(() => insertEmbed(editor, href))} onClose={onClose} />
      )}
      {layer === "shortcuts" && <ShortcutList onClose={onClose} />}
      {layer === "words" && selected && (
        <WordsDialog
          alt={String(selected.attrs.alt ?? "")}
          item={pictures.getItem(selected)}
          isForeign={getHash(selected) === undefined}
          onWords={(alt, item) => {
            if (item) pictures.remember(item);
            finish(() => changePicture(editor, selected, { alt }));
          }}
          onClose={onClose}
        />
      )}
      <PicturePicker
        open={layer === "library" || layer === "replace"}
        purpose="content"
        onClose={onClose}
        onPick={({ item, alt }) => {
          pictures.remember(item);
          const made = { src: item.url, alt };
          finish(() => {
            const node = editor.schema.nodes.picture?.create(made);
            if (layer === "replace") selected && changePicture(editor, selected, made);
            else if (node) insertBlock(editor, node);
          });
        }}
      />
    </div>
  );
}

const embedProblem = "Tulis alamat video YouTube atau peta Google Maps, diawali https://.";

/** Asks for the address of a video or a map. */
function EmbedDialog({ onInsert, onClose }: { onInsert: (href: string) => void; onClose: () => void }) {
  const [href, setHref] = useState("");
  const [error, setError] = useState<string>();
  return (
    <FormDialog
      title="YouTube atau Maps"
      lead="Pembaca melihat sebuah kartu; videonya atau petanya baru dimuat setelah kartu itu diklik."
      submitLabel="Sisipkan Kartu"
      onSubmit={() => (embedTitle(href.trim()) ? onInsert(href.trim()) : setError(embedProblem))}
      onCancel={onClose}
    >
      <Field id="embed-address" label="Alamat" error={error}>
        <input
          type="url"
          autoComplete="off"
          placeholder="https://www.youtube.com/watch?v=…"
          {...fieldAria("embed-address", error)}
          value={href}
          onChange={(event) => setHref(event.target.value)}
          className={cn(inputStyles, "min-h-11 py-2")}
        />
      </Field>
    </FormDialog>
  );
}

const shortcuts: readonly Pick<EditorCommand, "label" | "keys" | "typed">[] = [
  ...allCommands,
  { label: "Tambah indentasi, sel berikutnya", keys: "Tab" },
  { label: "Kurangi indentasi, sel sebelumnya", keys: "Shift-Tab" },
  { label: "Baris baru dalam paragraf", keys: "Shift-Enter" },
  { label: "Simpan", keys: "Mod-s" },
  { label: "Ke bilah alat", keys: toolbarKey },
  { label: "Judul, daftar, tabel, gambar, video …", typed: "/" },
];

/** The shortcuts and the input rules of the editor. */
function ShortcutList({ onClose }: { onClose: () => void }) {
  return (
    <DialogFrame
      title="Pintasan"
      lead="Tombol, atau tanda yang diketik di awal baris atau di antara kata. Di dalam daftar dan tabel, tombol Tab berpindah di sana; tekan Esc lalu Tab untuk keluar."
      onClose={onClose}
    >
      <dl className="mt-4 mb-4">
        {shortcuts.map(({ label, keys, typed }) => (
          <div key={label} className="flex items-baseline justify-between gap-6 border-b border-line py-1.5">
            <dt>{label}</dt>
            <dd className="shrink-0 text-right font-semibold">
              {[keys && shownShortcut(keys), typed].filter(Boolean).join(" · ")}
            </dd>
          </div>
        ))}
      </dl>
      <DialogActions>
        <Button variant="dark" onClick={onClose}>
          Tutup
        </Button>
      </DialogActions>
    </DialogFrame>
  );
}
