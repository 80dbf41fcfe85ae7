import { ArrowDown, ArrowUp, Plus, X } from "lucide";
import { type ReactNode, useEffect, useRef } from "react";
import { cn } from "../../lib/cn";
import { Button } from "../../ui/button";
import { IconButton } from "./icon-button";

interface EditableRowsProps<Row> {
  /** The prefix of the ids of the rows' messages. */
  id: string;
  /** The label for screen readers. */
  label: string;
  addLabel: string;
  rows: readonly Row[];
  /** The value of an added row. */
  blank: Row;
  most?: number;
  readOnly?: boolean;
  /** Whether rows can be moved. */
  isOrdered?: boolean;
  /** The name of a row, such as "bagian 2". */
  nameOf: (index: number) => string;
  faultOf?: (index: number) => string | undefined;
  onChange: (rows: Row[]) => void;
  children: (row: Row, index: number, change: (row: Row) => void, addBelow: () => void) => ReactNode;
}

/** A list of editable rows that can be added, moved and removed, with focus management. */
export function EditableRows<Row>(props: EditableRowsProps<Row>) {
  const { id, rows, blank, most = Number.POSITIVE_INFINITY, readOnly, isOrdered, nameOf, faultOf } = props;
  const list = useRef<HTMLOListElement>(null);
  /** The row and the part of it that get the focus after the next rendering. */
  const wanted = useRef<{ row: number; part: string } | null>(null);
  useEffect(() => {
    if (!wanted.current) return;
    const { row, part } = wanted.current;
    wanted.current = null;
    const place = list.current?.children[row];
    const found = place?.querySelector<HTMLElement>(part);
    (found ?? place?.querySelector<HTMLElement>("summary, input, textarea"))?.focus();
  });

  function change(next: Row[], row: number, part = "summary, input, textarea") {
    wanted.current = { row, part };
    props.onChange(next);
  }

  const add = (at: number) => rows.length < most && change(rows.toSpliced(at, 0, blank), at);
  const move = (row: Row, at: number, by: -1 | 1) =>
    change(
      rows.toSpliced(at, 1).toSpliced(at + by, 0, row),
      at + by,
      `[data-by="${by}"]:not([aria-disabled])`,
    );

  return (
    <>
      <ol ref={list} aria-label={props.label} className="grid gap-3 empty:hidden">
        {rows.map((row, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two rows may be equal while typing
          <li key={index}>
            <div
              className={cn(
                "flex gap-1",
                isOrdered ? "items-end max-sm:flex-wrap has-[>div>details]:items-start" : "items-start",
              )}
            >
              <div
                className={cn(
                  "min-w-0 grow",
                  isOrdered && "max-sm:basis-full max-sm:has-[>details:not([open])]:basis-0",
                )}
              >
                {props.children(
                  row,
                  index,
                  (changed) => props.onChange(rows.with(index, changed)),
                  () => add(index + 1),
                )}
              </div>
              {!readOnly && (
                <div className="ml-auto flex shrink-0">
                  {isOrdered &&
                    ([-1, 1] as const).map((by) => (
                      <IconButton
                        key={by}
                        data-by={by}
                        label={`${by < 0 ? "Naikkan" : "Turunkan"} ${nameOf(index)}`}
                        icon={by < 0 ? ArrowUp : ArrowDown}
                        aria-disabled={rows[index + by] === undefined || undefined}
                        onClick={() => rows[index + by] !== undefined && move(row, index, by)}
                      />
                    ))}
                  <IconButton
                    label={`Hapus ${nameOf(index)}`}
                    icon={X}
                    onClick={() => change(rows.toSpliced(index, 1), Math.min(index, rows.length - 2))}
                  />
                </div>
              )}
            </div>
            <p
              id={`${id}-${index}-error`}
              role="alert"
              className="mt-1 text-sm font-medium text-danger empty:hidden"
            >
              {faultOf?.(index)}
            </p>
          </li>
        ))}
      </ol>
      {!readOnly && rows.length < most && (
        <Button icon={Plus} variant="quiet" onClick={() => add(rows.length)} className="mt-1.5 px-3.5">
          {props.addLabel}
        </Button>
      )}
    </>
  );
}
