import { AppError } from "./errors";

/** By kind, the use of each network or account since the day began. */
const used = new Map<string, Map<string, number>>();
/** The networks or accounts of a kind that are counted; others are not limited. */
const mostCounted = 20_000;
let today = "";

/**
 * Counts `amount` of the `most` that a network or an account may use in this isolate in a day; false above the limit.
 * Addresses stay in memory only. A network mostly reaches one isolate, so the real limit is of this order.
 */
export function takeDayShare(kind: string, user: string, most: number, now: Date, amount = 1): boolean {
  const day = now.toISOString().slice(0, 10);
  if (day !== today) used.clear();
  today = day;
  const counts = used.get(kind) ?? new Map<string, number>();
  used.set(kind, counts);
  const count = counts.get(user) ?? 0;
  if (count >= most) return false;
  if (count > 0 || counts.size < mostCounted) counts.set(user, count + amount);
  return true;
}

/** Bytes that an account may have stored in a day: the database holds 10 GB. */
const mostBytesOfAccount = 1_000_000_000;

/** Counts bytes that an account has stored: bodies, versions, links and kept answers; 429 above the limit of a day. */
export function takeStorage(accountId: number, bytes: number, now: Date): void {
  if (takeDayShare("bytes", String(accountId), mostBytesOfAccount, now, bytes)) return;
  throw new AppError("rate_limited", "Anda sudah menyimpan 1 GB hari ini. Coba lagi besok.");
}
