import type { Editor } from "@tiptap/core";
import {
  Check,
  ChevronDown,
  Ellipsis,
  type IconNode,
  ListIndentDecrease,
  ListIndentIncrease,
  Maximize2,
  Minimize2,
} from "lucide";
import { DropdownMenu, Toolbar } from "radix-ui";
import {
  type ComponentProps,
  Fragment,
  type ReactNode,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from "react";
import { cn } from "../../../../lib/cn";
import { Icon } from "../../../../ui/icon";
import { MenuContent } from "../../../ui/menu";
import { useEditorState } from "../visual/editor";
import * as commands from "./commands";
import { ariaShortcut, shownShortcut } from "./commands";

export const toolbarId = "post-content-toolbar";
export const toolbarKey = "Alt-F10";

/** What the toolbar shows of the text that the cursor is in. */
function toolbarState(editor: Editor) {
  return {
    active: commands.allCommands.filter(({ isActive }) => isActive?.(editor)).map(({ label }) => label),
    isList: editor.isActive("listItem"),
    isTable: editor.isActive("table"),
    hasHead: commands.hasHead(editor),
    canUndo: editor.can().undo(),
    canRedo: editor.can().redo(),
  };
}

interface WritingToolbarProps {
  editor: Editor;
  onRun: (command: commands.EditorCommand) => void;
  isFullScreen: boolean;
  onFullScreen: () => void;
}

/** The tools of the editor: at the top of the text, or above the keyboard of a phone. */
export function WritingToolbar({ editor, onRun, isFullScreen, onFullScreen }: WritingToolbarProps) {
  const { active, isList, isTable, hasHead, canUndo, canRedo } = useEditorState(editor, toolbarState);
  const bar = useRef<HTMLDivElement>(null);
  const isRaised = useKeyboardRoom(bar, editor.view.dom);
  const focus = () => editor.view.focus();
  const kind = commands.blockKinds.find(({ label }) => active.includes(label))?.label ?? "Jenis teks";

  const button = (command: commands.EditorCommand, idle?: boolean) => (
    <ToolButton
      key={command.label}
      label={command.label}
      icon={command.icon}
      keys={command.keys}
      pressed={command.isActive && active.includes(command.label)}
      idle={idle}
      aria-haspopup={command.layer && "dialog"}
      onClick={() => onRun(command)}
    />
  );
  const entry = (command: commands.EditorCommand): ToolEntry => ({
    ...{
      label: command.label,
      icon: command.icon,
      keys: command.keys,
      isDialog: command.layer !== undefined,
    },
    ...(command.isActive && { checked: active.includes(command.label) }),
    onSelect: () => onRun(command),
  });
  const change = (label: string, run: (editor: Editor) => unknown): ToolEntry => ({
    label,
    onSelect: () => {
      focus();
      run(editor);
    },
  });

  return (
    <Toolbar.Root
      ref={bar}
      id={toolbarId}
      aria-label="Bilah alat"
      onKeyDown={(event) => {
        // A menu has its own.
        const isHere = event.target instanceof Node && bar.current?.contains(event.target);
        if (event.key === "Escape" && isHere) focus();
      }}
      className={cn(
        "max-sm:fading-edges flex items-center gap-0.5 border-line bg-white p-1 [scrollbar-width:none]",
        "max-sm:overflow-x-auto sm:flex-wrap",
        isRaised
          ? "fixed inset-x-0 z-40 overflow-x-auto border-y shadow-lift"
          : "sticky top-(--staff-head) z-20 rounded-t-md border-b",
      )}
    >
      <ToolMenu
        onDone={focus}
        entries={[commands.blockKinds.map(entry)]}
        trigger={
          <ToolButton label={`Jenis teks: ${kind}`} icon={ChevronDown}>
            <span className="w-[5.6rem] truncate text-left">{kind}</span>
          </ToolButton>
        }
      />
      <Line />
      {[commands.bold, commands.italic, commands.link].map((command) => button(command))}
      <Line />
      {[commands.bulletList, commands.orderedList].map((command) => button(command))}
      {isList && (
        <div className="flex gap-0.5 pointer-fine:hidden">
          <ToolButton
            label="Tambah indentasi"
            icon={ListIndentIncrease}
            keys="Tab"
            onClick={() => editor.commands.sinkListItem("listItem")}
          />
          <ToolButton
            label="Kurangi indentasi"
            icon={ListIndentDecrease}
            keys="Shift-Tab"
            onClick={() => editor.commands.liftListItem("listItem")}
          />
        </div>
      )}
      {button(commands.quote)}
      <Line />
      {button(commands.picture)}
      {isTable ? (
        <ToolMenu
          onDone={focus}
          trigger={<ToolButton label="Ubah tabel" icon={commands.table.icon} pressed />}
          entries={[
            commands.tableCommands.map(({ label, run }) => change(label, run)),
            [{ ...change("Baris judul", commands.toggleHead), checked: hasHead }],
          ]}
        />
      ) : (
        button(commands.table)
      )}
      <ToolMenu
        onDone={focus}
        entries={[
          [...commands.otherMarks, commands.clearFormat].map(entry),
          [commands.rule, commands.embed].map(entry),
          [entry(commands.shortcuts)],
        ]}
        trigger={
          <ToolButton
            label="Format lain"
            icon={Ellipsis}
            pressed={commands.otherMarks.some(({ label }) => active.includes(label)) || undefined}
          />
        }
      />
      <Line />
      {button(commands.undo, !canUndo)}
      {button(commands.redo, !canRedo)}
      <ToolButton
        label={isFullScreen ? "Tutup layar penuh" : "Layar penuh"}
        icon={isFullScreen ? Minimize2 : Maximize2}
        onClick={onFullScreen}
      />
    </Toolbar.Root>
  );
}

function Line() {
  return <Toolbar.Separator className="mx-0.5 h-6 shrink-0 border-l border-line" />;
}

interface ToolButtonProps extends Omit<ComponentProps<"button">, "type"> {
  label: string;
  icon: IconNode;
  /** As keys of ProseMirror. */
  keys?: string | undefined;
  /** Undefined for what is done and not switched. */
  pressed?: boolean | undefined;
  /** It can do nothing here; it keeps its place and the focus. */
  idle?: boolean | undefined;
  /** Beside the drawing. */
  children?: ReactNode;
}

/** A button of the toolbar with its name and keys. It leaves the focus and the selection where they are. */
function ToolButton({ label, icon, keys, pressed, idle, children, ...button }: ToolButtonProps) {
  return (
    <Toolbar.Button
      type="button"
      aria-label={label}
      title={keys ? `${label} (${shownShortcut(keys)})` : label}
      aria-keyshortcuts={keys && ariaShortcut(keys)}
      aria-pressed={pressed}
      aria-disabled={idle || undefined}
      onMouseDown={(event) => event.preventDefault()}
      {...button}
      onClick={idle ? undefined : button.onClick}
      className={cn(
        "inline-flex h-9 min-w-9 shrink-0 items-center justify-center gap-1 rounded-md px-1.5 text-sm font-semibold",
        "pointer-coarse:h-11 pointer-coarse:min-w-11 aria-disabled:opacity-40",
        pressed ? "bg-ink text-paper" : "text-ink hover:bg-sand data-[state=open]:bg-sand",
      )}
    >
      {children}
      <Icon node={icon} className={children ? "size-4" : "size-[1.15rem]"} />
    </Toolbar.Button>
  );
}

/** Pixels that a keyboard takes at least; less is the browser's own bars. */
const leastKeyboard = 120;

/**
 * Whether a keyboard on the screen covers the bottom of the page while `text` is written in. Then the bar is kept right
 * above it: what is fixed to the bottom of the page would be behind it.
 */
function useKeyboardRoom(bar: RefObject<HTMLElement | null>, text: HTMLElement): boolean {
  const [isRaised, setRaised] = useState(false);

  useEffect(() => {
    const screen = window.visualViewport;
    if (!screen) return;
    const place = () => {
      const isInside = text.contains(document.activeElement) || bar.current?.contains(document.activeElement);
      const covered = window.innerHeight - screen.height * screen.scale;
      const raised = Boolean(isInside) && covered > leastKeyboard;
      setRaised(raised);
      if (!bar.current) return;
      const bottom = window.innerHeight - screen.offsetTop - screen.height;
      bar.current.style.bottom = raised ? `${Math.max(0, bottom)}px` : "";
    };
    place();
    screen.addEventListener("resize", place);
    screen.addEventListener("scroll", place);
    document.addEventListener("focusin", place);
    document.addEventListener("focusout", place);
    return () => {
      screen.removeEventListener("resize", place);
      screen.removeEventListener("scroll", place);
      document.removeEventListener("focusin", place);
      document.removeEventListener("focusout", place);
    };
  }, [bar, text]);

  return isRaised;
}

interface ToolEntry {
  label: string;
  icon?: IconNode;
  keys?: string | undefined;
  /** Undefined for what is done and not switched. */
  checked?: boolean;
  /** It opens a dialog, which takes the focus. */
  isDialog?: boolean;
  onSelect: () => void;
}

interface ToolMenuProps {
  /** A `ToolButton`. */
  trigger: ReactNode;
  /** In groups, between which a line stands. */
  entries: readonly (readonly ToolEntry[])[];
  /** Gives the focus back to the text. */
  onDone: () => void;
}

/** A menu of the toolbar. Whoever has chosen goes on writing; whoever has not is back at its button. */
function ToolMenu({ trigger, entries, onDone }: ToolMenuProps) {
  const hasChosen = useRef(false);
  const begin = () => {
    hasChosen.current = false;
  };
  const item = ({ label, icon, keys, checked, isDialog, onSelect }: ToolEntry) => {
    const face = {
      className:
        "flex min-h-10 cursor-pointer items-center gap-3 rounded-md px-3 font-semibold outline-none data-highlighted:bg-sand pointer-coarse:min-h-11",
      onSelect: () => {
        hasChosen.current = !isDialog;
        onSelect();
      },
      children: (
        <>
          {icon && <Icon node={icon} className="size-4 shrink-0" />}
          <span className="grow">{label}</span>
          {keys && <span className="pl-4 text-sm font-normal text-ink-soft">{shownShortcut(keys)}</span>}
          {checked !== undefined && <Icon node={Check} className={cn("size-4", !checked && "invisible")} />}
        </>
      ),
    };
    if (checked === undefined) return <DropdownMenu.Item key={label} {...face} />;
    return <DropdownMenu.CheckboxItem key={label} checked={checked} {...face} />;
  };
  return (
    <DropdownMenu.Root modal={false} onOpenChange={begin}>
      <DropdownMenu.Trigger asChild>{trigger}</DropdownMenu.Trigger>
      <MenuContent
        align="start"
        className="max-h-[var(--radix-dropdown-menu-content-available-height)] overflow-y-auto"
        onCloseAutoFocus={(event) => {
          if (!hasChosen.current) return;
          event.preventDefault();
          onDone();
        }}
      >
        {entries.map((group, index) => (
          <Fragment key={group[0]?.label}>
            {index > 0 && <DropdownMenu.Separator className="mx-2 my-1.5 border-t border-line" />}
            {group.map(item)}
          </Fragment>
        ))}
      </MenuContent>
    </DropdownMenu.Root>
  );
}
