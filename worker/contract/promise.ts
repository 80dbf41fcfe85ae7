import { addDays, dayOf, jakartaOffset, momentOf, weekdayOf } from "./jakarta";

/** Days of Jakarta (YYYY-MM-DD) on which nobody works. */
export type Holidays = ReadonlySet<string>;

/** Monday to Friday, but for holidays. */
export function isWorkingDay(day: string, holidays: Holidays): boolean {
  return weekdayOf(day) <= 5 && !holidays.has(day);
}

/** More than any row of days off; a list that names every day of a year must not go round for ever. */
const mostDaysOff = 60;

function nextWorkingDay(day: string, holidays: Holidays): string {
  let next = addDays(day, 1);
  for (let tries = 0; tries < mostDaysOff && !isWorkingDay(next, holidays); tries += 1)
    next = addDays(next, 1);
  return next;
}

const dayMs = 86_400_000;

/**
 * Until when an answer is promised (1×24 hours on working days): the same time of the next working day. What comes on
 * another day counts from the next working day's 00:00.
 */
export function promisedBy(submittedAt: Date, holidays: Holidays): Date {
  const day = dayOf(submittedAt);
  if (!isWorkingDay(day, holidays)) {
    return momentOf(nextWorkingDay(nextWorkingDay(day, holidays), holidays));
  }
  const timeOfDay = (submittedAt.getTime() + jakartaOffset) % dayMs;
  return new Date(momentOf(nextWorkingDay(day, holidays)).getTime() + timeOfDay);
}
