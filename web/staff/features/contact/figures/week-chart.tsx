import { useId } from "react";
import type { ContactSummary } from "../../../../../worker/contract/inbox/contact-summary";
import { addDays } from "../../../../../worker/contract/jakarta";
import { countText } from "./figure-text";
import { shortDay, shortMonth, weekText } from "./week-text";

/** Of the drawing, in CSS pixels: above the highest column, the columns, and the names below. */
const heights = { head: 22, plot: 190, foot: 40 };
const horizon = heights.head + heights.plot;

interface WeekChartProps {
  byWeek: ContactSummary["byWeek"];
  /** The days told of, both included. */
  days: { from: string; to: string };
}

/** How many came in each week: a column a week on one horizon, and the same as a table. */
export function WeekChart({ byWeek, days }: WeekChartProps) {
  const stripes = useId();
  const lines = gridOf(byWeek.map(({ count }) => count));
  const top = lines.at(-1) ?? 1;
  const columns = columnsOf(byWeek, days);
  const heightOf = (line: number) => horizon - (line / top) * heights.plot;
  return (
    <figure>
      <div className="flex">
        <svg aria-hidden="true" height={horizon + heights.foot} className="w-8 shrink-0 sm:w-9">
          {lines.map((line) => (
            <text key={line} y={heightOf(line) + 4} className="fill-ink-soft text-[0.72rem] tabular-nums">
              {countText(line)}
            </text>
          ))}
        </svg>
        <svg
          aria-hidden="true"
          width="100%"
          height={horizon + heights.foot}
          className="min-w-0 overflow-visible"
        >
          <pattern
            id={stripes}
            width="5"
            height="5"
            patternUnits="userSpaceOnUse"
            patternTransform="rotate(45)"
          >
            <rect width="5" height="5" className="fill-white" />
            <rect width="2.5" height="5" className="fill-fajar" />
          </pattern>
          {lines.slice(1).map((line) => (
            <line key={line} x2="100%" y1={heightOf(line)} y2={heightOf(line)} className="stroke-line" />
          ))}
          {columns.map(({ week, count, start, middle, width, height, ...column }) => (
            <g key={week} className="group">
              <title>{`${weekText(week)}: ${countText(count)} kontak`}</title>
              <rect
                x={`${start}%`}
                width={`${100 / columns.length}%`}
                height={horizon}
                className="fill-transparent group-hover:fill-sand"
              />
              <rect
                x={`${middle - width / 2}%`}
                width={`${width}%`}
                y={horizon - height * heights.plot}
                height={height * heights.plot}
                fill={column.isCut ? `url(#${stripes})` : undefined}
                strokeWidth="1"
                className={column.isCut ? "stroke-fajar" : "fill-fajar"}
              />
              <text
                x={`${middle}%`}
                y={horizon - height * heights.plot - 6}
                textAnchor="middle"
                className={`fill-ink font-bold text-[0.78rem] tabular-nums ${column.isNumbered ? "" : "opacity-0 group-hover:opacity-100"}`}
              >
                {countText(count)}
              </text>
              {column.label && (
                <>
                  <line
                    x1={`${middle}%`}
                    x2={`${middle}%`}
                    y1={horizon}
                    y2={horizon + 6}
                    className="stroke-ink"
                  />
                  <text
                    x={`${middle}%`}
                    y={horizon + 21}
                    textAnchor="middle"
                    className="fill-ink text-[0.72rem] max-sm:text-[0.66rem]"
                  >
                    {column.label}
                  </text>
                </>
              )}
              {column.year && (
                <text
                  x={`${middle}%`}
                  y={horizon + 36}
                  textAnchor="middle"
                  className="fill-ink-soft text-[0.72rem]"
                >
                  {column.year}
                </text>
              )}
            </g>
          ))}
          <line x2="100%" y1={horizon} y2={horizon} strokeWidth="2.5" className="stroke-ink" />
        </svg>
      </div>
      <figcaption className="flex flex-wrap items-baseline justify-between gap-x-6 text-ink-soft text-sm">
        {columns.some(({ isCut }) => isCut) && (
          <span className="flex items-center gap-2">
            <svg aria-hidden="true" width="14" height="14" className="shrink-0">
              <rect
                x="0.5"
                y="0.5"
                width="13"
                height="13"
                fill={`url(#${stripes})`}
                className="stroke-fajar"
              />
            </svg>
            Bergaris: minggu yang hanya sebagian harinya masuk hitungan
          </span>
        )}
      </figcaption>
      <WeekTable byWeek={byWeek} />
    </figure>
  );
}

