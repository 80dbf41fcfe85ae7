import { createExecutionContext, waitOnExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { createPost, createSession, send } from "../../tests/support/worker";
import { app } from "../index";
import { answerFromMemory } from "./content-cache";

const fromMemory = (path: string, init?: RequestInit) =>
  answerFromMemory(new Request(`http://localhost${path}`, init), env.VERSION.id);

async function throughTheApp(path: string, headers: Record<string, string> = {}): Promise<Response> {
  const context = createExecutionContext();
  const response = await app.fetch(new Request(`http://localhost${path}`, { headers }), env, context);
  await waitOnExecutionContext(context);
  return response;
}

function comparable({ status, headers }: Response) {
  const { "x-request-id": requestId, ...kept } = Object.fromEntries(headers);
  expect(requestId).toBeTruthy();
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
  }
});

test("a request with a session, or with a known ETag, goes through the whole Worker", async () => {
  await createPost();
  await send("/blog");
  const { cookie } = await createSession();
  expect(fromMemory("/blog", { headers: { Cookie: `_ga=1; ${cookie}` } })).toBeNull();
  expect(fromMemory("/blog", { headers: { Cookie: "__Host-session=x" } })).toBeNull();
  expect(fromMemory("/blog", { headers: { "If-None-Match": '"x"' } })).toBeNull();
  expect(fromMemory("/blog", { headers: { Cookie: "_ga=1" } })?.status).toBe(200);
});
