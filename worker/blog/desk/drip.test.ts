import { beforeEach, expect, test, vi } from "vitest";
import { createGenerated } from "../../../tests/support/claims";
import { written } from "../../../tests/support/posts";
import { expectRefusal } from "../../../tests/support/refusal";
import { type Call, db, send, signIn } from "../../../tests/support/worker";
import type { Calendar, DripAnswer } from "../../contract/desk/calendar";
import { users } from "../../db/schema/auth";
import { blogPosts } from "../../db/schema/blog";
import { placeDrip } from "./publication-time";

/** A Sunday, 12.00 in Jakarta. */
const now = new Date("2026-11-22T05:00:00Z");
const workdays = [1, 2, 3, 4, 5];

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now });
});

const aged = { updatedAt: new Date(1000), publishedAt: new Date(1000) };
const aiDraft = () => createGenerated({ status: "review", title: "Artikel tanpa angka", ...aged });
const aiDrafts = (count: number) => Promise.all(Array.from({ length: count }, aiDraft));
const toItems = (posts: { id: number; updatedAt: Date }[]) =>
  posts.map(({ id, updatedAt }) => ({ id, version: updatedAt.toISOString() }));

const plan = { startDate: "2026-11-23", days: workdays, times: ["09:00"], dryRun: false };
const drip = (call: Call, body: Record<string, unknown>) =>
  call("/api/blog/drip", "POST", { ...plan, ...body });

async function readDates(response: Response): Promise<string[]> {
  expect([response.status, response.ok ? "" : await response.clone().text()]).toEqual([200, ""]);
  return (await response.json<DripAnswer>()).dates.map(({ publishAt }) => publishAt);
}

const byHand = { isAi: false };
const byAi = { isAi: true };
const toMoments = (placed: ReturnType<typeof placeDrip>) =>
  placed.moments.map((moment) => moment.toISOString());

test("dates go from the first day on over the chosen days and hours of Jakarta, earliest first", () => {
  const chosen = { startDate: "2026-11-27", days: [5, 1], times: ["15:00", "09:00", "15:00"] };
  expect(toMoments(placeDrip(chosen, Array(5).fill(byHand), now))).toEqual([
    "2026-11-27T02:00:00.000Z",
    "2026-11-27T08:00:00.000Z",
    "2026-11-30T02:00:00.000Z",
    "2026-11-30T08:00:00.000Z",
    "2026-12-04T02:00:00.000Z",
  ]);
});

test("hours of today that have passed are left out", () => {
  const today = { startDate: "2026-11-22", days: [7], times: ["09:00", "12:00", "18:30"] };
  expect(toMoments(placeDrip(today, [byHand, byHand], now))).toEqual([
    "2026-11-22T11:30:00.000Z",
    "2026-11-29T02:00:00.000Z",
  ]);
});

test("days off, full days and hours that are taken are passed over and named", () => {
  const occupied = {
    holidays: new Set(["2026-11-24"]),
    generated: new Map([["2026-11-23", 1]]),
    ceiling: 1,
    taken: new Set([Date.parse("2026-11-25T02:00:00Z")]),
  };
  const plan = { startDate: "2026-11-23", days: workdays, times: ["09:00", "15:00"] };
  const placed = placeDrip(plan, [byAi, byAi, byHand], now, occupied);
  expect(toMoments(placed)).toEqual([
    "2026-11-25T08:00:00.000Z",
    "2026-11-26T02:00:00.000Z",
    "2026-11-26T08:00:00.000Z",
  ]);
  expect(placed.passed).toEqual([
    { day: "2026-11-23", reason: "full" },
    { day: "2026-11-24", reason: "holiday" },
  ]);
  const taken = {
    ...occupied,
    taken: new Set(["02", "08"].map((hour) => Date.parse(`2026-11-25T${hour}:00:00Z`))),
  };
  expect(placeDrip({ ...plan, startDate: "2026-11-25" }, [byHand], now, taken).passed).toEqual([
    { day: "2026-11-25", reason: "taken" },
  ]);
});

test("ten AI drafts are shown on ten working days, and then scheduled so", async () => {
  const { call, user } = await signIn("editor");
  const chosen = toItems(await aiDrafts(10));
  const shown = await readDates(await drip(call, { items: chosen, dryRun: true }));
  expect(shown).toHaveLength(10);
  expect([shown[0], shown[9]]).toEqual(["2026-11-23T02:00:00.000Z", "2026-12-04T02:00:00.000Z"]);
  expect(await db.$count(blogPosts)).toBe(10);
  const before = await db.select().from(blogPosts);
  expect(before.every(({ status }) => status === "review")).toBe(true);

  expect(await readDates(await drip(call, { items: chosen }))).toEqual(shown);
  const rows = await db.select().from(blogPosts).orderBy(blogPosts.publishedAt);
  expect(rows.map(({ publishedAt }) => publishedAt.toISOString())).toEqual(shown);
  expect(rows.every(({ status, reviewerId }) => status === "published" && reviewerId === user.id)).toBe(true);

  const response = await call("/api/blog/calendar?from=2026-11-23&to=2026-11-27", "GET");
  const { posts, aiDailyCeiling } = await response.json<Calendar>();
  expect([posts.map(({ publishAt }) => publishAt), aiDailyCeiling]).toEqual([shown.slice(0, 5), 1]);
});

