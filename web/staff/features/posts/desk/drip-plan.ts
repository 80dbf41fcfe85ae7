import { addDays, dayOf, weekdayOf as numberOf, shortWeekdays } from "../../../../../worker/contract/jakarta";

/** 1 Monday … 7 Sunday, as staff read them. */
export const weekdays = [
  { day: 1, short: "Sen", long: "Senin" },
  { day: 2, short: "Sel", long: "Selasa" },
  { day: 3, short: "Rab", long: "Rabu" },
  { day: 4, short: "Kam", long: "Kamis" },
  { day: 5, short: "Jum", long: "Jumat" },
  { day: 6, short: "Sab", long: "Sabtu" },
  { day: 7, short: "Min", long: "Minggu" },
] as const;

/** The day of Jakarta after this moment's, `YYYY-MM-DD`. */
export function tomorrow(now: number): string {
  return addDays(dayOf(now), 1);
}

/** The weekday of a moment in Jakarta, such as "Sen". */
export function weekdayOf(iso: string): string {
  return shortWeekdays[numberOf(dayOf(Date.parse(iso))) - 1] ?? "";
}

/** Posts go out in the order in which they were written: the list has the newest first. */
export function inWritingOrder<Post extends { id: number }>(posts: readonly Post[]): Post[] {
  return [...posts].sort((a, b) => a.id - b.id);
}
