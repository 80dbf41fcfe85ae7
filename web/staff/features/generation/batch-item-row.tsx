import { Check, CircleAlert, Clock, PenLine } from "lucide";
import type { BatchItem, ItemState } from "../../../../worker/contract/generation";
import { cn } from "../../../lib/cn";
import { formatTime } from "../../../lib/format";
import { Button } from "../../../ui/button";
import { Icon } from "../../../ui/icon";

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

/** One article of a batch: what it is about, how far it is, and why it failed. */
export function BatchItemRow({ item, retrying, onRetry }: BatchItemRowProps) {
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
