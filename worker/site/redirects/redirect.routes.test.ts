import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { expect, test, vi } from "vitest";
import { countedDatabase } from "../../../tests/support/counted-database";
import { expectRefusal, readAnswer } from "../../../tests/support/refusal";
import { createPost, db, send, signIn } from "../../../tests/support/worker";
import type { BulkRedirects, Redirect } from "../../contract/redirects";
import { blogPosts } from "../../db/schema/blog";
import { redirects } from "../../db/schema/site";

type Rule = [from: string, to: string | null, kind?: "exact" | "prefix", status?: number];
const body = ([from, to, kind = "exact", status = to === null ? 410 : 301]: Rule) => ({
  from,
  to,
  kind,
  status,
});

async function ownerWith(...rules: Rule[]) {
  const { call } = await signIn();
  const add = (...rule: Rule) => call("/api/redirects", "POST", body(rule));
  for (const rule of rules) expect([rule, (await add(...rule)).status]).toEqual([rule, 201]);
  return { call, add };
}

/** The status of a path and its `Location`. */
async function led(path: string): Promise<[status: number, location?: string]> {
  const { status, headers } = await send(path);
  const location = headers.get("Location");
  return location === null ? [status] : [status, location];
}

test("an old address redirects in one step, whatever its case, slash, encoding and query", async () => {
  await createPost({ slug: "kopi-susu" });
  await ownerWith(
    ["https://lama.example/2019/05/Kopi-Susu/", "/blog/kopi-susu"],
    ["/kopi-dinas é", "https://lain.example/x?a=1#b", "exact", 302],
    ["/artikel.php?id=12", "/blog/kopi-susu"],
    ["/hilang", null],
  );
  expect(await led("/2019/05/kopi-susu")).toEqual([301, "/blog/kopi-susu"]);
  expect(await led("/2019/05/KOPI-susu/?utm_source=a")).toEqual([301, "/blog/kopi-susu?utm_source=a"]);
  expect(await led("/kopi-dinas%20%C3%A9")).toEqual([302, "https://lain.example/x?a=1#b"]);
  expect(await led("/kopi-dinas%20e%CC%81/?q=2")).toEqual([302, "https://lain.example/x?a=1&q=2#b"]);
  expect(await led("/artikel.php?id=12")).toEqual([301, "/blog/kopi-susu"]);
  expect(await led("/artikel.php?id=13")).toEqual([404]);
  const gone = await send("/hilang");
  expect([gone.status, gone.headers.get("Content-Type")]).toEqual([410, "text/html; charset=UTF-8"]);
  expect((await send("/2019/05/kopi-susu", { method: "HEAD" })).status).toBe(301);
  expect((await send("/2019/05/kopi-susu", { method: "POST" })).status).toBe(404);
});

test("the longest prefix rule wins, and appends the rest of the path if it asks for it", async () => {
  await ownerWith(
    ["/berita/*", "/blog", "prefix"],
    ["/berita/arsip", "/search/*", "prefix"],
    ["/berita/arsip/satu", "/about"],
    ["/id", "/*", "prefix"],
    ["/luar", "https://lain.example/*", "prefix", 302],
  );
  expect(await led("/berita")).toEqual([301, "/blog"]);
  expect(await led("/berita/apa/pun?x=1")).toEqual([301, "/blog?x=1"]);
  expect(await led("/beritabaru")).toEqual([404]);
  expect(await led("/berita/ARSIP/Dua%2FTiga/")).toEqual([301, "/search/Dua%2FTiga"]);
  expect(await led("/berita/arsip/satu")).toEqual([301, "/about"]);
  expect(await led("/id/services")).toEqual([301, "/services"]);
  expect(await led("/id//evil.example")).toEqual([301, "/evil.example"]);
  expect(await led("/id/%5Cevil.example")).toEqual([301, "/%5Cevil.example"]);
  expect(await led("/luar/.evil.example")).toEqual([302, "https://lain.example/.evil.example"]);
});

