import { Plus, X } from "lucide";
import { useEffect, useRef } from "react";
import { Button } from "../../../../ui/button";
import { Field, fieldAria } from "../../../../ui/field";
import { Icon } from "../../../../ui/icon";
import { inputStyles } from "../../../../ui/input-styles";
import type { BriefValues } from "./brief-values";

/** Sources that a brief takes. */
const mostSources = 20;

interface SourceRowsProps {
  sources: BriefValues["sources"];
  /** By place, such as `sources.0.url`. */
  faults: Record<string, string>;
  readOnly: boolean;
  onChange: (sources: BriefValues["sources"]) => void;
}

/** Where what the article says comes from, a row a source. */
export function SourceRows({ sources, faults, readOnly, onChange }: SourceRowsProps) {
  const list = useRef<HTMLOListElement>(null);
  /** Which row takes the focus after the next rendering. */
  const wanted = useRef<number | null>(null);
  useEffect(() => {
    if (wanted.current === null) return;
    list.current?.children[wanted.current]?.querySelector("input")?.focus();
    wanted.current = null;
  });

  function add() {
    wanted.current = sources.length;
    onChange([...sources, { title: "", url: "" }]);
  }

  return (
    <div>
      <ol ref={list} aria-label="Sumber" className="grid gap-3 empty:hidden">
        {sources.map((source, index) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: two sources may be the same while one types
            key={index}
            className="grid grid-cols-[1fr_auto] items-start gap-x-2 rounded-md border border-line p-3"
          >
            <div className="grid min-w-0 gap-3 sm:grid-cols-2">
              {(["title", "url"] as const).map((name) => {
                const id = `source-${index}-${name}`;
                const fault = faults[`sources.${index}.${name}`];
                return (
                  <Field
                    key={name}
                    id={id}
                    label={`${name === "title" ? "Nama sumber" : "Alamat"} ${index + 1}`}
                    error={fault}
                  >
                    <input
                      type={name === "url" ? "url" : "text"}
                      autoComplete="off"
                      placeholder={name === "url" ? "https://…" : "Misalnya: BPS, 2025"}
                      value={source[name]}
                      readOnly={readOnly}
                      onChange={(event) =>
                        onChange(sources.with(index, { ...source, [name]: event.target.value }))
                      }
                      className={inputStyles}
                      {...fieldAria(id, fault)}
                    />
                  </Field>
                );
              })}
            </div>
            {!readOnly && (
              <button
                type="button"
                aria-label={`Hapus sumber ${index + 1}`}
                onClick={() => {
                  wanted.current = Math.min(index, sources.length - 2);
                  onChange(sources.toSpliced(index, 1));
                }}
                className="-mt-1.5 -mr-1.5 inline-flex size-9 items-center justify-center rounded-full hover:bg-sand"
              >
                <Icon node={X} className="size-4" />
              </button>
            )}
          </li>
        ))}
      </ol>
      {!readOnly && sources.length < mostSources && (
        <Button variant="quiet" onClick={add} className="mt-1.5 px-3.5">
          <Icon node={Plus} className="size-4" />
          Tambah sumber
        </Button>
      )}
      {readOnly && sources.length === 0 && <p className="text-ink-soft">Tidak ada sumber.</p>}
    </div>
  );
}
