import { useState } from "react";
import { noteBody } from "../../../../../worker/contract/desk/transitions";
import { Field, fieldAria } from "../../../../ui/field";
import { inputStyles } from "../../../../ui/input-styles";
import { FormDialog } from "../../../ui/form-dialog";
import { PostTitles } from "./post-titles";
import type { QuestionProps } from "./use-post-desk";

const noteId = "return-note";

/** Asks what is to be changed before posts go back to their authors. */
export function ReturnDialog({ question, desk }: QuestionProps) {
  const { note, setNote } = desk;
  const [isTried, setTried] = useState(false);
  const read = noteBody.safeParse(note);
  const error = isTried && !read.success ? read.error.issues[0]?.message : undefined;

  function handleSubmit() {
    setTried(true);
    if (read.success) return desk.answer({ note: read.data });
    document.getElementById(noteId)?.focus();
  }

  return (
    <FormDialog
      title="Kembalikan ke Draf"
      lead={<PostTitles posts={question.posts} />}
      submitLabel="Kembalikan"
      problem={desk.problem}
      pending={desk.isPending}
      onCancel={desk.cancel}
      onSubmit={handleSubmit}
    >
      <Field id={noteId} label="Catatan untuk penulis" error={error}>
        <textarea
          {...fieldAria(noteId, error)}
          rows={4}
          maxLength={2000}
          value={note}
          placeholder="Apa yang perlu diperbaiki?"
          onChange={(event) => setNote(event.target.value)}
          className={inputStyles}
        />
      </Field>
    </FormDialog>
  );
}
