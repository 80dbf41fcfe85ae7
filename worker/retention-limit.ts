import { dayMs } from "./utc-day";

/**
 * The moment before which things are too old that are kept for `days` days; null with 0, which keeps them for ever.
 * Throws and names the `setting` where that is no number of days: nothing must be deleted by a slip of the pen.
 */
export function retentionLimit(setting: string, days: number, now: Date): Date | null {
  if (!Number.isInteger(days) || days < 0) {
    throw new Error(`${setting} must be 0 or a positive number of days, not ${days}`);
  }
  return days === 0 ? null : new Date(now.getTime() - days * dayMs);
}
