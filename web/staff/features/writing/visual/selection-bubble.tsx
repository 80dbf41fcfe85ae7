import type { Editor } from "@tiptap/core";
import { TextSelection } from "@tiptap/pm/state";
import { Button } from "../../../../ui/button";
import { Icon } from "../../../../ui/icon";
import { bold, type EditorCommand, headings, italic, link, quote } from "../toolbar/commands";
import { Bubble } from "./bubble";
import { shownShortcut } from "./shortcut";
import { useEditorState } from "./use-editor-state";

const offered = [bold, italic, link, ...headings.slice(0, 2), quote];

/** What is often done with selected words, right below them. */
export function SelectionBubble({
  editor,
  onRun,
}: {
  editor: Editor;
  onRun: (command: EditorCommand) => void;
}) {
  const shown = useEditorState(editor, ({ state: { selection } }) => {
    const isWords =
      selection instanceof TextSelection &&
      !selection.empty &&
      selection.$from.parent.type.spec.code !== true;
    if (!isWords || !editor.isEditable) return null;
    return {
      from: selection.from,
      to: selection.to,
      active: offered.map((command) => command.isActive?.(editor) === true),
    };
  });
  if (!shown) return null;
  return (
    <Bubble editor={editor} at={shown.from} end={shown.to} label="Format teks yang dipilih">
      {offered.map((command, index) => (
        <Button
          key={command.label}
          variant={shown.active[index] ? "dark" : "quiet"}
          size="sm"
          aria-label={command.label}
          title={command.keys ? `${command.label} (${shownShortcut(command.keys)})` : command.label}
          aria-pressed={shown.active[index]}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onRun(command)}
        >
          <Icon node={command.icon} className="size-4" />
        </Button>
      ))}
    </Bubble>
  );
}
