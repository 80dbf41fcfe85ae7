import type { Command } from "@tiptap/pm/state";
import { flushSync } from "react-dom";
import { PicturePicker } from "../../media/picture-picker";
import { removeLink, setLink } from "../links/link-commands";
import { LinkDialog } from "../links/link-dialog";
import { AddressDialog } from "../pictures/address-dialog";
import { insertPicture } from "../pictures/picture-commands";
import { changeSelected, describePicture, hashOf } from "../pictures/picture-words";
import type { Pictures } from "../pictures/use-pictures";
import { WordsDialog } from "../pictures/words-dialog";
import { insertTable } from "../tables/table-commands";
import { TableDialog } from "../tables/table-dialog";
import { ShortcutList } from "../toolbar/shortcut-list";
import type { Layer } from "../toolbar/writing-toolbar";
import { useNodeAt, useSnapshot } from "./use-snapshot";
import type { Writing } from "./writing";

interface WritingLayersProps {
  writing: Writing;
  pictures: Pictures;
  layer: Layer | null;
  onClose: () => void;
}

/** What opens over the page while one writes. */
export function WritingLayers({ writing, pictures, layer, onClose }: WritingLayersProps) {
  const { link, picture } = useSnapshot(writing);
  const node = useNodeAt(writing, picture);
  const silent = layer === null ? pictures.silent[0] : undefined;

  /** What is typed the moment the dialog is gone goes into the text, and a phone keeps its keyboard. */
  function finish(command: Command) {
    flushSync(onClose);
    // The words of a picture are asked for in its place.
    if (pictures.silent.length > 0) command(writing.view.state, writing.view.dispatch, writing.view);
    else writing.run(command);
  }

  return (
    <div className="contents" onSubmit={(event) => event.stopPropagation()}>
      {layer === "link" && (
        <LinkDialog
          link={link}
          onLink={(target) => finish(setLink(target))}
          onRemove={() => finish(removeLink)}
          onClose={onClose}
        />
      )}
      {layer === "table" && <TableDialog onInsert={(size) => finish(insertTable(size))} onClose={onClose} />}
      {layer === "address" && (
        <AddressDialog onInsert={(made) => finish(insertPicture(made))} onClose={onClose} />
      )}
      {layer === "shortcuts" && <ShortcutList onClose={onClose} />}
      {layer === "words" && picture !== null && node && (
        <WordsDialog
          alt={String(node.attrs.alt ?? "")}
          item={pictures.itemOf(String(node.attrs.src ?? ""))}
          isForeign={hashOf(node) === undefined}
          onWords={(alt, item) => {
            if (item) pictures.remember(item);
            finish(changeSelected({ alt }));
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
            describePicture(silent.hash, alt)(writing.view.state, writing.view.dispatch);
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
          finish(layer === "replace" ? changeSelected(made) : insertPicture(made));
        }}
      />
    </div>
  );
}
