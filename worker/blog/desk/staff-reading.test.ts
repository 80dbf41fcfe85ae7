import { expect, test } from "vitest";
import { createBrief } from "../../../tests/support/generation";
import { act, change, inHours, readPost, written } from "../../../tests/support/posts";
import { explainQueries } from "../../../tests/support/query-plans";
import { expectRefusal } from "../../../tests/support/refusal";
import { type Call, send, signIn } from "../../../tests/support/worker";
import { calendar } from "../../contract/desk/calendar";
import type { StaffPost, ViewCounts } from "../../contract/desk/staff-post";
import { createDatabase } from "../../db/client";
import { countPosts } from "./staff-posts.service";

async function fivePosts() {
  const { call } = await signIn("editor", { name: "Edo" });
  const posts = {
    draft: await written(call),
    review: await written(call, { status: "review", category: "Langka" }),
    scheduled: await written(call, { status: "published", publishAt: inHours(5) }),
    published: await written(call, { status: "published" }),
    trash: await written(call),
  };
  posts.trash = await act(call, "trash", posts.trash);
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
  const { cookie } = await signIn(null);
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
  const { call } = await signIn(null);
  for (const path of [
    "/api/blog?",
    `/api/blog/${posts.published.id}?`,
    `/api/blog/slug/${posts.published.slug}?`,
    "/api/blog/categories?",
  ]) {
    await expectRefusal(send(`${path}view=staff`), 401, "Silakan login terlebih dahulu");
    const visitor = await call(`${path}view=staff`);
    await expectRefusal(visitor, 403, "Akun Anda tidak memiliki akses admin");
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
  const editor = await signIn("editor", { name: "Edo" });
  const writer = await signIn("writer", { name: "Wati" });
  const content = "<p>Kerajinan rotan dari Cirebon dijual ke luar negeri lewat toko online.</p>";
  const own = await written(writer.call, { title: "Tentang anyaman", content });
  const other = await written(editor.call, { title: "Cirebon dan batik", status: "review" });
  const listed = async (query: string, call = editor.call) =>
    (await (await call(`/api/blog?view=staff&fields=summary&${query}`, "GET")).json<StaffPost[]>()).map(
      ({ id }) => id,
    );
  expect(await listed("q=rotan")).toEqual([own.id]);
  expect(await listed("q=cireb+onl")).toEqual([own.id]);
  expect(await listed("q=n+dan+b")).toEqual([other.id]);
  const live = await written(editor.call, { title: "Perak Kotagede", content, status: "published" });
  expect(await listed("q=perak+cireb+rotan+perak")).toEqual([live.id]);
  await act(editor.call, "trash", live);
  expect(await listed("q=%22%27%2A+OR")).toEqual([]);
  expect(await listed("author=me", writer.call)).toEqual([own.id]);
  expect(await listed(`author=${own.author?.id}`)).toEqual([own.id]);
  expect((await editor.call("/api/blog?view=staff&author=semua", "GET")).status).toBe(400);
  const authors = await (await editor.call("/api/blog/authors", "GET")).json();
  expect(authors).toMatchObject([
    { name: "Edo", count: 1 },
    { name: "Wati", count: 1 },
  ]);

  expect(await listed("returned=1")).toEqual([]);
  const sent = await act(writer.call, "submit", own);
  await act(editor.call, "return", sent, { note: "Tambahkan sumber" });
  expect(await listed("returned=1&status=draft")).toEqual([own.id]);
  expect(await (await editor.call("/api/blog/views", "GET")).json()).toMatchObject({ draft: 1, returned: 1 });
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

test("staff find their draft at a slug that leads visitors to the article that left it", async () => {
  const editor = await signIn("editor");
  const first = await written(editor.call, { slug: "alamat-lama", status: "published" });
  await change(editor.call, { ...first, slug: "alamat-baru" });
  const found = async (call: Call) => {
    const response = await call("/api/blog/slug/alamat-lama", "GET");
    return response.status === 200 ? (await readPost(response)).id : response.headers.get("Location");
  };
  const redirect = "/api/blog/slug/alamat-baru";
  expect(await found(editor.call)).toBe(redirect);
  const draft = await written(editor.call, { slug: "alamat-lama" });
  expect([await found(editor.call), await found((path) => send(path))]).toEqual([draft.id, redirect]);
  await act(editor.call, "trash", draft);
  expect([await found(editor.call), await found((path) => send(path))]).toEqual([redirect, redirect]);
});

test("the record names whoever answers for the text that is out, and nobody where nobody approved it", async () => {
  const [edo, owner] = [await signIn("editor", { name: "Edo" }), await signIn("owner", { name: "Olga" })];
  const draft = await written(edo.call, { status: "review" });
  const out = await act(edo.call, "publish", draft);
  const changed = await change(owner.call, draft);
  expect(changed.reviewer).toEqual({ id: owner.user.id, name: "Olga" });
  expect(Date.parse(changed.reviewedAt ?? "")).toBeGreaterThanOrEqual(Date.parse(out.reviewedAt ?? ""));
  const direct = await written(edo.call, { status: "published" });
  expect(await change(owner.call, direct)).toMatchObject({ reviewer: null, reviewedAt: null });
});

test("rescheduling an article does not change its reviewer", async () => {
  const [edo, olga] = [await signIn("editor", { name: "Edo" }), await signIn("owner", { name: "Olga" })];
  const draft = await written(edo.call, { status: "review" });
  const scheduled = await act(edo.call, "publish", draft, { publishAt: inHours(24) });
  const moved = await act(olga.call, "publish", scheduled, { publishAt: inHours(48) });
  expect(moved.reviewer?.name).toBe("Edo");
  expect(moved.reviewedAt).toBe(scheduled.reviewedAt);
});

test("the calendar shows what is planned on its days, both included, until it is written", async () => {
  await createBrief({ title: "sebelumnya", plannedDate: "2026-11-30" });
  const last = await createBrief({ title: "hari terakhir", plannedDate: "2026-12-31" });
  const first = await createBrief({ title: "hari pertama", plannedDate: "2026-12-01", state: "outlined" });
  await createBrief({ title: "sudah ditulis", plannedDate: "2026-12-05", state: "written" });
  await createBrief({ title: "tanpa tanggal" });
  await createBrief({ title: "sesudahnya", plannedDate: "2027-01-01" });
  const { call } = await signIn("writer");
  const response = await call("/api/blog/calendar?from=2026-12-01&to=2026-12-31");
  expect(calendar.parse(await response.json()).plans).toEqual([
    { briefId: first.id, title: "hari pertama", date: "2026-12-01" },
    { briefId: last.id, title: "hari terakhir", date: "2026-12-31" },
  ]);
});
