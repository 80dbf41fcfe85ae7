import { env } from "cloudflare:workers";
import { expect, test, vi } from "vitest";
import { startIsolate } from "../../tests/support/cold-isolate";
import { failing, readSource } from "../../tests/support/copies";
import { countedDatabase } from "../../tests/support/counted-database";
import { createPost } from "../../tests/support/worker";

test("another isolate of the same location finds the entry in the edge cache", async () => {
  const { slug } = await createPost();
  const made = await (await startIsolate())(`/blog/${slug}`);
  const { database, count } = countedDatabase(env.DB);
  const edge = await (await startIsolate())(`/blog/${slug}`, { DB: database });
  expect([readSource(edge), count.roundTrips]).toEqual(["edge", 0]);
  expect(await edge.text()).toBe(await made.text());
  const { "server-timing": _made, "x-request-id": _id, ...headers } = Object.fromEntries(made.headers);
  expect(Object.fromEntries(edge.headers)).toMatchObject(headers);
});

test("if KV fails and no version is known, the last good entry is served, else the page is made", async () => {
  const { slug } = await createPost();
  await (await startIsolate())(`/blog/${slug}`);
  vi.spyOn(console, "error").mockImplementation(() => {});
  const send = await startIsolate();
  const known = await send(`/blog/${slug}`, failing("KV"));
  expect([known.status, readSource(known)]).toEqual([200, "stale"]);
  const { slug: other } = await createPost();
  const made = await send(`/blog/${other}`, failing("KV"));
  expect([made.status, readSource(made)]).toEqual([200, "made"]);
});
