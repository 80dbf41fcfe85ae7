/** Milliseconds that Jakarta is ahead of UTC; its clocks are never changed. */
export const jakartaOffset = 7 * 60 * 60 * 1000;

/** The year in Jakarta. */
export function yearOf(now: number): number {
  return new Date(now + jakartaOffset).getUTCFullYear();
}
