import { ArrowDown, ArrowUp, Plus, X } from "lucide";
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { cn } from "../../../../lib/cn";
import { Button } from "../../../../ui/button";
import { Icon } from "../../../../ui/icon";
import { inputStyles } from "../../../../ui/input-styles";

/** Headings that a brief takes. */
const mostHeadings = 12;

interface OutlineEditorProps {
  outline: readonly string[];
  /** By place, such as `outline.2`. */
  faults: Record<string, string>;
  readOnly: boolean;
  onChange: (outline: string[]) => void;
}

/** The headings of an article to be, in an order that can be changed by key. */
export function OutlineEditor({ outline, faults, readOnly, onChange }: OutlineEditorProps) {
  const list = useRef<HTMLOListElement>(null);
  const [said, setSaid] = useState("");
  /** Which row takes the focus after the next rendering, and what in it. */
  const wanted = useRef<{ row: number; part: "input" | "up" | "down" } | null>(null);
  useEffect(() => {
    if (!wanted.current) return;
    const { row, part } = wanted.current;
    wanted.current = null;
    const place = list.current?.children[row];
    const found = place?.querySelector<HTMLElement>(`[data-part=${part}]:not([aria-disabled])`);
    (found ?? place?.querySelector<HTMLElement>("textarea"))?.focus();
  });

  function move(from: number, by: -1 | 1) {
    if (from + by < 0 || from + by >= outline.length) return;
    wanted.current = { row: from + by, part: by < 0 ? "up" : "down" };
    onChange(movedRow(outline, from, by));
    setSaid(`“${outline[from] || "Bagian kosong"}” sekarang bagian ${from + by + 1} dari ${outline.length}.`);
  }

  function add(at: number) {
    if (outline.length >= mostHeadings) return;
    wanted.current = { row: at, part: "input" };
    onChange(outline.toSpliced(at, 0, ""));
  }

  function remove(at: number) {
    wanted.current = { row: Math.min(at, outline.length - 2), part: "input" };
    onChange(outline.toSpliced(at, 1));
    setSaid(`Bagian ${at + 1} dihapus dari kerangka.`);
  }

  function handleKey(event: KeyboardEvent, at: number) {
    if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
    event.preventDefault();
    add(at + 1);
  }

  return (
    <div>
      <ol ref={list} aria-label="Bagian artikel" className="grid gap-2 empty:hidden">
        {outline.map((heading, index) => {
          const fault = faults[`outline.${index}`];
          const number = index + 1;
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: two headings may be the same while one types
            <li key={index}>
              <div className="flex items-center gap-1 max-sm:flex-wrap">
                <span
                  aria-hidden="true"
                  className="w-6 shrink-0 text-right text-sm text-ink-soft tabular-nums"
                >
                  {number}
                </span>
                <textarea
                  data-part="input"
                  rows={1}
                  aria-label={`Bagian ${number}`}
                  aria-invalid={fault ? true : undefined}
                  aria-describedby={fault ? `outline-${index}-error` : undefined}
                  value={heading}
                  readOnly={readOnly}
                  onChange={(event) =>
                    onChange(outline.with(index, event.target.value.replaceAll("\n", " ")))
                  }
                  onKeyDown={(event) => !readOnly && handleKey(event, index)}
                  className={cn(
                    inputStyles,
                    "field-sizing-content ml-1 min-h-11 min-w-0 resize-none px-3 py-2 max-sm:w-auto max-sm:grow",
                  )}
                />
                {!readOnly && (
                  <div className="flex shrink-0 max-sm:w-full max-sm:justify-end sm:gap-1">
                    <RowButton
                      part="up"
                      label={`Naikkan bagian ${number}`}
                      icon={ArrowUp}
                      isOff={index === 0}
                      onPress={() => move(index, -1)}
                    />
                    <RowButton
                      part="down"
                      label={`Turunkan bagian ${number}`}
                      icon={ArrowDown}
                      isOff={index === outline.length - 1}
                      onPress={() => move(index, 1)}
                    />
                    <RowButton label={`Hapus bagian ${number}`} icon={X} onPress={() => remove(index)} />
                  </div>
                )}
              </div>
              {fault && (
                <p id={`outline-${index}-error`} className="mt-1 ml-8 text-sm font-medium text-danger">
                  {fault}
                </p>
              )}
            </li>
          );
        })}
      </ol>
      {!readOnly && outline.length < mostHeadings && (
        <Button variant="quiet" onClick={() => add(outline.length)} className="mt-1.5 px-3.5">
          <Icon node={Plus} className="size-4" />
          Tambah bagian
        </Button>
      )}
      <p role="status" className="sr-only">
        {said}
      </p>
    </div>
  );
}

interface RowButtonProps {
  part?: string;
  label: string;
  icon: typeof ArrowUp;
  isOff?: boolean;
  onPress: () => void;
}

function RowButton({ part, label, icon, isOff, onPress }: RowButtonProps) {
  return (
    <button
      type="button"
      data-part={part}
      aria-label={label}
      aria-disabled={isOff || undefined}
      onClick={onPress}
      className="inline-flex size-9 shrink-0 max-sm:size-11 items-center justify-center rounded-full hover:bg-sand aria-disabled:opacity-30"
    >
      <Icon node={icon} className="size-4" />
    </button>
  );
}

/** Rows with one of them a place further up (`by` -1) or down (1); the same rows where it cannot go there. */
function movedRow<Row>(rows: readonly Row[], from: number, by: -1 | 1): Row[] {
  const row = rows[from];
  const to = from + by;
  if (row === undefined || to < 0 || to >= rows.length) return [...rows];
  return rows.toSpliced(from, 1).toSpliced(to, 0, row);
}