/** The weeks in words and numbers, quietly below their columns. */
function WeekTable({ byWeek }: Pick<ContactSummary, "byWeek">) {
  return (
    <details className="mt-2 print:hidden">
      <summary className="inline-flex min-h-11 items-center font-semibold text-sm underline decoration-line-on-sand underline-offset-4 hover:decoration-ink">
        Lihat sebagai tabel
      </summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable with the keyboard */}
      <section aria-label="Kontak per minggu" tabIndex={0} className="max-h-96 max-w-lg overflow-y-auto">
        <table className="w-full border-collapse text-left text-[0.95rem]">
          <caption className="sr-only">Kontak per minggu</caption>
          <thead>
            <tr className="border-ink border-b text-sm">
              <th scope="col" className="py-2 font-semibold">
                Minggu
              </th>
              <th scope="col" className="py-2 pl-4 text-right font-semibold">
                Kontak
              </th>
            </tr>
          </thead>
          <tbody>
            {byWeek.map(({ week, count }) => (
              <tr key={week} className="border-line border-b">
                <th scope="row" className="py-2 text-left font-medium">
                  {weekText(week)}
                </th>
                <td className="py-2 pl-4 text-right tabular-nums">{countText(count)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </details>
  );
}

interface Week {
  week: string;
  count: number;
}

interface WeekColumn extends Week {
  /** Of the chart's width, in percent: where the week's place begins, and the column's middle and width. */
  start: number;
  middle: number;
  width: number;
  /** Of the chart's height, from 0 to 1. */
  height: number;
  /** Only some of its days are told of: the time begins or ends within it. */
  isCut: boolean;
  /** Below it; "" where there is no room for one. */
  label: string;
  /** A line below the label, where a year begins. */
  year: string;
  /** Whether there is room for the number above it. */
  isNumbered: boolean;
}

/** As many weeks can each have their own label, and their own number, on a phone. */
const most = { labelled: 7, numbered: 14 };
/** Percent of the chart's width that no column is wider than. */
const widest = 6;

/** The lines behind the columns: 0 and up to four more, at numbers that one can count by. */
export function gridOf(counts: readonly number[]): number[] {
  const highest = Math.max(1, ...counts);
  const power = 10 ** Math.floor(Math.log10(highest / 4));
  const step = Math.max(1, ([1, 2, 5, 10].find((times) => times * power * 4 >= highest) ?? 10) * power);
  return Array.from({ length: Math.ceil(highest / step) + 1 }, (_, index) => index * step);
}

/** Where the column of each week stands; the time told of is from the day `from` to the day `to`, both included. */
export function columnsOf(weeks: readonly Week[], { from, to }: { from: string; to: string }): WeekColumn[] {
  const top = gridOf(weeks.map(({ count }) => count)).at(-1) ?? 1;
  const place = 100 / Math.max(1, weeks.length);
  const highest = weeks.reduce(
    (best, { count }, index) => (count > (weeks[best]?.count ?? 0) ? index : best),
    0,
  );
  const labels = labelsOf(weeks.map(({ week }) => week));
  return weeks.map(({ week, count }, index) => ({
    week,
    count,
    start: index * place,
    middle: (index + 0.5) * place,
    width: Math.min(place * 0.72, widest),
    height: count / top,
    isCut: week < from || addDays(week, 6) > to,
    ...(labels[index] ?? { label: "", year: "" }),
    isNumbered: count > 0 && (weeks.length <= most.numbered || index === highest),
  }));
}

/** A few weeks are named each; of many the first of a month, where the next name leaves room. */
function labelsOf(mondays: readonly string[]): { label: string; year: string }[] {
  if (mondays.length <= most.labelled) return mondays.map((day) => ({ label: shortDay(day), year: "" }));
  const room = Math.ceil(mondays.length / most.numbered);
  const begins = mondays.map((day, index) => day.slice(0, 7) !== mondays[index - 1]?.slice(0, 7));
  return mondays.map((day, index) => {
    const next = begins.indexOf(true, index + 1);
    const last = next === -1 ? mondays.length : next;
    if (!begins[index] || last - index < room) return { label: "", year: "" };
    const isNewYear = day.slice(0, 4) !== mondays[0]?.slice(0, 4) && day.slice(5, 7) === "01";
    return { label: shortMonth(day), year: isNewYear ? day.slice(0, 4) : "" };
  });
}
