import type { Editor } from "@tiptap/core";
import { TextSelection } from "@tiptap/pm/state";
import { Images, Link as LinkIcon, Pencil, Trash2, Unlink } from "lucide";
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from "react";
import { cn } from "../../../../lib/cn";
import { Button } from "../../../../ui/button";
import { Icon } from "../../../../ui/icon";
import { findLink, removeLink } from "../links/link";
import { selectedPicture } from "../pictures/picture-nodes";
import type { Pictures } from "../pictures/use-pictures";
import {
  bold,
  type EditorCommand,
  headings,
  italic,
  link,
  quote,
  shownShortcut,
  slashCommands,
} from "../toolbar/commands";
import { useEditorState } from "./editor";

/** The height of the form's bar in pixels. */
const barRoom = 120;

interface BubbleProps {
  editor: Editor;
  /** The position that the bubble points to. */
  at: number;
  /** The end of the range. */
  end: number;
  label: string;
  children: ReactNode;
}

/** A floating box below a range of the text, within the editor's frame, which has `position: relative`. */
export function Bubble({ editor, at, end, label, children }: BubbleProps) {
  const ref = useRef<HTMLElement>(null);

  useLayoutEffect(() => {
    const { view } = editor;
    function move() {
      const bubble = ref.current;
      const frame = bubble?.offsetParent;
      if (!bubble || !frame || at > view.state.doc.content.size) return;
      const around = frame.getBoundingClientRect();
      const node = view.nodeDOM(at);
      const isPicture = node instanceof HTMLElement && node.matches(".writing-picture, figure");
      const { left, top } = isPicture ? node.getBoundingClientRect() : view.coordsAtPos(at);
      const { bottom } = isPicture ? node.getBoundingClientRect() : view.coordsAtPos(end, -1);
      const widest = frame.clientWidth - bubble.offsetWidth - 8;
      // The bubble of a picture higher than the window stays visible.
      const lowest = isPicture
        ? Math.max(top + 8, window.innerHeight - barRoom - bubble.offsetHeight)
        : bottom + 6;
      bubble.style.top = `${Math.min(bottom + 6, lowest) - around.top}px`;
      bubble.style.left = `${Math.max(8, Math.min(left - around.left, widest))}px`;
    }
    move();
    const resized = new ResizeObserver(move);
    resized.observe(view.dom);
    window.addEventListener("scroll", move, { passive: true });
    editor.on("transaction", move);
    return () => {
      resized.disconnect();
      window.removeEventListener("scroll", move);
      editor.off("transaction", move);
    };
  }, [editor, at, end]);

  return (
    <section
      ref={ref}
      aria-label={label}
      className="absolute z-10 flex max-w-[min(calc(100%-1rem),30rem)] flex-wrap items-center gap-1 rounded-lg border border-line bg-white p-1 shadow-lift"
    >
      {children}
    </section>
  );
}

interface CommandsProps {
  editor: Editor;
  onRun: (command: EditorCommand) => void;
}

const offered = [bold, italic, link, ...headings.slice(0, 2), quote];

/** The selection toolbar. */
export function SelectionBubble({ editor, onRun }: CommandsProps) {
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
          icon={command.icon}
          key={command.label}
          variant={shown.active[index] ? "dark" : "quiet"}
          size="sm"
          aria-label={command.label}
          title={command.keys ? `${command.label} (${shownShortcut(command.keys)})` : command.label}
          aria-pressed={shown.active[index]}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onRun(command)}
        />
      ))}
    </Bubble>
  );
}

/** The target and the actions of the link at the cursor. */
export function LinkBubble({ editor, onEdit }: { editor: Editor; onEdit: () => void }) {
  const link = useEditorState(editor, findLink);
  if (!link || !editor.state.selection.empty) return null;
  return (
    <Bubble editor={editor} at={link.from} end={link.to} label="Tautan">
      <a
        href={link.href}
        target="_blank"
        rel="noopener noreferrer"
        className="flex min-w-0 grow items-center gap-2 px-2 text-sm font-semibold text-fajar-deep underline"
      >
        <Icon node={LinkIcon} className="size-4 shrink-0" />
        <span className="truncate">{link.href}</span>
        {link.isNewTab && <span className="shrink-0 text-ink-soft">(tab baru)</span>}
      </a>
      <Button icon={Pencil} variant="quiet" size="sm" onClick={onEdit}>
        Ubah
      </Button>
      <Button icon={Unlink} variant="quiet" size="sm" onClick={() => removeLink(editor)}>
        Lepas
      </Button>
    </Bubble>
  );
}

interface PictureBubbleProps {
  editor: Editor;
  pictures: Pictures;
  onWords: () => void;
  onReplace: () => void;
}

/** The alt text and the actions of the selected picture. */
export function PictureBubble({ editor, pictures, onWords, onReplace }: PictureBubbleProps) {
  useEditorState(editor, () => {
    const found = selectedPicture(editor);
    return found && [found.pos, found.picture.attrs, pictures.getItem(found.picture)];
  });
  const found = selectedPicture(editor);
  if (!found) return null;
  const { picture, pos } = found;
  const alt = String(picture.attrs.alt ?? "");
  const inLibrary = pictures.getItem(picture)?.alt;
  const isDescribed = pictures.isDescribed(picture);
  return (
    <Bubble editor={editor} at={pos} end={pos + 1} label="Gambar yang dipilih">
      <p className={cn("w-full px-2 pt-1 text-sm", !isDescribed && "font-semibold text-danger")}>
        {!isDescribed
          ? "Belum punya teks alternatif. Artikel belum bisa terbit."
          : alt
            ? `Teks alternatif: ${alt}`
            : inLibrary
              ? `Teks dari pustaka: ${inLibrary}`
              : "Tanpa teks alternatif di artikel ini."}
      </p>
      <Button icon={Pencil} variant={isDescribed ? "quiet" : "dark"} size="sm" onClick={onWords}>
        {alt ? "Ubah teks" : "Beri teks"}
      </Button>
      <Button icon={Images} variant="quiet" size="sm" onClick={onReplace}>
        Ganti
      </Button>
      <Button
        icon={Trash2}
        variant="quiet"
        size="sm"
        onClick={() => editor.chain().deleteSelection().focus().run()}
      >
        Hapus
      </Button>
    </Bubble>
  );
}

const listId = "slash-commands";

/** The text after a slash at the beginning of a line, and the position of the slash. */
function slashState({ state, isEditable }: Editor) {
  const { $from, empty } = state.selection;
  if (!empty || !isEditable || $from.parent.type.name !== "paragraph") return null;
  const [, query] = /^\/([\p{L}\d ]{0,20})$/u.exec($from.parent.textContent) ?? [];
  return query === undefined ? null : { query: query.toLowerCase(), at: $from.start() };
}

/** The slash menu. */
export function SlashMenu({ editor, onRun }: CommandsProps) {
  const slash = useEditorState(editor, slashState);
  const [active, setActive] = useState(0);
  const [closedAt, setClosedAt] = useState<number | null>(null);
  const query = slash?.query ?? "";
  const found = slash
    ? slashCommands.filter(({ label, words }) => `${label} ${words}`.toLowerCase().includes(query))
    : [];
  const isOpen = slash !== null && slash.at !== closedAt && found.length > 0;

  // biome-ignore lint/correctness/useExhaustiveDependencies: resets for other entries
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
    // Runs before the editor's own key handlers.
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
          // biome-ignore lint/a11y/useKeyWithClickEvents: the text keeps the focus and handles the keys
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
