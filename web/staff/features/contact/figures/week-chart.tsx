import type { ContactSummary } from "../../../../../worker/contract/inbox/contact-summary";
import { addDays, nameDate, nameMonth } from "../../../../../worker/contract/jakarta";
import { cn } from "../../../../lib/cn";

/** "1.204". */
export function countText(count: number): string {
  return count.toLocaleString("id-ID");
}

/** A percentage such as "92%"; 0 and 100 only for none and all. */
export function shareText(share: number): string {
  const percent = Math.round(share * 100);
  if (percent === 100 && share < 1) return "99%";
  if (percent === 0 && share > 0) return "1%";
  return `${percent}%`;
}

/** "2 November 2026 – 8 November 2026": from one day to another, both included. */
export const spanText = (from: string, to: string) => `${nameDate(from)} – ${nameDate(to)}`;

/** The days of the week that begins on `monday`. */
export const weekText = (monday: string) => spanText(monday, addDays(monday, 6));

/** The most weeks with their own label, and with their own number, on a phone. */
const most = { labelled: 7, numbered: 14 };

/** A bar chart of the enquiries by week. */
export function WeekChart({ byWeek }: Pick<ContactSummary, "byWeek">) {
  const highest = Math.max(1, ...byWeek.map(({ count }) => count));
  const isNumbered = (count: number) => byWeek.length <= most.numbered || count === highest;
  return (
    <ol
      aria-label="Kontak per minggu"
      className="mb-9 flex h-56 items-end max-sm:h-40 border-ink border-b-[2.5px] [print-color-adjust:exact]"
    >
      {byWeek.map(({ week, count }) => (
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
            className="block w-3/4 max-w-14 bg-fajar forced-colors:bg-[CanvasText]"
            style={{ height: `${(count / highest) * 88}%` }}
          />
          <span aria-hidden="true" className="absolute top-full mt-2 whitespace-nowrap max-sm:text-[0.75rem]">
            {formatWeek(week, byWeek.length)}
          </span>
        </li>
      ))}
    </ol>
  );
}

/** The label of a week; with many weeks only the first of a month has one. */
export function formatWeek(week: string, weeks: number): string {
  const day = Number(week.slice(8));
  const month = nameMonth(week.slice(0, 7)).slice(0, 3);
  if (weeks <= most.labelled) return `${day} ${month}`;
  return day <= 7 ? month : "";
}
