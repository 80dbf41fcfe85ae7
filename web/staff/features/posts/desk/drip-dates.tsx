import type { StaffPostSummary } from "../../../../../worker/contract/desk/staff-post";
import { isHeldByClaims } from "../../../../api/post-checks";
import { cn } from "../../../../lib/cn";
import { formatLongDate, formatTime } from "../../../../lib/format";
import { ApiError, messageOf } from "../../../../lib/http";
import { Button } from "../../../../ui/button";
import { Spinner } from "../../../../ui/spinner";
import { InlineNotice } from "../../../ui/inline-notice";
import { weekdayOf } from "./drip-plan";

interface DripDatesProps {
  posts: readonly StaffPostSummary[];
  dates: readonly { id: number; publishAt: string }[];
  /** What the plan cannot do without. */
  missing: string | null;
  error: Error | null;
  /** Whether these are the dates of the plan as it stands. */
  isCurrent: boolean;
  onRetry: () => void;
}

/** What a plan comes to, date by date, or why it comes to nothing. */
export function DripDates({ posts, dates, missing, error, isCurrent, onRetry }: DripDatesProps) {
  const titles = new Map(posts.map(({ id, title }) => [id, title]));
  const sorted = [...dates].sort((a, b) => a.publishAt.localeCompare(b.publishAt));
  return (
    <section aria-labelledby="drip-dates" className="min-w-0">
      <h3 id="drip-dates" className="text-sm leading-[1.65] font-semibold tracking-normal">
        Rencana terbit
      </h3>
      <div aria-live="polite" className="mt-1.5">
        {missing && <p className="text-ink-soft">{missing}</p>}
        {!missing && error && <PlanFailure error={error} onRetry={onRetry} />}
        {!missing && !error && sorted.length === 0 && (
          <Spinner label="Menghitung tanggal..." className="py-6" />
        )}
        {!missing && !error && sorted.length > 0 && (
          <ol
            className={cn(
              "divide-y divide-line border-line border-y transition-opacity md:max-h-80 md:overflow-y-auto",
              !isCurrent && "opacity-50",
            )}
            // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable with the keyboard
            tabIndex={0}
            aria-label="Tanggal terbit"
          >
            {sorted.map(({ id, publishAt }) => (
              <li key={id} className="py-2 pr-1">
                <p className="text-sm font-semibold tabular-nums">
                  {weekdayOf(publishAt)}, {formatLongDate(publishAt)} · {formatTime(publishAt)} WIB
                </p>
                <p className="line-clamp-1 text-sm text-ink-soft [overflow-wrap:anywhere]">
                  {titles.get(id)}
                </p>
              </li>
            ))}
          </ol>
        )}
      </div>
    </section>
  );
}

function PlanFailure({ error, onRetry }: { error: Error; onRetry: () => void }) {
  // A refusal in words will be the same again: the plan has to change.
  const isRefusal = error instanceof ApiError && error.status < 500;
  return (
    <InlineNotice
      tone={isRefusal ? "calm" : "danger"}
      title={isRefusal ? "Rencana ini belum bisa dipakai" : "Tanggal terbit belum bisa dihitung"}
      actions={
        !isRefusal && (
          <Button variant="outline" size="sm" onClick={onRetry}>
            Coba Lagi
          </Button>
        )
      }
    >
      <p>{messageOf(error, "Server tidak dapat dihubungi.")}</p>
      {isHeldByClaims(error) && (
        <p className="mt-2">
          Belum ada yang ditulis. Periksa klaimnya dulu, atau tutup jendela ini dan jadwalkan tanpa artikel
          itu.
        </p>
      )}
      {isRefusal && error.status === 409 && !isHeldByClaims(error) && (
        <p className="mt-2">
          Belum ada yang ditulis. Ubah hari, jam, atau tanggal mulainya; bila artikelnya berubah, tutup
          jendela ini dan pilih lagi.
        </p>
      )}
    </InlineNotice>
  );
}