test("an existing page wins over a rule, also a post that takes an old address later, and its former slug redirects", async () => {
  const post = await createPost({ slug: "baru" });
  await ownerWith(["/blog/lama", "/blog/baru"], ["/dulu", "/blog/baru"]);
  expect(await led("/blog/lama?a=1")).toEqual([301, "/blog/baru?a=1"]);
  await createPost({ slug: "lama" });
  expect(await led("/blog/lama")).toEqual([200]);
  await db.update(blogPosts).set({ slug: "terbaru", updatedAt: new Date() }).where(eq(blogPosts.id, post.id));
  await createPost();
  expect(await led("/blog/baru/?b=2")).toEqual([301, "/blog/terbaru?b=2"]);
  // Directly, not through the slug that the post has left.
  expect(await led("/dulu/")).toEqual([301, "/blog/terbaru"]);
});

test("existing pages look up no rule; if the database fails, the 404 page stays", async () => {
  const { slug } = await createPost();
  await ownerWith(["/lama", `/blog/${slug}`]);
  for (const path of ["/", `/blog/${slug}`, "/blog", "/tidak-ada"]) await send(path);
  const { database, count } = countedDatabase(env.DB);
  for (const path of ["/", `/blog/${slug}`, "/blog"]) await send(path, { bindings: { DB: database } });
  expect(count.roundTrips).toBe(0);
  await send("/tidak-ada", { bindings: { DB: database } });
  expect(count.roundTrips).toBe(1);
  vi.spyOn(console, "warn").mockImplementation(() => {});
  const DB = {
    prepare: () => {
      throw new Error("down");
    },
  } as unknown as D1Database;
  expect((await send("/lama", { bindings: { DB } })).status).toBe(404);
});

test("a client with too many misses gets no redirect lookup, and nothing else is refused", async () => {
  await ownerWith(["/lama", "/about"]);
  await send("/tidak-ada");
  const refusing = { limit: async () => ({ success: false }) };
  const init = { headers: { "CF-Connecting-IP": "203.0.113.77" }, bindings: { MISS_LIMITER: refusing } };
  expect((await send("/lama", init)).status).toBe(301);
  expect((await send("/tidak-ada", init)).status).toBe(404);
  expect((await send("/lama", init)).status).toBe(404);
  expect((await send("/search?q=a", { headers: init.headers })).status).toBe(200);
});

test("an invalid rule is refused with a message, and nothing is stored", async () => {
  await createPost({ slug: "hidup" });
  const { add } = await ownerWith();
  const living = (path: string) => `Alamat ${path} masih menampilkan halaman, jadi tidak bisa dialihkan.`;
  const target = "Tujuan harus diawali / untuk halaman situs ini, atau https:// untuk situs lain.";
  const home =
    "Alamat lama harus berupa alamat di situs ini, misalnya /artikel-lama. Beranda tidak bisa dialihkan.";
  const itself = "Tujuan ini kembali ke alamat lamanya sendiri.";
  const refusals: [Rule, string][] = [
    [["/a", "//evil.example"], target],
    [["/a", "/\\evil.example"], target],
    [["/a", "javascript:alert(1)"], target],
    [["/a", "https://staf:rahasia@lain.example/"], target],
    [["/a", "beranda"], target],
    [["/a", "/b\tc"], "Alamat tidak boleh berisi baris baru atau tab"],
    [["/?p=3", "/b"], home],
    [["/about/", "/b"], living("/about")],
    [["/blog/HIDUP", "/b"], living("/blog/hidup")],
    [["/admin/blog", "/b"], "Alamat /admin/blog dipakai oleh sistem."],
    [["/a", "/A/"], itself],
    [["/a?x=1", "https://arunikaweb.example/a"], itself],
    [["/a", "http://www.arunikaweb.example/a"], itself],
    [["/a", "/a/b", "prefix"], itself],
    [["/a", "/b/*"], "Tanda /* di akhir tujuan hanya untuk aturan “semua di bawahnya”."],
    [["/a", "/b", "exact", 307], "Status harus 301, 302, atau 410"],
  ];
  for (const [rule, message] of refusals)
    expect([rule, ...(await readAnswer(await add(...rule)))]).toEqual([rule, 400, message]);
  expect(await db.$count(redirects)).toBe(0);
});

