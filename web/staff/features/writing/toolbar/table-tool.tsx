import type { Command } from "@tiptap/pm/state";
import { Table } from "lucide";
import { tableActs, toggleHead } from "../tables/table-commands";
import { ToolButton } from "./tool-button";
import { ToolEntry, ToolMenu, ToolMenuLine } from "./tool-menu";

interface TableToolProps {
  isTable: boolean;
  hasHead: boolean;
  run: (command: Command) => void;
  onInsert: () => void;
  onDone: () => void;
}

/** Inserts a table, or changes the one that the cursor is in. */
export function TableTool({ isTable, hasHead, run, onInsert, onDone }: TableToolProps) {
  if (!isTable) return <ToolButton label="Tabel" icon={Table} aria-haspopup="dialog" onClick={onInsert} />;
  return (
    <ToolMenu onDone={onDone} trigger={<ToolButton label="Ubah tabel" icon={Table} pressed />}>
      {(done) => {
        const act = (command: Command) => () => {
          done();
          run(command);
        };
        return (
          <>
            {tableActs.map(({ label, command }) => (
              <ToolEntry key={label} label={label} onSelect={act(command)} />
            ))}
            <ToolMenuLine />
            <ToolEntry label="Baris judul" checked={hasHead} onSelect={act(toggleHead)} />
          </>
        );
      }}
    </ToolMenu>
  );
}
