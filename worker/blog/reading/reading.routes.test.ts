import { expect, test } from "vitest";
import { createPosts } from "../../../tests/support/posts";
import { expectFieldsRefused, expectRefusal } from "../../../tests/support/refusal";
import { createPost, send } from "../../../tests/support/worker";
import { article as articleSchema, post, postSummary } from "../../contract/blog";

const day = (number: number) => new Date(Date.UTC(2026, 0, number, 2, 30, 15, 250));

async function readTitles(response: Response): Promise<string[]> {
  return (await response.json<{ title: string }[]>()).map(({ title }) => title);
}

test("the list answers whole posts, newest first", async () => {
  await createPost({ title: "Lama", publishedAt: day(1) });
  const written = {
    title: "Terbaru “🌸” <b>",
    slug: "terbaru",
    summary: "Ringkasan",
    content: "<p>Isi & <strong>tebal</strong></p>",
    image: "https://gambar.example/a.webp",
    category: "Toko Online",
  };
  const newest = await createPost({ ...written, publishedAt: day(3), updatedAt: day(4) });
  await createPost({ title: "Tengah", publishedAt: day(2) });
  const response = await send("/api/blog");
  expect(response.status).toBe(200);
  expect(response.headers.get("X-Total-Count")).toBe("3");
  const posts = await response.json<{ title: string }[]>();
  expect(posts.map(({ title }) => title)).toEqual(["Terbaru “🌸” <b>", "Tengah", "Lama"]);
  expect(posts[0]).toEqual({
    id: newest.id,
    ...written,
    publishedAt: "2026-01-03T02:30:15.250Z",
    updatedAt: "2026-01-04T02:30:15.250Z",
  });
});

test("posts of the same moment come with the later one first", async () => {
  await createPost({ title: "Pertama", publishedAt: day(1) });
  await createPost({ title: "Kedua", publishedAt: day(1) });
  expect(await readTitles(await send("/api/blog"))).toEqual(["Kedua", "Pertama"]);
});

/** Without what only a cover of the library has. */
const listKeys = ({ shape: { cover: _cover, ...shape } }: { shape: Record<string, unknown> }) =>
  Object.keys(shape).sort();

test("fields=summary leaves the content out and nothing else", async () => {
  const { id } = await createPost();
  const [summary] = await (await send("/api/blog?fields=summary")).json<object[]>();
  const [whole] = await (await send("/api/blog")).json<object[]>();
  const article = await (await send(`/api/blog/${id}`)).json<object>();
  expect(Object.keys(summary ?? {}).sort()).toEqual(listKeys(postSummary));
  expect(Object.keys(whole ?? {}).sort()).toEqual(listKeys(post));
  expect(whole).toMatchObject(summary ?? {});
  expect(Object.keys(article).sort()).toEqual(listKeys(articleSchema));
  expect(article).toMatchObject(whole ?? {});
});

test.each(["", "?fields=summary&"])(
  "pages cut the list into pieces that miss and repeat nothing: %s",
  async (fields) => {
    await createPosts(11);
    const query = fields || "?";
    const pages = await Promise.all(
      [1, 2, 3, 4].map((page) => send(`/api/blog${query}page=${page}&pageSize=4`)),
    );
    expect(pages.map(({ headers }) => headers.get("X-Total-Count"))).toEqual(["11", "11", "11", "11"]);
    expect(await Promise.all(pages.map(readTitles))).toEqual([
      ["SEO 11", "SEO 10", "SEO 9", "SEO 8"],
      ["SEO 7", "SEO 6", "SEO 5", "SEO 4"],
      ["SEO 3", "SEO 2", "SEO 1"],
      [],
    ]);
  },
);

test("a category keeps the others out of the list and of the count", async () => {
  await createPosts(3, "SEO");
  await createPosts(2, "Media Sosial & Iklan");
  const response = await send(`/api/blog?category=${encodeURIComponent("Media Sosial & Iklan")}&pageSize=1`);
  expect(response.headers.get("X-Total-Count")).toBe("2");
  expect(await readTitles(response)).toEqual(["Media Sosial & Iklan 2"]);
});

test.each(["tidak ada", "seo", "' OR '1'='1"])("the category '%s' has no posts", async (category) => {
  await createPosts(1, "SEO");
  const response = await send(`/api/blog?category=${encodeURIComponent(category)}`);
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual([]);
  expect(response.headers.get("X-Total-Count")).toBe("0");
});

const pageMessage = "Nomor halaman tidak valid";
const sizeMessage = "Ukuran halaman harus 1 sampai 100";
test.each([
  ["page=0", { page: pageMessage }],
  ["page=1.5", { page: pageMessage }],
  ["page=abc", { page: pageMessage }],
  ["page=1000000000", { page: pageMessage }],
  ["page=1&page=2", { page: pageMessage }],
  ["pageSize=0", { pageSize: sizeMessage }],
  ["pageSize=101", { pageSize: sizeMessage }],
  ["page=x&pageSize=x", { page: pageMessage, pageSize: sizeMessage }],
  ["fields=content", { fields: "Nilai fields harus summary" }],
  [`category=${"x".repeat(101)}`, { category: "Kategori maksimal 100 karakter" }],
])("the query %s is refused with its message", async (query, fields) => {
  await expectFieldsRefused(send(`/api/blog?${query}`), fields);
});

test("the categories come with their number of posts, in alphabetical order", async () => {
  await createPosts(1, "Toko Online");
  await createPosts(3, "SEO");
  await createPosts(2, "Bisnis");
  const response = await send("/api/blog/categories");
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual([
    { category: "Bisnis", count: 2 },
    { category: "SEO", count: 3 },
    { category: "Toko Online", count: 1 },
  ]);
});

test("a slug may need an escape in its address", async () => {
  await createPost({ slug: "harga 100% wajar", title: "Harga" });
  const response = await send(`/api/blog/slug/${encodeURIComponent("harga 100% wajar")}`);
  expect(await response.json()).toMatchObject({ title: "Harga" });
});

test.each([
  "/api/blog/slug/tidak-ada",
  "/api/blog/slug/ARTIKEL-ADA",
  "/api/blog/slug/artikel-ada%00",
  "/api/blog/slug/'%20OR%20'1'='1",
  "/api/blog/999999",
])("an unknown post answers 404 with a message: %s", async (path) => {
  await createPost({ slug: "artikel-ada" });
  await expectRefusal(send(path), 404, "Artikel tidak ditemukan");
});

test.each(["abc", "0", "01", "1%3BDROP%20TABLE%20users", "9".repeat(16)])(
  "the id '%s' answers 400 with a message",
  async (id) => {
    await expectFieldsRefused(send(`/api/blog/${id}`), { id: "ID harus berupa bilangan bulat positif" });
  },
);

test("HEAD answers the headers of the list without a body", async () => {
  await createPosts(2);
  const response = await send("/api/blog", { method: "HEAD" });
  expect(response.status).toBe(200);
  expect(response.headers.get("X-Total-Count")).toBe("2");
  expect(await response.text()).toBe("");
});
