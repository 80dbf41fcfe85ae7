import { env } from "cloudflare:workers";
import { expect, test, vi } from "vitest";
import { failing as failingBinding } from "../../../tests/support/bindings";
import { failing, readSource } from "../../../tests/support/copies";
import { countedDatabase } from "../../../tests/support/counted-database";
import { explainQueries } from "../../../tests/support/query-plans";
import { bytesOfWidth, storePicture, toUsesJson } from "../../../tests/support/stored-pictures";
import { createPost, db, send, signIn } from "../../../tests/support/worker";
import { mediaVariants } from "../../db/schema/media";
import { variantKey } from "../library/picture.store";

const network = () => ({ "CF-Connecting-IP": crypto.randomUUID() });
const quiet = () => {
  for (const level of ["warn", "error"] as const) vi.spyOn(console, level).mockImplementation(() => {});
};

async function publicPicture(values: Parameters<typeof storePicture>[0] = {}) {
  const picture = await storePicture(values);
  const post = await createPost({ pictures: toUsesJson(picture) });
  return { ...picture, post };
}

test("a cold picture costs one round trip to the database and one to the bucket, its copy none", async () => {
  const { url } = await publicPicture();
  const { database, count } = countedDatabase(env.DB);
  const get = vi.spyOn(env.MEDIA, "get");
  const costs = () => [count.roundTrips, get.mock.calls.length];
  expect([readSource(await send(url, { bindings: { DB: database } })), ...costs()]).toEqual(["made", 1, 1]);
  for (const query of ["", "?v=2", "?utm_source=x"]) {
    const copy = await send(url + query, { bindings: { DB: database } });
    expect([readSource(copy), ...costs()]).toEqual(["edge", 1, 1]);
  }
});

test("the query that decides uses indexes alone", async () => {
  const { url } = await publicPicture();
  const plans = await explainQueries((DB) => send(url, { bindings: { DB } }));
  expect(plans.flat().filter((step) => /^SCAN (?!CONSTANT)/.test(step))).toEqual([]);
});

test("with the next write to posts the database alone is asked again, and a copy that nobody may read ends", async () => {
  const picture = await publicPicture();
  await send(picture.url);
  await createPost();
  const { database, count } = countedDatabase(env.DB);
  const get = vi.spyOn(env.MEDIA, "get");
  for (const source of ["confirmed", "edge"]) {
    const response = await send(picture.url, { bindings: { DB: database } });
    expect([readSource(response), new Uint8Array(await response.arrayBuffer())]).toEqual([
      source,
      picture.bytes,
    ]);
  }
  expect([count.roundTrips, get.mock.calls]).toEqual([1, []]);

  await env.DB.prepare("UPDATE blog_posts SET status = 'draft' WHERE id = ?").bind(picture.post.id).run();
  await createPost();
  expect((await send(picture.url)).status).toBe(404);
  // Not even the day on which everything fails brings it back.
  quiet();
  expect((await send(picture.url, { headers: network(), bindings: failing("DB") })).status).toBe(500);
});

test("where the database, the bucket or KV fails, a copy is answered, also an earlier one", async () => {
  const { url, bytes } = await publicPicture();
  await send(url);
  const bucketFails = { MEDIA: failingBinding<R2Bucket>() };
  const inTheSameState = await send(url, { bindings: { ...bucketFails, ...failing("DB") } });
  expect([inTheSameState.status, readSource(inTheSameState)]).toEqual([200, "edge"]);

  await createPost();
  quiet();
  for (const [bindings, source] of [
    [failing("DB"), "stale"],
    [bucketFails, "confirmed"],
  ] as const) {
    const response = await send(url, { bindings });
    expect([response.status, readSource(response)]).toEqual([200, source]);
    expect(response.headers.get("Cache-Control")).toBe("public, max-age=31536000, immutable");
    expect(new Uint8Array(await response.arrayBuffer())).toEqual(bytes);
  }
});

