import { expect, test } from "vitest";
import { depsFor } from "../../../tests/support/enquiries";
import { expectFieldsRefused } from "../../../tests/support/refusal";
import { createContact, db, signIn } from "../../../tests/support/worker";
import { ownHost, sourceName } from "../../contract/inbox/contact-submission";
import { contactSummary } from "../../contract/inbox/contact-summary";
import { dayMs } from "../../utc-day";
import { figureStatements, summarizeEnquiries } from "./summary.service";

const wib = (text: string) => new Date(`${text}+07:00`);
const now = wib("2026-12-03T14:00:00");
const minuteMs = 60_000;
const minutesAfter = (moment: Date, minutes: number) => new Date(moment.getTime() + minutes * minuteMs);

function readSummary(days: number, at = now) {
  return summarizeEnquiries(depsFor({ clock: () => at }), days);
}

const came = (text: string, values: Parameters<typeof createContact>[0] = {}) =>
  createContact({ submittedAt: wib(text), ...values });

test("one enquiry counts in every figure", async () => {
  const submittedAt = wib("2026-12-01T09:00:00");
  await createContact({
    submittedAt,
    stage: "won",
    websiteType: "online-shop",
    utmSource: "Instagram",
    referrer: "l.instagram.com",
    formPage: "/pricing",
    landingPath: "/blog/toko-online",
    firstResponseAt: minutesAfter(submittedAt, 45),
    dueAt: wib("2026-12-02T09:00:00"),
    valueIdr: 12_000_000,
  });
  expect(await readSummary(7)).toMatchObject({
    total: 1,
    byWeek: [
      { week: "2026-11-23", count: 0 },
      { week: "2026-11-30", count: 1 },
    ],
    bySource: [{ source: "instagram", count: 1, won: 1, wonValueIdr: 12_000_000 }],
    byPage: [{ page: "/pricing", count: 1 }],
    byLanding: [{ page: "/blog/toko-online", count: 1 }],
    byType: [{ websiteType: "online-shop", count: 1 }],
    medianFirstResponseMinutes: 45,
    withinPromise: 1,
    wonValueIdr: 12_000_000,
    overdue: 0,
  });
});

test.each([
  ["the last second before the first day", "2026-11-26T23:59:59.999", 0],
  ["23:59 of the first day, an hour of the day before in UTC", "2026-11-27T00:00:00", 1],
  ["23:59 today, which is still to come", "2026-12-03T23:59:00", 0],
  ["this moment", "2026-12-03T14:00:00", 1],
])("seven days are whole days in Jakarta: %s", async (_moment, submitted, total) => {
  await came(submitted);
  expect((await readSummary(7)).total).toBe(total);
});

test("the ten largest sources and pages are listed, ties by name, unknown last", async () => {
  for (let number = 12; number >= 1; number -= 1) {
    const name = String(number).padStart(2, "0");
    const values = { utmSource: `s${name}`, formPage: `/p${name}`, landingPath: `/l${name}` };
    await came("2026-12-01T09:00:00", values);
  }
  await came("2026-12-01T09:00:00");
  const { bySource, byPage, byLanding, total } = await readSummary(7);
  const names = Array.from({ length: 10 }, (_, index) => String(index + 1).padStart(2, "0"));
  expect(bySource.map(({ source }) => source)).toEqual(names.map((name) => `s${name}`));
  expect(byPage.map(({ page }) => page)).toEqual(names.map((name) => `/p${name}`));
  expect(byLanding.map(({ page }) => page)).toEqual(names.map((name) => `/l${name}`));
  expect(total).toBe(13);
});

test("each source shows the value of won enquiries, and others add no value", async () => {
  const values = [
    { stage: "won", valueIdr: 5_000_000 },
    { stage: "won", valueIdr: null },
    { stage: "lost", valueIdr: 9_000_000 },
    { stage: "proposal", valueIdr: 7_000_000 },
  ] as const;
  for (const one of values) await came("2026-12-01T09:00:00", { ...one, utmSource: "google" });
  await came("2026-12-01T09:00:00", { stage: "won", valueIdr: 999_999_999_999, utmSource: "ig" });
  const summary = await readSummary(7);
  expect(summary.bySource).toEqual([
    { source: "google", count: 4, won: 2, wonValueIdr: 5_000_000 },
    { source: "ig", count: 1, won: 1, wonValueIdr: 999_999_999_999 },
  ]);
  expect(summary.wonValueIdr).toBe(1_000_004_999_999);
  expect(summary.byStage).toEqual([
    { stage: "new", count: 0 },
    { stage: "contacted", count: 0 },
    { stage: "proposal", count: 1 },
    { stage: "won", count: 3 },
    { stage: "lost", count: 1 },
  ]);
});

test.each([
  [[10], 10],
  [[30, 10], 20],
  [[4, 1, 1000, 3], 4],
])("after %j minutes the median is %s", async (minutes, middle) => {
  const submittedAt = wib("2026-12-01T09:00:00");
  for (const one of minutes) {
    await createContact({ submittedAt, firstResponseAt: minutesAfter(submittedAt, one) });
  }
  await createContact({ submittedAt });
  expect((await readSummary(7)).medianFirstResponseMinutes).toBe(middle);
});

