import { env } from "cloudflare:workers";
import { asc, eq, like } from "drizzle-orm";
import { expect, test } from "vitest";
import {
  act,
  importFile,
  makeWxr,
  paragraph,
  readFile,
  readImport,
  runJobs,
  uploadFile,
  wxrPicture,
} from "../../../tests/support/moving";
import { createPost, db, send, signIn } from "../../../tests/support/worker";
import { auditEvents, users } from "../../db/schema/auth";
import { blogPosts } from "../../db/schema/blog";

const posts = () => db.select().from(blogPosts).orderBy(asc(blogPosts.id));
const old = "https://lama.example.com";

test("an export is shown for review, and imported unchanged when it is started", async () => {
  const { cookie, user } = await signIn("owner", { name: "Bu Rina" });
  const body = `${paragraph}\n\nBaca <a href="http://lama.example.com/2019/kedua/">yang kedua</a>.`;
  const file = makeWxr([
    {
      title: "Seduh &amp; saji",
      slug: "pertama",
      content: body,
      excerpt: "Cara menyeduh kopi tubruk di rumah.",
    },
    { title: "Artikel kedua", slug: "kedua", status: "draft", date: "0000-00-00 00:00:00" },
    { title: "Halaman", slug: "tentang", type: "page" },
    { title: "Rahasia lama", slug: "rahasia", more: "<wp:post_password>abc</wp:post_password>" },
    { title: "Produk", type: "product", slug: "produk" },
  ]);
  const read = await readFile(cookie, file);
  expect(read).toMatchObject({
    state: "ready",
    error: null,
    found: { posts: 3, pages: 1, present: 0, site: old },
  });
  expect(read.found?.authors).toEqual([{ name: "Bu Rina", count: 4, account: "Bu Rina" }]);
  expect(read.found?.other).toEqual([{ name: "Tidak diambil: jenis isi “product”", count: 1 }]);
  expect(await posts()).toEqual([]);

  expect((await act(cookie, read.id, "start", { status: "keep", pictures: "none" })).status).toBe(202);
  await runJobs(read.id);
  const [first, second, page, closed] = await posts();
  expect(first).toMatchObject({
    ...{ title: "Seduh & saji", slug: "pertama", status: "published", category: "Kopi", authorId: user.id },
    ...{ summary: "Cara menyeduh kopi tubruk di rumah.", publishedAt: new Date("2019-05-04T03:02:01Z") },
    content: `${paragraph}\n<p>Baca <a href="/blog/kedua">yang kedua</a>.</p>`,
  });
  expect(second).toMatchObject({ slug: "kedua", status: "draft" });
  expect(page).toMatchObject({ title: "Halaman", status: "published", incomplete: null });
  expect(closed).toMatchObject({ status: "draft" });
  const done = await readImport(cookie, read.id);
  expect(done.state).toBe("done");
  expect(done.receipt?.items.map(({ state, oldPath }) => [state, oldPath])).toEqual([
    ["stored", "/2019/pertama"],
    ["stored", "/2019/kedua"],
    ["stored", "/2019/tentang"],
    ["stored", "/2019/rahasia"],
    ["skipped", ""],
  ]);
  expect((await send("/blog/pertama")).status).toBe(200);
  for (const path of ["/2019/pertama/", "/2019/tentang"]) {
    const led = await send(path);
    expect([led.status, (await send(led.headers.get("Location") ?? "")).status]).toEqual([301, 200]);
  }
  // 302, because browsers must not cache a redirect to a post that is not public.
  expect((await send("/2019/rahasia/")).status).toBe(302);
  await db.update(blogPosts).set({ slug: "tidak-rahasia" }).where(eq(blogPosts.slug, "rahasia"));
  await db.update(blogPosts).set({ status: "published" }).where(eq(blogPosts.slug, "tidak-rahasia"));
  const led = await send("/2019/rahasia/");
  expect([led.status, led.headers.get("Location")]).toEqual([301, "/blog/tidak-rahasia"]);
  expect((await act(cookie, read.id, "start", { status: "keep", pictures: "none" })).status).toBe(409);
});

