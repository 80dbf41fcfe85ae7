import { addDays, dayOf, momentOf } from "../../contract/jakarta";
import { type Holidays, isWorkingDay } from "../promise/promise";

const firstHour = "08:00";
const lastHour = "20:00";

/** Whether the summary of a day of Jakarta may still be made and sent: on working days from 08.00 until 20.00. */
export function isSummaryTime(now: Date, day: string, holidays: Holidays): boolean {
  const isOpen = now >= momentOf(day, firstHour) && now < momentOf(day, lastHour);
  return isOpen && isWorkingDay(day, holidays);
}

/** The first moment of Jakarta's next day. */
export function endOfJakartaDay(now: Date): Date {
  return momentOf(addDays(dayOf(now), 1));
}
