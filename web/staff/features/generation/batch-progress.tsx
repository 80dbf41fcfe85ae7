import { useQuery } from "@tanstack/react-query";
import { Check, ChevronDown, CircleAlert, Clock, PenLine, X } from "lucide";
import { useId, useState } from "react";
import { Link } from "react-router-dom";
import {
  type Batch,
  type BatchItem,
  type ItemState,
  isRunning,
} from "../../../../worker/contract/generation";
import { staffPaths } from "../../../../worker/contract/paths";
import { useRetryBatch } from "../../../api/generation";
import { useStaff } from "../../../api/staff-rights";
import { reviewQueueQuery } from "../../../api/workflow";
import { cn } from "../../../lib/cn";
import { formatTime } from "../../../lib/format";
import { Button } from "../../../ui/button";
import { Icon } from "../../../ui/icon";
import { keepText, readKeptText } from "../../lib/kept-text";
import { showFailure } from "../../lib/show-failure";

/** The progress of a batch, with a retry for failed articles. */
export function BatchProgress({ batch }: { batch: Batch }) {
  const listId = useId();
  const retry = useRetryBatch();
  const running = isRunning(batch);
  const [hidden, setHidden] = useState(() => isBatchHidden(batch.id));
  const done = batch.items.filter(({ state }) => state === "done").length;
  const failed = batch.items.filter(({ state }) => state === "failed").length;
  const [choice, setChoice] = useState<boolean | null>(null);
  // Finished batches are collapsed, on phones all, so that the list of posts is visible.
  const [isWide] = useState(() => window.matchMedia("(min-width: 48rem)").matches);
  const isOpen = choice ?? (isWide && (running || failed > 0));

  function handleRetry(itemId?: string) {
    retry.mutate(
      { batchId: batch.id, ...(itemId !== undefined && { itemId }) },
      {
        onError: (error) =>
          showFailure(error, "Gagal mencoba lagi", "Server tidak dapat dihubungi. Silakan coba lagi."),
      },
    );
  }

  function handleHide() {
    keepText(hiddenKey, batch.id);
    setHidden(true);
  }

  if (hidden && !running) return null;
  const isQuiet = !running && failed === 0 && !isOpen;
  return (
    <div
      data-quiet={isQuiet ? "" : undefined}
      className={cn(
        "px-4 text-sm",
        isQuiet
          ? "max-md:order-first max-md:min-w-0 max-md:flex-1 max-md:pr-0 max-md:pl-3 max-md:text-[min(0.8rem,3.6vw)]"
          : "w-full border-t border-line py-1",
      )}
    >
      <div className="flex min-h-11 items-center justify-between gap-x-4 max-md:gap-x-1">
        <p className="flex flex-wrap items-center gap-x-2">
          <span role="status" className={cn("font-semibold", isQuiet && "max-md:not-only:sr-only")}>
            {formatTitle(batch.count, { done, failed, running })}
          </span>
          {!running && <ReviewLink batch={batch} />}
        </p>
        <div className="flex flex-wrap items-center justify-end gap-x-1 gap-y-2">
          {failed > 1 && (
            <Button size="sm" variant="outline" busy={retry.isPending} onClick={() => handleRetry()}>
              Coba lagi semua yang gagal
            </Button>
          )}
          <Button
            size="sm"
            variant="quiet"
            aria-expanded={isOpen}
            aria-controls={listId}
            onClick={() => setChoice(!isOpen)}
            className={cn(isQuiet && "max-md:hidden")}
          >
            <span className="max-lg:sr-only">{isOpen ? "Ringkas" : "Rincian"}</span>
            <Icon node={ChevronDown} className={cn("size-4 transition-transform", isOpen && "rotate-180")} />
          </Button>
          {!running && (
            <Button size="sm" variant="quiet" onClick={handleHide} className="max-md:min-w-11 max-md:px-2">
              <span className="max-lg:sr-only">Sembunyikan</span>
              <Icon node={X} className="size-4 lg:hidden" />
            </Button>
          )}
        </div>
      </div>
      {running && (
        <progress
          aria-label="Artikel yang selesai ditulis"
          max={batch.count}
          value={done}
          className="mb-1 block h-2 w-full accent-leaf"
        />
      )}
      <ol id={listId} hidden={!isOpen} className={cn(isOpen && "mt-2 grid gap-x-10 lg:grid-cols-2")}>
        {batch.items.map((item) => (
          <BatchItemRow key={item.id} item={item} retrying={retry.isPending} onRetry={handleRetry} />
        ))}
      </ol>
    </div>
  );
}

