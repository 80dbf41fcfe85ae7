import { useState } from "react";
import type { StaffPost } from "../../../../../worker/contract/desk/staff-post";
import { useAddNote } from "../../../../api/post-checks";
import { NoteList } from "../../../checks/note-list";
import { keepText, readKeptText } from "../../../lib/kept-text";
import { NoteForm } from "../../../lib/note-form";
import { Drawer } from "../../../ui/drawer";

/** The drawer of notes. */
export default function NotesDrawer({ post, onClose }: { post: StaffPost; onClose: () => void }) {
  const key = `catatan-post:${post.id}`;
  const [text, setText] = useState(() => readKeptText(key));
  const add = useAddNote(post.id);
  function type(typed: string) {
    setText(typed);
    keepText(key, typed);
  }
  return (
    <Drawer title="Catatan" lead={post.title} onClose={onClose}>
      <NoteForm
        text={text}
        onType={type}
        most={2000}
        submitLabel="Kirim Catatan"
        send={(body) => add.mutateAsync(body)}
        // Text that was typed meanwhile is another note.
        onSent={() => ["", text].includes(readKeptText(key)) && type("")}
        lost="Jawaban server tidak sampai. Periksa daftar catatan di bawah sebelum mengirim lagi; tulisan Anda masih ada."
      />
      <NoteList postId={post.id} />
    </Drawer>
  );
}
