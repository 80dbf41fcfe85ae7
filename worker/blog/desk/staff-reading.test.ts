import { expect, test } from "vitest";
import { inHours, readPost, refused, signedInAs, written } from "../../../tests/support/desk";
import { explainQueries } from "../../../tests/support/query-plans";
import { createSession, send } from "../../../tests/support/worker";
import type { StaffPost, ViewCounts } from "../../contract/desk/staff-post";
import { createDatabase } from "../../db/client";
import { countPosts } from "./staff-posts.service";

async function fivePosts() {
  const call = await signedInAs("editor", "Edo");
  const posts = {
    draft: await written(call),
    review: await written(call, { status: "review", category: "Langka" }),
    scheduled: await written(call, { status: "published", publishAt: inHours(5) }),
    published: await written(call, { status: "published" }),
    trash: await written(call),
  };
  const { id, updatedAt } = posts.trash;
  posts.trash = await readPost(await call(`/api/blog/${id}/trash`, "POST", { version: updatedAt }));
  return { call, posts };
}

test("staff get every state outside the trash, one tab each, and how many there are", async () => {
  const { call, posts } = await fivePosts();
  const listed = async (query: string) => {
    const response = await call(`/api/blog?fields=summary${query}`, "GET");
    expect(response.headers.get("Cache-Control")).toBe("no-store");
    return (await response.json<StaffPost[]>()).map(({ id }) => id).sort((a, b) => a - b);
  };
  const { draft, review, scheduled, published, trash } = posts;
  expect(await listed("")).toEqual([draft.id, review.id, scheduled.id, published.id]);
  for (const [view, post] of Object.entries(posts))
    expect(await listed(`&status=${view}`)).toEqual([post.id]);
  expect(await (await call("/api/blog/views", "GET")).json<ViewCounts>()).toEqual({
    ...{ all: 4, draft: 1, review: 1, scheduled: 1, published: 1, trash: 1, returned: 0 },
  });
  for (const post of [draft, review, scheduled, published, trash]) {
    const whole = await readPost(await call(`/api/blog/${post.id}`, "GET"));
    expect(whole).toEqual({ ...post, editing: [] });
  }
  expect(await listed("&view=public")).toEqual([published.id]);
  expect((await call("/api/blog?status=tayang", "GET")).status).toBe(400);
  const categories = await (await call("/api/blog/categories?view=staff", "GET")).json<
    { category: string }[]
  >();
  expect(categories.map(({ category }) => category)).toEqual(["Domain", "Langka"]);
});

test("visitors and whoever has no role get what is public, and nothing of what staff know besides", async () => {
  const { posts } = await fivePosts();
  const { cookie } = await createSession({ isAdmin: false });
  for (const headers of [{}, { Cookie: cookie }, { Cookie: "session=tidak-ada" }]) {
    for (const query of ["", "?status=draft", "?status=tayang", "?view=public"]) {
      const list = await (await send(`/api/blog${query}`, { headers })).json<StaffPost[]>();
      expect(list.map(({ id }) => id)).toEqual([posts.published.id]);
      expect(list[0]).not.toHaveProperty("status");
    }
    expect((await send(`/api/blog/${posts.draft.id}`, { headers })).status).toBe(404);
    expect((await send(`/api/blog/slug/${posts.review.slug}`, { headers })).status).toBe(404);
    expect((await send(`/blog/${posts.scheduled.slug}`, { headers })).status).toBe(404);
  }
});

test("whoever asks as staff alone is told when nobody is signed in any more", async () => {
  const { posts } = await fivePosts();
  const { cookie } = await createSession({ isAdmin: false });
  for (const path of [
    "/api/blog?",
    `/api/blog/${posts.published.id}?`,
    `/api/blog/slug/${posts.published.slug}?`,
    "/api/blog/categories?",
  ]) {
    const nobody = await send(`${path}view=staff`);
    expect(await refused(nobody)).toEqual([401, "Silakan login terlebih dahulu"]);
    const visitor = await send(`${path}view=staff`, { headers: { Cookie: cookie } });
    expect(await refused(visitor)).toEqual([403, "Akun Anda tidak memiliki akses admin"]);
  }
});