test("the response rate counts answered enquiries and overdue ones", async () => {
  const submittedAt = wib("2026-12-01T09:00:00");
  const dueAt = wib("2026-12-02T09:00:00");
  const dueTomorrow = wib("2026-12-04T09:00:00");
  await createContact({ submittedAt, dueAt, firstResponseAt: dueAt });
  await createContact({ submittedAt, dueAt, firstResponseAt: minutesAfter(dueAt, 1) });
  await createContact({ submittedAt, dueAt });
  // Closed without an answer, so nobody waits for one.
  await createContact({ submittedAt, dueAt, stage: "lost" });
  await createContact({ submittedAt, dueAt, stage: "lost", firstResponseAt: minutesAfter(dueAt, 2) });
  await createContact({ submittedAt, dueAt: dueTomorrow, firstResponseAt: now });
  await createContact({ submittedAt, dueAt: dueTomorrow });
  expect((await readSummary(7)).withinPromise).toBe(2 / 5);
});

test("overdue enquiries are counted in any range, unless answered or closed", async () => {
  const submittedAt = wib("2026-09-01T09:00:00");
  const dueAt = wib("2026-09-02T09:00:00");
  await createContact({ submittedAt, dueAt });
  await createContact({ submittedAt, dueAt, firstResponseAt: now });
  await createContact({ submittedAt, dueAt, stage: "lost" });
  await createContact({ submittedAt, dueAt: now });
  await createContact({ submittedAt, dueAt: minutesAfter(now, 1) });
  expect(await readSummary(7)).toMatchObject({ total: 0, overdue: 2 });
});

test("suspected spam counts in no figure", async () => {
  const submittedAt = wib("2026-12-01T09:00:00");
  const dueAt = wib("2026-12-02T09:00:00");
  const values = { submittedAt, dueAt, suspicions: "links", utmSource: "spam", valueIdr: 1 };
  await createContact(values);
  await createContact({ ...values, stage: "won", firstResponseAt: submittedAt });
  expect(await readSummary(30)).toMatchObject({
    ...{ total: 0, bySource: [], byPage: [], byLanding: [], byType: [] },
    ...{ medianFirstResponseMinutes: null, withinPromise: null, wonValueIdr: 0, overdue: 0 },
  });
});

test("each figure reads only its covering index", async () => {
  const before = wib("2026-10-05T00:00:00");
  const statements = figureStatements(db, {
    before,
    from: wib("2026-11-04T00:00:00"),
    now,
    ownHost: "a.example",
  });
  for (const [index, statement] of statements.entries()) {
    const { sql, params } = statement.toSQL();
    const plan = await db.$client
      .prepare(`EXPLAIN QUERY PLAN ${sql}`)
      .bind(...params)
      .all<{ detail: string }>();
    const reads = plan.results
      .map(({ detail }) => detail)
      .filter((detail) => /contact_submissions/.test(detail));
    expect(reads.length).toBeGreaterThan(0);
    const expected =
      index === statements.length - 1
        ? /INDEX contact_submissions_waiting \(due_at>\? AND due_at<\?\)/
        : /USING COVERING INDEX contact_submissions_(figures|compared) \(submitted_at>\? AND submitted_at<\?\)/;
    for (const detail of reads) expect(detail).toMatch(expected);
  }
});

test.each([
  [{ utmSource: "Iklan Lebaran", referrer: "www.google.com" }, "iklan lebaran"],
  [{ utmSource: "", referrer: "www.google.com" }, "google.com"],
  [{ utmSource: ownHost, referrer: null }, ownHost],
  [{ utmSource: null, referrer: "WWW.Google.com" }, "google.com"],
  [{ utmSource: null, referrer: "www.www.toko.example" }, "www.toko.example"],
  [{ utmSource: null, referrer: ownHost }, null],
  [{ utmSource: null, referrer: `blog.${ownHost}` }, `blog.${ownHost}`],
  [{ utmSource: null, referrer: null }, null],
])("the source %j is called %j on every screen, in the export and in the figures", async (source, name) => {
  expect(sourceName(source)).toBe(name);
  await createContact({ ...source, submittedAt: now });
  const { bySource } = await summarizeEnquiries(depsFor({ clock: () => now }), 7);
  expect(bySource.map((row) => row.source)).toEqual([name]);
});

test("the figures default to thirty days", async () => {
  const { call } = await signIn();
  await createContact({ submittedAt: new Date(Date.now() - 28 * dayMs) });
  await createContact({ submittedAt: new Date(Date.now() - 31 * dayMs) });
  const read = async (query: string) => {
    const response = await call(`/api/contact/summary${query}`);
    expect(response.status).toBe(200);
    expect(response.headers.get("Cache-Control")).toBe("no-store");
    return contactSummary.parse(await response.json());
  };
  expect((await read("")).total).toBe(1);
  expect((await read("?days=30")).total).toBe(1);
  expect((await read("?days=7")).total).toBe(0);
  expect((await read("?days=365")).total).toBe(2);
});

test.each(["0", "31", "7.0", "030"])("the days '%s' are refused", async (days) => {
  const { call } = await signIn();
  await expectFieldsRefused(call(`/api/contact/summary?days=${encodeURIComponent(days)}`), {
    days: "Rentang ringkasan harus 7, 30, 90, atau 365 hari",
  });
});
