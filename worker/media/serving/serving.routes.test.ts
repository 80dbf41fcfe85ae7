import { env } from "cloudflare:workers";
import { expect, test, vi } from "vitest";
import { refusing } from "../../../tests/support/bindings";
import { countedDatabase } from "../../../tests/support/counted-database";
import { hostileParts, takeSample } from "../../../tests/support/hostile-paths";
import { bytesOfWidth, storePicture, toUsesJson } from "../../../tests/support/stored-pictures";
import { createPost, db, send, signIn } from "../../../tests/support/worker";
import { postPending } from "../../db/schema/blog";
import { securityHeaders } from "../../http/security-headers";
import { createToken } from "../../secrets";
import { variantKey } from "../library/picture.store";

const hour = 3_600_000;
type Picture = Awaited<ReturnType<typeof storePicture>>;

const bytesIn = async (response: Response) => new Uint8Array(await response.arrayBuffer());
const selectHeaders = ({ headers }: Response) => {
  const { "x-request-id": _id, ...others } = Object.fromEntries(headers);
  return others;
};
const lowerCase = (headers: Record<string, string>) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
const pages = lowerCase({ ...securityHeaders, "Content-Security-Policy": "default-src 'none'; sandbox" });

test("a public picture says its type, its length, and that it stays for ever and runs nothing", async () => {
  const picture = await storePicture();
  await createPost({ pictures: toUsesJson(picture) });
  const response = await send(picture.url);
  expect(response.status).toBe(200);
  const etag = response.headers.get("ETag") ?? "";
  expect(etag).toMatch(/^"[0-9a-f]{32}"$/);
  const headers = {
    ...pages,
    "content-type": "image/jpeg",
    "content-length": "2000",
    "content-disposition": `inline; filename="${picture.hash}.jpg"`,
    "cache-control": "public, max-age=31536000, immutable",
    "cross-origin-resource-policy": "cross-origin",
    etag,
  };
  expect(selectHeaders(response)).toEqual({ ...headers, "server-timing": 'cache;desc="made"' });
  expect(await bytesIn(response)).toEqual(picture.bytes);

  const copy = await send(`${picture.url}?apa=saja`);
  expect(selectHeaders(copy)).toEqual({ ...headers, "server-timing": 'cache;desc="edge"' });
  expect(await bytesIn(copy)).toEqual(picture.bytes);
  const head = await send(picture.url, { method: "HEAD" });
  expect([head.status, selectHeaders(head), await head.text()]).toEqual([200, selectHeaders(copy), ""]);

  const { "content-type": _type, "content-length": _length, ...unchanged } = headers;
  for (const known of [etag, `W/${etag}`, `"lain", ${etag}`, "*"]) {
    const again = await send(picture.url, { headers: { "If-None-Match": known } });
    expect([again.status, selectHeaders(again), await again.text()]).toEqual([
      304,
      { ...unchanged, "server-timing": 'cache;desc="edge"' },
      "",
    ]);
  }
  expect((await send(picture.url, { headers: { "If-None-Match": '"lain"' } })).status).toBe(200);
});

test("a picture of which there is no copy answers HEAD and 304 too, and parts are not cut out of it", async () => {
  const [one, other] = [await storePicture(), await storePicture()];
  await createPost({ pictures: toUsesJson(one, other) });
  const get = vi.spyOn(env.MEDIA, "get");
  const head = await send(one.url, { method: "HEAD" });
  expect([head.status, head.headers.get("Content-Length"), await head.text()]).toEqual([200, "2000", ""]);
  expect(get).not.toHaveBeenCalled();
  const etag = (await send(other.url, { method: "HEAD" })).headers.get("ETag") ?? "";
  expect((await send(other.url, { headers: { "If-None-Match": etag } })).status).toBe(304);
  const part = await send(one.url, { headers: { Range: "bytes=0-9" } });
  expect([part.status, (await part.arrayBuffer()).byteLength]).toEqual([200, 2000]);
});

