import type { Editor } from "@tiptap/core";
import { ChevronDown, Ellipsis, ListIndentDecrease, ListIndentIncrease, Maximize2, Minimize2 } from "lucide";
import { Toolbar, Tooltip } from "radix-ui";
import { useRef } from "react";
import { cn } from "../../../../lib/cn";
import { useEditorState } from "../visual/use-editor-state";
import * as commands from "./commands";
import { ToolButton } from "./tool-button";
import { ToolEntry, ToolMenu, ToolMenuLine } from "./tool-menu";
import { useEdges } from "./use-edges";
import { useKeyboardRoom } from "./use-keyboard-room";

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
  isFullScreen?: boolean | undefined;
  onFullScreen?: (() => void) | undefined;
}

/** The tools of the editor: at the top of the text, or above the keyboard of a phone. */
export function WritingToolbar({ editor, onRun, isFullScreen = false, onFullScreen }: WritingToolbarProps) {
  const { active, isList, isTable, hasHead, canUndo, canRedo } = useEditorState(editor, toolbarState);
  const bar = useRef<HTMLDivElement>(null);
  useEdges(bar);
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
  const entry = (command: commands.EditorCommand, done: () => void) => (
    <ToolEntry
      key={command.label}
      label={command.label}
      icon={command.icon}
      keys={command.keys}
      {...(command.isActive && { checked: active.includes(command.label) })}
      onSelect={() => {
        if (!command.layer) done();
        onRun(command);
      }}
    />
  );

  return (
    <Tooltip.Provider delayDuration={400}>
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
          "fading-edges flex items-center gap-0.5 border-line bg-white p-1 [scrollbar-width:none]",
          "max-sm:overflow-x-auto sm:flex-wrap",
          isRaised
            ? "fixed inset-x-0 z-40 overflow-x-auto border-y shadow-lift"
            : "sticky top-(--staff-head) z-20 rounded-t-md border-b",
        )}
      >
        <ToolMenu
          onDone={focus}
          trigger={
            <ToolButton label={`Jenis teks: ${kind}`} icon={ChevronDown}>
              <span className="w-[5.6rem] truncate text-left">{kind}</span>
            </ToolButton>
          }
        >
          {(done) => commands.blockKinds.map((command) => entry(command, done))}
        </ToolMenu>
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
          >
            {(done) => (
              <>
                {commands.tableCommands.map(({ label, run }) => (
                  <ToolEntry
                    key={label}
                    label={label}
                    onSelect={() => {
                      done();
                      focus();
                      run(editor);
                    }}
                  />
                ))}
                <ToolMenuLine />
                <ToolEntry
                  label="Baris judul"
                  checked={hasHead}
                  onSelect={() => {
                    done();
                    focus();
                    commands.toggleHead(editor);
                  }}
                />
              </>
            )}
          </ToolMenu>
        ) : (
          button(commands.table)
        )}
        <ToolMenu
          onDone={focus}
          trigger={
            <ToolButton
              label="Format lain"
              icon={Ellipsis}
              pressed={commands.otherMarks.some(({ label }) => active.includes(label)) || undefined}
            />
          }
        >
          {(done) => (
            <>
              {[...commands.otherMarks, commands.clearFormat].map((command) => entry(command, done))}
              <ToolMenuLine />
              {[commands.rule, commands.embed].map((command) => entry(command, done))}
              <ToolMenuLine />
              {entry(commands.shortcuts, done)}
            </>
          )}
        </ToolMenu>
        <Line />
        {button(commands.undo, !canUndo)}
        {button(commands.redo, !canRedo)}
        {onFullScreen && (
          <ToolButton
            label={isFullScreen ? "Tutup layar penuh" : "Layar penuh"}
            icon={isFullScreen ? Minimize2 : Maximize2}
            onClick={onFullScreen}
          />
        )}
      </Toolbar.Root>
    </Tooltip.Provider>
  );
}

function Line() {
  return <Toolbar.Separator className="mx-0.5 h-6 shrink-0 border-l border-line" />;
}
