import { useQuery } from "@tanstack/react-query";
import { type FormEvent, useRef, useState } from "react";
import type { PostNote } from "../../../../../worker/contract/desk/post-notes";
import type { StaffPost } from "../../../../../worker/contract/desk/staff-post";
import { noteBody } from "../../../../../worker/contract/desk/transitions";
import { useAddNote } from "../../../../api/post-notes";
import { postNotesQuery } from "../../../../api/review";
import { formatLongDate, formatTime } from "../../../../lib/format";
import { isUnanswered, messageOf } from "../../../../lib/http";
import { Button } from "../../../../ui/button";
import { Field, fieldAria } from "../../../../ui/field";
import { inputStyles } from "../../../../ui/input-styles";
import { Spinner } from "../../../../ui/spinner";
import { keepText, readKeptText } from "../../../lib/kept-text";
import { Drawer } from "../../../ui/drawer";
import { LoadFailure } from "../../../ui/load-failure";

/** What staff and readers with a link say of a post. */
export default function NotesDrawer({ post, onClose }: { post: StaffPost; onClose: () => void }) {
  const notes = useQuery(postNotesQuery(post.id));
  return (
    <Drawer title="Catatan" lead={post.title} onClose={onClose}>
      <NoteForm postId={post.id} />
      {notes.isPending && <Spinner label="Memuat catatan..." className="py-10" />}
      {notes.isError && (
        <LoadFailure
          place="inline"
          title="Catatan belum bisa dimuat"
          description="Periksa koneksi internet Anda, lalu coba lagi."
          query={notes}
          className="mt-6"
        />
      )}
      {notes.data?.length === 0 && <p className="mt-6 text-ink-soft">Belum ada catatan.</p>}
      <ol className="mt-6 grid gap-3">
        {notes.data?.map((note) => (
          <li key={note.id} className="rounded-md border border-line bg-white px-4 py-3">
            <p className="text-sm text-ink-soft [overflow-wrap:anywhere]">
              <span className="font-semibold text-ink">{whoSaid(note)}</span>
              {note.name !== null && " (pembaca tautan)"}, {formatLongDate(note.createdAt)} pukul{" "}
              {formatTime(note.createdAt)} WIB
            </p>
            <p className="mt-1 whitespace-pre-wrap [overflow-wrap:anywhere]">{note.body}</p>
          </li>
        ))}
      </ol>
    </Drawer>
  );
}

function whoSaid({ author, name }: PostNote): string {
  return author?.name ?? name ?? "Akun yang sudah dihapus";
}

const id = "post-note";

/** Says something of a post; what is typed stays until it is sent, also when the page is left. */
function NoteForm({ postId }: { postId: number }) {
  const [text, setText] = useState(() => readKeptText(keyOf(postId)));
  const [problem, setProblem] = useState("");
  const add = useAddNote(postId);
  const isBusy = useRef(false);

  function type(typed: string) {
    setText(typed);
    keepText(keyOf(postId), typed);
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
      if (readKeptText(keyOf(postId)) === text || readKeptText(keyOf(postId)) === "") type("");
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

const keyOf = (postId: number) => `catatan-post:${postId}`;
