import { type FormEvent, useId, useState } from "react";
import { ApiError, failureText } from "../../lib/http";
import { Button } from "../../ui/button";
import { TextField } from "../ui/text-field";
import { useExclusive, useWork } from "./record-form/use-autosave";

interface NoteFormProps {
  /** The typed text, which the parent component keeps until it is sent. */
  text: string;
  onType: (text: string) => void;
  /** The most characters. */
  most: number;
  placeholder?: string;
  submitLabel: string;
  send: (text: string) => Promise<unknown>;
  onSent: () => unknown;
  /** The message of a call without an answer. */
  lost: string;
}

/** The form for notes, whose text is kept until it is stored. */
export function NoteForm({
  text,
  onType,
  most,
  placeholder,
  submitLabel,
  send,
  onSent,
  lost,
}: NoteFormProps) {
  const id = useId();
  const [problem, setProblem] = useState("");
  const exclusive = useExclusive();
  const { runExclusive } = exclusive;
  const work = useWork(exclusive);

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    const body = text.trim();
    setProblem(body ? "" : "Tulis catatannya dulu.");
    if (!body || body.length > most) return document.getElementById(id)?.focus();
    void runExclusive("send", () =>
      send(body).then(onSent, (error) => {
        console.error(error);
        const ofField = error instanceof ApiError && error.fields.body;
        setProblem(ofField || failureText(error, lost));
      }),
    );
  }

  return (
    <form noValidate onSubmit={handleSubmit}>
      <TextField
        id={id}
        label="Catatan baru"
        error={problem || undefined}
        rows={3}
        most={most}
        value={text}
        readOnly={work !== null}
        placeholder={placeholder}
        onType={(typed) => {
          onType(typed);
          setProblem("");
        }}
        className="field-sizing-content max-h-[60vh]"
      />
      <Button type="submit" variant="dark" busy={work !== null} className="mt-2">
        {work ? "Menyimpan..." : submitLabel}
      </Button>
    </form>
  );
}
