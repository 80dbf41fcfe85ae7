import { addDays, nameMonth } from "../../../../../worker/contract/jakarta";

const dayOfMonth = (day: string) => Number(day.slice(8));
const monthOf = (day: string) => day.slice(0, 7);
const nameOfMonth = (day: string) => nameMonth(monthOf(day)).split(" ")[0] ?? "";

/** "Nov". */
export function shortMonth(day: string): string {
  return nameOfMonth(day).slice(0, 3);
}

/** "2 Nov". */
export function shortDay(day: string): string {
  return `${dayOfMonth(day)} ${shortMonth(day)}`;
}

/** "2–8 November 2026", "30 November – 6 Desember 2026": from one day to another, both included. */
export function spanText(from: string, to: string): string {
  const end = `${dayOfMonth(to)} ${nameMonth(monthOf(to))}`;
  if (from === to) return end;
  if (monthOf(from) === monthOf(to)) return `${dayOfMonth(from)}–${end}`;
  const isSameYear = from.slice(0, 4) === to.slice(0, 4);
  return `${dayOfMonth(from)} ${isSameYear ? nameOfMonth(from) : nameMonth(monthOf(from))} – ${end}`;
}

/** The days of the week that begins on `monday`. */
export function weekText(monday: string): string {
  return spanText(monday, addDays(monday, 6));
}

/** The days of Jakarta that a summary of so many days tells of; `today` is the last. */
export function daysOfSummary(days: number, today: string): { from: string; to: string } {
  return { from: addDays(today, 1 - days), to: today };
}
