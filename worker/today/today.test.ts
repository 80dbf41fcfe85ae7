import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { countedDatabase } from "../../tests/support/counted-database";
import { createBatch, setJobs } from "../../tests/support/generation";
import { toIso } from "../../tests/support/posts";
import { expectRefusal } from "../../tests/support/refusal";
import {
  createContact,
  createPost,
  createUser,
  db,
  type Staff,
  send,
  signIn,
} from "../../tests/support/worker";
import type { FindAnswer, Today } from "../contract/today";
import { blogPosts, postNotes, postPending } from "../db/schema/blog";

const hour = 3_600_000;
const inHours = (hours: number) => new Date(Date.now() + hours * hour);

async function readItems({ call }: Staff) {
  const { items } = await (await call("/api/today")).json<Today>();
  return items.map(({ kind, title, href }) => [kind, title, href]);
}

test("on an empty site the owner sees the sample content, and visitors get no response", async () => {
  const { call } = await signIn();
  const sample = {
    ...{ kind: "sample", count: 3, title: "Masih berisi contoh: portofolio, testimoni, tim" },
    ...{ href: "/admin/situs?bagian=portfolio", since: null },
  };
  expect(await (await call("/api/today")).json()).toMatchObject({ items: [sample], contacts: { unseen: 0 } });
  expect(await readItems(await signIn("editor"))).toEqual([]);
  expect((await send("/api/today")).status).toBe(401);
  expect((await send("/api/find", { method: "POST", json: { q: "a" } })).status).toBe(401);
});

test("an editor sees all open tasks, most urgent first, and a writer only their own", async () => {
  const [rani, sari] = [await signIn("editor", { name: "Rani" }), await signIn("writer", { name: "Sari" })];
  await createContact({ dueAt: inHours(-2) });
  await createContact({ dueAt: inHours(-1) });
  await createContact({ stage: "contacted", nextActionAt: inHours(-1), assigneeId: rani.user.id });
  // A writer sees no enquiries, so the step is everybody's.
  await createContact({ stage: "contacted", nextActionAt: inHours(-1), assigneeId: sari.user.id });
  const other = (await signIn("editor")).user.id;
  await createContact({ stage: "contacted", nextActionAt: inHours(-1), assigneeId: other });
  const draft = await createPost({ status: "review", authorId: sari.user.id });
  const live = await createPost({ status: "published", authorId: sari.user.id, publishedAt: inHours(-72) });
  const { title, slug, summary, image, category, content, updatedAt } = live;
  await db.insert(postPending).values({
    ...{ title, slug, summary, image, category, content, updatedAt },
    ...{ postId: live.id, baseVersion: updatedAt, authorId: sari.user.id },
  });
  await createPost({ status: "published", publishedAt: new Date() });
  await createPost({ status: "published", publishedAt: new Date(), authorId: sari.user.id });
  await createPost({ status: "trash", authorId: sari.user.id });

  expect(await readItems(rani)).toEqual([
    ["enquiry_overdue", "2 kontak lewat janji jawab", "/admin/contact?due=overdue"],
    ["next_step", "2 langkah berikutnya jatuh tempo", "/admin/contact?due=today"],
    ["review", "1 artikel menunggu tinjauan", "/admin/tinjauan"],
    ["proposal", "1 usulan perubahan menunggu", `/admin/blog/edit/${live.id}`],
    ["publishing", "2 artikel terbit hari ini dan besok", "/admin/kalender"],
  ]);
  expect((await readItems(sari)).map(([kind]) => kind)).toEqual(["publishing"]);

  const version = toIso(draft.updatedAt);
  await rani.call(`/api/blog/${draft.id}/return`, "POST", { version, note: "Tambahkan sumber." });
  expect(await readItems(sari)).toEqual([
    ["returned", "1 artikel dikembalikan kepada Anda", `/admin/blog/edit/${draft.id}`],
    ["note", "1 catatan baru pada artikel Anda", `/admin/blog/edit/${draft.id}`],
    ["publishing", "1 artikel Anda terbit hari ini dan besok", "/admin/kalender"],
  ]);
  const [returned] = await db.select().from(blogPosts).where(eq(blogPosts.id, draft.id));
  const answer = await (await sari.call(`/api/blog/${draft.id}`)).json<{ returnedAt: string }>();
  expect(answer.returnedAt).toBe(returned?.returnedAt?.toISOString());

  // Notes that were read are not shown again until a new one, and one's own note does not count.
  await sari.call(`/api/blog/${draft.id}/notes`);
  await sari.call(`/api/blog/${draft.id}/notes`, "POST", { body: "Sudah." });
  expect((await readItems(sari)).map(([kind]) => kind)).toEqual(["returned", "publishing"]);
  const guest = { postId: draft.id, name: "Klien", body: "Bagus", createdAt: inHours(1) };
  await db.insert(postNotes).values(guest);
  expect((await readItems(sari)).map(([kind]) => kind)).toEqual(["returned", "note", "publishing"]);

  await sari.call(`/api/blog/${draft.id}/submit`, "POST", { version: toIso(returned?.updatedAt ?? 0) });
  expect((await readItems(sari)).map(([kind]) => kind)).toEqual(["note", "publishing"]);
});

