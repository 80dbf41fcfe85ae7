import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { countedDatabase } from "../../../tests/support/counted-database";
import { day } from "../../../tests/support/posts";
import { expectFieldsRefused, expectRefusal } from "../../../tests/support/refusal";
import { createPost, send } from "../../../tests/support/worker";
import type { Post } from "../../contract/blog";
import { maxContentBytes, maxListBytes } from "../../contract/limits";

async function list(query: Record<string, string>) {
  const response = await send(`/api/blog?${new URLSearchParams({ fields: "summary", ...query })}`);
  expect(response.status).toBe(200);
  const posts = await response.json<{ title: string }[]>();
  return { titles: posts.map(({ title }) => title), total: Number(response.headers.get("X-Total-Count")) };
}

test("the list is sorted by date, title or category", async () => {
  await createPost({ title: "beta", category: "Toko", publishedAt: day(1) });
  await createPost({ title: "Alfa", category: "SEO", publishedAt: day(2) });
  await createPost({ title: "Gama", category: "SEO", publishedAt: day(3) });
  expect((await list({})).titles).toEqual(["Gama", "Alfa", "beta"]);
  expect((await list({ sort: "newest" })).titles).toEqual(["Gama", "Alfa", "beta"]);
  expect((await list({ sort: "oldest" })).titles).toEqual(["beta", "Alfa", "Gama"]);
  expect((await list({ sort: "title" })).titles).toEqual(["Alfa", "beta", "Gama"]);
  expect((await list({ sort: "category" })).titles).toEqual(["Gama", "Alfa", "beta"]);
});

test("the search finds words in the title in any case, and the total counts what it finds", async () => {
  for (let number = 1; number <= 5; number += 1) await createPost({ title: `Domain ${number}` });
  await createPost({ title: "Hosting", summary: "Bukan tentang domain, melainkan hosting." });
  expect(await list({ title: "DOMAIN", page: "2", pageSize: "2", sort: "oldest" })).toEqual({
    titles: ["Domain 3", "Domain 4"],
    total: 5,
  });
  expect(await list({ title: "tidak ada" })).toEqual({ titles: [], total: 0 });
});

test.each([
  ["a percent sign", "100%", "Diskon 100% asli", "Diskon 1000 rupiah"],
  ["an underscore", "a_b", "Nama a_b", "Nama aXb"],
  ["a quote", "Jum'at", "Promo Jum'at", "Promo Jumat"],
  ["a backslash", "C:\\", "Folder C:\\", "Folder C"],
  ["more than 50 bytes", "kata ".repeat(19).trim(), `Judul ${"kata ".repeat(19)}`, "kata kata"],
])("the search takes %s as it is", async (_name, title, wanted, other) => {
  await createPost({ title: wanted });
  await createPost({ title: other });
  expect((await list({ title })).titles).toEqual([wanted]);
});

test("search and category narrow the list together", async () => {
  await createPost({ title: "Domain murah", category: "Domain" });
  await createPost({ title: "Domain dan SEO", category: "SEO" });
  expect(await list({ title: "domain", category: "SEO" })).toEqual({ titles: ["Domain dan SEO"], total: 1 });
});

test.each([
  ["sort", "acak", "Urutan tidak dikenal"],
  ["title", "a".repeat(101), "Pencarian maksimal 100 karakter"],
])("%s=%s answers 400", async (name, value, message) => {
  const response = await send(`/api/blog?${new URLSearchParams({ [name]: value })}`);
  await expectRefusal(response, 400, message, { fields: { [name]: message } });
});

test("a parameter that is given twice answers 400 and leaves the answer to one of it alone", async () => {
  await createPost();
  expect((await send("/api/blog?page=1&page=2")).status).toBe(400);
  expect((await send("/api/blog?page=1")).status).toBe(200);
});

