import { jakartaOffset } from "../../contract/jakarta";
import { dayMs } from "../../utc-day";

export const weekMs = 7 * dayMs;
/** From the start of the first week, a Monday in Jakarta, to that of 1970 in UTC, a Thursday. */
export const weekOffset = 3 * dayMs + jakartaOffset;

/** The week that a moment lies in; weeks begin on Mondays in Jakarta, and number 0 holds the start of 1970. */
export function weekOf(moment: Date): number {
  return Math.floor((moment.getTime() + weekOffset) / weekMs);
}

/** The Monday of a week, as YYYY-MM-DD. */
export function mondayOf(week: number): string {
  return new Date(week * weekMs - 3 * dayMs).toISOString().slice(0, 10);
}
