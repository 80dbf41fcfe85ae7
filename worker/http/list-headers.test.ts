import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import * as z from "zod/mini";
import { createPost, db, send, signIn } from "../../tests/support/worker";
import { blogPosts } from "../db/schema/blog";

const rows = z.array(z.object({ id: z.number() }));

/** Rows of SQL with the numbers from 1 to `count`; a row of a larger number is a day newer. */
const numbered = (count: number) =>
  sql`WITH RECURSIVE numbers (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < ${count})`;
const at = sql`n * 86400000`;

async function storePosts(count: number) {
  await db.run(sql`INSERT INTO blog_posts (title, slug, summary, image, category, content, published_at) ${numbered(count)}
    SELECT 'Artikel', 'artikel-' || n, 'r', 'i', 'SEO & Iklan', '<p>Isi.</p>', ${at} FROM numbers`);
  await createPost({ category: "Lain", publishedAt: new Date(0) });
}

const storeContacts = (count: number) =>
  db.run(sql`INSERT INTO contact_submissions (name, email, message, submitted_at) ${numbered(count)}
    SELECT 'Pengirim', 'pengirim@contoh.example', 'Pesan', ${at} FROM numbers`);

const storeEvents = (count: number) =>
  db.run(sql`INSERT INTO audit_events (occurred_at, action, subject_kind) ${numbered(count)}
    SELECT ${at}, 'post.created', 'post' FROM numbers`);

/** Follows `Link: rel="next"` to its end; the ids of each page. */
async function follow(path: string, ask: (path: string) => Promise<Response>): Promise<number[][]> {
  const pages: number[][] = [];
  let next: string | undefined = path;
  while (next && pages.length < 50) {
    const response = await ask(next);
    expect(response.status).toBe(200);
    pages.push(rows.parse(await response.json()).map(({ id }) => id));
    next = /^<([^>]*)>; rel="next"$/.exec(response.headers.get("Link") ?? "")?.[1];
  }
  return pages;
}

test("without paging the list of posts answers the 100 newest, and who follows next gets all", async () => {
  await storePosts(230);
  const response = await send("/api/blog");
  expect(response.headers.get("X-Total-Count")).toBe("231");
  expect(response.headers.get("Link")).toBe('</api/blog?page=2&pageSize=100>; rel="next"');
  expect(rows.parse(await response.json())).toHaveLength(100);
  const pages = await follow("/api/blog", send);
  expect(pages.map((page) => page.length)).toEqual([100, 100, 31]);
  expect(new Set(pages.flat()).size).toBe(231);
  const all = pages.flat();
  const stored = await db.select({ id: blogPosts.id, publishedAt: blogPosts.publishedAt }).from(blogPosts);
  const newestFirst = stored
    .sort((a, b) => Number(b.publishedAt) - Number(a.publishedAt))
    .map(({ id }) => id);
  expect(all).toEqual(newestFirst);
});

test("next keeps what the list was asked for, on a copy of it too, and ends with the last page", async () => {
  await storePosts(25);
  const query = new URLSearchParams({ fields: "summary", category: "SEO & Iklan", pageSize: "10" });
  for (const _copy of [false, true]) {
    const response = await send(`/api/blog?${query}`);
    const next = new URLSearchParams({
      fields: "summary",
      category: "SEO & Iklan",
      page: "2",
      pageSize: "10",
    });
    const link = /^<\/api\/blog\?(.*)>; rel="next"$/.exec(response.headers.get("Link") ?? "")?.[1];
    expect(Object.fromEntries(new URLSearchParams(link))).toEqual(Object.fromEntries(next));
  }
  const pages = await follow(`/api/blog?${query}`, send);
  expect(pages.map((page) => page.length)).toEqual([10, 10, 5]);
  for (const last of ["page=3", "page=2&pageSize=13"]) {
    expect((await send(`/api/blog?${last}`)).headers.get("Link")).toBeNull();
  }
  expect((await follow("/api/blog?page=1", send)).map((page) => page.length)).toEqual([9, 9, 8]);
});

test.each([
  ["enquiries", "/api/contact", storeContacts],
  ["events", "/api/audit", storeEvents],
])("the list of %s is as long at most, and goes on the same way", async (_name, path, store) => {
  const { call: staff } = await signIn();
  await store(205);
  const pages = await follow(path, (address) => staff(address, "GET"));
  const all = pages.flat();
  expect(pages[0]).toHaveLength(100);
  expect(pages.length).toBe(3);
  expect(new Set(all).size).toBe(all.length);
  expect(all.length).toBeGreaterThanOrEqual(205);
  expect(all).toEqual(all.toSorted((a, b) => b - a));
});
