import { dayAfter, jakartaDayOf, jakartaMoment, jakartaOffset, weekdayOf } from "../../jakarta-day";
import { dayMs } from "../../utc-day";

/** Days of Jakarta (YYYY-MM-DD) on which nobody works. */
export type Holidays = ReadonlySet<string>;

/** Reads `HOLIDAYS`: dates with commas or spaces between them; what is no date is left out. */
export function parseHolidays(setting: string | undefined): Holidays {
  return new Set((setting ?? "").split(/[\s,]+/).filter(isDay));
}

function isDay(text: string): boolean {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN;
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

/** Monday to Friday, but for holidays. */
export function isWorkingDay(day: string, holidays: Holidays): boolean {
  return weekdayOf(day) <= 5 && !holidays.has(day);
}

/** More than any row of days off; a list that names every day of a year must not go round for ever. */
const mostDaysOff = 60;

function nextWorkingDay(day: string, holidays: Holidays): string {
  let next = dayAfter(day);
  for (let tries = 0; tries < mostDaysOff && !isWorkingDay(next, holidays); tries += 1) next = dayAfter(next);
  return next;
}

/**
 * Until when an answer is promised (1×24 hours on working days): the same time of the next working day. What comes on
 * another day counts from the next working day's 00:00.
 */
export function promisedBy(submittedAt: Date, holidays: Holidays): Date {
  const day = jakartaDayOf(submittedAt);
  if (!isWorkingDay(day, holidays)) {
    return jakartaMoment(nextWorkingDay(nextWorkingDay(day, holidays), holidays));
  }
  const timeOfDay = (submittedAt.getTime() + jakartaOffset) % dayMs;
  return new Date(jakartaMoment(nextWorkingDay(day, holidays)).getTime() + timeOfDay);
}
