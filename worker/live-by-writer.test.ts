import { beforeEach, expect, test, vi } from "vitest";
import { claiming, createGenerated, harmless, storedClaims } from "../tests/support/claims";
import { createBatch, createBrief, setJobs } from "../tests/support/generation";
import { createPicture, makeForm, makePng, upload } from "../tests/support/media";
import { postValues, toIso } from "../tests/support/posts";
import { notedUses } from "../tests/support/stored-pictures";
import { db, send, signIn } from "../tests/support/worker";
import { blogPosts, formerSlugs, postRevisions } from "./db/schema/blog";
import { postClaims, postProvenance } from "./db/schema/generation";
import { app } from "./index";

/** Public paths of the article. */
const surfaces = [
  "/blog",
  "/blog/terbit",
  "/blog/terbit.md",
  "/blog/dulu",
  "/api/blog/slug/terbit",
  "/rss.xml",
  "/sitemap.xml",
  "/api/blog/categories",
];

async function readAsVisitor() {
  const texts: Record<string, string> = {};
  for (const path of surfaces) {
    const response = await send(path);
    texts[path] = `${response.status} ${response.headers.get("Location")} ${await response.text()}`;
  }
  return texts;
}

/** A dead link, so that the article can be refreshed. */
const deadLink = '<p>Baca juga <a href="/blog/hilang">artikel lama</a>.</p>';

/** An article with everything that it can have, written by the requesting writer and reviewed by an editor. */
async function prepare() {
  const { user, cookie } = await signIn("writer", { name: "Sari" });
  const { user: editor } = await signIn("editor", { name: "Rina" });
  const picture = await createPicture({ alt: "Toko kue dari depan" });
  const cover = { hash: picture.hash, field: "image", isDescribed: false } as const;
  const post = await createGenerated({
    ...{ slug: "terbit", content: claiming + deadLink, authorId: user.id, reviewerId: editor.id },
    ...{ image: picture.url, pictures: notedUses([cover]), reviewedAt: new Date() },
  });
  await db
    .update(postClaims)
    .set({ verdict: "confirmed", source: "https://lama.example/", decidedAt: new Date() });
  const brief = await createBrief({ ownerId: user.id });
  const sources = [{ title: "Peraturan", url: "https://contoh.example/peraturan" }];
  const noted = { postId: post.id, writer: "uji", rulesVersion: 1, briefId: brief.id, sources };
  await db.insert(postProvenance).values(noted);
  await db.insert(formerSlugs).values({ slug: "dulu", postId: post.id });
  const { title, slug, summary, image, category } = post;
  const earlier = { title: "Dahulu", slug, summary, image, category, content: harmless };
  const [revision] = await db
    .insert(postRevisions)
    .values({ postId: post.id, kind: "save", createdAt: new Date(1), ...earlier })
    .returning();
  await createBatch(1, "pesanan");
  await setJobs({ state: "failed" });
  const { key = "" } = (await storedClaims(post.id))[0] ?? {};
  const version = toIso(post.updatedAt);
  const fields = { ...earlier, title: `${title} lain` };
  return { cookie, picture, post, brief, revision, key, version, fields };
}

type World = Awaited<ReturnType<typeof prepare>>;
interface Try {
  route: string;
  body?: (world: World) => unknown;
  /** Values of the path's parameters; `:id` is the article. */
  params?: (world: World) => Record<string, number | string | undefined>;
  query?: string;
  status: number;
}

const confirmed = { verdict: "confirmed", source: "https://baru.example/" };
const ofBrief = ({ brief }: World) => ({ id: brief.id });
const ofPicture = ({ picture }: World) => ({ id: picture.id });

