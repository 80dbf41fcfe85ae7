import { useQuery } from "@tanstack/react-query";
import type { PostNote } from "../../../../../worker/contract/desk/post-notes";
import type { StaffPost } from "../../../../../worker/contract/desk/staff-post";
import { postNotesQuery } from "../../../../api/review";
import { formatLongDate, formatTime } from "../../../../lib/format";
import { Spinner } from "../../../../ui/spinner";
import { Drawer } from "../../../ui/drawer";
import { LoadFailure } from "../../../ui/load-failure";
import { NoteForm } from "./note-form";

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
