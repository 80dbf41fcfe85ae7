import type { Editor } from "@tiptap/core";
import type { Node } from "@tiptap/pm/model";
import { useRef } from "react";
import { flushSync } from "react-dom";
import { PicturePicker } from "../../media/picture-picker";
import { EmbedDialog } from "../embeds/embed-dialog";
import { findLink, removeLink, setLink } from "../links/link";
import { LinkDialog } from "../links/link-dialog";
import { insertEmbed } from "../paste/paste";
import { changePicture, describePicture, hashOf, selectedPicture } from "../pictures/picture-words";
import type { Pictures } from "../pictures/use-pictures";
import { WordsDialog } from "../pictures/words-dialog";
import type { Layer } from "../toolbar/commands";
import { ShortcutList } from "../toolbar/shortcut-list";
import { insertBlock } from "./insert-block";

interface WritingLayersProps {
  editor: Editor;
  pictures: Pictures;
  layer: Layer | null;
  onClose: () => void;
}

/** What opens over the page while one writes. */
export function WritingLayers({ editor, pictures, layer, onClose }: WritingLayersProps) {
  const isOfPicture = layer === "words" || layer === "replace";
  const asked = useRef<Node>(undefined);
  // The selection may go elsewhere while the dialog has the focus.
  asked.current = isOfPicture ? (asked.current ?? selectedPicture(editor)?.picture) : undefined;
  const selected = asked.current;
  const silent = layer === null ? pictures.silent[0] : undefined;

  /** What is typed the moment the dialog is gone goes into the text, and a phone keeps its keyboard. */
  function finish(change: () => void) {
    flushSync(onClose);
    change();
    // The words of a picture are asked for in its place.
    if (pictures.silent.length === 0) editor.view.focus();
  }

  return (
    <div className="contents" onSubmit={(event) => event.stopPropagation()}>
      {layer === "link" && (
        <LinkDialog
          link={findLink(editor)}
          onLink={(target) => finish(() => setLink(editor, target))}
          onRemove={() => finish(() => removeLink(editor))}
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
          item={pictures.itemOf(String(selected.attrs.src ?? ""))}
          isForeign={hashOf(selected) === undefined}
          onWords={(alt, item) => {
            if (item) pictures.remember(item);
            finish(() => changePicture(editor, selected, { alt }));
          }}
          onClose={onClose}
        />
      )}
      {silent && (
        <WordsDialog
          key={silent.id}
          alt=""
          item={silent}
          isForeign={false}
          onWords={(alt, item) => {
            if (item) pictures.remember(item);
            describePicture(editor, silent.hash, alt);
            pictures.silentDone(silent);
          }}
          onClose={() => pictures.silentDone(silent)}
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
