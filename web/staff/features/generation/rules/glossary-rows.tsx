import { Plus, X } from "lucide";
import { useEffect, useRef } from "react";
import { cn } from "../../../../lib/cn";
import { Button } from "../../../../ui/button";
import { Icon } from "../../../../ui/icon";
import { inputStyles } from "../../../../ui/input-styles";
import type { RulesValues } from "./rules-values";

/** Entries that a glossary takes. */
const mostEntries = 100;

interface GlossaryRowsProps {
  glossary: RulesValues["glossary"];
  /** By place, such as `glossary.2`. */
  faults: Record<string, string>;
  onChange: (glossary: RulesValues["glossary"]) => void;
}

/** Which word is used instead of which others, a row a word. */
export function GlossaryRows({ glossary, faults, onChange }: GlossaryRowsProps) {
  const list = useRef<HTMLOListElement>(null);
  /** Which row takes the focus after the next rendering. */
  const wanted = useRef<number | null>(null);
  useEffect(() => {
    if (wanted.current === null) return;
    list.current?.children[wanted.current]?.querySelector("input")?.focus();
    wanted.current = null;
  });

  return (
    <div>
      <div
        aria-hidden="true"
        className="mb-1 grid grid-cols-[2fr_3fr_2.25rem] gap-2 text-sm font-semibold text-ink-soft"
      >
        <span>Pakai</span>
        <span>Bukan (pisahkan dengan koma)</span>
      </div>
      <ol ref={list} aria-label="Daftar istilah" className="grid gap-2 empty:hidden">
        {glossary.map((row, index) => {
          const fault = faults[`glossary.${index}`];
          const number = index + 1;
          const aria = {
            "aria-invalid": fault ? (true as const) : undefined,
            "aria-describedby": fault ? `glossary-${index}-error` : undefined,
          };
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: two rows may be the same while one types
            <li key={index}>
              <div className="grid grid-cols-[2fr_3fr_2.25rem] items-center gap-2">
                <input
                  type="text"
                  aria-label={`Istilah ${number}: pakai`}
                  autoCapitalize="none"
                  value={row.use}
                  onChange={(event) => onChange(glossary.with(index, { ...row, use: event.target.value }))}
                  className={cn(inputStyles, "min-h-11 min-w-0 px-3 py-2")}
                  {...aria}
                />
                <input
                  type="text"
                  aria-label={`Istilah ${number}: bukan`}
                  autoCapitalize="none"
                  value={row.insteadOf}
                  onChange={(event) =>
                    onChange(glossary.with(index, { ...row, insteadOf: event.target.value }))
                  }
                  className={cn(inputStyles, "min-h-11 min-w-0 px-3 py-2")}
                  {...aria}
                />
                <button
                  type="button"
                  aria-label={`Hapus istilah ${number}${row.use && `, ${row.use}`}`}
                  onClick={() => {
                    wanted.current = Math.min(index, glossary.length - 2);
                    onChange(glossary.toSpliced(index, 1));
                  }}
                  className="inline-flex size-9 items-center justify-center rounded-full hover:bg-sand"
                >
                  <Icon node={X} className="size-4" />
                </button>
              </div>
              {fault && (
                <p id={`glossary-${index}-error`} className="mt-1 text-sm font-medium text-danger">
                  {fault}
                </p>
              )}
            </li>
          );
        })}
      </ol>
      {glossary.length < mostEntries && (
        <Button
          variant="quiet"
          onClick={() => {
            wanted.current = glossary.length;
            onChange([...glossary, { use: "", insteadOf: "" }]);
          }}
          className="mt-1.5 px-3.5"
        >
          <Icon node={Plus} className="size-4" />
          Tambah istilah
        </Button>
      )}
    </div>
  );
}
