import { env } from "cloudflare:workers";
import { expect, test, vi } from "vitest";
import { startIsolate } from "../../tests/support/cold-isolate";
import { failing, readSource } from "../../tests/support/copies";
import { afterTimers, faultyBindings } from "../../tests/support/faults";
import { createPost, signIn } from "../../tests/support/worker";
import { contentVersionKey } from "./content-version";

const publishAnother = () =>
  env.KV.put(contentVersionKey, JSON.stringify({ number: Date.now() + 60_000 * ++published }));
let published = 0;

test("an entry expires an hour after it was made, whichever isolate reads it", async () => {
  const { slug } = await createPost();
  const path = `/blog/${slug}`;
  await (await startIsolate())(path);
  const start = Date.now();
  const after = (minutes: number) => vi.useFakeTimers({ now: start + minutes * 60_000, toFake: ["Date"] });
  after(50);
  const send = await startIsolate();
  expect(readSource(await send(path))).toBe("edge");
  expect(readSource(await send(path))).toBe("isolate");
  after(61);
  expect(readSource(await send(path))).toBe("made");
});

test("a location stores one entry of a page; an entry of another version serves only as the last good one", async () => {
  const { slug } = await createPost({ title: "Judul lama" });
  const path = `/blog/${slug}`;
  await (await startIsolate())(path);
  await publishAnother();
  const puts = vi.spyOn(caches.default, "put");
  expect(readSource(await (await startIsolate())(path))).toBe("made");
  expect(puts).toHaveBeenCalledTimes(1);
  expect(readSource(await (await startIsolate())(path))).toBe("edge");
  await publishAnother();
  vi.spyOn(console, "error").mockImplementation(() => {});
  expect(readSource(await (await startIsolate())(path, failing("DB")))).toBe("stale");
});

test.each(["KV", "DB"] as const)("if %s never answers, the last good entry is served", async (name) => {
  const { slug } = await createPost();
  await (await startIsolate())(`/blog/${slug}`);
  await publishAnother();
  vi.spyOn(console, "error").mockImplementation(() => {});
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const send = await startIsolate();
  const { bindings: hung } = faultyBindings({ at: "each", fault: "hangs" });
  const { bindings } = faultyBindings();
  const answered = await afterTimers(send(`/blog/${slug}`, { ...bindings, [name]: hung[name] }));
  expect([answered.status, readSource(answered)]).toEqual([200, "stale"]);
});

test("if KV never answers, staff still read as staff, by their session in D1", async () => {
  const { slug } = await createPost();
  const { cookie } = await signIn();
  vi.spyOn(console, "error").mockImplementation(() => {});
  vi.spyOn(console, "warn").mockImplementation(() => {});
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const { bindings: hung } = faultyBindings({ at: "each", fault: "hangs" });
  const bindings = { ...faultyBindings().bindings, KV: hung.KV ?? env.KV };
  const send = await startIsolate();
  const answered = await afterTimers(send(`/blog/${slug}`, bindings, { Cookie: cookie }));
  expect([answered.status, answered.headers.get("Cache-Control")]).toEqual([200, "no-store"]);
});