/** A picture that stands in a post as `values` say, or beside one. */
const states: Record<string, (picture: Picture) => Promise<unknown>> = {
  "in no post": async () => {},
  "in a draft": (picture) => createPost({ status: "draft", pictures: toUsesJson(picture) }),
  "in review": (picture) => createPost({ status: "review", pictures: toUsesJson(picture) }),
  "scheduled for later": (picture) =>
    createPost({ pictures: toUsesJson(picture), publishedAt: new Date(Date.now() + hour) }),
  "in the trash": (picture) => createPost({ status: "trash", pictures: toUsesJson(picture) }),
  "in a waiting change of a public post": async (picture) => {
    const { id: postId, title, slug, summary, image, category, content } = await createPost();
    const at = new Date();
    const text = { title, slug, summary, image, category, content };
    await db
      .insert(postPending)
      .values({ postId, baseVersion: at, updatedAt: at, ...text, pictures: toUsesJson(picture) });
  },
  "shown by a link to a version that is no more": async (picture) => {
    const { user } = await signIn();
    const { id } = await createPost();
    await env.DB.prepare(
      `INSERT INTO preview_links (token_hash, post_id, made_by, created_at, expires_at, title, summary, image, category,
        content, pictures) VALUES ('h', ?, ?, 0, ?, 't', 's', 'i', 'c', 'x', ?)`,
    )
      .bind(id, user.id, Date.now() + hour, toUsesJson(picture))
      .run();
  },
  withdrawn: async (picture) => {
    const { id } = await createPost({ pictures: toUsesJson(picture) });
    expect((await send(picture.url)).status).toBe(200);
    const { call } = await signIn();
    const { updatedAt: version } = await (await call(`/api/blog/${id}`)).json<{
      updatedAt: string;
    }>();
    expect((await call(`/api/blog/${id}/unpublish`, "POST", { version })).status).toBe(200);
  },
};

test.each(Object.keys(states))("a picture %s is seen by staff alone, and kept by nobody", async (state) => {
  const picture = await storePicture({ variants: [{ width: 480, type: "image/avif" }] });
  await states[state]?.(picture);
  const urls = [picture.url, `/media/${picture.hash}-480.avif`, `/media/${picture.hash}-960.webp`];
  const put = vi.spyOn(caches.default, "put");
  for (const role of ["owner", "writer"] as const) {
    const { call } = await signIn(role);
    for (const url of urls) {
      const response = await call(url);
      expect([url, response.status]).toEqual([url, 200]);
      const {
        "cache-control": kept,
        "cross-origin-resource-policy": shownBy,
        ...headers
      } = selectHeaders(response);
      expect([kept, shownBy]).toEqual(["private, no-store", "same-origin"]);
      expect(headers).toMatchObject({
        "content-security-policy": "default-src 'none'; sandbox",
        "x-content-type-options": "nosniff",
      });
      await response.body?.cancel();
    }
  }
  const nobody = (await signIn(null)).cookie;
  for (const Cookie of ["", nobody, "session=tidak-ada"]) {
    for (const url of urls) {
      const response = await send(url, { headers: { Cookie } });
      expect([url, response.status, response.headers.get("Cache-Control"), await response.text()]).toEqual([
        ...[url, 404, "no-store", "Tidak ditemukan\n"],
      ]);
    }
  }
  expect(put).not.toHaveBeenCalled();
});

test("a picture is public as soon as the time of one of its posts has come", async () => {
  const picture = await storePicture();
  const at = new Date(Date.now() + hour);
  await createPost({ status: "draft", pictures: toUsesJson(picture) });
  await createPost({ pictures: toUsesJson(picture), publishedAt: at });
  expect((await send(picture.url)).status).toBe(404);
  vi.useFakeTimers({ toFake: ["Date"], now: at });
  const response = await send(picture.url);
  expect([response.status, response.headers.get("Cache-Control")]).toEqual([
    200,
    "public, max-age=31536000, immutable",
  ]);
});

test("each width has its own bytes and type; what was not made is answered for a minute by the original", async () => {
  const avif = { width: 960, type: "image/avif" } as const;
  const webp = { width: 480, type: "image/webp" } as const;
  const picture = await storePicture({ variants: [avif, webp] });
  await createPost({ pictures: toUsesJson(picture) });
  for (const [asked, answered, isExact] of [
    ["960.avif", avif, true],
    ["480.webp", webp, true],
    ["480.avif", null, false],
    ["1440.webp", null, false],
  ] as const) {
    const response = await send(`/media/${picture.hash}-${asked}`);
    const bytes = answered ? bytesOfWidth(answered) : picture.bytes;
    expect([asked, response.status, await bytesIn(response)]).toEqual([asked, 200, bytes]);
    expect(selectHeaders(response)).toMatchObject({
      "content-type": answered?.type ?? "image/jpeg",
      "cache-control": isExact ? "public, max-age=31536000, immutable" : "public, max-age=60",
    });
  }
  for (const asked of [".png", ".avif", "-777.avif", "-1.webp", "-480.jpg"])
    expect([asked, (await send(`/media/${picture.hash}${asked}`)).status]).toEqual([asked, 404]);
});

