import { isDay } from "../../../../../worker/contract/desk/staff-post";
import { dayOf } from "../../../../../worker/contract/jakarta";

/** The day for which an article was begun in the calendar, as its form's address names it; null where that has passed. */
export function plannedDay(search: URLSearchParams, now: number): string | null {
  const day = search.get("tanggal") ?? "";
  return isDay(day) && day >= dayOf(now) ? day : null;
}

/** Months that a post may be scheduled ahead; the server's rule. */
const mostMonths = 12;

/** Why something cannot become public at a moment, in the server's words; null where it can. */
export function publishTimeProblem(publishAt: string | null, now: number): string | null {
  if (publishAt === null) return "Isi tanggal dan jamnya.";
  const time = Date.parse(publishAt);
  if (time <= now) return "Waktu terbit sudah lewat. Pilih waktu yang akan datang.";
  const last = new Date(now);
  last.setUTCMonth(last.getUTCMonth() + mostMonths);
  return time > last.getTime() ? `Waktu terbit paling jauh ${mostMonths} bulan dari sekarang` : null;
}
