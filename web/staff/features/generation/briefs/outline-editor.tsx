import { ArrowDown, ArrowUp, X } from "lucide";
import { type KeyboardEvent, useState } from "react";
import { cn } from "../../../../lib/cn";
import { inputStyles } from "../../../../ui/input-styles";
import { AddRow, RowButton, useRows } from "../rows";

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
  const rows = useRows(outline, onChange);
  const [said, setSaid] = useState("");

  function move(from: number, by: -1 | 1) {
    if (from + by < 0 || from + by >= outline.length) return;
    rows.swap(from, by, `[data-part=${by < 0 ? "up" : "down"}]:not([aria-disabled])`);
    setSaid(`“${outline[from] || "Bagian kosong"}” sekarang bagian ${from + by + 1} dari ${outline.length}.`);
  }

  function add(at: number) {
    if (outline.length < mostHeadings) rows.add("", at);
  }

  function remove(at: number) {
    rows.remove(at);
    setSaid(`Bagian ${at + 1} dihapus dari kerangka.`);
  }

  function handleKey(event: KeyboardEvent, at: number) {
    if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
    event.preventDefault();
    add(at + 1);
  }

  return (
    <div>
      <ol ref={rows.list} aria-label="Bagian artikel" className="grid gap-2 empty:hidden">
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
        <AddRow label="Tambah bagian" onAdd={() => add(outline.length)} />
      )}
      <p role="status" className="sr-only">
        {said}
      </p>
    </div>
  );
}
