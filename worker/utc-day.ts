export const dayMs = 86_400_000;

/** The day of UTC that a moment lies in, as YYYY-MM-DD. */
export function utcDayOf(moment: Date): string {
  return moment.toISOString().slice(0, 10);
}

/** 00:00 UTC of the day that a moment lies in. */
export function startOfUtcDay(moment: Date): Date {
  return new Date(Math.floor(moment.getTime() / dayMs) * dayMs);
}

export function startOfNextUtcDay(moment: Date): Date {
  return new Date(startOfUtcDay(moment).getTime() + dayMs);
}

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
