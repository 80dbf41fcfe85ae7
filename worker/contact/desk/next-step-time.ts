import { dayMs } from "../../utc-day";
import { fieldRefused } from "./contact-refusals";

const years = 5;

/**
 * When a next step is to be: `undefined` leaves it, null takes it away. A new time lies ahead, and not so far that nobody
 * who is here will see it; one that has passed may stay.
 */
export function nextStepTime(text: string | null | undefined, stored: Date | null, now: Date): Date | null {
  if (text === undefined) return stored;
  if (text === null) return null;
  const time = new Date(text);
  if (time.getTime() === stored?.getTime()) return time;
  if (time <= now) throw fieldRefused("nextActionAt", "Waktu langkah berikutnya sudah lewat");
  if (time.getTime() > now.getTime() + years * 366 * dayMs) {
    throw fieldRefused(
      "nextActionAt",
      `Waktu langkah berikutnya terlalu jauh. Pilih waktu dalam ${years} tahun ke depan.`,
    );
  }
  return time;
}
