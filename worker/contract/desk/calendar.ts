import * as z from "zod/mini";
import { isDay } from "../jakarta";
import { postStatuses } from "./staff-post";
import { chosenPosts } from "./transitions";

const dayMessage = "Tanggal tidak valid";

export const day = z
  .string(dayMessage)
  .check(z.regex(/^2\d{3}-\d\d-\d\d$/, dayMessage), z.refine(isDay, dayMessage));

const daysMessage = "Pilih hari dari 1 (Senin) sampai 7 (Minggu)";
const timesMessage = "Pilih jam terbit, misalnya 09:00";

/** Body of `POST /api/blog/drip`: distributes posts over days and hours in Jakarta. */
export const dripInput = z.strictObject({
  items: chosenPosts,
  startDate: day,
  /** 1 Monday … 7 Sunday. */
  days: z
    .array(z.int(daysMessage).check(z.gte(1, daysMessage), z.lte(7, daysMessage)), daysMessage)
    .check(z.minLength(1, daysMessage), z.maxLength(7, daysMessage)),
  times: z
    .array(z.string(timesMessage).check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, timesMessage)), timesMessage)
    .check(z.minLength(1, timesMessage), z.maxLength(24, timesMessage)),
  /** Skips days off, days that have reached the limit of AI articles, and times that are taken. */
  findsFree: z.optional(z.boolean("Nilai findsFree tidak valid")),
  /** Only computes the dates. */
  dryRun: z.boolean("Nilai dryRun tidak valid"),
});
export type DripInput = z.infer<typeof dripInput>;

export const dripAnswer = z.object({
  dates: z.array(z.object({ id: z.number(), publishAt: z.string() })),
  passed: z._default(
    z.array(z.object({ day: z.string(), reason: z.enum(["holiday", "full", "taken"]) })),
    [],
  ),
});
export type DripAnswer = z.infer<typeof dripAnswer>;

export const maxCalendarDays = 62;

/** Query of `GET /api/blog/calendar`: days in Jakarta, inclusive. */
export const calendarQuery = z.object({ from: day, to: day });
export type CalendarQuery = z.infer<typeof calendarQuery>;

/** Published, scheduled and planned articles of these days. */
export const calendar = z.object({
  posts: z.array(
    z.object({
      id: z.number(),
      title: z.string(),
      status: z.enum(postStatuses),
      publishAt: z.string(),
      origin: z.enum(["manual", "ai"]),
      /** The version that a request to move it must name. */
      version: z.string(),
    }),
  ),
  plans: z.array(z.object({ briefId: z.number(), title: z.string(), date: z.string() })),
  /** AI articles that may be published on one day by drip and bulk actions. */
  aiDailyCeiling: z.number(),
});
export type Calendar = z.infer<typeof calendar>;
