import { PenLine, X } from "lucide";
import { maxBriefs } from "../../../../../worker/contract/generation";
import { cn } from "../../../../lib/cn";
import { Button } from "../../../../ui/button";
import { Icon } from "../../../../ui/icon";

interface BriefBarProps {
  count: number;
  isOrdering: boolean;
  onOrder: () => void;
  onClear: () => void;
}

/** What can be done with the briefs that are chosen; it stays in sight, on a phone where the thumb is. */
export function BriefBar({ count, isOrdering, onOrder, onClear }: BriefBarProps) {
  if (count === 0) {
    return (
      <p className="flex min-h-14 items-center text-sm text-ink-soft">
        Centang bahan untuk menulis beberapa artikel sekaligus.
      </p>
    );
  }
  return (
    <section
      aria-label="Tindakan untuk bahan yang dipilih"
      className={cn(
        "on-dark z-30 flex min-h-14 items-center gap-4 bg-ink text-paper md:sticky md:top-3 md:-mx-4 md:rounded-lg md:px-4 md:shadow-lift",
        "max-md:animate-menu-in max-md:fixed max-md:inset-x-0 max-md:bottom-0 max-md:px-5 max-md:pt-3 max-md:pb-[max(0.75rem,env(safe-area-inset-bottom))]",
      )}
    >
      <p role="status" className="text-sm font-semibold whitespace-nowrap tabular-nums">
        {count} dipilih
        {count >= maxBriefs && <span className="font-normal"> (paling banyak)</span>}
      </p>
      <div className="ml-auto flex items-center gap-2">
        <Button busy={isOrdering} onClick={onOrder}>
          <Icon node={PenLine} className="size-4" />
          {isOrdering ? "Memesan..." : `Tulis ${count} artikel`}
        </Button>
        <button
          type="button"
          aria-label="Batalkan pilihan"
          onClick={onClear}
          className="-mr-1.5 inline-flex size-11 items-center justify-center rounded-full hover:bg-white/10"
        >
          <Icon node={X} className="size-5" />
        </button>
      </div>
    </section>
  );
}
