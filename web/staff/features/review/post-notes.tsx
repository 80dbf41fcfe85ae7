import { useQuery } from "@tanstack/react-query";
import type { PostNote } from "../../../../worker/contract/desk/post-notes";
import { nameInstant } from "../../../../worker/contract/jakarta";
import { postNotesQuery } from "../../../api/review";
import { LoadFailure } from "../../ui/load-failure";

/** What was said of the article until now. */
export function PostNotes({ id }: { id: number }) {
  const notes = useQuery(postNotesQuery(id));
  return (
    <section aria-labelledby="notes-title" className="mt-8">
      <h2 id="notes-title" className="text-xl">
        Catatan
      </h2>
      {notes.isError && (
        <LoadFailure
          place="inline"
          title="Catatan artikel ini belum bisa dimuat"
          query={notes}
          className="mt-4"
        />
      )}
      {notes.data?.length === 0 && <p className="mt-2 text-ink-soft">Belum ada catatan untuk artikel ini.</p>}
      <ol className="mt-4 grid gap-4 empty:hidden">
        {notes.data?.map((note) => (
          <li key={note.id} className="rounded-lg border border-line bg-white p-4">
            <p className="text-sm text-ink-soft">
              <strong className="text-ink [overflow-wrap:anywhere]">{nameOf(note)}</strong>,{" "}
              <time dateTime={note.createdAt}>{nameInstant(Date.parse(note.createdAt))}</time>
            </p>
            <p className="mt-1 whitespace-pre-line [overflow-wrap:anywhere]">{note.body}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}

function nameOf({ author, name }: PostNote): string {
  if (author) return author.name;
  return name ? `${name} (lewat tautan pratinjau)` : "Akun yang sudah dihapus";
}
