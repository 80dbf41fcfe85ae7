import { dayOf, isMonth } from "../../../../worker/contract/jakarta";
import { staffPaths } from "../../../../worker/contract/staff-paths";
import { writeAddress } from "../../lists/list-address";

export interface CalendarAddress {
  /** `YYYY-MM`. */
  month: string;
  /** Where there is room for a month, a list of its days was chosen. */
  isAgenda: boolean;
}

/** What an address asks for; this month where it names none. */
export function readAddress(search: URLSearchParams, now: number): CalendarAddress {
  const month = search.get("bulan") ?? "";
  return {
    month: isMonth(month) ? month : dayOf(now).slice(0, 7),
    isAgenda: search.get("tampilan") === "agenda",
  };
}

/** The address of a month; "" is this one, whichever that is. */
export function addressOf({ month, isAgenda }: CalendarAddress): string {
  return writeAddress(staffPaths.calendar, 1, { bulan: month, tampilan: isAgenda ? "agenda" : "" });
}