/** A link to the articles of a batch that wait for review. */
function ReviewLink({ batch }: { batch: Batch }) {
  const waiting = useQuery(reviewQueueQuery()).data?.posts ?? [];
  const written = new Set(batch.items.map(({ post }) => post?.id));
  const { user, may } = useStaff();
  // Writers see only their own articles in the review.
  const own = waiting.filter(
    ({ id, author }) => written.has(id) && (may("posts.publish") || author?.id === user?.id),
  );
  if (own[0] === undefined) return null;
  return (
    <>
      <span className="text-ink-soft">
        <span className="max-md:sr-only">· </span>
        {own.length} menunggu tinjauan
      </span>
      <Link
        to={`${staffPaths.review}?artikel=${own[0].id}`}
        className="inline-flex min-h-11 items-center font-semibold text-fajar-deep underline underline-offset-2"
      >
        Tinjau sekarang
      </Link>
    </>
  );
}

function formatTitle(
  count: number,
  { done, failed, running }: { done: number; failed: number; running: boolean },
) {
  if (running) return `Menulis artikel: ${done} dari ${count} selesai`;
  if (failed === 0) return `${done} artikel selesai ditulis`;
  return `${done} dari ${count} artikel selesai, ${failed} gagal`;
}

const looks: Record<ItemState, { icon: typeof Check; label: string; color: string }> = {
  queued: { icon: Clock, label: "Menunggu", color: "text-ink-soft" },
  writing: { icon: PenLine, label: "Sedang ditulis", color: "text-ink" },
  done: { icon: Check, label: "Selesai", color: "text-leaf" },
  failed: { icon: CircleAlert, label: "Gagal", color: "text-danger" },
};

interface BatchItemRowProps {
  item: BatchItem;
  retrying: boolean;
  onRetry: (itemId: string) => void;
}

/** One article of a batch with its state. */
function BatchItemRow({ item, retrying, onRetry }: BatchItemRowProps) {
  const { icon, label, color } = looks[item.state];
  const waitsUntil =
    item.state === "queued" && item.notBefore ? ` sampai ${formatTime(item.notBefore)} WIB` : "";
  return (
    <li className="flex items-start gap-3 border-b border-line py-3">
      <Icon node={icon} className={cn("mt-1 size-4 shrink-0", color)} />
      <div className="min-w-0 flex-1">
        {item.post ? (
          <a
            href={`/blog/${item.post.slug}`}
            target="_blank"
            rel="noopener"
            className="font-semibold underline underline-offset-2 [overflow-wrap:anywhere]"
          >
            {item.post.title}
          </a>
        ) : (
          <span className="[overflow-wrap:anywhere]">{item.topic}</span>
        )}
        <p className={cn("text-sm", color)}>
          {label}
          {waitsUntil}
          {item.state === "done" && !item.post && ", lalu dihapus"}
          {item.state === "queued" && item.attempts > 0 && ` untuk percobaan ke-${item.attempts + 1}`}
        </p>
        {item.error && item.state !== "done" && <p className="text-sm text-ink-soft">{item.error}</p>}
      </div>
      {item.state === "failed" && (
        <Button size="sm" variant="outline" busy={retrying} onClick={() => onRetry(item.id)}>
          Coba lagi
        </Button>
      )}
    </li>
  );
}

const hiddenKey = "generation-hidden-batch";

/** Whether the user has dismissed this finished batch in this tab. */
export const isBatchHidden = (id: string) => readKeptText(hiddenKey) === id;
