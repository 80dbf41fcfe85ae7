import type { Command } from "@tiptap/pm/state";
import {
  Code,
  Ellipsis,
  Highlighter,
  type IconNode,
  ImagePlus,
  Keyboard,
  Minus,
  RemoveFormatting,
  Strikethrough,
  Subscript,
  Superscript,
  Underline,
} from "lucide";
import { insertHorizontalRule } from "../visual/block-commands";
import { keysOf } from "../visual/keys";
import { clearFormat, type MarkName, toggle } from "../visual/mark-commands";
import { ToolButton } from "./tool-button";
import { ToolEntry, ToolMenu, ToolMenuLine } from "./tool-menu";

const marks: readonly { name: MarkName; label: string; icon: IconNode }[] = [
  { name: "underline", label: "Garis bawah", icon: Underline },
  { name: "strike", label: "Coret", icon: Strikethrough },
  { name: "highlight", label: "Sorot", icon: Highlighter },
  { name: "code", label: "Kode", icon: Code },
  { name: "superscript", label: "Superskrip", icon: Superscript },
  { name: "subscript", label: "Subskrip", icon: Subscript },
];

interface MoreMenuProps {
  marked: readonly string[];
  run: (command: Command) => void;
  onAddress: () => void;
  onShortcuts: () => void;
  onDone: () => void;
}

/** What is needed now and then. */
export function MoreMenu({ marked, run, onAddress, onShortcuts, onDone }: MoreMenuProps) {
  const isSome = marks.some(({ name }) => marked.includes(name));
  return (
    <ToolMenu
      onDone={onDone}
      trigger={<ToolButton label="Format lain" icon={Ellipsis} pressed={isSome || undefined} />}
    >
      {(done) => {
        const act = (command: Command) => () => {
          done();
          run(command);
        };
        return (
          <>
            {marks.map(({ name, label, icon }) => (
              <ToolEntry
                key={name}
                label={label}
                icon={icon}
                keys={keysOf[name]}
                checked={marked.includes(name)}
                onSelect={act(toggle(name))}
              />
            ))}
            <ToolEntry
              label="Hapus format"
              icon={RemoveFormatting}
              keys={keysOf.clear}
              onSelect={act(clearFormat)}
            />
            <ToolMenuLine />
            <ToolEntry label="Garis pemisah" icon={Minus} onSelect={act(insertHorizontalRule)} />
            <ToolEntry label="Gambar dari alamat web" icon={ImagePlus} onSelect={onAddress} />
            <ToolMenuLine />
            <ToolEntry
              label="Daftar pintasan"
              icon={Keyboard}
              keys={keysOf.shortcuts}
              onSelect={onShortcuts}
            />
          </>
        );
      }}
    </ToolMenu>
  );
}
