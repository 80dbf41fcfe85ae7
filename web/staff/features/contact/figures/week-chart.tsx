import type { ContactSummary } from "../../../../../worker/contract/inbox/contact-summary";
import { addDays } from "../../../../../worker/contract/jakarta";
import { cn } from "../../../../lib/cn";
import { countText } from "./figure-text";
import { shortDay, shortMonth, weekText } from "./week-text";

type Weeks = ContactSummary["byWeek"];

interface WeekChartProps {
  byWeek: Weeks;
  /** The days told of, both included. */
  days: { from: string; to: string };
}

/** As many weeks can each have their own label, and their own number, on a phone. */
const most = { labelled: 7, numbered: 14 };

const stripes = "bg-[repeating-linear-gradient(45deg,var(--color-fajar)_0_3px,transparent_3px_6px)]";

/** How many came in each week: a column a week on one horizon. */
export function WeekChart({ byWeek, days }: WeekChartProps) {
  const highest = Math.max(1, ...byWeek.map(({ count }) => count));
  const isCut = (week: string) => week < days.from || addDays(week, 6) > days.to;
  const isNumbered = (count: number) => byWeek.length <= most.numbered || count === highest;
  return (
    <>
      <ol
        aria-label="Kontak per minggu"
        className="mb-9 flex h-56 items-end border-ink border-b-[2.5px] [print-color-adjust:exact]"
      >
        {byWeek.map(({ week, count }, index) => (
          <li
            key={week}
            title={`${weekText(week)}: ${countText(count)} kontak`}
            className="group relative flex h-full min-w-0 flex-1 flex-col items-center justify-end text-xs hover:bg-sand"
          >
            <span className="sr-only">{`${weekText(week)}: ${countText(count)} kontak`}</span>
            {count > 0 && (
              <span
                aria-hidden="true"
                className={cn(
                  "mb-1 font-bold tabular-nums",
                  !isNumbered(count) && "opacity-0 group-hover:opacity-100",
                )}
              >
                {countText(count)}
              </span>
            )}
            <span
              className={cn(
                "block w-3/4 max-w-14 border-fajar",
                isCut(week) ? cn("border-x border-t", stripes) : "bg-fajar",
                count === 0 && "border-none",
              )}
              style={{ height: `${(count / highest) * 88}%` }}
            />
            <span
              aria-hidden="true"
              className="absolute top-full mt-2 whitespace-nowrap max-sm:text-[0.66rem]"
            >
              {labelOf(byWeek, index)}
            </span>
          </li>
        ))}
      </ol>
      {byWeek.some(({ week }) => isCut(week)) && (
        <p className="flex items-center gap-2 text-ink-soft text-sm">
          <span
            aria-hidden="true"
            className={cn("size-3.5 shrink-0 border border-fajar [print-color-adjust:exact]", stripes)}
          />
          Bergaris: minggu yang hanya sebagian harinya masuk hitungan
        </p>
      )}
    </>
  );
}

/** A few weeks are named each; of many the first of a month, where the next name leaves room. */
export function labelOf(weeks: Weeks, index: number): string {
  const monthOf = (at: number) => weeks[at]?.week.slice(0, 7);
  const { week = "" } = weeks[index] ?? {};
  if (weeks.length <= most.labelled) return shortDay(week);
  if (monthOf(index) === monthOf(index - 1)) return "";
  const next = weeks.findIndex((_, at) => at > index && monthOf(at) !== monthOf(index));
  const room = Math.ceil(weeks.length / most.numbered);
  return (next === -1 ? weeks.length : next) - index < room ? "" : shortMonth(week);
}
