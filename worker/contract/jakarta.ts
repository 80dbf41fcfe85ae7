// A day in Jakarta is `YYYY-MM-DD`, a month `YYYY-MM` and a time of day `HH:MM`, independent of the local time zone.

/** Milliseconds that Jakarta is ahead of UTC; there is no daylight saving time. */
export const jakartaOffset = 7 * 60 * 60 * 1000;

export const weekdays = ["Senin", "Selasa", "Rabu", "Kamis", "Jumat", "Sabtu", "Minggu"];
const monthNames =
  "Januari Februari Maret April Mei Juni Juli Agustus September Oktober November Desember".split(" ");

/** Short weekday names, Monday first. */
export const shortWeekdays = ["Sen", "Sel", "Rab", "Kam", "Jum", "Sab", "Min"];

function toJakartaTime(moment: Date | number): string {
  return new Date(Number(moment) + jakartaOffset).toISOString();
}

/** The day in Jakarta of a moment; a number is milliseconds since 1970. */
export function toDay(moment: Date | number): string {
  return toJakartaTime(moment).slice(0, 10);
}

/** The time of day in Jakarta of a moment. */
export function toClock(moment: Date | number): string {
  return toJakartaTime(moment).slice(11, 16);
}

export function toYear(moment: Date | number): number {
  return Number(toJakartaTime(moment).slice(0, 4));
}

/** Milliseconds since 1970 of a day and time in Jakarta; NaN if either is invalid. */
export function toInstant(day: string, clock: string): number {
  return Date.parse(`${day}T${clock}:00Z`) - jakartaOffset;
}

/** The moment of a day and a time of day in Jakarta. */
export function toMoment(day: string, clock = "00:00"): Date {
  return new Date(toInstant(day, clock));
}

export function addDays(day: string, count: number): string {
  const date = new Date(day);
  date.setUTCDate(date.getUTCDate() + count);
  return date.toISOString().slice(0, 10);
}

/** 1 Monday … 7 Sunday. */
export function toWeekday(day: string): number {
  return new Date(day).getUTCDay() || 7;
}

/** Whether a text is a valid day; `Date` would turn 30 February into a day of March. */
export function isDay(text: string): boolean {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN;
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

export function isMonth(text: string): boolean {
  return /^20\d\d-(0[1-9]|1[0-2])$/.test(text);
}

export function addMonths(month: string, count: number): string {
  const [year = 0, number = 1] = month.split("-").map(Number);
  return new Date(Date.UTC(year, number - 1 + count, 1)).toISOString().slice(0, 7);
}

/** "Desember 2026". */
export function nameMonth(month: string): string {
  const [year, number] = month.split("-");
  return `${monthNames[Number(number) - 1]} ${year}`;
}

/** "7 Desember 2026". */
export function nameDate(day: string): string {
  return `${Number(day.slice(8))} ${nameMonth(day.slice(0, 7))}`;
}

/** "Senin, 7 Desember 2026". */
export function nameDay(day: string): string {
  return `${weekdays[toWeekday(day) - 1]}, ${nameDate(day)}`;
}

/** "09.00". */
export function nameClock(moment: Date | number): string {
  return toClock(moment).replace(":", ".");
}

/** "7 Desember 2026 pukul 09.00". */
export function nameDateTime(moment: Date | number): string {
  return `${nameDate(toDay(moment))} pukul ${nameClock(moment)}`;
}

/** "Senin, 7 Desember 2026 pukul 09.00 WIB". */
export function nameInstant(instant: number): string {
  return `${nameDay(toDay(instant))} pukul ${nameClock(instant)} WIB`;
}

/** "Sen, 7 Des 09.00 WIB", with the year unless it is that of `now`. */
export function nameShortly(instant: number, now: number): string {
  const day = toDay(instant);
  const year = day.slice(0, 4) === toDay(now).slice(0, 4) ? "" : ` ${day.slice(0, 4)}`;
  const month = monthNames[Number(day.slice(5, 7)) - 1]?.slice(0, 3);
  return `${shortWeekdays[toWeekday(day) - 1]}, ${Number(day.slice(8))} ${month}${year} ${nameClock(instant)} WIB`;
}

/** Days in Jakarta (YYYY-MM-DD) that are no working days. */
export type Holidays = ReadonlySet<string>;

/** Monday to Friday, except holidays. */
export function isWorkingDay(day: string, holidays: Holidays): boolean {
  return toWeekday(day) <= 5 && !holidays.has(day);
}

/** Longer than any row of days off; ends the loop if a list contains every day. */
const mostDaysOff = 60;

function nextWorkingDay(day: string, holidays: Holidays): string {
  let next = addDays(day, 1);
  for (let tries = 0; tries < mostDaysOff && !isWorkingDay(next, holidays); tries += 1)
    next = addDays(next, 1);
  return next;
}

/**
 * When an answer is due (24 hours, working days only): the same time of the next working day. An enquiry on a day off
 * counts as submitted at 00:00 of the next working day.
 */
export function promisedBy(submittedAt: Date, holidays: Holidays): Date {
  const day = toDay(submittedAt);
  if (!isWorkingDay(day, holidays)) {
    return toMoment(nextWorkingDay(nextWorkingDay(day, holidays), holidays));
  }
  const timeOfDay = (submittedAt.getTime() + jakartaOffset) % 86_400_000;
  return new Date(toMoment(nextWorkingDay(day, holidays)).getTime() + timeOfDay);
}
