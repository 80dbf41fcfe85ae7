import { addDays } from "../../../../../worker/contract/jakarta";
import { shortDay, shortMonth } from "./week-text";

interface Week {
  week: string;
  count: number;
}

export interface WeekColumn extends Week {
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