test("what an editor has scheduled becomes public at its time, also when they are disabled or demoted by then", async () => {
  const { call } = await signIn("editor");
  const own = await written(call, { slug: "satu" });
  await readDates(await drip(call, { items: [{ id: own.id, version: own.updatedAt }] }));
  await written(call, { slug: "dua", status: "published", publishAt: "2026-11-23T02:00:00Z" });
  await db.update(users).set({ disabledAt: now, role: "writer", isAdmin: false });
  expect([(await send("/blog/satu")).status, (await send("/blog/dua")).status]).toEqual([404, 404]);
  vi.setSystemTime(new Date("2026-11-23T02:00:00Z"));
  expect([(await send("/blog/satu")).status, (await send("/blog/dua")).status]).toEqual([200, 200]);
});

test("more AI articles on a day than may be are refused, all of them, and shown so before", async () => {
  const { call } = await signIn("editor");
  const chosen = toItems(await aiDrafts(2));
  for (const dryRun of [true, false]) {
    await expectRefusal(
      drip(call, { items: chosen, times: ["09:00", "15:00"], dryRun }),
      409,
      "Batasnya 1 artikel AI per hari. Terlalu banyak pada Senin, 23 November 2026 (2 artikel AI).",
    );
  }
  const rows = await db.select().from(blogPosts);
  expect(rows.every(({ status }) => status === "review")).toBe(true);
});

test("articles of people have no ceiling, and days that have their AI article refuse another", async () => {
  const { call } = await signIn("editor");
  const own = [await written(call), await written(call)].map(({ id, updatedAt }) => ({
    id,
    version: updatedAt,
  }));
  expect(await readDates(await drip(call, { items: own, times: ["09:00", "15:00"] }))).toHaveLength(2);
  const [first, second] = toItems(await aiDrafts(2));
  expect(await readDates(await drip(call, { items: [first] }))).toHaveLength(1);
  expect((await drip(call, { items: [second] })).status).toBe(409);
});

test("what was changed meanwhile stops the whole drip and is named", async () => {
  const { call } = await signIn("editor");
  const [first, second] = await aiDrafts(2);
  if (!first || !second) throw new Error("no drafts");
  const chosen = [...toItems([first]), { id: second.id, version: "2026-01-01T00:00:00Z" }];
  await expectRefusal(
    drip(call, { items: chosen }),
    409,
    `“${second.title}”: Artikel ini sudah diubah orang lain sejak Anda membukanya`,
  );
  await expectRefusal(
    drip(call, { items: [...toItems([first]), { id: 999_999, version: "2026-01-01T00:00:00Z" }] }),
    404,
    "Artikel tidak ditemukan atau sudah dihapus",
  );
});

test("two drips of the same days at once never pass the ceiling", async () => {
  const { call } = await signIn("editor");
  const answers = await Promise.all(
    (await aiDrafts(3)).map((draft) => drip(call, { items: toItems([draft]) })),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
});

test.each([
  ["a day that has passed", { startDate: "2026-11-21" }, "Tanggal mulai sudah lewat"],
  ["no days", { days: [] }, "Pilih hari dari 1 (Senin) sampai 7 (Minggu)"],
  ["an hour that is none", { times: ["24:00"] }, "Pilih jam terbit, misalnya 09:00"],
  [
    "a start beyond twelve months",
    { startDate: "2028-01-03" },
    "Waktu terbit paling jauh 12 bulan dari sekarang",
  ],
])("%s is refused", async (_name, values, message) => {
  const { call } = await signIn("editor");
  const chosen = toItems(await aiDrafts(1));
  await expectRefusal(drip(call, { items: chosen, ...values }), 400, message);
});

test.each([
  ["from=2026-11-01", "Tanggal tidak valid"],
  ["from=2026-11-05&to=2026-11-01", "Rentang kalender 1 sampai 62 hari"],
])("a calendar of %s is refused", async (query, message) => {
  const { call } = await signIn("writer");
  await expectRefusal(call(`/api/blog/calendar?${query}`, "GET"), 400, message);
});
