import { useQuery } from "@tanstack/react-query";
import type { PostNote } from "../../../worker/contract/desk/post-notes";
import { nameInstant } from "../../../worker/contract/jakarta";
import { postNotesQuery } from "../../api/workflow";
import { Loaded } from "../ui/loaded";

/** The notes of staff and of readers of preview links. */
export function NoteList({ postId }: { postId: number }) {
  const notes = useQuery(postNotesQuery(postId));
  return (
    <Loaded query={notes} name="catatan" isPart>
      {(known) => (
        <>
          {known.length === 0 && <p className="mt-4 text-ink-soft">Belum ada catatan.</p>}
          <ol className="mt-4 grid gap-3 empty:hidden">
            {known.map((note) => (
              <li key={note.id} className="rounded-lg border border-line bg-white px-4 py-3">
                <p className="text-sm text-ink-soft">
                  <strong className="text-ink [overflow-wrap:anywhere]">{getAuthorName(note)}</strong>,{" "}
                  <time dateTime={note.createdAt}>{nameInstant(Date.parse(note.createdAt))}</time>
                </p>
                <p className="mt-1 whitespace-pre-line [overflow-wrap:anywhere]">{note.body}</p>
              </li>
            ))}
          </ol>
        </>
      )}
    </Loaded>
  );
}

function getAuthorName({ author, name }: PostNote): string {
  if (author) return author.name;
  return name ? `${name} (lewat tautan pratinjau)` : "Akun yang sudah dihapus";
}
