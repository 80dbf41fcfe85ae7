import type { Calendar } from "../../../../worker/contract/desk/calendar";
import { addDays, dayOf, instantOf, weekdayOf } from "../../../../worker/contract/jakarta";

/** When articles come out unless somebody chooses otherwise: Monday to Friday at nine in Jakarta. */
const lastWeekday = 5;
const slotClock = "09:00";

type Origin = Calendar["posts"][number]["origin"];

interface Asked {
  origin: Origin;
  /** Milliseconds. */
  now: number;
  /** Days from today on that the calendar holds. */
  days: number;
}

/** The next slot that nothing has, on a day that has room for one more AI article if it is one; null when there is none. */
export function freeSlot({ posts, aiDailyCeiling }: Calendar, { origin, now, days }: Asked): number | null {
  const taken = new Set(posts.map(({ publishAt }) => Date.parse(publishAt)));
  const generated = countGenerated(posts);
  const today = dayOf(now);
  for (let offset = 0; offset < days; offset += 1) {
    const day = addDays(today, offset);
    const slot = instantOf(day, slotClock);
    if (weekdayOf(day) > lastWeekday || slot <= now || taken.has(slot)) continue;
    if (origin === "ai" && (generated.get(day) ?? 0) >= aiDailyCeiling) continue;
    return slot;
  }
  return null;
}

/** AI articles that are or become public on each day of Jakarta. */
export function countGenerated(posts: Calendar["posts"]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { origin, publishAt } of posts) {
    if (origin !== "ai") continue;
    const day = dayOf(Date.parse(publishAt));
    counts.set(day, (counts.get(day) ?? 0) + 1);
  }
  return counts;
}
