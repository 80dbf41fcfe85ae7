import { useQuery } from "@tanstack/react-query";
import { type MouseEvent, useEffect, useRef } from "react";
import type { StaffPost } from "../../../../worker/contract/desk/staff-post";
import { picturesSizedQuery } from "../../../api/media";
import { checksQuery } from "../../../api/post-checks";
import { articleContent } from "../../../article/article-content";
import { ArticleView } from "../../../article/article-view";
import { buildOutline } from "../../../lib/article-outline";
import { Button } from "../../../ui/button";
import { ChecksPanel } from "../../checks/checks-panel";
import { ClaimMarks } from "../../checks/claim-marks";
import { shownSources } from "../../checks/claims";
import { NoteList } from "../../checks/note-list";
import { InlineNotice } from "../../ui/inline-notice";

/** The share of an article that counts as read. */
const readShare = 0.5;

/** Whether most of the element's text was visible since `id` is shown. */
export function useSeen(id: number) {
  const ref = useRef<HTMLElement>(null);
  const seen = useRef(0);
  const text = () => ref.current?.querySelector<HTMLElement>(".article-body");
  const note = () => {
    const top = text()?.getBoundingClientRect().top ?? window.innerHeight;
    seen.current = Math.max(seen.current, window.innerHeight - top);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: resets for another article
  useEffect(() => {
    seen.current = 0;
    window.addEventListener("scroll", note, { passive: true });
    return () => window.removeEventListener("scroll", note);
  }, [id]);
  const isRead = () => {
    note();
    return seen.current >= readShare * (text()?.offsetHeight ?? 0);
  };
  return { ref, isRead };
}

/** Asks for a confirmation if most of the text was never visible. */
export function ReadFirst({ onRead, onApprove }: { onRead: () => void; onApprove: () => void }) {
  return (
    <InlineNotice
      role="alert"
      title="Baca dulu: sebagian besar teks ini belum tampil di layar"
      actions={
        <>
          <Button variant="dark" size="sm" onClick={onRead}>
            Lanjut Membaca
          </Button>
          <Button variant="outline" size="sm" onClick={onApprove}>
            Tetap Setujui
          </Button>
        </>
      }
      className="mb-3 px-4 py-3"
    />
  );
}

/** The article as visitors see it, without its links above the title. Links in the text open a new tab. */
export function ReviewArticle({ post, publishAt }: { post: StaffPost; publishAt: number | null }) {
  const publishedAt = new Date(publishAt ?? Date.now()).toISOString();
  const { data: content = post.content } = useQuery(picturesSizedQuery(post.content));
  const checks = useQuery({ ...checksQuery(post.id), enabled: post.origin === "ai" });
  const place = useRef<HTMLDivElement>(null);
  return (
    <div
      ref={place}
      onClickCapture={openBeside}
      className="overflow-hidden rounded-lg border border-line bg-white [&_article>:is(nav,a)]:hidden [&_h1]:[overflow-wrap:anywhere]"
    >
      <ArticleView
        article={{ ...post, content, publishedAt, sources: checks.data ? shownSources(checks.data) : [] }}
        outline={{ ...buildOutline(content), contents: "" }}
        related={[]}
        copy={articleContent}
      />
      <ClaimMarks place={place} claims={checks.data?.claims ?? []} post={post} />
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

/** The claims of an AI article, below its text. */
export function ReviewChecks({ post }: { post: StaffPost }) {
  if (post.origin !== "ai") return null;
  return (
    <section id={id} tabIndex={-1} aria-labelledby={`${id}-title`} className="mt-8 scroll-mt-4 outline-none">
      <h2 id={`${id}-title`} className="mb-2 text-lg">
        Pemeriksaan
      </h2>
      <ChecksPanel key={post.id} post={post} />
    </section>
  );
}

/** Scrolls to the claims and focuses them. */
export function goToChecks(): void {
  const section = document.getElementById(id);
  section?.focus({ preventScroll: true });
  section?.scrollIntoView({ block: "start" });
}

/** The notes about the article. */
export function PostNotes({ id }: { id: number }) {
  return (
    <section aria-labelledby="notes-title" className="mt-8">
      <h2 id="notes-title" className="text-lg">
        Catatan
      </h2>
      <NoteList postId={id} />
    </section>
  );
}
