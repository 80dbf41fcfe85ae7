import { env } from "cloudflare:workers";
import { beforeEach, expect, test, vi } from "vitest";
import { countedDatabase } from "../../../tests/support/counted-database";
import { createPost, db, send, signIn } from "../../../tests/support/worker";
import type { MissedAddress } from "../../contract/redirects";
import { notFound } from "../../db/schema/site";
import { createDeps, replaceDeps } from "../../deps";
import { takeDayShare } from "../../limits";
import { deleteOldMisses, pendingMisses } from "./not-found.service";

beforeEach(() => {
  pendingMisses.rows.clear();
  Object.assign(pendingMisses, { plannedAt: 0, collectMs: 0 });
});

const chrome =
  "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/148.0.0.0 Safari/537.36";
const visit = (path: string, headers: Record<string, string> = {}) =>
  send(path, { headers: { "User-Agent": chrome, ...headers } });
const missedBy = async (by = "people") => {
  const { call } = await signIn();
  return (await call(`/api/not-found?page=1&by=${by}`)).json<MissedAddress[]>();
};

test("a missing path is recorded with referrer host and count, bots separately, and without query or personal data", async () => {
  await visit("/Lama/Satu/?email=a@b.id", { Referer: "https://situs-lain.example/rahasia?q=1" });
  await visit("/lama/satu");
  await visit("/lama/satu", { "User-Agent": "Googlebot/2.1 (+http://www.google.com/bot.html)" });
  await visit("/.env");
  for (const path of [
    "/keluar/budi@contoh.id",
    "/keluar/budi%40contoh.id",
    "/keluar/budi%2540contoh.id",
    "/keluar/budi%EF%BC%A0contoh.id",
    "/hubungi/081234567890",
    "/hubungi/0812-3456-7890",
    "/hubungi/+62%20(812)%203456.7890",
    "/nik/3171-0101-0190-0001",
    "/undangan/abc/def",
    "/api/tidak-ada",
  ])
    await visit(path);
  expect(await missedBy()).toMatchObject([
    { path: "/lama/satu", people: 2, bots: 1, referrer: "situs-lain.example" },
  ]);
  expect((await missedBy("bots")).map(({ path, bots }) => [path, bots])).toEqual([["/.env", 1]]);
  expect(await db.$count(notFound)).toBe(2);
});

test("one network fills only a part of the list", async () => {
  const [network, other] = ["198.51.100.77", "198.51.100.78"];
  for (let asked = 0; asked < 199; asked += 1) takeDayShare("not-found", network, 200, new Date());
  await visit("/banjir/200", { "CF-Connecting-IP": network });
  await visit("/banjir/201", { "CF-Connecting-IP": network });
  await visit("/banjir/lain", { "CF-Connecting-IP": other });
  expect((await missedBy()).map(({ path }) => path).sort()).toEqual(["/banjir/200", "/banjir/lain"]);
});

test("a path is redirected in one step to the page with the most similar name", async () => {
  await createPost({ slug: "cara-memilih-domain" });
  await createPost({ slug: "cara-memilih-hosting-murah" });
  await visit("/2019/05/cara-memilih-domain-yang-tepat.html");
  await visit("/layanan");
  await visit("/sama-sekali-lain");
  const missed = await missedBy();
  const findSuggestions = (path: string) => missed.find((one) => one.path === path)?.suggestions;
  const from = "/2019/05/cara-memilih-domain-yang-tepat.html";
  expect(findSuggestions(from)).toEqual(["/blog/cara-memilih-domain", "/blog/cara-memilih-hosting-murah"]);
  expect(findSuggestions("/layanan")).toEqual(["/services"]);
  expect(findSuggestions("/sama-sekali-lain")).toEqual([]);
  const { call } = await signIn();
  const rule = { from, to: "/blog/cara-memilih-domain", kind: "exact", status: 301 };
  expect((await call("/api/redirects", "POST", rule)).status).toBe(201);
  expect((await missedBy()).map(({ path }) => path)).toEqual(["/sama-sekali-lain", "/layanan"]);
});

test("as many misses as one write takes are written after the responses, and a failing write affects none", async () => {
  const { database, count } = countedDatabase(env.DB);
  const paths = Array.from({ length: 100 }, (_, index) => `/hilang/${index}`);
  Object.assign(pendingMisses, { plannedAt: Date.now() });
  for (const path of paths)
    await send(path, { headers: { "CF-Connecting-IP": crypto.randomUUID() }, bindings: { DB: database } });
  const asked = count.roundTrips;
  Object.assign(pendingMisses, { plannedAt: 0 });
  await send("/hilang/terakhir", { bindings: { DB: database } });
  // The redirect lookup, and the write.
  expect(count.roundTrips).toBe(asked + 2);
  expect(await db.$count(notFound)).toBe(100);

  vi.spyOn(console, "warn").mockImplementation(() => {});
  const batch = () => Promise.reject(new Error("down"));
  const DB = { prepare: (query: string) => env.DB.prepare(query), batch } as unknown as D1Database;
  expect((await send("/hilang/lagi", { bindings: { DB } })).status).toBe(404);
});

test("a path that was not requested for thirty days is deleted", async () => {
  const deps = replaceDeps(createDeps(env), { clock: () => new Date("2026-12-31T00:00:00Z") });
  const row = { people: 1, bots: 0, firstAt: new Date(0) };
  await db.insert(notFound).values([
    { ...row, path: "/lama", lastAt: new Date("2026-11-30T00:00:00Z") },
    { ...row, path: "/baru", lastAt: new Date("2026-12-02T00:00:00Z") },
  ]);
  expect(await deleteOldMisses(deps)).toBe(1);
  expect((await db.select().from(notFound)).map(({ path }) => path)).toEqual(["/baru"]);
});
