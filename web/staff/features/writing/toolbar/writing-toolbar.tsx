import { redo, undo } from "@tiptap/pm/history";
import type { Command } from "@tiptap/pm/state";
import {
  Bold,
  Image,
  Italic,
  Link,
  List,
  ListIndentDecrease,
  ListIndentIncrease,
  ListOrdered,
  Redo2,
  TextQuote,
  Undo2,
} from "lucide";
import { Toolbar, Tooltip } from "radix-ui";
import { useRef } from "react";
import { cn } from "../../../../lib/cn";
import { indent, outdent, toggleList, toggleQuote } from "../visual/block-commands";
import { keysOf } from "../visual/keys";
import { toggle } from "../visual/mark-commands";
import { useSnapshot } from "../visual/use-snapshot";
import type { Writing } from "../visual/writing";
import { BlockMenu } from "./block-menu";
import { MoreMenu } from "./more-menu";
import { TableTool } from "./table-tool";
import { ToolButton } from "./tool-button";
import { useEdges } from "./use-edges";
import { useKeyboardRoom } from "./use-keyboard-room";

/** What opens over the page. */
export type Layer = "link" | "table" | "library" | "replace" | "address" | "words" | "shortcuts";

export const toolbarId = "post-content-toolbar";

interface WritingToolbarProps {
  writing: Writing;
  onOpen: (layer: Layer) => void;
}

/** The tools of the editor: at the top of the text, or above the keyboard of a phone. */
export function WritingToolbar({ writing, onOpen }: WritingToolbarProps) {
  const { block, marks, link, list, isQuote, isTable, hasHead, canUndo, canRedo } = useSnapshot(writing);
  const bar = useRef<HTMLDivElement>(null);
  useEdges(bar);
  const isRaised = useKeyboardRoom(bar, writing.view.dom);
  const { run } = writing;
  const onDone = () => writing.view.focus();
  const does = (command: Command) => ({ onClick: () => run(command) });

  return (
    <Tooltip.Provider delayDuration={400}>
      <Toolbar.Root
        ref={bar}
        id={toolbarId}
        aria-label="Bilah alat"
        onKeyDown={(event) => {
          // A menu has its own.
          const isHere = event.target instanceof Node && bar.current?.contains(event.target);
          if (event.key === "Escape" && isHere) writing.view.focus();
        }}
        className={cn(
          "fading-edges flex items-center gap-0.5 border-line bg-white p-1 [scrollbar-width:none]",
          "max-sm:overflow-x-auto sm:flex-wrap",
          isRaised
            ? "fixed inset-x-0 z-40 overflow-x-auto border-y shadow-lift"
            : "sticky top-(--staff-head) z-20 rounded-t-md border-b",
        )}
      >
        <BlockMenu block={block} run={run} onDone={onDone} />
        <Line />
        <ToolButton
          label="Tebal"
          icon={Bold}
          keys={keysOf.bold}
          pressed={marks.includes("bold")}
          {...does(toggle("bold"))}
        />
        <ToolButton
          label="Miring"
          icon={Italic}
          keys={keysOf.italic}
          pressed={marks.includes("italic")}
          {...does(toggle("italic"))}
        />
        <ToolButton
          label="Tautan"
          icon={Link}
          keys={keysOf.link}
          pressed={link !== null}
          aria-haspopup="dialog"
          onClick={() => onOpen("link")}
        />
        <Line />
        <ToolButton
          label="Daftar"
          icon={List}
          keys={keysOf.bulletList}
          pressed={list === "bulletList"}
          {...does(toggleList("bulletList"))}
        />
        <ToolButton
          label="Daftar bernomor"
          icon={ListOrdered}
          keys={keysOf.orderedList}
          pressed={list === "orderedList"}
          {...does(toggleList("orderedList"))}
        />
        {list && (
          <div className="flex gap-0.5 pointer-fine:hidden">
            <ToolButton label="Tambah indentasi" icon={ListIndentIncrease} keys="Tab" {...does(indent)} />
            <ToolButton
              label="Kurangi indentasi"
              icon={ListIndentDecrease}
              keys="Shift-Tab"
              {...does(outdent)}
            />
          </div>
        )}
        <ToolButton
          label="Kutipan"
          icon={TextQuote}
          keys={keysOf.quote}
          pressed={isQuote}
          {...does(toggleQuote)}
        />
        <Line />
        <ToolButton label="Gambar" icon={Image} aria-haspopup="dialog" onClick={() => onOpen("library")} />
        <TableTool
          isTable={isTable}
          hasHead={hasHead}
          run={run}
          onInsert={() => onOpen("table")}
          onDone={onDone}
        />
        <MoreMenu
          marked={marks}
          run={run}
          onAddress={() => onOpen("address")}
          onShortcuts={() => onOpen("shortcuts")}
          onDone={onDone}
        />
        <Line />
        <ToolButton label="Urungkan" icon={Undo2} keys={keysOf.undo} idle={!canUndo} {...does(undo)} />
        <ToolButton label="Ulangi" icon={Redo2} keys={keysOf.redo} idle={!canRedo} {...does(redo)} />
      </Toolbar.Root>
    </Tooltip.Provider>
  );
}

function Line() {
  return <Toolbar.Separator className="mx-0.5 h-6 shrink-0 border-l border-line" />;
}
