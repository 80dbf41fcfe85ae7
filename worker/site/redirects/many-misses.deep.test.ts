import { env } from "cloudflare:workers";
import { afterEach, expect, test } from "vitest";
import { interceptedDatabase } from "../../../tests/support/intercepted-database";
import { db, send } from "../../../tests/support/worker";
import { notFound } from "../../db/schema/site";
import { createDeps } from "../../deps";
import { noteMissing, pendingMisses } from "./not-found.service";

afterEach(() => {
  pendingMisses.rows.clear();
  Object.assign(pendingMisses, { plannedAt: Number.POSITIVE_INFINITY });
});

test("a hundred thousand missing paths leave a thousand rows", async () => {
  const deps = createDeps(env);
  Object.assign(pendingMisses, { plannedAt: 0, collectMs: 0 });
  const writes: Promise<void>[] = [];
  for (let number = 0; number < 100_000; number += 1) {
    const url = new URL(`https://situs.example/hilang/${number}`);
    noteMissing(deps, { url, isPerson: number % 2 === 0, referrer: undefined }, (work) => writes.push(work));
    expect(pendingMisses.rows.size).toBeLessThanOrEqual(100);
    if (number % 100 === 99) await Promise.all(writes.splice(0));
  }
  expect(await db.$count(notFound)).toBe(1000);
});

test("a thousand visitors of missing paths wait for one query each, and for no write", async () => {
  const asked: string[] = [];
  const database = interceptedDatabase(env.DB, (call, work) => {
    asked.push(call.sql);
    return work();
  });
  await send("/");
  for (let number = 0; number < 1000; number += 1) {
    const headers = { "CF-Connecting-IP": `203.0.${number >> 8}.${number & 255}` };
    expect((await send(`/hilang/${number}`, { headers, bindings: { DB: database } })).status).toBe(404);
  }
  const lookups = () => asked.filter((sql) => sql.includes('from "redirects"')).length;
  expect(lookups()).toBe(1000);
  expect(asked.filter((sql) => /^\s*(?:insert|update|delete)/i.test(sql))).toEqual([]);
  expect(await db.$count(notFound)).toBe(0);
  for (let number = 0; number < 100; number += 1) await send("/", { bindings: { DB: database } });
  expect(lookups()).toBe(1000);
});
