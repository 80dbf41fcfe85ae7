import type { Editor } from "@tiptap/core";
import { useEffect, useState } from "react";
import { cn } from "../../../../lib/cn";
import { Icon } from "../../../../ui/icon";
import { type EditorCommand, shownShortcut, slashCommands } from "../toolbar/commands";
import { Bubble } from "./bubbles";
import { useEditorState } from "./editor";

const listId = "slash-commands";

/** What was typed behind a slash at the beginning of a line, and where the slash stands. */
function slashState({ state, isEditable }: Editor) {
  const { $from, empty } = state.selection;
  if (!empty || !isEditable || $from.parent.type.name !== "paragraph") return null;
  const [, query] = /^\/([\p{L}\d ]{0,20})$/u.exec($from.parent.textContent) ?? [];
  return query === undefined ? null : { query: query.toLowerCase(), at: $from.start() };
}

/** A list of what can be put here, for whoever types a slash. */
export function SlashMenu({ editor, onRun }: { editor: Editor; onRun: (command: EditorCommand) => void }) {
  const slash = useEditorState(editor, slashState);
  const [active, setActive] = useState(0);
  const [closedAt, setClosedAt] = useState<number | null>(null);
  const query = slash?.query ?? "";
  const found = slash
    ? slashCommands.filter(({ label, words }) => `${label} ${words}`.toLowerCase().includes(query))
    : [];
  const isOpen = slash !== null && slash.at !== closedAt && found.length > 0;

  // biome-ignore lint/correctness/useExhaustiveDependencies: other entries begin with their first
  useEffect(() => setActive(0), [query]);
  useEffect(() => {
    if (!slash) setClosedAt(null);
  }, [slash]);

  function choose(command: EditorCommand | undefined) {
    if (!slash || !command) return;
    editor.chain().deleteRange({ from: slash.at, to: editor.state.selection.to }).run();
    onRun(command);
  }

  useEffect(() => {
    const { dom } = editor.view;
    if (!isOpen) return;
    function handleKey(event: KeyboardEvent) {
      if (event.isComposing) return;
      const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
      if (step) setActive((active + step + found.length) % found.length);
      else if (event.key === "Enter") choose(found[active]);
      else if (event.key === "Escape") setClosedAt(slash?.at ?? null);
      else return;
      event.preventDefault();
      event.stopImmediatePropagation();
    }
    // Before the editor's own keys.
    dom.addEventListener("keydown", handleKey, true);
    dom.setAttribute("aria-activedescendant", `${listId}-${active}`);
    return () => {
      dom.removeEventListener("keydown", handleKey, true);
      dom.removeAttribute("aria-activedescendant");
    };
  });

  if (!isOpen || !slash) return null;
  return (
    <Bubble editor={editor} at={slash.at} end={slash.at} label="Sisipkan">
      <div
        id={listId}
        role="listbox"
        aria-label="Yang bisa disisipkan"
        className="max-h-80 w-64 overflow-y-auto"
      >
        {found.map((command, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the text, which keeps the focus
          <div
            key={command.label}
            id={`${listId}-${index}`}
            ref={(element) => {
              if (index === active) element?.scrollIntoView?.({ block: "nearest" });
            }}
            role="option"
            tabIndex={-1}
            aria-selected={index === active}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => choose(command)}
            className={cn(
              "flex min-h-10 cursor-pointer items-center gap-3 rounded-md px-3 font-semibold hover:bg-sand pointer-coarse:min-h-11",
              index === active && "bg-sand",
            )}
          >
            <Icon node={command.icon} className="size-4 shrink-0" />
            <span className="grow">{command.label}</span>
            {command.keys && (
              <span className="text-sm font-normal text-ink-soft">{shownShortcut(command.keys)}</span>
            )}
          </div>
        ))}
      </div>
    </Bubble>
  );
}
