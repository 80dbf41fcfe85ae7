import { createExecutionContext, waitOnExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { createPost, send, signIn } from "../../tests/support/worker";
import { app } from "../index";
import { answerFromMemory, type EntryState, findAtEdge, isCurrent, storeAtEdge } from "./content-cache";

const state = (number: number, dueMoment = 0): EntryState => ({ number, dueMoment, deploymentId: "a" });
const earlier = state(4, 1000);

async function keep(key: string, kept: EntryState): Promise<void> {
  const body = new Uint8Array();
  await storeAtEdge(key, { state: kept, status: 200, headers: [], body, madeAt: Date.now() });
}

test.each([
  ["a newer version", state(5)],
  ["a later moment of the same version", state(4, 2000)],
])("%s stays the last good page, whichever was ready last", async (_, later) => {
  const key = crypto.randomUUID();
  for (const made of [earlier, later, earlier]) await keep(key, made);
  expect((await findAtEdge(key))?.state).toEqual(later);
});

test("a page made while the version was unknown is replaced by one of a known version", async () => {
  const key = crypto.randomUUID();
  for (const made of [state(0), earlier, state(0)]) await keep(key, made);
  expect((await findAtEdge(key))?.state).toEqual(earlier);
});

test("an isolate that has not seen a write does not replace entries of those that have", async () => {
  const key = crypto.randomUUID();
  await keep(key, state(5));
  const held = await findAtEdge(key);
  expect(held && isCurrent(held, earlier)).toBe(false);
  expect(held && isCurrent(held, state(5))).toBe(true);
});

const fromMemory = (path: string, init?: RequestInit) =>
  answerFromMemory(new Request(`http://localhost${path}`, init), env.VERSION.id);

async function throughTheApp(path: string, headers: Record<string, string> = {}): Promise<Response> {
  const context = createExecutionContext();
  const response = await app.fetch(new Request(`http://localhost${path}`, { headers }), env, context);
  await waitOnExecutionContext(context);
  return response;
}

function comparable({ status, headers }: Response) {
  const { "x-request-id": _, ...kept } = Object.fromEntries(headers);
  return { status, headers: kept };
}

test("a page, a feed and an API response from memory equal those of the whole Worker", async () => {
  const { slug } = await createPost();
  for (const path of [`/blog/${slug}`, "/blog", "/rss.xml", `/blog/${slug}.md`, `/api/blog/slug/${slug}`]) {
    expect([path, fromMemory(path)]).toEqual([path, null]);
    await send(path);
    const known = fromMemory(path);
    const expected = await throughTheApp(path);
    if (!known) throw new Error(`${path} was not kept`);
    expect(comparable(known)).toEqual(comparable(expected));
    expect(await known.text()).toBe(await expected.text());
    expect((await send(path)).headers.get("X-Request-Id")).toBeTruthy();
  }
});

test("a request with a session, or with a known ETag, goes through the whole Worker", async () => {
  await createPost();
  await send("/blog");
  const { cookie } = await signIn();
  expect(fromMemory("/blog", { headers: { Cookie: `_ga=1; ${cookie}` } })).toBeNull();
  expect(fromMemory("/blog", { headers: { Cookie: "__Host-session=x" } })).toBeNull();
  expect(fromMemory("/blog", { headers: { "If-None-Match": '"x"' } })).toBeNull();
  expect(fromMemory("/blog", { headers: { Cookie: "_ga=1" } })?.status).toBe(200);
});
