import { Plus, type X } from "lucide";
import { useEffect, useRef } from "react";
import { Button } from "../../../ui/button";
import { Icon } from "../../../ui/icon";

/** Acts on rows that are typed one below the other; where one ends, the focus goes on. */
export function useRows<Row>(rows: readonly Row[], onChange: (rows: Row[]) => void) {
  const list = useRef<HTMLOListElement>(null);
  /** Which row takes the focus after the next rendering, and what in it. */
  const wanted = useRef<{ row: number; part: string } | null>(null);
  useEffect(() => {
    if (!wanted.current) return;
    const { row, part } = wanted.current;
    wanted.current = null;
    const place = list.current?.children[row];
    const found = place?.querySelector<HTMLElement>(part);
    (found ?? place?.querySelector<HTMLElement>("input, textarea"))?.focus();
  });

  function change(next: Row[], row: number, part = "input, textarea") {
    wanted.current = { row, part };
    onChange(next);
  }

  return {
    list,
    add: (row: Row, at = rows.length) => change(rows.toSpliced(at, 0, row), at),
    remove: (at: number) => change(rows.toSpliced(at, 1), Math.min(at, rows.length - 2)),
    /** Changes places with a neighbour; the button with `part` keeps the focus while it can. */
    swap: (at: number, by: -1 | 1, part: string) =>
      change(rows.toSpliced(at, 1).toSpliced(at + by, 0, rows[at] as Row), at + by, part),
  };
}

export function AddRow({ label, onAdd }: { label: string; onAdd: () => void }) {
  return (
    <Button variant="quiet" onClick={onAdd} className="mt-1.5 px-3.5">
      <Icon node={Plus} className="size-4" />
      {label}
    </Button>
  );
}

interface RowButtonProps {
  part?: string;
  label: string;
  icon: typeof X;
  isOff?: boolean;
  onPress: () => void;
}

export function RowButton({ part, label, icon, isOff, onPress }: RowButtonProps) {
  return (
    <button
      type="button"
      data-part={part}
      aria-label={label}
      aria-disabled={isOff || undefined}
      onClick={onPress}
      className="inline-flex size-9 shrink-0 items-center justify-center rounded-full hover:bg-sand aria-disabled:opacity-30 max-sm:size-11"
    >
      <Icon node={icon} className="size-4" />
    </button>
  );
}
