import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { absoluteSeconds, createSessionStore, idleSeconds } from "./session.store";

/** A store whose clock the test turns by hand. */
function createStore() {
  const start = Date.now();
  let now = start;
  /** Sessions whose use was written down, and those that have ended. */
  const uses: string[] = [];
  const ended = new Set<string>();
  return {
    store: createSessionStore(
      env.KV,
      () => new Date(now),
      async (tokenHash) => {
        uses.push(tokenHash);
        return !ended.has(tokenHash);
      },
    ),
    uses,
    ended,
    setAge(seconds: number) {
      now = start + seconds * 1000;
    },
    start,
  };
}

test("the store holds a hash of the token and never the token", async () => {
  const { store } = createStore();
  const { token } = await store.create(7);
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(token));
  const hash = Buffer.from(digest).toString("hex");
  const { keys } = await env.KV.list();
  expect(keys.map(({ name }) => name)).toEqual([`session:${hash}`]);
  expect(await env.KV.get(`session:${hash}`)).not.toContain(token);
  expect(await store.find(hash)).toBeNull();
});

test("the store forgets a session by itself when its idle time is over", async () => {
  const { store } = createStore();
  await store.create(7);
  const [key] = (await env.KV.list()).keys;
  expect(key?.expiration).toBeGreaterThan(Date.now() / 1000 + idleSeconds - 60);
  expect(key?.expiration).toBeLessThanOrEqual(Date.now() / 1000 + idleSeconds);
});

test("a session that nobody uses ends after its idle time", async () => {
  const { store, setAge } = createStore();
  const { token } = await store.create(7);
  setAge(idleSeconds);
  expect(await store.find(token)).toBeNull();
});

test("a session in use outlives its idle time", async () => {
  const { store, setAge } = createStore();
  const { token } = await store.create(7);
  setAge(idleSeconds - 1);
  await store.find(token);
  setAge(2 * idleSeconds - 2);
  expect(await store.find(token)).toMatchObject({ userId: 7 });
});

test("a session ends at its absolute age however much it is used", async () => {
  const { store, setAge, start } = createStore();
  const { token } = await store.create(7);
  for (let age = 0; age < absoluteSeconds; age += idleSeconds / 2) {
    setAge(age);
    expect(await store.find(token)).toMatchObject({ expiresAt: new Date(start + absoluteSeconds * 1000) });
  }
  setAge(absoluteSeconds - 1);
  expect(await store.find(token)).toMatchObject({ userId: 7 });
  setAge(absoluteSeconds);
  expect(await store.find(token)).toBeNull();
});

test("a request writes nothing before an hour has passed", async () => {
  const { store, setAge, uses } = createStore();
  const { token, tokenHash } = await store.create(7);
  const [key] = (await env.KV.list()).keys;
  const read = () => env.KV.get(key?.name ?? "");
  const first = await read();
  setAge(3599);
  expect(await store.find(token)).toMatchObject({ userId: 7 });
  expect([await read(), uses]).toEqual([first, []]);
  setAge(3600);
  expect(await store.find(token)).toMatchObject({ userId: 7 });
  expect(await read()).not.toBe(first);
  expect(uses).toEqual([tokenHash]);
});

test("a session that has ended is not renewed", async () => {
  const { store, setAge, ended } = createStore();
  const { token, tokenHash } = await store.create(7);
  const first = await env.KV.get(`session:${tokenHash}`);
  ended.add(tokenHash);
  setAge(3600);
  expect(await store.find(token)).toBeNull();
  expect(await env.KV.get(`session:${tokenHash}`)).toBe(first);
});

test("a removed session is not found, and others stay", async () => {
  const { store } = createStore();
  const removed = await store.create(7);
  const kept = await store.create(7);
  await store.remove(removed.tokenHash);
  expect(await store.find(removed.token)).toBeNull();
  expect(await store.find(kept.token)).toMatchObject({ userId: 7 });
});
