import { type ReactNode, useState } from "react";
import { noteBody } from "../../../../../worker/contract/desk/transitions";
import { Field, fieldAria } from "../../../../ui/field";
import { inputStyles } from "../../../../ui/input-styles";
import { FormDialog } from "../../../ui/form-dialog";

const noteId = "return-note";

interface ReturnQuestionProps {
  /** Which posts go back. */
  lead: ReactNode;
  note: string;
  onNote: (note: string) => void;
  problem?: string;
  pending?: boolean;
  onAnswer: (answer: { note: string }) => unknown;
  onCancel: () => void;
}

/** Asks what is to be changed before posts go back to their authors. */
export function ReturnQuestion({ lead, note, onNote, onAnswer, ...dialog }: ReturnQuestionProps) {
  const [isTried, setTried] = useState(false);
  const read = noteBody.safeParse(note);
  const error = isTried && !read.success ? read.error.issues[0]?.message : undefined;

  function handleSubmit() {
    setTried(true);
    if (read.success) return onAnswer({ note: read.data });
    document.getElementById(noteId)?.focus();
  }

  return (
    <FormDialog
      {...dialog}
      title="Kembalikan ke Draf"
      lead={lead}
      submitLabel="Kembalikan"
      onSubmit={handleSubmit}
    >
      <Field id={noteId} label="Catatan untuk penulis" error={error}>
        <textarea
          {...fieldAria(noteId, error)}
          rows={4}
          maxLength={2000}
          value={note}
          placeholder="Apa yang perlu diperbaiki?"
          onChange={(event) => onNote(event.target.value)}
          className={inputStyles}
        />
      </Field>
    </FormDialog>
  );
}
