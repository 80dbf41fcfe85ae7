import type { ReactNode } from "react";
import { cn } from "../../../../lib/cn";
import { inputStyles } from "../../../../ui/input-styles";
import { EditableRows } from "../../../ui/editable-rows";
import { Section } from "../../../ui/section";
import { TextField } from "../../../ui/text-field";
import { TimeField } from "../../../ui/time-fields";
import { type BriefField, type BriefValues, briefLabels } from "./brief-values";

type TextName = Exclude<BriefField, "outline" | "sources" | "plannedDate">;

/** Hints and placeholders by field. */
const texts: Record<TextName, { hint?: string; placeholder?: string; rows?: number }> = {
  title: {},
  keyPhrase: { hint: "Yang diketik orang di Google", placeholder: "perbedaan domain dan hosting" },
  intent: { hint: "Apa yang ingin mereka tahu saat mengetiknya?", rows: 2 },
  audience: { placeholder: "Pemilik toko kue yang baru mulai berjualan online", rows: 2 },
  aim: { hint: "Setelah membaca, pembaca bisa apa?", rows: 2 },
  ownFacts: { rows: 7 },
  tone: { placeholder: "Tenang, seperti menjelaskan kepada teman" },
  callToAction: { placeholder: "Kirim pesan untuk perkiraan biaya gratis" },
};

/** Headings and sources that a brief takes. */
const [mostHeadings, mostSources] = [12, 20];

interface BriefFieldsProps {
  values: BriefValues;
  faults: Record<string, string>;
  readOnly: boolean;
  onChange: (change: Partial<BriefValues>) => void;
  /** Buttons beside the heading of the outline. */
  outlineActions: ReactNode;
}

/** The fields of a brief. */
export function BriefFields({ values, faults, readOnly, onChange, outlineActions }: BriefFieldsProps) {
  function text(name: TextName) {
    const { hint, placeholder, rows } = texts[name];
    return (
      <TextField
        id={`brief-${name}`}
        label={briefLabels[name]}
        error={faults[name]}
        {...{ hint, placeholder, rows, readOnly }}
        value={values[name]}
        onType={(typed) => onChange({ [name]: typed })}
      />
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
        <EditableRows
          id="outline"
          label="Bagian artikel"
          addLabel="Tambah bagian"
          rows={values.outline}
          blank=""
          most={mostHeadings}
          readOnly={readOnly}
          isOrdered
          nameOf={(index) => `bagian ${index + 1}`}
          faultOf={(index) => faults[`outline.${index}`]}
          onChange={(outline) => onChange({ outline })}
        >
          {(heading, index, change, addBelow) => (
            <textarea
              rows={1}
              aria-label={`Bagian ${index + 1}`}
              aria-invalid={faults[`outline.${index}`] ? true : undefined}
              aria-describedby={`outline-${index}-error`}
              value={heading}
              readOnly={readOnly}
              onChange={(event) => change(event.target.value.replaceAll("\n", " "))}
              onKeyDown={(event) => {
                if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
                event.preventDefault();
                if (!readOnly) addBelow();
              }}
              className={cn(inputStyles, "field-sizing-content resize-none")}
            />
          )}
        </EditableRows>
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
        <EditableRows
          id="source"
          label="Sumber"
          addLabel="Tambah sumber"
          rows={values.sources}
          blank={{ title: "", url: "" }}
          most={mostSources}
          readOnly={readOnly}
          nameOf={(index) => `sumber ${index + 1}`}
          onChange={(sources) => onChange({ sources })}
        >
          {(source, index, change) => (
            <div className="grid gap-3 rounded-md border border-line p-3 sm:grid-cols-2">
              {(["title", "url"] as const).map((name) => (
                <TextField
                  key={name}
                  id={`source-${index}-${name}`}
                  label={`${name === "title" ? "Nama sumber" : "Alamat"} ${index + 1}`}
                  error={faults[`sources.${index}.${name}`]}
                  type={name === "url" ? "url" : "text"}
                  placeholder={name === "url" ? "https://…" : "Misalnya: BPS, 2025"}
                  value={source[name]}
                  readOnly={readOnly}
                  onType={(typed) => change({ ...source, [name]: typed })}
                />
              ))}
            </div>
          )}
        </EditableRows>
        {readOnly && values.sources.length === 0 && <p className="text-ink-soft">Tidak ada sumber.</p>}
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
            <TimeField
              id="brief-plannedDate"
              type="date"
              label={briefLabels.plannedDate}
              error={faults.plannedDate}
              value={values.plannedDate}
              readOnly={readOnly}
              onType={(plannedDate) => onChange({ plannedDate })}
            />
          </div>
        </Fields>
      </Section>
    </>
  );
}

function Fields({ children }: { children: ReactNode }) {
  return <div className="grid gap-5">{children}</div>;
}
