import { addMonths, clockOf, dayOf, instantOf } from "../../../worker/contract/jakarta";

/** The last day that something may be scheduled for: twelve months from now. */
export function lastDay(now: number): string {
  const today = dayOf(now);
  const month = addMonths(today.slice(0, 7), 12);
  // The 29th of February has no such day a year later.
  return today.endsWith("02-29") ? `${month}-28` : month + today.slice(7);
}

/** What is wrong with a day and a time of Jakarta as the time of publishing; null when nothing is. */
export function publishTimeFault(day: string, clock: string, now: number): string | null {
  const instant = instantOf(day, clock);
  if (Number.isNaN(instant)) return "Isi tanggal dan jam terbit.";
  if (instant <= now) return "Waktu terbit sudah lewat. Pilih waktu yang akan datang.";
  if (instant > instantOf(lastDay(now), clockOf(now))) {
    return "Waktu terbit paling jauh 12 bulan dari sekarang. Pilih tanggal yang lebih dekat.";
  }
  return null;
}
