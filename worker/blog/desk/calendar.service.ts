import { AppError } from "../../app-error";
import { type Calendar, type CalendarQuery, maxCalendarDays } from "../../contract/desk/calendar";
import type { Deps } from "../../deps";
import { dayAfter, jakartaMoment } from "../../jakarta-day";
import { dayMs } from "../../utc-day";
import { listPlans, listPublications } from "./calendar.repository";

/** What is out, scheduled or planned on days of Jakarta, both included. */
export async function calendarOf(deps: Deps, { from, to }: CalendarQuery): Promise<Calendar> {
  const [start, end] = [jakartaMoment(from), jakartaMoment(dayAfter(to))];
  const days = (end.getTime() - start.getTime()) / dayMs;
  if (days < 1 || days > maxCalendarDays) {
    const message = `Rentang kalender 1 sampai ${maxCalendarDays} hari`;
    throw new AppError("validation_failed", message, { fields: { to: message } });
  }
  const [rows, plans] = await Promise.all([
    listPublications(deps.db, start, end),
    listPlans(deps.db, from, to),
  ]);
  const posts = rows.map(({ publishedAt, updatedAt, isGenerated, ...row }) => ({
    ...row,
    publishAt: publishedAt.toISOString(),
    origin: isGenerated === 1 ? ("ai" as const) : ("manual" as const),
    version: updatedAt.toISOString(),
  }));
  return { posts, plans, aiDailyCeiling: deps.aiDailyCeiling };
}