test("importing the same export again names what exists, and an undo removes only what was not changed", async () => {
  const { cookie, call } = await signIn();
  const mine = await createPost({ slug: "artikel-lama-1" });
  const before = await posts();
  const file = makeWxr([{}, { content: "" }, {}]);
  const first = await importFile(cookie, file);
  expect(first.receipt?.items.map(({ slug, state }) => [slug, state])).toEqual([
    ["artikel-lama-1-2", "stored"],
    ["artikel-lama-2", "stored"],
    ["artikel-lama-3", "stored"],
  ]);
  expect(first.receipt?.items[1]).toMatchObject({ reason: "Menjadi draf: Konten harus minimal 50 karakter" });
  const again = await importFile(cookie, file);
  expect(again.found).toMatchObject({ posts: 3, present: 3 });
  expect(again.receipt?.items.map(({ state }) => state)).toEqual(["present", "present", "present"]);
  expect(await posts()).toHaveLength(4);

  const [changed] = (await posts()).filter(({ slug }) => slug === "artikel-lama-3");
  const { title, slug, summary, content, image, category } = changed ?? mine;
  const json = { title: `${title} baru`, slug, summary, content, image, category };
  expect((await call(`/api/blog/${changed?.id}`, "PUT", json)).status).toBe(200);
  expect((await act(cookie, first.id, "undo")).status).toBe(202);
  await runJobs(first.id);
  const undone = await readImport(cookie, first.id);
  expect(undone.state).toBe("undone");
  expect(undone.receipt?.items.map(({ state }) => state)).toEqual(["undone", "undone", "kept"]);
  expect((await posts()).map(({ id }) => id)).toEqual([...before.map(({ id }) => id), changed?.id]);
  expect((await send("/2019/artikel-lama-1/")).status).toBe(404);
  expect((await send("/2019/artikel-lama-3/")).status).toBe(301);
  const third = await importFile(cookie, file);
  expect(third.receipt?.items.map(({ state }) => state)).toEqual(["stored", "stored", "present"]);
});

test("a text links to the stored slug of another post of its file, also if the old slug was taken", async () => {
  const { cookie } = await signIn();
  const content = `${paragraph}<a href="${old}/2019/artikel-lama-2/">kedua</a>`;
  const { id } = await readFile(cookie, makeWxr([{ content }, {}]));
  await createPost({ slug: "artikel-lama-2" });
  await act(cookie, id, "start", { status: "keep", pictures: "none" });
  await runJobs(id);
  const [first, second] = (await posts()).slice(-2);
  expect(second?.slug).toBe("artikel-lama-2-2");
  expect(first?.content).toContain(`href="/blog/${second?.slug}"`);
});

test("texts of one slug get the next free numbers, in their order", async () => {
  const { cookie } = await signIn();
  const file = makeWxr(Array.from({ length: 40 }, () => ({ slug: "halo" })));
  await importFile(cookie, file, { status: "draft" });
  const slugs = (await posts()).slice(-40).map(({ slug }) => slug);
  expect(slugs).toEqual(["halo", ...Array.from({ length: 39 }, (_, at) => `halo-${at + 2}`)]);
});

test("earlier addresses redirect to their article too, and are removed with it", async () => {
  const { cookie } = await signIn();
  const field = (value: string) =>
    `<wp:postmeta><wp:meta_key>_wp_old_slug</wp:meta_key><wp:meta_value>${value}</wp:meta_value></wp:postmeta>`;
  const file = makeWxr([{ more: field("kuno") + field("artikel-lama-2") }, {}]);
  const { id, receipt } = await importFile(cookie, file);
  const led = await send("/2019/kuno/");
  expect([led.status, led.headers.get("Location")]).toEqual([301, "/blog/artikel-lama-1"]);
  expect(receipt?.items.map(({ notes }) => notes.filter(({ what }) => what === "alamat lama"))).toEqual([
    [expect.objectContaining({ places: ["Alamat ini sudah dialihkan ke /blog/artikel-lama-2."] })],
    [],
  ]);
  await act(cookie, id, "undo");
  await runJobs(id);
  expect((await env.DB.prepare("SELECT count(*) AS count FROM redirects").first())?.count).toBe(0);
});

test("redirects that existed before an import, or replaced one of its own, survive its undo", async () => {
  const { cookie, call } = await signIn();
  const rule = { from: "/2019/artikel-lama-1", to: "/blog/artikel-lama-1", kind: "exact", status: 301 };
  const own = { ...rule, from: "/promo", to: "/pricing" };
  expect((await call("/api/redirects", "POST", rule)).status).toBe(201);
  const { id } = await importFile(cookie, makeWxr([{}, {}]));
  const rules = async () => (await call("/api/redirects")).json<{ id: number; from: string }[]>();
  const [newest] = await rules();
  expect((await rules()).map(({ from }) => from)).toEqual(["/2019/artikel-lama-2", rule.from]);
  expect((await call(`/api/redirects/${newest?.id}`, "DELETE")).status).toBe(204);
  expect((await call("/api/redirects", "POST", own)).status).toBe(201);
  await act(cookie, id, "undo");
  await runJobs(id);
  expect((await rules()).map(({ from }) => from)).toEqual([own.from, rule.from]);
});

