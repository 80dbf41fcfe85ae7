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
