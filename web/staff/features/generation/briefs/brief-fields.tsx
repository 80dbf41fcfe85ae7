import { ArrowDown, ArrowUp, X } from "lucide";
import { type KeyboardEvent, type ReactNode, useState } from "react";
import { cn } from "../../../../lib/cn";
import { Field, fieldAria } from "../../../../ui/field";
import { inputStyles } from "../../../../ui/input-styles";
import { Section } from "../../../ui/section";
import { TimeInput } from "../../../ui/time-fields";
import { AddRow, RowButton, useRows } from "../rows";
import { type BriefField, type BriefValues, briefLabels } from "./brief-values";

type TextField = Exclude<BriefField, "outline" | "sources" | "plannedDate">;

/** What helps to fill a field in. */
const texts: Record<TextField, { hint?: string; placeholder?: string; rows?: number }> = {
  title: {},
  keyPhrase: { hint: "Yang diketik orang di Google", placeholder: "perbedaan domain dan hosting" },
  intent: { hint: "Apa yang ingin mereka tahu saat mengetiknya?", rows: 2 },
  audience: { placeholder: "Pemilik toko kue yang baru mulai berjualan online", rows: 2 },
  aim: { hint: "Setelah membaca, pembaca bisa apa?", rows: 2 },
  ownFacts: { rows: 7 },
  tone: { placeholder: "Tenang, seperti menjelaskan kepada teman" },
  callToAction: { placeholder: "Kirim pesan untuk perkiraan biaya gratis" },
};

interface BriefFieldsProps {
  values: BriefValues;
  faults: Record<string, string>;
  readOnly: boolean;
  onChange: (change: Partial<BriefValues>) => void;
  /** Beside the outline's title. */
  outlineActions: ReactNode;
}

/** The fields of a brief, with the questions that they answer. */
export function BriefFields({ values, faults, readOnly, onChange, outlineActions }: BriefFieldsProps) {
  function text(name: TextField) {
    const { hint, placeholder, rows } = texts[name];
    const id = `brief-${name}`;
    const input = {
      ...fieldAria(id, faults[name], hint),
      ...{ value: values[name], placeholder, readOnly, className: inputStyles },
      onChange: (event: { target: { value: string } }) => onChange({ [name]: event.target.value }),
    };
    return (
      <Field id={id} label={briefLabels[name]} hint={hint} error={faults[name]}>
        {rows ? <textarea rows={rows} {...input} /> : <input type="text" autoComplete="off" {...input} />}
      </Field>
    );
  }

  return (
    <>
      <Section
        id="brief-topic"
        title="Topik"
        description="Hanya judul yang wajib. Artikel ditulis tentang frasa kunci; bila kosong, tentang judulnya."
      >
        <Fields>
          {text("title")}
          {text("keyPhrase")}
          {text("intent")}
        </Fields>
      </Section>
      <Section
        id="brief-reader"
        title="Pembaca"
        description="Untuk siapa artikel ini, dan apa gunanya bagi mereka?"
      >
        <Fields>
          {text("audience")}
          {text("aim")}
        </Fields>
      </Section>
      <Section
        id="brief-facts"
        title="Yang hanya kita tahu"
        description="Bagian yang paling bernilai: tanpa ini, artikel bisa ditulis siapa saja. AI tidak mengarang pengalaman."
      >
        <ul className="mb-4 grid list-disc gap-1 pl-5 text-ink-soft marker:text-edge">
          <li>Pernah menangani kasus ini? Untuk usaha apa, dan apa yang dikerjakan?</li>
          <li>Angka apa yang boleh disebut: biaya, lama pengerjaan, hasil sebelum dan sesudah?</li>
          <li>Apa yang paling sering ditanyakan atau disalahpahami klien?</li>
          <li>Apa pendapat kita yang berbeda dari artikel lain?</li>
        </ul>
        {text("ownFacts")}
      </Section>
      <Section
        id="brief-outline"
        title="Kerangka"
        description="Judul setiap bagian, berurutan. Susun sendiri, atau minta AI menyusunnya lalu rapikan."
      >
        <OutlineEditor
          outline={values.outline}
          faults={faults}
          readOnly={readOnly}
          onChange={(outline) => onChange({ outline })}
        />
        <p role="alert" className="mt-1.5 text-sm font-medium text-danger empty:hidden">
          {faults.outline}
        </p>
        {outlineActions}
      </Section>
      <Section
        id="brief-sources"
        title="Sumber"
        description="Halaman yang isinya boleh dikutip. Sumber ikut tampil di akhir artikel."
      >
        <SourceRows
          sources={values.sources}
          faults={faults}
          readOnly={readOnly}
          onChange={(sources) => onChange({ sources })}
        />
      </Section>
      <Section
        id="brief-style"
        title="Gaya dan rencana"
        description="Bila kosong, aturan menulis yang dipakai. Tanggal rencana tampil di Kalender; artikel tidak terbit sendiri."
      >
        <Fields>
          {text("tone")}
          {text("callToAction")}
          <div className="max-w-60">
            <Field id="brief-plannedDate" label={briefLabels.plannedDate} error={faults.plannedDate}>
              <TimeInput
                type="date"
                value={values.plannedDate}
                readOnly={readOnly}
                onChange={(event) => onChange({ plannedDate: event.target.value })}
                {...fieldAria("brief-plannedDate", faults.plannedDate)}
              />
            </Field>
          </div>
        </Fields>
      </Section>
    </>
  );
}

function Fields({ children }: { children: ReactNode }) {
  return <div className="grid gap-5">{children}</div>;
}

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
function SourceRows({ sources, faults, readOnly, onChange }: SourceRowsProps) {
  const rows = useRows(sources, onChange);

  return (
    <div>
      <ol ref={rows.list} aria-label="Sumber" className="grid gap-3 empty:hidden">
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
              <div className="-mt-1.5 -mr-1.5">
                <RowButton label={`Hapus sumber ${index + 1}`} icon={X} onPress={() => rows.remove(index)} />
              </div>
            )}
          </li>
        ))}
      </ol>
      {!readOnly && sources.length < mostSources && (
        <AddRow label="Tambah sumber" onAdd={() => rows.add({ title: "", url: "" })} />
      )}
      {readOnly && sources.length === 0 && <p className="text-ink-soft">Tidak ada sumber.</p>}
    </div>
  );
}

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
