import { type FormEvent, useId, useState } from "react";
import { Button } from "../../../../../ui/button";
import { fieldAria } from "../../../../../ui/field";
import { inputStyles } from "../../../../../ui/input-styles";
import { parseRupiah, rupiahText } from "../../../../lib/rupiah-text";
import { useKeptText } from "../../talk/kept-texts";
import { type ContactChanges, useChangeProblem } from "../changes/use-contact-changes";
import { CardRow, RowLink, RowProblem } from "./card-row";

const notUnderstood =
  "Tulis angka rupiah, misalnya 12.000.000, 12 juta, atau 12jt (paling besar 999 miliar).";

const readTyped = (values: unknown) => (typeof values === "string" ? values : null);

/** What it is worth, typed in any usual spelling. */
export function ValueField({ changes }: { changes: ContactChanges }) {
  const { contact, change } = changes;
  const { valueIdr } = contact;
  const id = useId();
  const kept = useKeptText<string | null>({ id: contact.id, kind: "nilai", empty: null, read: readTyped });
  const typed = kept.values;
  const { problem, setProblem, tell } = useChangeProblem();
  const [isBusy, setBusy] = useState(false);
  const value = parseRupiah(typed ?? "");

  function close() {
    kept.clear();
    setProblem("");
  }

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (isBusy) return;
    if (Number.isNaN(value)) return setProblem(notUnderstood);
    if (value === valueIdr) return close();
    setProblem("");
    setBusy(true);
    const outcome = await change({ valueIdr: value });
    setBusy(false);
    if (tell(outcome, "valueIdr")) kept.clear(typed);
  }

  if (typed === null) {
    return (
      <CardRow
        id={`${id}-title`}
        title="Nilai"
        action={
          <RowLink
            label={valueIdr === null ? "Isi" : "Ubah"}
            about="nilai"
            onSelect={() => kept.show(valueIdr?.toLocaleString("id-ID") ?? "")}
          />
        }
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
            value={typed}
            onChange={(event) => {
              kept.type(event.target.value);
              setProblem("");
            }}
            className={`${inputStyles} min-h-11 w-auto min-w-0 grow basis-full py-2 @md:basis-40`}
          />
          <Button type="submit" busy={isBusy}>
            Simpan
          </Button>
          <Button variant="outline" onClick={close}>
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
