import { expect, test } from "vitest";
import { createdBy, postValues } from "../../../tests/support/posts";
import { expectFieldsRefused, expectRefusal } from "../../../tests/support/refusal";
import { createPost, db, send, signIn } from "../../../tests/support/worker";
import type { Post } from "../../contract/blog";
import { blogPosts } from "../../db/schema/blog";

const tooLarge = "Konten terlalu besar (maksimal 1 MB)";
const slugMessage = "Slug hanya boleh berisi huruf kecil, angka, dan tanda hubung (-)";

/** An article of elements within each other. */
const nested = (depth: number) =>
  `${"<blockquote>".repeat(depth)}Kutipan yang cukup panjang untuk diuji di dalam artikel.${"</blockquote>".repeat(depth)}`;

test("an article of 100 levels is stored", async () => {
  const post = await createdBy((await signIn()).call, { content: nested(100) });
  expect(post.content).toContain("Kutipan yang cukup panjang");
});

const wrong: [field: string, value: unknown, message: string][] = [
  ["title", undefined, "Judul harus minimal 5 karakter"],
  ["title", " abcd ", "Judul harus minimal 5 karakter"],
  ["title", "a".repeat(201), "Judul maksimal 200 karakter"],
  ["slug", "ab", "Slug harus minimal 3 karakter"],
  ["slug", "Dua-Kata", slugMessage],
  ["slug", "dua--kata", slugMessage],
  ["slug", "../admin", slugMessage],
  ["slug", "toko-é", slugMessage],
  ["slug", "a".repeat(151), "Slug maksimal 150 karakter"],
  ["slug", "a\u0000bc", slugMessage],
  ["slug", "abc\n", slugMessage],
  ["slug", "\uff41bc", slugMessage],
  ["title", `abcd${"\u200b".repeat(9)}`, "Judul harus minimal 5 karakter"],
  ["category", "\u3164\u3164\u3164", "Kategori harus minimal 2 karakter"],
  [
    "content",
    `<p>${"\u200b &#8203;&shy;".repeat(10)}</p>`,
    "Konten tidak berisi teks yang boleh ditampilkan",
  ],
  ["summary", "a".repeat(19), "Ringkasan harus minimal 20 karakter"],
  ["summary", "a".repeat(601), "Ringkasan maksimal 600 karakter"],
  ["content", undefined, "Konten harus minimal 50 karakter"],
  [
    "content",
    `<script>${"alert(1);".repeat(10)}</script>`,
    "Konten tidak berisi teks yang boleh ditampilkan",
  ],
  ["content", "a".repeat(1_000_001), tooLarge],
  ["content", "é".repeat(500_001), tooLarge],
  ["content", `${"a".repeat(999_990)}&&&`, tooLarge],
  ["content", `${" ".repeat(60)}${"a".repeat(49)}`, "Konten harus minimal 50 karakter"],
  [
    "content",
    nested(101),
    "Konten bersusun lebih dari 100 tingkat. Kurangi elemen di dalam elemen, misalnya kutipan di dalam kutipan.",
  ],
  ["content", "<b>".repeat(200_000), "Konten berisi terlalu banyak tag yang tidak ditutup"],
  ["image", "", "URL gambar tidak valid"],
  ["image", "gambar.png", "URL gambar tidak valid"],
  ["image", "javascript:alert(1)//a.b", "URL gambar tidak valid"],
  ["image", "http://gambar.example/foto.jpg", "URL gambar tidak valid"],
  ["image", "https://gambar.example/fo\u0000to.jpg", "URL gambar tidak valid"],
  ["image", `https://gambar.example/${"a".repeat(2000)}`, "URL gambar maksimal 2.000 karakter"],
  ["category", "a", "Kategori harus minimal 2 karakter"],
  ["category", "a".repeat(61), "Kategori maksimal 60 karakter"],
  ["id", 7, "Kolom tidak dikenal"],
  ["publishedAt", "2020-01-01T00:00:00.000Z", "Kolom tidak dikenal"],
];

// The values are not in the titles: some are a megabyte.
test.each(wrong.map(([field, value, message]) => ({ field, value, message })))(
  "a wrong $field answers 400 when a post is created and when it is changed: $message",
  async ({ field, value, message }) => {
    const { call } = await signIn();
    const existing = await createPost();
    for (const [path, method] of [
      ["/api/blog", "POST"],
      [`/api/blog/${existing.id}`, "PUT"],
    ] as const) {
      const response = await call(path, method, { ...postValues(), [field]: value });
      await expectFieldsRefused(response, { [field]: message });
    }
    expect(await db.select().from(blogPosts)).toEqual([existing]);
  },
);

test("the shortest and the longest values are taken", async () => {
  const { call } = await signIn();
  await createdBy(call, {
    title: "abcde",
    slug: "a-1",
    summary: "a".repeat(20),
    content: "a".repeat(50),
    category: "ab",
  });
  const long = {
    title: "a".repeat(200),
    slug: "a".repeat(150),
    summary: "a".repeat(600),
    category: "a".repeat(60),
  };
  await createdBy(call, { ...long, image: `https://a.b/${"c".repeat(1988)}` });
});

test("an article of 1 MB is stored, changed and read whole", async () => {
  const { call } = await signIn();
  const created = await createdBy(call, { content: "kata ".repeat(199_000) });
  expect(created.content.length).toBeGreaterThan(990_000);
  const changed = await call(`/api/blog/${created.id}`, "PUT", postValues({ content: created.content }));
  expect(changed.status).toBe(200);
  expect((await (await send(`/api/blog/${created.id}`)).json<Post>()).content).toBe(created.content);
});

test("a body over 2 MB answers 413", async () => {
  const { call } = await signIn();
  const { id } = await createPost();
  const json = postValues({ content: "a".repeat(2 * 1024 * 1024) });
  for (const response of [
    await call("/api/blog", "POST", json),
    await call(`/api/blog/${id}`, "PUT", json),
  ]) {
    await expectRefusal(response, 413, "Data yang dikirim terlalu besar (maksimal 2 MB)");
  }
});
