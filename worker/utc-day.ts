export const dayMs = 86_400_000;

export function startOfUtcDay(moment: Date): Date {
  return new Date(Math.floor(moment.getTime() / dayMs) * dayMs);
}

export function startOfNextUtcDay(moment: Date): Date {
  return new Date(startOfUtcDay(moment).getTime() + dayMs);
}

/**
 * The moment before which rows are older than `days` days; null for 0, which keeps them forever. Throws with the name
 * of the `setting` if the number is invalid, so that a typo deletes nothing.
 */
export function retentionLimit(setting: string, days: number, now: Date): Date | null {
  if (!Number.isInteger(days) || days < 0) {
    throw new Error(`${setting} must be 0 or a positive number of days, not ${days}`);
  }
  return days === 0 ? null : new Date(now.getTime() - days * dayMs);
}
