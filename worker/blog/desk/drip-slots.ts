import { AppError } from "../../app-error";
import type { DripInput } from "../../contract/desk/calendar";
import { dayAfter, jakartaDayOf, jakartaMoment, weekdayOf } from "../../jakarta-day";
import { requireNear } from "./publication-time";

/** The next `count` moments to come on the chosen days and hours of Jakarta, from the first day on. */
export function dripSlots(
  { startDate, days, times }: Pick<DripInput, "startDate" | "days" | "times">,
  count: number,
  now: Date,
): Date[] {
  if (startDate < jakartaDayOf(now)) {
    const message = "Tanggal mulai sudah lewat";
    throw new AppError("validation_failed", message, { fields: { startDate: message } });
  }
  const hours = [...new Set(times)].sort();
  const slots: Date[] = [];
  for (let day = startDate; slots.length < count; day = dayAfter(day)) {
    // Also of a day that is not chosen: there may be no other before the end of time.
    requireNear(jakartaMoment(day), now);
    if (!days.includes(weekdayOf(day))) continue;
    for (const hour of hours) {
      const slot = jakartaMoment(day, hour);
      if (slot <= now || slots.length === count) continue;
      requireNear(slot, now);
      slots.push(slot);
    }
  }
  return slots;
}
