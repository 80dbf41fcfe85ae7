import { useState } from "react";
import { checkboxStyles } from "../../../ui/checkbox-styles";
import { FormDialog } from "../../../ui/form-dialog";
import { SizeField } from "./size-field";

export interface TableSize {
  rows: number;
  columns: number;
  /** Whether the first row names the columns. */
  hasHead: boolean;
}

const mostRows = 50;
const mostColumns = 12;

interface TableDialogProps {
  onInsert: (size: TableSize) => void;
  onClose: () => void;
}

/** Asks how large a new table is to be. */
export function TableDialog({ onInsert, onClose }: TableDialogProps) {
  const [rows, setRows] = useState("3");
  const [columns, setColumns] = useState("3");
  const [hasHead, setHead] = useState(true);
  const size = { rows: Number(rows), columns: Number(columns), hasHead };
  const isFine = isWithin(size.rows, mostRows) && isWithin(size.columns, mostColumns);

  return (
    <FormDialog
      title="Tabel"
      lead="Baris dan kolom bisa ditambah atau dihapus lagi nanti."
      submitLabel="Sisipkan Tabel"
      disabled={!isFine}
      onSubmit={() => onInsert(size)}
      onCancel={onClose}
    >
      <div className="grid grid-cols-2 gap-4">
        <SizeField id="table-rows" label="Baris" value={rows} most={mostRows} onType={setRows} />
        <SizeField id="table-columns" label="Kolom" value={columns} most={mostColumns} onType={setColumns} />
      </div>
      <label className="mt-4 flex min-h-11 items-center gap-3">
        <input
          type="checkbox"
          checked={hasHead}
          onChange={(event) => setHead(event.target.checked)}
          className={checkboxStyles}
        />
        Baris pertama berisi nama kolom
      </label>
      <p role="status" className="mt-2 text-sm text-danger empty:hidden">
        {isFine ? "" : `Isi 1 sampai ${mostRows} baris dan 1 sampai ${mostColumns} kolom.`}
      </p>
    </FormDialog>
  );
}

function isWithin(count: number, most: number): boolean {
  return Number.isInteger(count) && count >= 1 && count <= most;
}
