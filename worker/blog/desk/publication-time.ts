import type { DripAnswer, DripInput } from "../../contract/desk/calendar";
import { addDays, toDay, toMoment, toWeekday } from "../../contract/jakarta";
import { fieldError } from "../../errors";

/** How many months ahead a post may be scheduled. */
const mostMonths = 12;

/** The moment at which something is to become public; 400 for one that has passed or lies more than twelve months ahead. */
export function publicationTime(publishAt: string, now: Date): Date {
  const time = new Date(publishAt);
  if (time <= now) throwInvalid("Waktu terbit sudah lewat. Pilih waktu yang akan datang.");
  requireNear(time, now);
  return time;
}

/** 400 for a time more than twelve months ahead. */
function requireNear(time: Date, now: Date): void {
  const last = new Date(now);
  last.setUTCMonth(last.getUTCMonth() + mostMonths);
  if (time > last) throwInvalid(`Waktu terbit paling jauh ${mostMonths} bulan dari sekarang`);
}

function throwInvalid(message: string): never {
  throw fieldError("publishAt", message);
}

/** The days and times that automatic planning must avoid. */
export interface Occupied {
  /** Holidays, as days in Jakarta. */
  holidays: ReadonlySet<string>;
  /** The number of AI articles by day, and their daily limit. */
  generated: ReadonlyMap<string, number>;
  ceiling: number;
  /** Publication times of other articles, in milliseconds since 1970. */
  taken: ReadonlySet<number>;
}

interface Placed {
  isAi: boolean;
}

/**
 * Assigns a time to each post on the chosen days and hours of Jakarta, from the first day on. With `occupied`, unavailable
 * days and hours are skipped; the result names the days without any free time.
 */
export function placeDrip(
  { startDate, days, times }: Pick<DripInput, "startDate" | "days" | "times">,
  posts: readonly Placed[],
  now: Date,
  occupied: Occupied | null = null,
): { moments: Date[]; passed: DripAnswer["passed"] } {
  if (startDate < toDay(now)) {
    throw fieldError("startDate", "Tanggal mulai sudah lewat");
  }
  const hours = [...new Set(times)].sort();
  const moments: Date[] = [];
  const passed: DripAnswer["passed"] = [];
  for (let day = startDate; moments.length < posts.length; day = addDays(day, 1)) {
    // Checked for every day, so that the loop ends if no chosen day is free.
    requireNear(toMoment(day), now);
    if (!days.includes(toWeekday(day))) continue;
    const coming = hours.map((hour) => toMoment(day, hour)).filter((moment) => moment > now);
    const isHoliday = occupied?.holidays.has(day) === true;
    const before = moments.length;
    let generated = occupied?.generated.get(day) ?? 0;
    for (const moment of isHoliday ? [] : coming) {
      const isAi = posts[moments.length]?.isAi;
      if (isAi === undefined || occupied?.taken.has(moment.getTime())) continue;
      if (isAi && occupied && generated >= occupied.ceiling) continue;
      requireNear(moment, now);
      moments.push(moment);
      if (isAi) generated += 1;
    }
    if (!occupied || coming.length === 0 || moments.length > before) continue;
    const isFull = posts[before]?.isAi === true && generated >= occupied.ceiling;
    passed.push({ day, reason: isHoliday ? "holiday" : isFull ? "full" : "taken" });
  }
  return { moments, passed };
}