const makeBody = (bytes: number) => `<p>${"a".repeat(bytes - 7)}</p>`;
const tooHeavy =
  "Artikel di halaman ini melebihi 4 MB. Gunakan pageSize yang lebih kecil atau fields=summary";
/** What JSON, the titles and the summaries add to the bodies. */
const besideBodies = 200_000;

/** Stores posts with bodies of these bytes, the last one newest. */
async function storeBodies(...sizes: number[]) {
  for (const [index, bytes] of sizes.entries()) {
    await createPost({ title: `Nomor ${index}`, content: makeBody(bytes), publishedAt: day(index + 1) });
  }
}

/** Follows `next` to its end: the titles of each answer. */
async function follow(path: string): Promise<string[][]> {
  const pages: string[][] = [];
  let next: string | undefined = path;
  while (next && pages.length < 50) {
    const response = await send(next);
    expect([next, response.status]).toEqual([next, 200]);
    const text = await response.text();
    expect(text.length).toBeLessThan(maxListBytes + besideBodies);
    pages.push((JSON.parse(text) as Post[]).map(({ title }) => title));
    next = /^<([^>]*)>; rel="next"$/.exec(response.headers.get("Link") ?? "")?.[1];
  }
  return pages;
}

const titles = (from: number, to: number) =>
  Array.from(
    { length: Math.abs(from - to) + 1 },
    (_, index) => `Nomor ${from > to ? from - index : from + index}`,
  );

test("a list of articles of the largest size ends where an answer is full, and next leads on through all", async () => {
  await storeBodies(...Array.from({ length: 10 }, () => maxContentBytes));
  const { database, count } = countedDatabase(env.DB);
  const first = await send("/api/blog", { bindings: { DB: database } });
  expect([first.headers.get("X-Total-Count"), count.roundTrips]).toEqual(["10", 1]);
  expect(first.headers.get("Link")).toBe('</api/blog?offset=4>; rel="next"');
  expect((await first.json<Post[]>()).map(({ content }) => content.length)).toEqual(
    Array.from({ length: 4 }, () => maxContentBytes),
  );
  expect(await follow("/api/blog")).toEqual([titles(9, 6), titles(5, 2), titles(1, 0)]);
});

test("a page whose articles do not fit into one answer is refused, a smaller one and one of summaries are exact", async () => {
  await storeBodies(...Array.from({ length: 9 }, () => maxContentBytes));
  for (const query of ["page=1", "page=1&pageSize=5", "pageSize=100", "page=1&pageSize=100"]) {
    await expectFieldsRefused(send(`/api/blog?${query}`), { pageSize: tooHeavy });
  }
  const page = await send("/api/blog?page=2&pageSize=4");
  expect((await page.json<Post[]>()).map(({ title }) => title)).toEqual(titles(4, 1));
  expect(await (await send("/api/blog?page=9&pageSize=5")).json()).toEqual([]);
  const summaries = await send("/api/blog?fields=summary&page=1&pageSize=100");
  expect(await summaries.json()).toHaveLength(9);
});

test("an offset skips as many posts, of summaries too, and stands in the place of a page", async () => {
  await storeBodies(100, 100, 100, 100, 100);
  const response = await send("/api/blog?fields=summary&offset=1&pageSize=2");
  expect((await response.json<Post[]>()).map(({ title }) => title)).toEqual(titles(3, 2));
  expect(response.headers.get("Link")).toBe('</api/blog?fields=summary&pageSize=2&offset=3>; rel="next"');
  expect(await (await send("/api/blog?offset=5")).json()).toEqual([]);
  for (const value of ["0", "-1", "x", "1&offset=2"]) {
    await expectFieldsRefused(send(`/api/blog?offset=${value}`), { offset: "Nilai offset tidak valid" });
  }
  const instead = await send("/api/blog?fields=summary&page=3&offset=1&pageSize=2");
  expect((await instead.json<Post[]>()).map(({ title }) => title)).toEqual(titles(3, 2));
});
