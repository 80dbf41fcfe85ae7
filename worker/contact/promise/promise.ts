import { addDays, dayOf, jakartaOffset, momentOf, weekdayOf } from "../../contract/jakarta";
import { log } from "../../http/log";
import { dayMs } from "../../utc-day";

/** Days of Jakarta (YYYY-MM-DD) on which nobody works. */
export type Holidays = ReadonlySet<string>;

/** The setting whose faults this isolate has logged. */
let loggedSetting: string | undefined;

/** Reads `HOLIDAYS`: dates with anything between them; what is no date is left out, and logged once. */
export function parseHolidays(setting = ""): Holidays {
  const parts = setting.match(/[\d-]+|\p{L}+/gu) ?? [];
  const leftOut = parts.filter((part) => !isDay(part));
  if (leftOut.length > 0 && setting !== loggedSetting) {
    loggedSetting = setting;
    log("warn", "holidays_left_out", { count: leftOut.length, first: leftOut[0]?.slice(0, 40) });
  }
  return new Set(parts.filter(isDay));
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
  let next = addDays(day, 1);
  for (let tries = 0; tries < mostDaysOff && !isWorkingDay(next, holidays); tries += 1)
    next = addDays(next, 1);
  return next;
}

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
