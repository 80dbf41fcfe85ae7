import { type FormEvent, useId, useState } from "react";
import { Button } from "../../../../../ui/button";
import { fieldAria } from "../../../../../ui/field";
import { inputStyles } from "../../../../../ui/input-styles";
import { parseRupiah, rupiahText } from "../../../../lib/rupiah-text";
import { readText } from "../../talk/kept-texts";
import type { ContactChanges } from "../changes/use-contact-changes";
import { CardRow, RowLink, RowProblem } from "./card-row";
import { useFieldDraft } from "./use-field-draft";

const notUnderstood =
  "Tulis angka rupiah, misalnya 12.000.000, 12 juta, atau 12jt (paling besar 999 miliar).";

/** What it is worth, typed in any usual spelling. */
export function ValueField({ changes }: { changes: ContactChanges }) {
  const { valueIdr } = changes.contact;
  const id = useId();
  const draft = useFieldDraft(changes, "nilai", valueIdr?.toLocaleString("id-ID") ?? "", readText);
  const [fault, setFault] = useState("");
  const problem = fault || changes.problemOf("valueIdr");
  const value = parseRupiah(draft.values);

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (Number.isNaN(value)) return setFault(notUnderstood);
    if (value === valueIdr) return draft.cancel();
    void draft.store({ valueIdr: value });
  }

  if (!draft.isOpen) {
    return (
      <CardRow
        id={`${id}-title`}
        title="Nilai"
        action={<RowLink label={valueIdr === null ? "Isi" : "Ubah"} about="nilai" onSelect={draft.open} />}
      >
        <p className={valueIdr === null ? "text-ink-soft" : "text-lg font-bold tabular-nums"}>
          {valueIdr === null ? "Belum diperkirakan" : rupiahText(valueIdr)}
        </p>
      </CardRow>
    );
  }
  return (
    <CardRow id={`${id}-title`} title="Nilai">
      <form noValidate onSubmit={handleSubmit}>
        <div className="flex flex-wrap gap-2">
          <input
            {...fieldAria(id, problem || undefined, "shown")}
            // biome-ignore lint/a11y/noAutofocus: it was asked for
            autoFocus
            aria-labelledby={`${id}-title`}
            autoComplete="off"
            maxLength={40}
            placeholder="12 juta"
            value={draft.values}
            onChange={(event) => {
              draft.type(event.target.value);
              setFault("");
            }}
            className={`${inputStyles} min-h-11 w-auto min-w-0 grow basis-full py-2 @md:basis-40`}
          />
          <Button type="submit" busy={draft.isBusy}>
            Simpan
          </Button>
          <Button variant="outline" onClick={draft.cancel}>
            Batal
          </Button>
        </div>
        <p id={`${id}-hint`} aria-live="polite" className="mt-2 text-sm text-ink-soft tabular-nums">
          {hintFor(value)}
        </p>
        <div id={`${id}-error`}>
          <RowProblem>{problem}</RowProblem>
        </div>
      </form>
    </CardRow>
  );
}

function hintFor(value: number | null): string {
  if (value === null) return "Kosongkan jika belum ada perkiraan.";
  return Number.isNaN(value) ? "Belum terbaca sebagai rupiah" : `= ${rupiahText(value)}`;
}
