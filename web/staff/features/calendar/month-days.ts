import type { Calendar } from "../../../../worker/contract/desk/calendar";
import { addDays, addMonths, toDay, toWeekday } from "../../../../worker/contract/jakarta";

export type CalendarPost = Calendar["posts"][number];
export type CalendarPlan = Calendar["plans"][number];

/** The entries of a day in Jakarta, by time; plans have no time. */
export interface CalendarDay {
  day: string;
  posts: CalendarPost[];
  plans: CalendarPlan[];
  /** The number of AI articles if it exceeds the limit, else 0. */
  tooMany: number;
}

/** The first and the last day of a month view: whole weeks, Monday to Sunday. */
export function getMonthBounds(month: string): { from: string; to: string } {
  const first = `${month}-01`;
  const end = addDays(`${addMonths(month, 1)}-01`, -1);
  return { from: addDays(first, 1 - toWeekday(first)), to: addDays(end, 7 - toWeekday(end)) };
}

/** The days between two dates with their entries. */
export function groupByDay(
  calendar: Calendar | undefined,
  { from, to }: { from: string; to: string },
): CalendarDay[] {
  const posts = Map.groupBy(calendar?.posts ?? [], ({ publishAt }) => toDay(Date.parse(publishAt)));
  const plans = Map.groupBy(calendar?.plans ?? [], ({ date }) => date);
  const days: CalendarDay[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) {
    const ofDay = (posts.get(day) ?? []).toSorted(
      (one, other) => Date.parse(one.publishAt) - Date.parse(other.publishAt),
    );
    const generated = ofDay.filter(({ origin }) => origin === "ai").length;
    const isCrowded = calendar !== undefined && generated > calendar.aiDailyCeiling;
    days.push({ day, posts: ofDay, plans: plans.get(day) ?? [], tooMany: isCrowded ? generated : 0 });
  }
  return days;
}

export function isScheduled({ status, publishAt }: CalendarPost, now: number): boolean {
  return status === "published" && Date.parse(publishAt) > now;
}
