import { type KeyboardEvent, type Ref, type SubmitEvent, useEffect, useState } from "react";
import { noteBody } from "../../../../worker/contract/desk/transitions";
import { Button } from "../../../ui/button";
import { Field, fieldAria } from "../../../ui/field";
import { inputStyles } from "../../../ui/input-styles";
import { keepNote, readNote } from "./kept-notes";

const fieldId = "return-note";

type ReviewReadVersion = { version: string | null | undefined } | null;

interface ReturnNoteProps {
  id: number;
  /** What is read; while it is fetched anew nothing is sent. */
  version: string | null | undefined;
  busy: boolean;
  fieldRef: Ref<HTMLTextAreaElement>;
  onSend: (note: string) => void;
  onCancel: () => void;
}

/** The note with which an article goes back; what is typed is kept until it is sent. */
export function ReturnNote({ id, version, busy, fieldRef, onSend, onCancel }: ReturnNoteProps) {
  const [note, setNote] = useState(() => readNote(id));
  const [error, setError] = useState<string>();

  function handleType(text: string) {
    setNote(text);
    setError(undefined);
    keepNote(id, text);
  }

  /** The version on which the note was to be sent while something was still on its way. */
  const [waiting, setWaiting] = useState<ReviewReadVersion>(null);

  useEffect(() => {
    if (waiting === null || busy) return;
    setWaiting(null);
    // Another version by now: it is read first.
    if (waiting.version === version) send();
  });

  function handleSubmit(event: SubmitEvent) {
    event.preventDefault();
    if (busy) setWaiting({ version });
    else send();
  }

  function send() {
    const read = noteBody.safeParse(note);
    if (read.success) onSend(read.data);
    else setError(read.error.issues[0]?.message);
  }

  function handleKey(event: KeyboardEvent<HTMLTextAreaElement>) {
    if (event.key === "Escape") onCancel();
    if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) event.currentTarget.form?.requestSubmit();
  }

  return (
    <form noValidate onSubmit={handleSubmit} className="mb-1">
      <Field id={fieldId} label="Catatan untuk penulis" hint="Apa yang perlu diperbaiki?" error={error}>
        <textarea
          ref={fieldRef}
          rows={3}
          value={note}
          onChange={(event) => handleType(event.target.value)}
          onKeyDown={handleKey}
          className={inputStyles}
          {...fieldAria(fieldId, error, "hint")}
        />
      </Field>
      <div className="mt-2 flex flex-wrap gap-2">
        <Button type="submit" variant="dark" busy={busy}>
          Kirim dan Kembalikan
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          Batal
        </Button>
      </div>
    </form>
  );
}