test.each([
  ["draft", "Draf"],
  ["review", "Menunggu tinjauan"],
  ["published", "Terbit"],
  ["scheduled", /^Terjadwal \d{1,2} \S+ \d{4}, \d\d\.\d\d WIB$/],
  ["trash", "Sampah"],
] as const)("staff read a post that is %s at its own address, under a banner", async (state, word) => {
  const { call, posts } = await fivePosts();
  const post = posts[state];
  const response = await call(`/blog/${post.slug}`, "GET");
  const html = await response.text();
  expect(response.status).toBe(200);
  expect(response.headers.get("Cache-Control")).toBe("no-store");
  expect(response.headers.get("X-Robots-Tag")).toBe("noindex, nofollow");
  expect(/<strong>(.*?)<\/strong><\/p><a href="(.*?)">Sunting/.exec(html)?.slice(1)).toEqual([
    typeof word === "string" ? word : expect.stringMatching(word),
    `/admin/blog/edit/${post.id}`,
  ]);
  expect(html).toContain(post.content);
  const isPublic = state === "published";
  expect(html.includes('id="page-data"')).toBe(isPublic);
  expect(html.includes('<meta name="robots" content="noindex')).toBe(!isPublic);
  const visited = await send(`/blog/${post.slug}`);
  expect(visited.status).toBe(isPublic ? 200 : 404);
  expect(await visited.text()).not.toContain("Sunting");
});

test("staff's list is narrowed by words of the text, by author and to what was returned, and sorted by last change", async () => {
  const editor = await signedInAs("editor", "Edo");
  const writer = await signedInAs("writer", "Wati");
  const content = "<p>Kerajinan rotan dari Cirebon dijual ke luar negeri lewat toko online.</p>";
  const own = await written(writer, { title: "Tentang anyaman", content });
  const other = await written(editor, { title: "Cirebon dan batik", status: "review" });
  const listed = async (query: string, call = editor) =>
    (await (await call(`/api/blog?view=staff&fields=summary&${query}`, "GET")).json<StaffPost[]>()).map(
      ({ id }) => id,
    );
  expect(await listed("q=rotan")).toEqual([own.id]);
  expect(await listed("q=cireb+onl")).toEqual([own.id]);
  expect(await listed("q=n+dan+b")).toEqual([other.id]);
  const live = await written(editor, { title: "Perak Kotagede", content, status: "published" });
  expect(await listed("q=perak+cireb+rotan+perak")).toEqual([live.id]);
  await readPost(await editor(`/api/blog/${live.id}/trash`, "POST", { version: live.updatedAt }));
  expect(await listed("q=%22%27%2A+OR")).toEqual([]);
  expect(await listed("author=me", writer)).toEqual([own.id]);
  expect(await listed(`author=${own.author?.id}`)).toEqual([own.id]);
  expect((await editor("/api/blog?view=staff&author=semua", "GET")).status).toBe(400);
  const authors = await (await editor("/api/blog/authors", "GET")).json();
  expect(authors).toMatchObject([
    { name: "Edo", count: 1 },
    { name: "Wati", count: 1 },
  ]);

  expect(await listed("returned=1")).toEqual([]);
  const sent = await readPost(await writer(`/api/blog/${own.id}/submit`, "POST", { version: own.updatedAt }));
  const body = { version: sent.updatedAt, note: "Tambahkan sumber" };
  await readPost(await editor(`/api/blog/${own.id}/return`, "POST", body));
  expect(await listed("returned=1&status=draft")).toEqual([own.id]);
  expect(await (await editor("/api/blog/views", "GET")).json()).toMatchObject({ draft: 1, returned: 1 });
  expect(await listed("sort=changed")).toEqual([own.id, other.id]);
});

test("posts are counted by indexes alone, without their texts", async () => {
  const plans = await explainQueries((database) =>
    countPosts({ db: createDatabase(database), clock: () => new Date() }),
  );
  const reads = plans.flat().filter((step) => /blog_posts/.test(step));
  expect(reads).not.toEqual([]);
  for (const read of reads) expect(read).toContain("INDEX");
});
