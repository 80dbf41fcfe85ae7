import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { type Calendar, calendar, maxCalendarDays } from "../../worker/contract/desk/calendar";
import { fetchAs } from "../lib/read-as";

/** What is out, scheduled and planned in the days of Jakarta from `from` to `to`, both included. */
async function fetchCalendar(from: string, to: string, signal?: AbortSignal): Promise<Calendar> {
  const search = new URLSearchParams({ from, to });
  return fetchAs(calendar, `/api/blog/calendar?${search}`, { ...(signal && { signal }) });
}

/** The days of a page of the calendar, always the newest state. The page before stays until the new one is there. */
export function calendarQuery(from: string, to: string) {
  return queryOptions({
    queryKey: ["blog", "calendar", from, to],
    queryFn: ({ signal }) => fetchCalendar(from, to, signal),
    placeholderData: keepPreviousData,
    staleTime: 0,
    retry: 1,
  });
}

/** As many days from `from` on as one answer holds. */
export function comingDaysQuery(from: string) {
  const to = new Date(new Date(from).getTime() + (maxCalendarDays - 1) * 24 * 60 * 60 * 1000);
  return queryOptions({
    queryKey: ["blog", "coming-days", from],
    queryFn: ({ signal }) => fetchCalendar(from, to.toISOString().slice(0, 10), signal),
    staleTime: 0,
    retry: 1,
  });
}
