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
import { type ComponentProps, Fragment, type ReactNode, useRef, useSyncExternalStore } from "react";
import { cn } from "../../../../lib/cn";
import { Icon } from "../../../../ui/icon";
import { MenuContent } from "../../../ui/menu";
import { useEditorState } from "../visual/editor";
import * as commands from "./commands";
import { shownShortcut } from "./commands";

export const toolbarId = "post-content-toolbar";
export const toolbarKey = "Alt-F10";

/** The state of the toolbar at the cursor. */
function toolbarState(editor: Editor) {
  return {
    active: [...commands.allCommands, commands.toggleHead]
      .filter(({ isActive }) => isActive?.(editor))
      .map(({ label }) => label),
    isFocused: editor.isFocused,
    isList: editor.isActive("listItem"),
    isTable: editor.isActive("table"),
    canUndo: editor.can().undo(),
    canRedo: editor.can().redo(),
  };
}

interface WritingToolbarProps {
  editor: Editor;
  onRun: (command: commands.MenuCommand) => void;
  isFullScreen: boolean;
  onFullScreen: () => void;
}

/** The toolbar: at the top of the text, on phones above the keyboard. */
export function WritingToolbar({ editor, onRun, isFullScreen, onFullScreen }: WritingToolbarProps) {
  const { active, isFocused, isList, isTable, canUndo, canRedo } = useEditorState(editor, toolbarState);
  const bar = useRef<HTMLDivElement>(null);
  // The keyboard covers elements that are fixed to the bottom.
  const keyboard = useSyncExternalStore(onViewChange, keyboardTop);
  const isRaised = isFocused && keyboard !== null;
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
  const menu = (trigger: ReactNode, ...groups: (readonly commands.MenuCommand[])[]) => (
    <ToolMenu trigger={trigger} groups={groups} active={active} onRun={onRun} onDone={focus} />
  );

  return (
    <Toolbar.Root
      ref={bar}
      id={toolbarId}
      aria-label="Bilah alat"
      onKeyDown={(event) => {
        // Menus handle their own keys.
        const isHere = event.target instanceof Node && bar.current?.contains(event.target);
        if (event.key === "Escape" && isHere) focus();
      }}
      style={isRaised ? { bottom: keyboard } : undefined}
      className={cn(
        "max-lg:fading-edges flex items-center gap-0.5 border-line bg-white p-1 [scrollbar-width:none]",
        "max-lg:overflow-x-auto lg:flex-wrap",
        isRaised
          ? "fixed inset-x-0 z-40 overflow-x-auto border-y shadow-lift"
          : "sticky top-(--staff-head) z-20 rounded-t-md border-b",
      )}
    >
      {menu(
        <ToolButton label={`Jenis teks: ${kind}`} icon={ChevronDown}>
          <span className="w-[6.3rem] truncate text-left">{kind}</span>
        </ToolButton>,
        commands.blockKinds,
      )}
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
      {isTable
        ? menu(<ToolButton label="Ubah tabel" icon={commands.table.icon} pressed />, commands.tableCommands, [
            commands.toggleHead,
          ])
        : button(commands.table)}
      {menu(
        <ToolButton
          label="Format lain"
          icon={Ellipsis}
          pressed={commands.otherMarks.some(({ label }) => active.includes(label)) || undefined}
        />,
        [...commands.otherMarks, commands.clearFormat],
        [commands.rule, commands.embed],
        [commands.shortcuts],
      )}
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
  /** The shortcut in ProseMirror's notation. */
  keys?: string | undefined;
  /** The toggle state; undefined for actions. */
  pressed?: boolean | undefined;
  /** Whether the button is disabled here; it stays focusable. */
  idle?: boolean | undefined;
  /** Content beside the icon. */
  children?: ReactNode;
}

/** A button of the toolbar, which keeps the focus and the selection of the text. */
function ToolButton({ label, icon, keys, pressed, idle, children, ...button }: ToolButtonProps) {
  return (
    <Toolbar.Button
      type="button"
      aria-label={label}
      title={keys ? `${label} (${shownShortcut(keys)})` : label}
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

/** The least height of a keyboard in pixels; less is the browser's own bars. */
const leastKeyboard = 120;

function onViewChange(listener: () => void) {
  for (const name of ["resize", "scroll"]) window.visualViewport?.addEventListener(name, listener);
  return () => {
    for (const name of ["resize", "scroll"]) window.visualViewport?.removeEventListener(name, listener);
  };
}

/** The distance of the keyboard's top from the bottom of the page, or null without a keyboard. */
function keyboardTop(): number | null {
  const { innerHeight, visualViewport: seen } = window;
  if (!seen || innerHeight - seen.height * seen.scale <= leastKeyboard) return null;
  return Math.max(0, innerHeight - seen.offsetTop - seen.height);
}

interface ToolMenuProps {
  /** A `ToolButton`. */
  trigger: ReactNode;
  /** Groups of commands, separated by lines. */
  groups: readonly (readonly commands.MenuCommand[])[];
  /** The labels of the active formats. */
  active: readonly string[];
  onRun: (command: commands.MenuCommand) => void;
  /** Returns the focus to the text. */
  onDone: () => void;
}

/** A menu of the toolbar. The focus returns to the text after a choice, else to the button. */
function ToolMenu({ trigger, groups, active, onRun, onDone }: ToolMenuProps) {
  const hasChosen = useRef(false);
  const item = (command: commands.MenuCommand) => {
    const { label, icon, keys, isActive, layer } = command;
    const isChecked = active.includes(label);
    const face = {
      className:
        "flex min-h-10 cursor-pointer items-center gap-3 rounded-md px-3 font-semibold outline-none data-highlighted:bg-sand pointer-coarse:min-h-11",
      onSelect: () => {
        // A dialog gets the focus itself.
        hasChosen.current = layer === undefined;
        onRun(command);
      },
      children: (
        <>
          {icon && <Icon node={icon} className="size-4 shrink-0" />}
          <span className="grow">{label}</span>
          {keys && <span className="pl-4 text-sm font-normal text-ink-soft">{shownShortcut(keys)}</span>}
          {isActive && <Icon node={Check} className={cn("size-4", !isChecked && "invisible")} />}
        </>
      ),
    };
    if (!isActive) return <DropdownMenu.Item key={label} {...face} />;
    return <DropdownMenu.CheckboxItem key={label} checked={isChecked} {...face} />;
  };
  return (
    <DropdownMenu.Root
      modal={false}
      onOpenChange={() => {
        hasChosen.current = false;
      }}
    >
      <DropdownMenu.Trigger asChild>{trigger}</DropdownMenu.Trigger>
      <MenuContent
        align="start"
        onCloseAutoFocus={(event) => {
          if (!hasChosen.current) return;
          event.preventDefault();
          onDone();
        }}
      >
        {groups.map((group, index) => (
          <Fragment key={group[0]?.label}>
            {index > 0 && <DropdownMenu.Separator className="mx-2 my-1.5 border-t border-line" />}
            {group.map(item)}
          </Fragment>
        ))}
      </MenuContent>
    </DropdownMenu.Root>
  );
}
