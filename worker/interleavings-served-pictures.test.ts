import { env } from "cloudflare:workers";
import { afterAll, beforeEach, expect, test, vi } from "vitest";
import { type Group, type Ran, runPairs, runTriples } from "../tests/support/interleavings";
import { depsOfIsolate } from "../tests/support/isolate-deps";
import { storePicture, usesOf } from "../tests/support/stored-pictures";
import { createSession, send } from "../tests/support/worker";
import { transit } from "./blog/desk/transition.service";
import { contentGenerationKey } from "./cache/content-generation.store";
import { isolateMemory } from "./cache/generation-memory";
import { removeMedia } from "./media/library/media.service";

const isWhole = (env as Env & { INTERLEAVINGS: string }).INTERLEAVINGS === "whole";
const counts: string[] = [];
const readVersion = 1000;
const version = new Date(readVersion).toISOString();
const rina = { id: 1, username: "rina", name: "Rina", isAdmin: true, role: "owner" } as const;

beforeEach(() => {
  for (const level of ["warn", "error"] as const) vi.spyOn(console, level).mockImplementation(() => {});
});

afterAll(() => {
  for (const line of counts) console.log(line);
});

type Picture = Awaited<ReturnType<typeof storePicture>>;
interface World {
  /** In the one public post. */
  shown: Picture;
  /** In no post. */
  unused: Picture;
  cookie: string;
}

async function prepare(): Promise<World> {
  const tables = ["audit_events", "post_revisions", "blog_posts", "media", "users"];
  await env.DB.batch(tables.map((table) => env.DB.prepare(`DELETE FROM ${table}`)));
  const [shown, unused] = [await storePicture(), await storePicture()];
  await env.DB.batch([
    env.DB.prepare(
      "INSERT INTO users (id, username, password, name, is_admin, role) VALUES (1, 'rina', '-', 'Rina', 1, 'owner')",
    ),
    env.DB.prepare(
      `INSERT INTO blog_posts (id, title, slug, summary, image, category, content, content_text, published_at, updated_at,
        status, author_id, pictures) VALUES (1, 'semula', 'satu', 'Ringkasan', '/a.svg', 'SEO', '<p>Isi semula.</p>', 'Isi',
        1, ${readVersion}, 'published', 1, ?)`,
    ).bind(usesOf(shown)),
  ]);
  await env.KV.delete(contentGenerationKey);
  isolateMemory.known = null;
  const { cookie } = await createSession();
  return { shown, unused, cookie };
}

/** What somebody was answered: the status, and whether it was all of the bytes. */
async function read({ bytes, url }: Picture, bindings: Env, Cookie = ""): Promise<string> {
  const headers = { Cookie, "CF-Connecting-IP": crypto.randomUUID() };
  const response = await send(url, { headers, bindings });
  const answered = new Uint8Array(await response.arrayBuffer());
  if (response.status !== 200) return String(response.status);
  return answered.length === bytes.length && answered.every((byte, at) => byte === bytes[at])
    ? "whole"
    : "broken";
}

const operations: Group<World>["operations"] = {
  read: ({ shown }, bindings) => read(shown, bindings),
  "staff read": ({ shown, cookie }, bindings) => read(shown, bindings, cookie),
  "staff read unused": ({ unused, cookie }, bindings) => read(unused, bindings, cookie),
  unpublish: (_world, bindings) =>
    transit(depsOfIsolate(bindings), 1, { action: "unpublish", version }, rina),
  trash: (_world, bindings) => transit(depsOfIsolate(bindings), 1, { action: "trash", version }, rina),
  delete: ({ shown }, bindings) => removeMedia(depsOfIsolate(bindings), shown.id),
  "delete unused": ({ unused }, bindings) => removeMedia(depsOfIsolate(bindings), unused.id),
};

async function holds({ shown, unused, cookie }: World, ran: Ran[]): Promise<void> {
  const did = (...names: string[]) =>
    ran.filter(({ name, error }) => names.includes(name) && error === undefined);
  const isHidden = did("unpublish", "trash").length > 0;
  const isGone = did("delete unused").length > 0;
  for (const { value } of did("read")) expect(isHidden ? ["whole", "404"] : ["whole"]).toContain(value);
  // A post that uses it in whatever state keeps it.
  for (const { value } of did("staff read")) expect(value).toBe("whole");
  expect(did("delete")).toEqual([]);
  for (const { value } of did("staff read unused"))
    expect(isGone ? ["whole", "404"] : ["whole"]).toContain(value);

  // Afterwards no copy says anything else than the database, not even in the isolate that has read before.
  if (isolateMemory.known) isolateMemory.known.until = 0;
  expect(await read(shown, env)).toBe(isHidden ? "404" : "whole");
  expect(await read(shown, env, cookie)).toBe("whole");
  expect(await read(unused, env)).toBe("404");
  expect(await read(unused, env, cookie)).toBe(isGone ? "404" : "whole");
}

const group: Group<World> = { name: "pictures that are read", prepare, operations, holds };

test("who reads a picture while its post is withdrawn, or it is deleted, is answered right in every order", async () => {
  const { ran, of } = await runPairs(group, isWhole ? Number.POSITIVE_INFINITY : 12);
  counts.push(`pictures that are read: ${ran} of ${of} orders of two`);
}, 600_000);

test("nor do three of them at once", async () => {
  const { ran, of } = await runTriples(group, isWhole ? 600 : 40);
  counts.push(`pictures that are read: ${ran} of ${of} orders of three`);
}, 600_000);