test("where there is no copy, a bucket that fails is a 502 in words and a database that fails a 500", async () => {
  const { url } = await publicPicture();
  quiet();
  for (const [bindings, status] of [
    [{ MEDIA: failingBinding<R2Bucket>() }, 502],
    [failing("DB"), 500],
  ] as const) {
    const response = await send(url, { headers: network(), bindings });
    expect([response.status, response.headers.get("Cache-Control")]).toEqual([status, "no-store"]);
    expect(await response.text()).not.toContain("rahasia");
  }
  expect((await send(url)).status).toBe(200);
});

test("a picture is answered when the cache fails", async () => {
  const { url } = await publicPicture();
  quiet();
  for (const method of ["match", "put"] as const) {
    vi.spyOn(caches.default, method).mockRejectedValue(new Error("the cache is down"));
    expect((await send(url)).status).toBe(200);
  }
});

test("a body that the bucket breaks off is not cached", async () => {
  const { url, bytes } = await publicPicture();
  quiet();
  const cut = new Proxy(env.MEDIA, {
    get: (bucket, name) =>
      name !== "get"
        ? Reflect.get(bucket, name)
        : async (key: string) => {
            const object = (await bucket.get(key)) as R2ObjectBody;
            await object.body.cancel();
            const { readable, writable } = new FixedLengthStream(object.size);
            const writer = writable.getWriter();
            writer
              .write(bytes.slice(0, 100))
              .then(() => writer.abort(new Error("the bucket broke off")))
              .catch(() => {});
            return { size: object.size, httpEtag: object.httpEtag, body: readable };
          },
  });
  const broken = await send(url, { bindings: { MEDIA: cut } });
  expect((await broken.arrayBuffer().catch(() => new ArrayBuffer())).byteLength).toBeLessThan(bytes.length);
  const whole = await send(url);
  expect([readSource(whole), new Uint8Array(await whole.arrayBuffer())]).toEqual(["made", bytes]);
});

test("what stands in for a width is kept for a minute", async () => {
  const picture = await publicPicture();
  const url = `/media/${picture.hash}-480.webp`;
  const put = vi.spyOn(caches.default, "put");
  const get = vi.spyOn(env.MEDIA, "get");
  for (const [source, reads] of [
    ["made", 1],
    ["edge", 1],
  ] as const) {
    const response = await send(url);
    expect([readSource(response), response.headers.get("Cache-Control")]).toEqual([
      source,
      "public, max-age=60",
    ]);
    expect([new Uint8Array(await response.arrayBuffer()), get.mock.calls.length]).toEqual([
      picture.bytes,
      reads,
    ]);
  }
  expect(put.mock.calls[0]?.[1].headers.get("Cache-Control")).toBe("public, max-age=60");

  const variant = { width: 480, type: "image/webp" } as const;
  await env.MEDIA.put(variantKey(picture.storageKey, variant), bytesOfWidth(variant));
  await db.insert(mediaVariants).values({ mediaId: picture.id, bytes: 20, ...variant });
  // As after its minute.
  vi.spyOn(caches.default, "match").mockResolvedValueOnce(undefined);
  const made = await send(url);
  expect(new Uint8Array(await made.arrayBuffer())).toEqual(bytesOfWidth(variant));
});

test("staff get a copy of what is public, and never leave one of what is not", async () => {
  const [shown, hidden] = [await publicPicture(), await storePicture()];
  const { cookie } = await signIn();
  const read = async (url: string) => {
    const response = await send(url, { headers: { Cookie: cookie } });
    return [response.status, response.headers.get("Cache-Control")?.split(",")[0], readSource(response)];
  };
  expect(await read(shown.url)).toEqual([200, "public", "made"]);
  expect(await read(shown.url)).toEqual([200, "public", "edge"]);
  for (const _ of [1, 2]) expect((await read(hidden.url)).slice(0, 2)).toEqual([200, "private"]);
  expect((await send(hidden.url)).status).toBe(404);
});