test("an account that is no owner any longer undoes nothing, and another undoes it after that", async () => {
  const { cookie, user } = await signIn("owner", { username: "bu-rina" });
  const { id } = await importFile(cookie, makeWxr([{}]));
  await act(cookie, id, "undo");
  await db.update(users).set({ disabledAt: new Date() }).where(eq(users.id, user.id));
  await runJobs(id);
  expect(await posts()).toHaveLength(1);
  const other = await signIn();
  const error = "Berhenti: yang memulainya bukan pemilik lagi.";
  expect(await readImport(other.cookie, id)).toMatchObject({ state: "done", error });
  expect((await act(other.cookie, id, "start", { status: "keep", pictures: "none" })).status).toBe(409);
  await act(other.cookie, id, "undo");
  await runJobs(id);
  expect(await posts()).toHaveLength(0);
  const noted = await db.select().from(auditEvents).where(like(auditEvents.action, "post.import%"));
  expect(noted.map(({ action, actorName }) => [action, actorName])).toEqual([
    ["post.imported", "bu-rina"],
    ["post.import-undone", "bu-rina"],
    ["post.import-undone", other.user.username],
  ]);
});

test("a truncated file, one in another encoding and one of another kind are reported", async () => {
  const { cookie } = await signIn();
  const whole = makeWxr([{ title: "Utuh" }, { title: "Terpotong", content: `${paragraph} akhir` }]);
  const cut = await readFile(cookie, whole.slice(0, whole.indexOf("akhir")));
  expect(cut.found).toMatchObject({ posts: 1, warnings: [expect.stringContaining("terpotong")] });
  expect(cut.receipt?.items[1]).toMatchObject({ title: "Terpotong", state: "failed" });

  const latin = makeWxr([{ title: "Kafé" }]).replace("UTF-8", "ISO-8859-1");
  const bytes = Uint8Array.from(latin, (character) => character.charCodeAt(0));
  expect((await readFile(cookie, bytes)).receipt?.items[0]?.title).toBe("Kafé");
  const broken = '{"db":[{"data":{"posts":[{"id":1,}]}}]}';
  for (const other of ["PK\u0003\u0004zip", "halo", '{"posts":[]}', broken]) {
    expect(await readFile(cookie, other)).toMatchObject({
      state: "failed",
      error: expect.stringMatching(/\.$/),
    });
  }
  const id = await uploadFile(cookie, whole);
  expect((await act(cookie, id, "start", { status: "draft", pictures: "none" })).status).toBe(409);
});

test("an incomplete upload, and one that is too large, leave nothing behind", async () => {
  const { cookie } = await signIn();
  const type = "multipart/form-data; boundary=abc";
  const post = (body: BodyInit, contentType = type) =>
    send("/api/imports", { method: "POST", body, headers: { Cookie: cookie, "Content-Type": contentType } });
  const head = '--abc\r\nContent-Disposition: form-data; name="file"; filename="a.xml"\r\n\r\n';
  expect((await post("x", "text/xml")).status).toBe(415);
  expect((await post(`${head}<rss>`)).status).toBe(400);
  expect((await post(`${head}\r\n--abc--\r\n`)).status).toBe(400);
  expect(
    (await post('--abc\r\nContent-Disposition: form-data; name="site"\r\n\r\nx\r\n--abc--\r\n')).status,
  ).toBe(400);
  let sent = 0;
  const large = new ReadableStream({
    pull(controller) {
      controller.enqueue(sent === 0 ? new TextEncoder().encode(head) : new Uint8Array(4_000_000));
      sent += 1;
      if (sent > 14) controller.close();
    },
  });
  expect((await post(large as unknown as BodyInit)).status).toBe(413);
  expect((await env.BACKUPS.list()).objects).toEqual([]);
});

test.each([old, "https://www.lama.example.com"])(
  "pictures of %s that are not imported keep their URL, and are named",
  async (site) => {
    const { cookie } = await signIn();
    const url = `${site}/wp-content/uploads/kopi.jpg`;
    const content = `${paragraph}<img src="${site.replace("https", "http")}/wp-content/uploads/kopi-300x200.jpg" alt="Kopi">`;
    const { receipt } = await importFile(cookie, makeWxr([{ content, id: 5 }, wxrPicture(9, url)], { site }));
    const [item] = receipt?.items ?? [];
    expect(item?.notes).toContainEqual({
      kind: "changed",
      what: "gambar tetap diambil dari situs lama",
      count: 1,
      places: [url],
    });
    expect((await posts())[0]?.content).toContain(`src="${url}"`);
  },
);
