import { ownHost, stages } from "../../contract/inbox/contact-submission";
import type { ContactSummary } from "../../contract/inbox/contact-summary";
import { dayOf, momentOf } from "../../contract/jakarta";
import type { Deps } from "../../deps";
import { dayMs } from "../../utc-day";
import { mondayOf, readFigures, weekOf } from "./summary.repository";

/** Figures of the enquiries of so many whole days of Jakarta, of which today is the last. */
export async function summarizeEnquiries({ db, clock }: Deps, days: number): Promise<ContactSummary> {
  const now = clock();
  const from = new Date(momentOf(dayOf(now)).getTime() - (days - 1) * dayMs);
  const before = new Date(from.getTime() - days * dayMs);
  const figures = await readFigures(db, { before, from, now, ownHost });

  const sum = (of: (row: (typeof figures.stages)[number]) => number) =>
    figures.stages.reduce((total, row) => total + of(row), 0);
  const promised = sum((row) => row.promised);
  const total = sum((row) => row.count);
  const othersOf = (rows: readonly { count: number }[]) =>
    rows.reduce((left, { count }) => left - count, total);
  return {
    total,
    byWeek: everyWeek(from, now, new Map(figures.weeks.map(({ week, count }) => [week, count]))),
    bySource: figures.sources
      .filter(({ count }) => count > 0)
      .map(({ key, count, won, wonValueIdr }) => ({ source: key, count, won, wonValueIdr })),
    byPage: figures.pages.map(({ key, ...rest }) => ({ page: key, ...rest })),
    byCampaign: figures.campaigns.map(({ key, ...rest }) => ({ campaign: key, ...rest })),
    byLanding: figures.landings.map(({ key, count }) => ({ page: key, count })),
    bySourceOthers: othersOf(figures.sources),
    byPageOthers: othersOf(figures.pages),
    byLandingOthers: othersOf(figures.landings),
    byType: figures.types.map(({ key, count }) => ({ websiteType: key, count })),
    byStage: stages.map((stage) => ({
      stage,
      count: figures.stages.find((row) => row.stage === stage)?.count ?? 0,
    })),
    medianFirstResponseMinutes:
      figures.medianResponseMs === null ? null : Math.round(figures.medianResponseMs / 60_000),
    withinPromise: promised === 0 ? null : sum((row) => row.inTime) / promised,
    wonValueIdr: sum((row) => row.wonValueIdr),
    before: figures.before,
    whatsapp: {
      total: figures.places.reduce((sum, { count }) => sum + count, 0),
      byPlace: figures.places,
      byPage: figures.clicked,
    },
    overdue: figures.overdue,
  };
}

function everyWeek(from: Date, now: Date, counts: ReadonlyMap<number, number>): ContactSummary["byWeek"] {
  const first = weekOf(from);
  return Array.from({ length: weekOf(now) - first + 1 }, (_, index) => ({
    week: mondayOf(first + index),
    count: counts.get(first + index) ?? 0,
  }));
}
