import { count, desc, type SQL, sql } from "drizzle-orm";
import { ownHost, stages } from "../../contract/inbox/contact-submission";
import type { ContactSummary } from "../../contract/inbox/contact-summary";
import { jakartaOffset, toDay, toMoment } from "../../contract/jakarta";
import type { Database } from "../../db/client";
import { contactSubmissions } from "../../db/schema/contact";
import type { Deps } from "../../deps";
import { dayMs } from "../../utc-day";
import { dueIds } from "../inbox/inbox.repository";
import { clickStatements } from "../whatsapp/whatsapp.service";

/** Figures of the enquiries of the last `days` whole days in Jakarta, including today. */
export async function summarizeEnquiries({ db, clock }: Deps, days: number): Promise<ContactSummary> {
  const now = clock();
  const from = new Date(toMoment(toDay(now)).getTime() - (days - 1) * dayMs);
  const before = new Date(from.getTime() - days * dayMs);
  const figures = await readFigures(db, { before, from, now, ownHost });

  const sum = (of: (row: (typeof figures.stages)[number]) => number) =>
    figures.stages.reduce((total, row) => total + of(row), 0);
  const promised = sum((row) => row.promised);
  const total = sum((row) => row.count);
  const countOthers = (rows: readonly { count: number }[]) =>
    rows.reduce((left, { count }) => left - count, total);
  return {
    total,
    byWeek: toWeeks(from, now, new Map(figures.weeks.map(({ week, count }) => [week, count]))),
    bySource: figures.sources
      .filter(({ count }) => count > 0)
      .map(({ key, count, won, wonValueIdr }) => ({ source: key, count, won, wonValueIdr })),
    byPage: figures.pages.map(({ key, ...rest }) => ({ page: key, ...rest })),
    byCampaign: figures.campaigns.map(({ key, ...rest }) => ({ campaign: key, ...rest })),
    byLanding: figures.landings.map(({ key, count }) => ({ page: key, count })),
    bySourceOthers: countOthers(figures.sources),
    byPageOthers: countOthers(figures.pages),
    byLandingOthers: countOthers(figures.landings),
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

function toWeeks(from: Date, now: Date, counts: ReadonlyMap<number, number>): ContactSummary["byWeek"] {
  const first = toWeek(from);
  return Array.from({ length: toWeek(now) - first + 1 }, (_, index) => ({
    week: toMonday(first + index),
    count: counts.get(first + index) ?? 0,
  }));
}

const weekMs = 7 * dayMs;
/** Milliseconds from the start of a week (Monday in Jakarta) to the start of 1970 in UTC, a Thursday. */
const weekOffset = 3 * dayMs + jakartaOffset;

function toWeek(moment: Date): number {
  return Math.floor((moment.getTime() + weekOffset) / weekMs);
}

function toMonday(week: number): string {
  return new Date(week * weekMs - 3 * dayMs).toISOString().slice(0, 10);
}

interface SummaryWindow {
  /** Start of the previous period, which is as long. */
  before: Date;
  from: Date;
  now: Date;
  /** Our own host is not counted as a source. */
  ownHost: string;
}

/** The number of sources and pages that a chart shows. */
const most = 10;
const { submittedAt, stage, websiteType, utmSource, referrer, formPage, landingPath } = contactSubmissions;
const { firstResponseAt, dueAt, valueIdr, suspicions, utmCampaign } = contactSubmissions;

const won = sql`${stage} = 'won'`;
const wonValueIdr = sql<number>`coalesce(sum(${valueIdr}) FILTER (WHERE ${won}), 0)`;
const bareReferrer = sql`lower(substr(${referrer}, CASE WHEN ${referrer} LIKE 'www.%' THEN 5 ELSE 1 END))`;
const responseTime = sql<number>`${firstResponseAt} - ${submittedAt}`;
/** SQL of `weekOf`. The cast is needed because D1 binds numbers as REAL. */
const week = sql<number>`CAST((${submittedAt} + ${weekOffset}) / ${weekMs} AS INTEGER)`;
const counted = count().as("counted");
/** Largest count first, then by name, with unknown last. */
const mostFirst = [desc(counted), sql`figure IS NULL`, sql`figure`];

/**
 * One query for each figure. All but the last read only the covering indexes `contact_submissions_figures` and
 * `contact_submissions_compared`, which exclude spam.
 */
export function figureStatements(db: Database, { before, from, now, ownHost }: SummaryWindow) {
  const at = now.getTime();
  const inWindow = sql`${suspicions} = '' AND ${submittedAt} BETWEEN ${from.getTime()} AND ${at}`;
  const answered = sql`${inWindow} AND ${firstResponseAt} IS NOT NULL`;
  const ownOrNone = sql`nullif(nullif(${bareReferrer}, ''), ${ownHost})`;
  /** Must agree with `sourceName`. */
  const source = sql`CASE WHEN ${utmSource} <> '' THEN lower(${utmSource}) ELSE ${ownOrNone} END`;
  const grouped = (by: SQL) =>
    db
      .select({ key: sql<string | null>`${by}`.as("figure"), count: counted })
      .from(contactSubmissions)
      .where(inWindow)
      .groupBy(sql`figure`)
      .orderBy(...mostFirst);
  const isNow = sql`${submittedAt} >= ${from.getTime()}`;
  const figuresNow = {
    count: sql<number>`count(*) FILTER (WHERE ${isNow})`.as("counted"),
    won: sql<number>`count(*) FILTER (WHERE ${won} AND ${isNow})`,
    wonValueIdr: sql<number>`coalesce(sum(${valueIdr}) FILTER (WHERE ${won} AND ${isNow}), 0)`.as("value"),
    wonValueIdrBefore: sql<number>`coalesce(sum(${valueIdr}) FILTER (WHERE ${won} AND NOT ${isNow}), 0)`.as(
      "earlier",
    ),
  };
  /** This period and the previous one; groups that are empty in both are left out. */
  const compared = (by: SQL) =>
    db
      .select({ key: sql<string | null>`${by}`.as("figure"), ...figuresNow })
      .from(contactSubmissions)
      .where(sql`${suspicions} = '' AND ${submittedAt} BETWEEN ${before.getTime()} AND ${at}`)
      .groupBy(sql`figure`)
      .having(sql`counted > 0 OR earlier > 0`)
      .orderBy(...mostFirst);
  return [
    db.select({ week, count: count() }).from(contactSubmissions).where(inWindow).groupBy(sql`1`),
    compared(source).limit(most),
    compared(sql`nullif(${formPage}, '')`).limit(most),
    compared(sql`nullif(lower(${utmCampaign}), '')`).limit(most),
    db
      .select({
        countBefore: sql<number>`count(*) FILTER (WHERE NOT ${isNow})`,
        wonValueIdrBefore: figuresNow.wonValueIdrBefore,
      })
      .from(contactSubmissions)
      .where(sql`${suspicions} = '' AND ${submittedAt} BETWEEN ${before.getTime()} AND ${at}`),
    grouped(sql`nullif(${landingPath}, '')`).limit(most),
    grouped(sql`nullif(${websiteType}, '')`),
    db
      .select({
        stage,
        count: count(),
        wonValueIdr,
        inTime: sql<number>`count(*) FILTER (WHERE ${firstResponseAt} <= ${dueAt})`,
        /** Answered enquiries, and unanswered ones that are overdue; a lost enquiry without an answer was owed none. */
        promised: sql<number>`count(*) FILTER (WHERE ${dueAt} IS NOT NULL AND (${firstResponseAt} IS NOT NULL OR (${dueAt} <= ${at} AND ${stage} <> 'lost')))`,
      })
      .from(contactSubmissions)
      .where(inWindow)
      .groupBy(stage),
    db.select({ ms: sql<number | null>`avg(ms)` }).from(
      sql`(SELECT ${responseTime} AS ms FROM ${contactSubmissions} WHERE ${answered} ORDER BY 1
          LIMIT (SELECT 2 - count(*) % 2 FROM ${contactSubmissions} WHERE ${answered})
          OFFSET (SELECT max(0, (count(*) - 1) / 2) FROM ${contactSubmissions} WHERE ${answered}))`,
    ),
    db.select({ count: count() }).from(sql`(${dueIds("overdue", { now, endOfToday: now })})`),
  ] as const;
}

async function readFigures(db: Database, window: SummaryWindow) {
  const [weeks, sources, pages, campaigns, sums, landings, types, stages, median, overdue, places, clicked] =
    await db.batch([...figureStatements(db, window), ...clickStatements(db, window.from)]);
  return {
    ...{ weeks, sources, pages, campaigns, landings, types, stages, places, clicked },
    before: { total: sums[0]?.countBefore ?? 0, wonValueIdr: sums[0]?.wonValueIdrBefore ?? 0 },
    medianResponseMs: median[0]?.ms ?? null,
    overdue: overdue[0]?.count ?? 0,
  };
}
