import { dayMs } from "./utc-day";

/** Milliseconds that Jakarta is ahead of UTC; its clocks are never changed. */
export const jakartaOffset = 7 * 60 * 60 * 1000;

const weekdays = ["Minggu", "Senin", "Selasa", "Rabu", "Kamis", "Jumat", "Sabtu"];
const months = "Januari Februari Maret April Mei Juni Juli Agustus September Oktober November Desember".split(
  " ",
);

/** The day of Jakarta that a moment lies in, as YYYY-MM-DD. */
export function jakartaDayOf(moment: Date): string {
  return new Date(moment.getTime() + jakartaOffset).toISOString().slice(0, 10);
}

/** The moment of a day (YYYY-MM-DD) and hour (HH:MM) of Jakarta. */
export function jakartaMoment(day: string, time = "00:00"): Date {
  return new Date(Date.parse(`${day}T${time}:00Z`) - jakartaOffset);
}

/** The next day, as YYYY-MM-DD. */
export function dayAfter(day: string): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + dayMs).toISOString().slice(0, 10);
}

/** 1 Monday … 7 Sunday. */
export function weekdayOf(day: string): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay() || 7;
}

/** Such as "Senin, 7 Desember 2026". */
export function jakartaDayText(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  const month = months[date.getUTCMonth()] ?? "";
  return `${weekdays[date.getUTCDay()]}, ${date.getUTCDate()} ${month} ${date.getUTCFullYear()}`;
}
