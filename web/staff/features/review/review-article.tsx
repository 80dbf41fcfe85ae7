import { useQuery } from "@tanstack/react-query";
import type { MouseEvent } from "react";
import type { PostNote } from "../../../../worker/contract/desk/post-notes";
import type { StaffPost } from "../../../../worker/contract/desk/staff-post";
import { nameInstant } from "../../../../worker/contract/jakarta";
import { roomQuery } from "../../../api/media/picture-room";
import { postNotesQuery } from "../../../api/review";
import { articleContent } from "../../../article/article-content";
import { ArticleView } from "../../../article/article-view";
import { outlineOf } from "../../../lib/article-outline";
import { ChecksPanel } from "../../checks/checks-panel";
import { LoadFailure } from "../../ui/load-failure";

/** The article as visitors will see it. A link of its text opens beside it; those of its frame lead nowhere. */
export function ReviewArticle({ post, publishAt }: { post: StaffPost; publishAt: number | null }) {
  const publishedAt = new Date(publishAt ?? Date.now()).toISOString();
  const { data: content = post.content } = useQuery(roomQuery(post.content));
  return (
    <div
      onClickCapture={openBeside}
      className="overflow-hidden rounded-lg border border-line bg-white [&_h1]:[overflow-wrap:anywhere]"
    >
      <ArticleView
        article={{ ...post, content, publishedAt }}
        outline={outlineOf(content)}
        related={[]}
        copy={articleContent}
      />
    </div>
  );
}

function openBeside(event: MouseEvent): void {
  const link = event.target instanceof Element && event.target.closest("a");
  if (!link) return;
  event.preventDefault();
  event.stopPropagation();
  if (link.closest(".article-body")) window.open(link.href, "_blank", "noopener");
}

const id = "review-checks";

/** Where the claims of an AI article are checked, below its text. */
export function ReviewChecks({ post }: { post: StaffPost }) {
  if (post.origin !== "ai") return null;
  return (
    <section id={id} tabIndex={-1} aria-labelledby={`${id}-title`} className="mt-8 scroll-mt-4 outline-none">
      <h2 id={`${id}-title`} className="mb-2 text-xl">
        Pemeriksaan
      </h2>
      <ChecksPanel key={post.id} post={post} mayDecide />
    </section>
  );
}

/** Brings the claims into sight, and the focus to them. */
export function goToChecks(): void {
  const section = document.getElementById(id);
  section?.focus({ preventScroll: true });
  section?.scrollIntoView({ block: "start" });
}

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
