import { type FormEvent, useState } from "react";
import type { StaffPost } from "../../../../../worker/contract/desk/staff-post";
import { noteBody } from "../../../../../worker/contract/desk/transitions";
import { useAddNote } from "../../../../api/post-checks";
import { failureText } from "../../../../lib/http";
import { Button } from "../../../../ui/button";
import { Field, fieldAria } from "../../../../ui/field";
import { inputStyles } from "../../../../ui/input-styles";
import { NoteList } from "../../../checks/note-list";
import { keepText, readKeptText } from "../../../lib/kept-text";
import { useExclusive } from "../../../lib/record-form/use-autosave";
import { Drawer } from "../../../ui/drawer";

/** What staff and readers with a link say of a post. */
export default function NotesDrawer({ post, onClose }: { post: StaffPost; onClose: () => void }) {
  return (
    <Drawer title="Catatan" lead={post.title} onClose={onClose}>
      <NoteForm postId={post.id} />
      <NoteList postId={post.id} />
    </Drawer>
  );
}

const id = "post-note";

/** Says something of a post; what is typed stays until it is sent, also when the page is left. */
function NoteForm({ postId }: { postId: number }) {
  const [text, setText] = useState(() => readKeptText(keyOf(postId)));
  const [problem, setProblem] = useState("");
  const add = useAddNote(postId);
  const { runExclusive } = useExclusive();

  function type(typed: string) {
    setText(typed);
    keepText(keyOf(postId), typed);
  }

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    const read = noteBody.safeParse(text);
    setProblem(read.success ? "" : (read.error.issues[0]?.message ?? ""));
    if (!read.success) return document.getElementById(id)?.focus();
    void runExclusive("send", () =>
      add.mutateAsync(read.data).then(
        // What was typed in the meantime is another note.
        () => ["", text].includes(readKeptText(keyOf(postId))) && type(""),
        (error) => setProblem(failureText(error, lost, "Catatan belum terkirim. Silakan coba lagi.")),
      ),
    );
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

const keyOf = (postId: number) => `catatan-post:${postId}`;
