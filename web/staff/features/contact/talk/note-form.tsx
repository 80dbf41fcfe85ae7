import { type FormEvent, useId, useRef, useState } from "react";
import { maxActivityLength } from "../../../../../worker/contract/inbox/contact-activity";
import { useAddActivity } from "../../../../api/contact-detail";
import { cn } from "../../../../lib/cn";
import { ApiError, messageOf } from "../../../../lib/http";
import { Button } from "../../../../ui/button";
import { Field, fieldAria } from "../../../../ui/field";
import { inputStyles } from "../../../../ui/input-styles";
import { useKeptText } from "./kept-texts";
import { useSentKey } from "./sent-key";

const readText = (values: unknown) => (typeof values === "string" ? values : null);
const counted = (count: number) => count.toLocaleString("id-ID");

/** Writes a note; what is typed stays until it is stored. */
export function NoteForm({ contactId }: { contactId: number }) {
  const id = useId();
  const kept = useKeptText({ id: contactId, kind: "catatan", empty: "", read: readText });
  const { values: text } = kept;
  const [problem, setProblem] = useState("");
  const add = useAddActivity();
  const sentKey = useSentKey();
  const field = useRef<HTMLTextAreaElement>(null);
  const isTooLong = text.length > maxActivityLength;
  const shown = problem || (isTooLong ? `Catatan maksimal ${counted(maxActivityLength)} karakter` : "");

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (add.isPending || isTooLong) return;
    setProblem(text.trim() ? "" : "Tulis catatannya dulu.");
    if (!text.trim()) return field.current?.focus();
    try {
      const input = { kind: "note" as const, body: text.trim(), key: sentKey.keyOf(text) };
      await add.mutateAsync({ contactId, input });
      sentKey.forget();
      kept.clear();
    } catch (error) {
      console.error(error);
      const fallback = "Catatan belum tersimpan. Periksa koneksi internet Anda, lalu coba lagi.";
      const ofField = error instanceof ApiError && error.fields.body;
      setProblem(ofField || messageOf(error, fallback));
    }
  }

  return (
    <form noValidate onSubmit={handleSubmit}>
      <Field id={id} label="Catatan baru" error={shown || undefined}>
        <textarea
          {...fieldAria(id, shown || undefined)}
          ref={field}
          rows={3}
          value={text}
          readOnly={add.isPending}
          placeholder="Hasil telepon, kebutuhan, kesepakatan…"
          onChange={(event) => {
            kept.type(event.target.value);
            setProblem("");
          }}
          className={cn(inputStyles, "field-sizing-content max-h-[60vh]")}
        />
      </Field>
      <div className="mt-2 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p className={cn("text-sm tabular-nums", isTooLong ? "font-semibold text-danger" : "text-ink-soft")}>
          {counted(text.length)} / {counted(maxActivityLength)}
          {text !== "" && (
            <span>{kept.isKept ? " · draf di browser ini" : " · browser ini tidak menyimpan draf"}</span>
          )}
        </p>
        <Button type="submit" variant="dark" busy={add.isPending}>
          {add.isPending ? "Menyimpan..." : "Simpan Catatan"}
        </Button>
      </div>
    </form>
  );
}
