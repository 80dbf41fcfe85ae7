import { expect, test } from "vitest";
import { day } from "../../../tests/support/posts";
import { createPost, send } from "../../../tests/support/worker";

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

test("a page behind the last is empty and keeps the total", async () => {
  await createPost();
  expect(await list({ page: "9", pageSize: "20" })).toEqual({ titles: [], total: 1 });
});

test.each([
  ["sort", "acak", "Urutan tidak dikenal"],
  ["title", "a".repeat(101), "Pencarian maksimal 100 karakter"],
])("%s=%s answers 400", async (name, value, message) => {
  const response = await send(`/api/blog?${new URLSearchParams({ [name]: value })}`);
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ message, fields: { [name]: message } });
});

test("a parameter that is given twice answers 400 and leaves the answer to one of it alone", async () => {
  await createPost();
  expect((await send("/api/blog?page=1&page=2")).status).toBe(400);
  expect((await send("/api/blog?page=1")).status).toBe(200);
});