/** Every writing route that a writer may call, with data that would change the article; in this order. */
const tries: Try[] = [
  { route: "POST /api/blog", body: () => postValues(), status: 403 },
  { route: "POST /api/blog", body: () => postValues({ status: "draft", slug: "dulu" }), status: 201 },
  { route: "POST /api/blog", body: () => postValues({ status: "draft", slug: "terbit" }), status: 409 },
  { route: "POST /api/blog", body: () => postValues({ status: "review" }), status: 201 },
  { route: "POST /api/blog/preview", body: () => ({ content: "<p>Lain</p>" }), status: 200 },
  { route: "POST /api/find", body: () => ({ q: "toko" }), status: 200 },
  { route: "PUT /api/blog/:id", body: ({ fields }) => fields, status: 403 },
  {
    route: "PUT /api/blog/:id/autosave",
    body: ({ fields, version }) => ({ ...fields, title: "", version }),
    status: 200,
  },
  { route: "PUT /api/blog/:id/presence", status: 200 },
  { route: "DELETE /api/blog/:id/presence", status: 204 },
  { route: "POST /api/blog/:id/submit", body: ({ version }) => ({ version }), status: 409 },
  {
    route: "POST /api/blog/:id/revisions/:revisionId/restore",
    params: ({ revision }) => ({ revisionId: revision?.id }),
    body: ({ version }) => ({ version }),
    status: 403,
  },
  {
    route: "PUT /api/blog/:id/pending",
    body: ({ fields, version }) => ({ ...fields, baseVersion: version }),
    status: 200,
  },
  {
    route: "PUT /api/blog/:id/claims/:key",
    params: ({ key }) => ({ key }),
    body: () => confirmed,
    status: 403,
  },
  {
    route: "PUT /api/blog/:id/claims/:key",
    params: ({ key }) => ({ key }),
    body: () => ({ verdict: "removed" }),
    status: 403,
  },
  { route: "DELETE /api/blog/:id/sources", query: "?url=https://contoh.example/peraturan", status: 403 },
  { route: "DELETE /api/blog/:id/pending", status: 204 },
  { route: "POST /api/blog/:id/refresh", status: 201 },
  { route: "POST /api/blog/:id/notes", body: () => ({ body: "Sudah dicek?" }), status: 201 },
  { route: "POST /api/blog/:id/preview-links", status: 201 },
  { route: "DELETE /api/blog/:id/preview-links/:linkId", params: () => ({ linkId: 1 }), status: 204 },
  { route: "POST /api/blog/generate", body: () => ({}), status: 403 },
  { route: "POST /api/blog/generate-batch", body: () => ({ count: 5 }), status: 403 },
  {
    route: "POST /api/blog/generate-batch/:batchId/retry",
    params: () => ({ batchId: "pesanan" }),
    status: 403,
  },
  { route: "POST /api/briefs", body: () => ({ title: "Bahan lain" }), status: 201 },
  { route: "POST /api/briefs/proposals", body: () => ({ count: 1 }), status: 200 },
  {
    route: "PUT /api/briefs/:id",
    params: ofBrief,
    body: ({ brief }) => ({
      ...{ title: "Cara memilih nama domain", version: toIso(brief.updatedAt) },
      sources: [{ title: "Lain", url: "https://baru.example/" }],
    }),
    status: 200,
  },
  { route: "POST /api/briefs/:id/outline", params: ofBrief, status: 200 },
  { route: "DELETE /api/briefs/:id", params: ofBrief, status: 204 },
  { route: "PATCH /api/media/:id", params: ofPicture, body: () => ({ alt: "Kata lain" }), status: 403 },
  { route: "PATCH /api/media/:id", params: ofPicture, body: () => ({ decorative: true }), status: 403 },
  { route: "PATCH /api/media/:id", params: ofPicture, body: () => ({ focalX: 0 }), status: 403 },
  { route: "PATCH /api/media/:id", params: ofPicture, body: () => ({ name: "lain.png" }), status: 200 },
];

let world: World;
beforeEach(async () => {
  vi.spyOn(console, "warn").mockImplementation(() => {});
  world = await prepare();
});

test("no request of a writer changes what visitors read of a live article, even their own", async () => {
  const before = await readAsVisitor();
  expect(before["/blog/terbit"]).toContain("https://lama.example/");
  expect(before["/blog/terbit"]).toContain("Toko kue dari depan");
  const headers = { Cookie: world.cookie };
  for (const { route, params, query = "", body, status } of tries) {
    const [method = "", pattern = ""] = route.split(" ");
    const values: Record<string, unknown> = { id: world.post.id, ...params?.(world) };
    const path = pattern.replace(/:(\w+)/g, (_found, name: string) => String(values[name]));
    const response = await send(path + query, { method, headers, json: body?.(world) });
    expect([route, response.status, await response.text()]).toEqual([route, status, expect.any(String)]);
    expect([route, await readAsVisitor()]).toEqual([route, before]);
  }
  const [stored] = await db.select().from(blogPosts);
  expect(stored).toEqual(world.post);
});

test("uploading the same bytes again with another alt text changes no live article", async () => {
  const bytes = await makePng(30, 20);
  const form = makeForm(bytes, { alt: "Kata lain" });
  const first = await (await upload(world.cookie, makeForm(bytes, { alt: "Toko" }))).json<{ url: string }>();
  await db.update(blogPosts).set({ image: first.url });
  const before = await readAsVisitor();
  expect((await upload(world.cookie, form)).status).toBe(200);
  expect(await readAsVisitor()).toEqual(before);
});

test("every writing route is tried here or refused to writers", async () => {
  const others = [
    "/api/auth/",
    "/api/account/",
    "/api/invites/",
    "/api/claim",
    "/api/pratinjau/",
    "/api/contact",
  ];
  const writing = app.routes
    .filter(({ method, path }) => !["ALL", "GET"].includes(method) && path.startsWith("/api/"))
    .filter(({ path }) => !others.some((other) => path.startsWith(other)))
    .map(({ method, path }) => `${method} ${path}`);
  const tried = new Set([...tries.map(({ route }) => route), "POST /api/media"]);
  const headers = { Cookie: world.cookie };
  for (const route of new Set(writing)) {
    if (tried.delete(route)) continue;
    const [method = "", path = ""] = route.split(" ");
    expect([route, (await send(path.replace(/:\w+/g, "1"), { method, headers, json: {} })).status]).toEqual([
      route,
      403,
    ]);
  }
  expect([...tried]).toEqual([]);
});
