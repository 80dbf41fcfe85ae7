import * as z from "zod/mini";
import { stages } from "./contact-submission";

export const summaryDays = [7, 30, 90, 365] as const;
const daysMessage = "Rentang ringkasan harus 7, 30, 90, atau 365 hari";

/** Query of `GET /api/contact/summary`. */
export const contactSummaryQuery = z.object({
  days: z.optional(
    z.pipe(
      z.string(daysMessage).check(z.regex(/^[1-9]\d{0,2}$/, daysMessage)),
      z.transform(Number).check(z.refine((days) => summaryDays.some((known) => known === days), daysMessage)),
    ),
  ),
});

const compared = z.object({
  count: z.number(),
  won: z.number(),
  wonValueIdr: z.number(),
  wonValueIdrBefore: z.number(),
});

/** Figures of the enquiries of the last days in Jakarta, including today, without suspected spam. */
export const contactSummary = z.object({
  total: z.number(),
  /**
   * Every week of the period, oldest first, as its Monday in Jakarta (YYYY-MM-DD). The first and the last week may be
   * partial.
   */
  byWeek: z.array(z.object({ week: z.string(), count: z.number() })),
  /** By `sourceName`, the largest first, at most ten; the lists of pages have the same order and limit. */
  bySource: z.array(
    z.object({ source: z.nullable(z.string()), count: z.number(), won: z.number(), wonValueIdr: z.number() }),
  ),
  /** By the page with the form or WhatsApp link. */
  byPage: z.array(z.extend(compared, { page: z.nullable(z.string()) })),
  byCampaign: z.array(z.extend(compared, { campaign: z.nullable(z.string()) })),
  /** By the first page of the visit. */
  byLanding: z.array(z.object({ page: z.nullable(z.string()), count: z.number() })),
  /** Enquiries of the sources and pages beyond the limit. */
  bySourceOthers: z.number(),
  byPageOthers: z.number(),
  byLandingOthers: z.number(),
  byType: z.array(z.object({ websiteType: z.nullable(z.string()), count: z.number() })),
  byStage: z.array(z.object({ stage: z.enum(stages), count: z.number() })),
  /** Null if nothing was answered. */
  medianFirstResponseMinutes: z.nullable(z.number()),
  /**
   * The share answered in time of those that were answered or are overdue; null if there are none. Enquiries lost
   * without an answer are excluded.
   */
  withinPromise: z.nullable(z.number()),
  wonValueIdr: z.number(),
  /** The previous period of the same length. */
  before: z.object({ total: z.number(), wonValueIdr: z.number() }),
  /** Clicks on the site's WhatsApp links, by position and page; clicks are kept for 30 days. */
  whatsapp: z.object({
    total: z.number(),
    byPlace: z.array(z.object({ place: z.string(), count: z.number() })),
    byPage: z.array(z.object({ page: z.nullable(z.string()), count: z.number() })),
  }),
  /** Current, independent of the period. */
  overdue: z.number(),
});
export type ContactSummary = z.infer<typeof contactSummary>;
