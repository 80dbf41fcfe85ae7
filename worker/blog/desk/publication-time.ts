import { AppError } from "../../errors";

/** Months that a post may be scheduled ahead. */
const mostMonths = 12;

/**
 * The moment at which something becomes public: now where none is named. 400 for one that has passed or lies more than
 * twelve months ahead.
 */
export function publicationTime(publishAt: string | undefined, now: Date): Date {
  if (publishAt === undefined) return now;
  const time = new Date(publishAt);
  if (time <= now) throwInvalid("Waktu terbit sudah lewat. Pilih waktu yang akan datang.");
  requireNear(time, now);
  return time;
}

/** 400 for a moment that lies more than twelve months ahead. */
export function requireNear(time: Date, now: Date): void {
  const last = new Date(now);
  last.setUTCMonth(last.getUTCMonth() + mostMonths);
  if (time > last) throwInvalid(`Waktu terbit paling jauh ${mostMonths} bulan dari sekarang`);
}

function throwInvalid(message: string): never {
  throw new AppError("validation_failed", message, { fields: { publishAt: message } });
}
