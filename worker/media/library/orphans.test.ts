import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { beforeEach, expect, test, vi } from "vitest";
import { bucket, createPicture, keysStored, mediaDeps } from "../../../tests/support/media";
import { createSession, db, send } from "../../../tests/support/worker";
import { media, mediaVariants } from "../../db/schema/media";
import { handleSchedule } from "../../schedule";
import { removeOrphans } from "./orphans.service";

beforeEach(() => {
  vi.spyOn(console, "info").mockImplementation(() => {});
});

const twoDays = 2 * 24 * 60;
const later = () => mediaDeps({}, twoDays);
const anywhere = () => ({ mostPages: 100, startAfter: crypto.randomUUID() });
const folder = "0c8b6d1e-0000-4000-8000-000000000000";

/** A ready picture with a width, beside which a width stands that no row tells of. */
async function createReady() {
  const row = await createPicture({ state: "ready" });
  await db.insert(mediaVariants).values({ mediaId: row.id, width: 480, type: "image/avif", bytes: 1 });
  for (const name of ["480.avif", "480.webp"]) await bucket.put(`${row.storageKey}/${name}`, "x");
  return row;
}

test("bytes without a row are removed after a day, and no other bytes", async () => {
  const ready = await createReady();
  const pending = await createPicture();
  await bucket.put(`${pending.storageKey}/480.webp`, "noch ohne Zeile");
  for (const key of [`${folder}/original`, `${folder}/480.avif`, "cadangan/2026.sql", `${folder}/lain`]) {
    await bucket.put(key, "12345");
  }
  expect(await removeOrphans(mediaDeps(), anywhere())).toBe(0);
  expect(await removeOrphans(later(), anywhere())).toBe(3);
  expect(await keysStored()).toEqual(
    [
      ...["480.avif", "original"].map((name) => `${ready.storageKey}/${name}`),
      ...["480.webp", "original"].map((name) => `${pending.storageKey}/${name}`),
      ...["cadangan/2026.sql", `${folder}/lain`],
    ].sort(),
  );
  expect(await removeOrphans(later(), anywhere())).toBe(0);
});

test("the pass removes nothing when most objects look orphaned: the database may be an older one", async () => {
  const logged = vi.spyOn(console, "error").mockImplementation(() => {});
  await createPicture();
  for (let number = 0; number < 20; number += 1) await bucket.put(`${crypto.randomUUID()}/original`, "x");
  expect(await removeOrphans(later(), anywhere())).toBe(0);
  expect(await keysStored()).toHaveLength(21);
  expect(logged.mock.calls.map(([line]) => JSON.parse(String(line)))).toMatchObject([
    { event: "orphans_too_many", orphans: 20, seen: 21 },
  ]);
});

test("a run looks at no more pages than it may, and the next one goes on elsewhere", async () => {
  for (const first of "0123") await bucket.put(`${first}${folder.slice(1)}/original`, "x");
  expect(await removeOrphans(later(), { mostPages: 1, pageSize: 2, startAfter: "" })).toBe(2);
  expect(await removeOrphans(later(), { mostPages: 1, pageSize: 2, startAfter: "3" })).toBe(1);
  expect(await removeOrphans(later(), { mostPages: 2, pageSize: 2, startAfter: "5" })).toBe(1);
});

test("a picture whose bytes are gone is named in the log, wherever it lies", async () => {
  const logged = vi.spyOn(console, "error").mockImplementation(() => {});
  const missing = await createReady();
  await bucket.delete(`${missing.storageKey}/original`);
  const last = await createPicture({ storageKey: `f${crypto.randomUUID().slice(1)}` });
  await bucket.delete(`${last.storageKey}/original`);
  await createPicture();
  for (const startAfter of ["", "zzz"]) {
    logged.mockClear();
    await db.update(media).set({ createdAt: new Date() });
    await removeOrphans(mediaDeps(), { mostPages: 100, startAfter, pageSize: 1 });
    expect(logged).not.toHaveBeenCalled();
    await removeOrphans(later(), { mostPages: 100, startAfter, pageSize: 1 });
    const lines = logged.mock.calls.map(([line]) => JSON.parse(String(line)));
    expect(lines.map(({ event, mediaId }) => [event, mediaId]).sort()).toEqual(
      [missing.id, last.id].map((id) => ["picture_missing", id]).sort(),
    );
  }
  expect(await keysStored()).toContain(`${missing.storageKey}/480.avif`);
});

test("the dry run counts what the next pass removes, and removes nothing", async () => {
  const { cookie } = await createSession({ role: "editor" });
  const headers = { Cookie: cookie };
  for (const name of ["original", "480.avif"]) await bucket.put(`${folder}/${name}`, "12345");
  const ask = async () => (await send("/api/media/orphans", { headers })).json();
  expect(await ask()).toEqual({ objects: 0, bytes: 0 });
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + twoDays * 60_000 });
  const { cookie: fresh } = await createSession({ role: "editor" });
  const counted = await send("/api/media/orphans", { headers: { Cookie: fresh } });
  vi.useRealTimers();
  expect(await counted.json()).toEqual({ objects: 2, bytes: 10 });
  expect(await keysStored()).toHaveLength(2);
});

test("the pass runs once a week alone, and not where there is no bucket", async () => {
  await bucket.put(`${folder}/original`, "x");
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + twoDays * 60_000 });
  await handleSchedule({ cron: "*/15 * * * *" } as ScheduledController, env);
  expect(await keysStored()).toHaveLength(1);
  const { id } = await createPicture();
  await handleSchedule({ cron: "30 19 * * SUN" } as ScheduledController, env);
  vi.useRealTimers();
  expect(await keysStored()).toHaveLength(1);
  expect(await db.$count(media, eq(media.id, id))).toBe(1);
  expect(await removeOrphans(mediaDeps({ mediaBucket: null }), anywhere())).toBe(0);
});
