import type { Command } from "@tiptap/pm/state";
import { ChevronDown } from "lucide";
import { toggleCodeBlock, toHeading, toParagraph } from "../visual/block-commands";
import { keysOf } from "../visual/keys";
import { ToolButton } from "./tool-button";
import { ToolEntry, ToolMenu } from "./tool-menu";

interface Kind {
  block: string;
  label: string;
  keys: string;
  command: Command;
}

const kinds: readonly Kind[] = [
  { block: "paragraph", label: "Paragraf", keys: keysOf.paragraph, command: toParagraph },
  { block: "heading2", label: "Judul bagian", keys: keysOf.heading2, command: toHeading(2) },
  { block: "heading3", label: "Subjudul", keys: keysOf.heading3, command: toHeading(3) },
  { block: "heading4", label: "Subjudul kecil", keys: keysOf.heading4, command: toHeading(4) },
  { block: "codeBlock", label: "Blok kode", keys: keysOf.codeBlock, command: toggleCodeBlock },
];

interface BlockMenuProps {
  block: string;
  run: (command: Command) => void;
  onDone: () => void;
}

/** What kind of text the cursor is in. */
export function BlockMenu({ block, run, onDone }: BlockMenuProps) {
  const current = kinds.find((kind) => kind.block === block)?.label ?? "Jenis teks";
  return (
    <ToolMenu
      onDone={onDone}
      trigger={
        <ToolButton label={`Jenis teks: ${current}`} icon={ChevronDown}>
          <span className="w-[5.6rem] truncate text-left">{current}</span>
        </ToolButton>
      }
    >
      {(done) =>
        kinds.map((kind) => (
          <ToolEntry
            key={kind.block}
            label={kind.label}
            keys={kind.keys}
            checked={kind.block === block}
            onSelect={() => {
              done();
              if (kind.block !== block) run(kind.command);
            }}
          />
        ))
      }
    </ToolMenu>
  );
}
