// A day of Jakarta is `YYYY-MM-DD`, a month `YYYY-MM` and a time of day `HH:MM`, whatever the zone of the machine is.

/** Milliseconds that Jakarta is ahead of UTC; its clocks are never changed. */
export const jakartaOffset = 7 * 60 * 60 * 1000;

const weekdays = ["Senin", "Selasa", "Rabu", "Kamis", "Jumat", "Sabtu", "Minggu"];
const monthNames =
  "Januari Februari Maret April Mei Juni Juli Agustus September Oktober November Desember".split(" ");

/** The weekdays of a table's head, Monday first. */
export const shortWeekdays = ["Sen", "Sel", "Rab", "Kam", "Jum", "Sab", "Min"];

function toJakartaTime(moment: Date | number): string {
  return new Date(Number(moment) + jakartaOffset).toISOString();
}

/** The day in Jakarta at a moment; a number is milliseconds since 1970. */
export function dayOf(moment: Date | number): string {
  return toJakartaTime(moment).slice(0, 10);
}

/** The time of day in Jakarta at a moment. */
export function clockOf(moment: Date | number): string {
  return toJakartaTime(moment).slice(11, 16);
}

export function yearOf(moment: Date | number): number {
  return Number(toJakartaTime(moment).slice(0, 4));
}

/** The milliseconds of a day and a time of day in Jakarta; NaN where one of them is none. */
export function instantOf(day: string, clock: string): number {
  return Date.parse(`${day}T${clock}:00Z`) - jakartaOffset;
}

/** The moment of a day and a time of day in Jakarta. */
export function momentOf(day: string, clock = "00:00"): Date {
  return new Date(instantOf(day, clock));
}

export function addDays(day: string, count: number): string {
  const date = new Date(day);
  date.setUTCDate(date.getUTCDate() + count);
  return date.toISOString().slice(0, 10);
}

/** 1 Monday … 7 Sunday. */
export function weekdayOf(day: string): number {
  return new Date(day).getUTCDay() || 7;
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
  return `${weekdays[weekdayOf(day) - 1]}, ${nameDate(day)}`;
}

/** "09.00". */
export function nameClock(moment: Date | number): string {
  return clockOf(moment).replace(":", ".");
}

/** "7 Desember 2026 pukul 09.00". */
export function nameDateTime(moment: Date | number): string {
  return `${nameDate(dayOf(moment))} pukul ${nameClock(moment)}`;
}

/** "Senin, 7 Desember 2026 pukul 09.00 WIB". */
export function nameInstant(instant: number): string {
  return `${nameDay(dayOf(instant))} pukul ${nameClock(instant)} WIB`;
}

/** "Sen, 7 Des 09.00 WIB", with the year where it is not the one of `now`. */
export function nameShortly(instant: number, now: number): string {
  const day = dayOf(instant);
  const year = day.slice(0, 4) === dayOf(now).slice(0, 4) ? "" : ` ${day.slice(0, 4)}`;
  const month = monthNames[Number(day.slice(5, 7)) - 1]?.slice(0, 3);
  return `${shortWeekdays[weekdayOf(day) - 1]}, ${Number(day.slice(8))} ${month}${year} ${nameClock(instant)} WIB`;
}
