import { ChevronDown, X } from "lucide";
import { useId, useState } from "react";
import { type Batch, isRunning } from "../../../../worker/contract/generation";
import { useRetryBatch } from "../../../api/generation";
import { cn } from "../../../lib/cn";
import { Button } from "../../../ui/button";
import { Icon } from "../../../ui/icon";
import { showFailure } from "../../lib/show-failure";
import { BatchItemRow } from "./batch-item-row";
import { hideBatch, isBatchHidden } from "./hidden-batch";

/** How far a batch is, article by article, and the way to try failed ones again. */
export function BatchProgress({ batch }: { batch: Batch }) {
  const listId = useId();
  const retry = useRetryBatch();
  const running = isRunning(batch);
  const [hidden, setHidden] = useState(() => isBatchHidden(batch.id));
  const done = batch.items.filter(({ state }) => state === "done").length;
  const failed = batch.items.filter(({ state }) => state === "failed").length;
  const [choice, setChoice] = useState<boolean | null>(null);
  // What is finished folds away, and on a phone all of it: the list of posts is what one has come for.
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
    hideBatch(batch.id);
    setHidden(true);
  }

  if (hidden && !running) return null;
  return (
    <div className="border-t border-line px-5 py-3 sm:px-6">
      <div className="flex items-center justify-between gap-x-4 gap-y-2 max-md:text-[0.95rem] max-md:leading-snug">
        <p role="status" className="font-bold">
          {titleOf(batch.count, { done, failed, running })}
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
          >
            <span className="max-md:sr-only">{isOpen ? "Ringkas" : "Rincian"}</span>
            <Icon node={ChevronDown} className={cn("size-4 transition-transform", isOpen && "rotate-180")} />
          </Button>
          {!running && (
            <Button size="sm" variant="quiet" onClick={handleHide}>
              <span className="max-md:sr-only">Sembunyikan</span>
              <Icon node={X} className="size-4 md:hidden" />
            </Button>
          )}
        </div>
      </div>
      <div
        role="progressbar"
        aria-label="Artikel yang selesai ditulis"
        aria-valuemin={0}
        aria-valuemax={batch.count}
        aria-valuenow={done}
        className="mt-1.5 mb-1 h-1.5 overflow-hidden rounded-full bg-sand"
      >
        <div className="h-full bg-leaf" style={{ width: `${(done / batch.count) * 100}%` }} />
      </div>
      <ol id={listId} hidden={!isOpen} className={cn(isOpen && "mt-4 grid gap-x-10 lg:grid-cols-2")}>
        {batch.items.map((item) => (
          <BatchItemRow key={item.id} item={item} retrying={retry.isPending} onRetry={handleRetry} />
        ))}
      </ol>
    </div>
  );
}

function titleOf(
  count: number,
  { done, failed, running }: { done: number; failed: number; running: boolean },
) {
  if (running) return `Menulis artikel: ${done} dari ${count} selesai`;
  if (failed === 0) return `${done} artikel selesai ditulis`;
  return `${done} dari ${count} artikel selesai, ${failed} gagal`;
}
