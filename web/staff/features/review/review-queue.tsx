import type { StaffPostSummary } from "../../../../worker/contract/desk/staff-post";
import { nameShortly } from "../../../../worker/contract/jakarta";
import { cn } from "../../../lib/cn";
import { AiMark } from "../../ui/ai-mark";
import { readNote } from "./kept-notes";
import type { Queue } from "./use-queue";

/** What waits: a column beside the article where there is room, else folded above it. */
export function ReviewQueue({ queue }: { queue: Queue }) {
  const { posts, total } = queue;
  return (
    <>
      <details className="rounded-lg border border-line bg-white lg:hidden">
        <summary className="min-h-11 px-4 py-2.5 font-semibold">Antrean: {total} artikel</summary>
        <QueueList queue={queue} />
      </details>
      <nav aria-label="Antrean tinjauan" className="hidden lg:block">
        <div className="sticky top-4 max-h-[calc(100dvh-2rem)] overflow-y-auto rounded-lg border border-line bg-white">
          <p className="border-b border-line px-4 py-3 text-sm font-semibold">
            {total} artikel menunggu
            {total > posts.length && (
              <span className="block font-normal text-ink-soft">{posts.length} terlama tampil di sini.</span>
            )}
          </p>
          <QueueList queue={queue} />
        </div>
      </nav>
    </>
  );
}

function QueueList({ queue }: { queue: Queue }) {
  return (
    <ol className="divide-y divide-line">
      {queue.posts.map((post) => (
        <li key={post.id}>
          <QueueItem
            post={post}
            isCurrent={post.id === queue.current?.id}
            onOpen={() => queue.open(post.id)}
          />
        </li>
      ))}
    </ol>
  );
}

interface QueueItemProps {
  post: StaffPostSummary;
  isCurrent: boolean;
  onOpen: () => void;
}

function QueueItem({ post, isCurrent, onOpen }: QueueItemProps) {
  const { title, origin, openClaims, author, updatedAt } = post;
  return (
    <button
      type="button"
      aria-current={isCurrent || undefined}
      onClick={onOpen}
      className={cn(
        "block w-full border-l-4 px-4 py-3 text-left -outline-offset-3",
        isCurrent ? "border-fajar bg-sand" : "border-transparent hover:bg-sand",
      )}
    >
      <span className="line-clamp-3 leading-snug font-semibold [overflow-wrap:anywhere]">{title}</span>
      <span className="mt-1.5 flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-ink-soft">
        {origin === "ai" && <AiMark />}
        {origin === "ai" && openClaims > 0 && (
          <span className="font-semibold text-ink tabular-nums">
            {openClaims} klaim<span className="sr-only"> belum diperiksa</span>
          </span>
        )}
        {author && <span className="[overflow-wrap:anywhere]">{author.name}</span>}
        {updatedAt && <time dateTime={updatedAt}>{nameShortly(Date.parse(updatedAt), Date.now())}</time>}
      </span>
      {readNote(post.id) !== "" && (
        <span className="mt-1 block text-sm font-semibold text-fajar-deep">Catatan belum dikirim</span>
      )}
    </button>
  );
}