test("bytes that are gone from the bucket are a 404 that is logged; the original stands in for a width", async () => {
  const variant = { width: 480, type: "image/avif" } as const;
  const picture = await storePicture({ variants: [variant] });
  await createPost({ pictures: toUsesJson(picture) });
  const error = vi.spyOn(console, "error").mockImplementation(() => {});
  await env.MEDIA.delete(variantKey(picture.storageKey, variant));
  const width = await send(`/media/${picture.hash}-480.avif`);
  expect([width.status, selectHeaders(width)["content-type"], selectHeaders(width)["cache-control"]]).toEqual(
    [...[200, "image/jpeg", "public, max-age=60"]],
  );
  expect(await bytesIn(width)).toEqual(picture.bytes);
  await env.MEDIA.delete(`${picture.storageKey}/original`);
  expect((await send(picture.url)).status).toBe(404);
  expect(error.mock.calls.map(([line]) => JSON.parse(String(line)))).toEqual([
    { level: "error", event: "picture_missing", mediaId: picture.id, key: `${picture.storageKey}/480.avif` },
    { level: "error", event: "picture_missing", mediaId: picture.id, key: `${picture.storageKey}/original` },
  ]);
});

test("without a bucket there are no pictures", async () => {
  const picture = await storePicture();
  await createPost({ pictures: toUsesJson(picture) });
  const without = { MEDIA: undefined } as unknown as Partial<Env>;
  const { cookie } = await signIn();
  for (const headers of [{}, { Cookie: cookie }]) {
    const response = await send(picture.url, { headers, bindings: without });
    expect([response.status, await response.text()]).toEqual([404, "Tidak ditemukan\n"]);
  }
});

test("names that are no address of a picture are 404 without a question to the database or the bucket", async () => {
  const picture = await storePicture();
  await createPost({ pictures: toUsesJson(picture) });
  const name = picture.url.slice("/media/".length);
  const parts = takeSample(hostileParts(["media", name]), 120);
  const names = [
    ...[
      name.toUpperCase(),
      `${picture.hash}-999999.avif`,
      `${picture.hash}-0960.avif`,
      `${picture.hash}.jpeg`,
    ],
    `${name}/`,
    `${name}/x`,
    `x/${name}`,
    `${"a".repeat(5000)}.jpg`,
    ...parts,
  ];
  // Whoever asks resolves some of them before they are sent: to another page, or to the picture's own address.
  const paths = names
    .map((part) => new URL(`http://localhost/media/${part}`).pathname)
    .filter((path) => path.startsWith("/media/") && path !== picture.url);
  expect(paths.length).toBeGreaterThan(60);
  const { database, count } = countedDatabase(env.DB);
  const get = vi.spyOn(env.MEDIA, "get");
  const statuses = new Set<number>();
  for (const path of paths) {
    const response = await send(path, { bindings: { DB: database } });
    statuses.add(response.status);
    expect([path, await response.text()]).toEqual([path, "Tidak ditemukan\n"]);
  }
  expect([[...statuses], count.roundTrips, get.mock.calls]).toEqual([[404], 0, []]);
});

test("widths that nobody offers are counted as misses are, of whoever is not signed in", async () => {
  const picture = await storePicture();
  await createPost({ pictures: toUsesJson(picture) });
  const { cookie } = await signIn();
  const network = crypto.randomUUID();
  const readStatus = async (Cookie: string, bindings = {}) => {
    const headers = { Cookie, "CF-Connecting-IP": network };
    return (await send(`/media/${picture.hash}-7.avif`, { headers, bindings })).status;
  };
  const limited = { MISS_LIMITER: refusing };
  expect([await readStatus(""), await readStatus("", limited), await readStatus(cookie, limited)]).toEqual([
    ...[404, 429, 404],
  ]);
});

test.each([
  ["without a session", ""],
  ["with an invented one", `session=${createToken()}`],
])(
  "guessed hashes are counted as other misses are, %s, and cost nothing once they are refused",
  async (_, Cookie) => {
    const { database: DB, count } = countedDatabase(env.DB);
    const headers = { Cookie, "CF-Connecting-IP": crypto.randomUUID() };
    const ask = async (bindings = {}) => {
      const url = `/media/${crypto.randomUUID().replaceAll("-", "")}.jpg`;
      return (await send(url, { headers, bindings: { DB, ...bindings } })).status;
    };
    expect(await ask()).toBe(404);
    await ask({ MISS_LIMITER: refusing });
    count.roundTrips = 0;
    expect([await ask(), count.roundTrips]).toEqual([429, 0]);
  },
);
