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
  /** Of the period before, which is as long. */
  wonValueIdrBefore: z.number(),
});

/** Figures of the enquiries that came on the last days of Jakarta, today included; without what may be spam. */
export const contactSummary = z.object({
  total: z.number(),
  /**
   * Every week of the time, oldest first; a week is its Monday in Jakarta, YYYY-MM-DD. Of the first and the last one only
   * the days that belong to the time are counted.
   */
  byWeek: z.array(z.object({ week: z.string(), count: z.number() })),
  /**
   * The campaign's source, else the referring host without "www."; null where neither is known, or the host is ours. The
   * most first, as in the next ones; ten at most, as of the pages.
   */
  bySource: z.array(
    z.object({ source: z.nullable(z.string()), count: z.number(), won: z.number(), wonValueIdr: z.number() }),
  ),
  /** Pages that the form or the link to WhatsApp stood on. */
  byPage: z.array(z.extend(compared, { page: z.nullable(z.string()) })),
  byCampaign: z.array(z.extend(compared, { campaign: z.nullable(z.string()) })),
  /** Pages that the visits began on. */
  byLanding: z.array(z.object({ page: z.nullable(z.string()), count: z.number() })),
  /** Enquiries for which the lists of sources and of pages have no room. */
  bySourceOthers: z.number(),
  byPageOthers: z.number(),
  byLandingOthers: z.number(),
  byType: z.array(z.object({ websiteType: z.nullable(z.string()), count: z.number() })),
  byStage: z.array(z.object({ stage: z.enum(stages), count: z.number() })),
  /** The middle one; null where nobody was answered. */
  medianFirstResponseMinutes: z.nullable(z.number()),
  /**
   * Share of those answered in time among those that were answered or should have been; null where there are none. What was
   * lost without an answer is left out.
   */
  withinPromise: z.nullable(z.number()),
  wonValueIdr: z.number(),
  /** Of the period before, which is as long. */
  before: z.object({ total: z.number(), wonValueIdr: z.number() }),
  /** How often the site's links to WhatsApp were followed, by where they stood; what is older than 30 days is gone. */
  whatsapp: z.object({
    total: z.number(),
    byPlace: z.array(z.object({ place: z.string(), count: z.number() })),
    byPage: z.array(z.object({ page: z.nullable(z.string()), count: z.number() })),
  }),
  /** Of now, whatever the days. */
  overdue: z.number(),
});
export type ContactSummary = z.infer<typeof contactSummary>;
