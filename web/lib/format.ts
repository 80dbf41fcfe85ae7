import {
  nameClock,
  nameDate,
  nameDateTime,
  shortWeekdays,
  toDay,
  toWeekday,
} from "../../worker/contract/jakarta";

// Without Intl, because creating a formatter took a third of the hydration time of a list of articles.

function format(iso: string | null | undefined, name: (instant: number) => string): string {
  const instant = Date.parse(iso ?? "");
  return Number.isNaN(instant) ? "-" : name(instant);
}

/** "21 November 2026" in Jakarta; "-" for a missing or invalid date. */
export function formatLongDate(iso: string | null | undefined): string {
  return format(iso, (instant) => nameDate(toDay(instant)));
}

/** "21 November 2026 pukul 09.30" in Jakarta; "-" for a missing or invalid date. */
export function formatLongDateTime(iso: string | null | undefined): string {
  return format(iso, nameDateTime);
}

/** "09.30" in Jakarta. */
export function formatTime(iso: string): string {
  return format(iso, nameClock);
}

/** "Sen, 7 Desember 2026" of a day `YYYY-MM-DD`; "" for an invalid day. */
export function formatDay(day: string): string {
  return /^\d{4}-\d\d-\d\d$/.test(day) ? `${shortWeekdays[toWeekday(day) - 1]}, ${nameDate(day)}` : "";
}