test.each([
  ["without an author", () => ({})],
  [
    "of an author who was disabled",
    async () => ({ authorId: (await createUser({ disabledAt: new Date() })).user.id }),
  ],
])("editors see a reader's note on an article %s", async (_, createAuthor) => {
  const [rani, sari] = [await signIn("editor", { name: "Rani" }), await signIn("writer", { name: "Sari" })];
  const post = await createPost({ status: "draft", ...(await createAuthor()) });
  await db.insert(postNotes).values({ postId: post.id, name: "Klien", body: "Bagus", createdAt: new Date() });
  expect(await readItems(sari)).toEqual([]);
  const note = ["note", "1 catatan baru pada artikel", `/admin/blog/edit/${post.id}`];
  expect(await readItems(rani)).toEqual([note]);
  await rani.call(`/api/blog/${post.id}/notes`, "POST", { body: "Terima kasih." });
  expect(await readItems(rani)).toEqual([note]);
  await rani.call(`/api/blog/${post.id}/notes`);
  expect(await readItems(rani)).toEqual([]);
});

test("a batch is shown to its orderer once it has ended, until all its articles are handled", async () => {
  const [rani, budi] = [await signIn("editor", { name: "Rani" }), await signIn("editor", { name: "Budi" })];
  const items = await createBatch(2, { createdBy: rani.user.id });
  await setJobs({ state: "running" }, ...items);
  expect(await readItems(rani)).toEqual([]);
  await setJobs({ state: "done" }, ...items);
  expect(await readItems(rani)).toEqual([]);
  await setJobs({ state: "failed" }, items[0] ?? "");
  expect(await readItems(rani)).toEqual([["batch", "1 dari 2 artikel AI gagal ditulis", "/admin/blog"]]);
  expect(await readItems(budi)).toEqual([]);
});

test("open tasks are read in one round trip after the session", async () => {
  const { call } = await signIn();
  const { database, count } = countedDatabase(env.DB);
  await call("/api/account/sessions", "GET", undefined, { DB: database });
  const ofSession = count.roundTrips - 1;
  count.roundTrips = 0;
  await call("/api/today", "GET", undefined, { DB: database });
  expect(count.roundTrips).toBe(ofSession + 1);
});

test("articles, enquiries and pictures are found by words, and enquiries only by those who may see them", async () => {
  const [rani, sari] = [await signIn("editor", { name: "Rani" }), await signIn("writer", { name: "Sari" })];
  const post = await createPost({ title: "Memilih domain toko", status: "draft" });
  await createPost({ title: "Domain di sampah", status: "trash" });
  const contact = await createContact({ name: "Ibu Domain", email: "ibu@contoh.example" });
  const search = async ({ call }: Staff, q: unknown) =>
    (await call("/api/find", "POST", { q })).json<FindAnswer>();
  expect(await search(rani, "  DOMAIN ")).toEqual({
    posts: [{ id: post.id, title: "Memilih domain toko", detail: "Draf" }],
    contacts: [{ id: contact.id, title: "Ibu Domain", detail: "ibu@contoh.example" }],
    media: [],
  });
  expect(await search(sari, "domain")).toMatchObject({ posts: [{ id: post.id }], contacts: [] });
  expect(await search(rani, "")).toEqual({ posts: [], contacts: [], media: [] });
  expect(await search(rani, "%_'\"")).toEqual({ posts: [], contacts: [], media: [] });
  await expectRefusal(
    rani.call("/api/find", "POST", { q: "a".repeat(101) }),
    400,
    "Pencarian maksimal 100 karakter",
  );
});