test("loops, chains and duplicates are refused in both directions", async () => {
  const { add, call } = await ownerWith(["/a", "/b"], ["/seksi", "/blog", "prefix"], ["/hilang", null]);
  const refusals: [Rule, string][] = [
    [["/a/", "/c"], "Alamat ini sudah dialihkan ke /b."],
    [["/b", "/a"], "Tujuan ini sendiri dialihkan ke /b. Arahkan langsung ke sana."],
    [["/b", "/c"], "Alamat ini tujuan dari /a. Arahkan /a ke tujuan yang baru dulu."],
    [["/x", "http://arunikaweb.example/a"], "Tujuan ini sendiri dialihkan ke /b. Arahkan langsung ke sana."],
    [["/x", "/A?q=1"], "Tujuan ini sendiri dialihkan ke /b. Arahkan langsung ke sana."],
    [["/x", "/seksi/satu"], "Tujuan ini sendiri dialihkan ke /blog. Arahkan langsung ke sana."],
    [["/x", "/hilang"], "Tujuan ini sendiri dinyatakan hilang."],
  ];
  for (const [rule, message] of refusals)
    expect([rule, ...(await readAnswer(await add(...rule)))]).toEqual([rule, 400, message]);
  // Sending the same rule again succeeds.
  expect((await add("/A", "/b")).status).toBe(201);
  const stored = await (await call("/api/redirects")).json<Redirect[]>();
  expect(stored.map(({ from }) => from)).toEqual(["/hilang", "/seksi", "/a"]);

  const { id = 0, version } = stored.find(({ from }) => from === "/a") ?? {};
  const change = (rule: Rule, of = version) =>
    call(`/api/redirects/${id}`, "PUT", { ...body(rule), version: of });
  await expectRefusal(change(["/a", "/seksi"]), 400, expect.stringContaining("Tujuan ini sendiri"));
  expect((await change(["/a", "/c"])).status).toBe(200);
  const moved = await change(["/a", "/d"]);
  expect(moved.status).toBe(409);
  expect(await moved.json()).toMatchObject({ stored: { id, to: "/c", version: 2 } });
  expect((await call(`/api/redirects/${id}`, "DELETE")).status).toBe(204);
  await expectRefusal(change(["/a", "/c"], 2), 404, "Pengalihan tidak ditemukan atau sudah dihapus");
});

test("two concurrent rules that form a loop store one", async () => {
  const { add } = await ownerWith();
  const answers = await Promise.all([add("/a", "/b"), add("/b", "/a"), add("/a", "/b"), add("/b", "/a")]);
  const statuses = answers.map(({ status }) => status).sort();
  expect(statuses).toEqual([201, 201, 400, 400]);
  expect(await db.$count(redirects)).toBe(1);
});

test("rows of a file are stored independently, and refused ones are named with their position", async () => {
  const { call } = await ownerWith(["/ada", "/about"]);
  const rows = [
    body(["/satu", "/blog"]),
    { from: "/dua" },
    body(["/ada", "/about"]),
    body(["/blog", "/about"]),
    body(["/satu", "/about"]),
  ];
  const answer = await (await call("/api/redirects/bulk", "POST", { rows })).json<BulkRedirects>();
  expect(answer.added).toBe(2);
  expect(answer.refused.map(({ index }) => index)).toEqual([1, 3, 4]);
  expect(answer.refused[2]?.message).toBe("Alamat ini sudah dialihkan ke /blog.");
  const found = await call("/api/redirects?q=satu&page=1&pageSize=20");
  expect([found.headers.get("X-Total-Count"), (await found.json<Redirect[]>()).length]).toEqual(["1", 1]);
});
