import { type FormEvent, useRef, useState } from "react";
import { noteBody } from "../../../../../worker/contract/desk/transitions";
import { useAddNote } from "../../../../api/post-notes";
import { isUnanswered, messageOf } from "../../../../lib/http";
import { Button } from "../../../../ui/button";
import { Field, fieldAria } from "../../../../ui/field";
import { inputStyles } from "../../../../ui/input-styles";
import { keepNoteDraft, readNoteDraft } from "./note-draft";

const id = "post-note";

/** Says something of a post; what is typed stays until it is sent, also when the page is left. */
export function NoteForm({ postId }: { postId: number }) {
  const [text, setText] = useState(() => readNoteDraft(postId));
  const [problem, setProblem] = useState("");
  const add = useAddNote(postId);
  const isBusy = useRef(false);

  function type(typed: string) {
    setText(typed);
    keepNoteDraft(postId, typed);
  }

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    // A double click comes before the button is disabled.
    if (isBusy.current) return;
    const read = noteBody.safeParse(text);
    setProblem(read.success ? "" : (read.error.issues[0]?.message ?? ""));
    if (!read.success) return document.getElementById(id)?.focus();
    isBusy.current = true;
    try {
      await add.mutateAsync(read.data);
      // What was typed in the meantime is another note.
      if (readNoteDraft(postId) === text || readNoteDraft(postId) === "") type("");
    } catch (error) {
      console.error(error);
      setProblem(messageOf(error, isUnanswered(error) ? lost : "Catatan belum terkirim. Silakan coba lagi."));
    } finally {
      isBusy.current = false;
    }
  }

  return (
    <form noValidate onSubmit={handleSubmit}>
      <Field id={id} label="Catatan baru" error={problem || undefined}>
        <textarea
          {...fieldAria(id, problem || undefined)}
          rows={4}
          maxLength={2000}
          value={text}
          readOnly={add.isPending}
          onChange={(event) => type(event.target.value)}
          className={inputStyles}
        />
      </Field>
      <Button type="submit" busy={add.isPending} className="mt-3">
        {add.isPending ? "Mengirim..." : "Kirim Catatan"}
      </Button>
    </form>
  );
}

const lost =
  "Jawaban server tidak sampai. Periksa daftar catatan di bawah sebelum mengirim lagi; tulisan Anda masih ada.";
