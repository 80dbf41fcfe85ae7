import { stages } from "../../contract/inbox/contact-submission";
import type { ContactSummary } from "../../contract/inbox/contact-summary";
import { ownHost } from "../../contract/inbox/source-name";
import { dayOf, momentOf } from "../../contract/jakarta";
import type { Deps } from "../../deps";
import { dayMs } from "../../utc-day";
import { mondayOf, readFigures, weekOf } from "./summary.repository";

/** Figures of the enquiries of so many whole days of Jakarta, of which today is the last. */
export async function summarizeEnquiries({ db, clock }: Deps, days: number): Promise<ContactSummary> {
  const now = clock();
  const from = new Date(momentOf(dayOf(now)).getTime() - (days - 1) * dayMs);
  const figures = await readFigures(db, { from, now, ownHost });

  const sum = (of: (row: (typeof figures.stages)[number]) => number) =>
    figures.stages.reduce((total, row) => total + of(row), 0);
  const promised = sum((row) => row.promised);
  const pagesOf = (rows: typeof figures.pages) => rows.map(({ key, count }) => ({ page: key, count }));
  const total = sum((row) => row.count);
  const othersOf = (rows: readonly { count: number }[]) =>
    rows.reduce((left, { count }) => left - count, total);
  return {
    total,
    byWeek: everyWeek(from, now, new Map(figures.weeks.map(({ week, count }) => [week, count]))),
    bySource: figures.sources,
    byPage: pagesOf(figures.pages),
    byLanding: pagesOf(figures.landings),
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
