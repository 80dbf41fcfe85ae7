import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { createPost, createSession, db, send } from "../../tests/support/worker";
import { blogPosts } from "../db/schema";

async function updateFormats() {
  const { cookie } = await createSession();
  const response = await send("/api/blog/update-formats", { method: "POST", headers: { Cookie: cookie } });
  expect(response.status).toBe(200);
  return response.json();
}

async function stored(id: number) {
  const [row] = await db.select().from(blogPosts).where(eq(blogPosts.id, id));
  return row;
}

test("old articles are brought into form and the others are left alone", async () => {
  const old = await createPost({
    content: "## Judul lama\n\nTentang **merpati**.",
    contentText: "## Judul lama",
  });
  const fine = await createPost();
  expect(await updateFormats()).toEqual({
    message: "1 artikel diperbarui, 1 artikel sudah rapi",
    updated: 1,
    unchanged: 1,
  });
  const formatted = await stored(old.id);
  expect(formatted).toEqual({
    ...old,
    content: "<h2>Judul lama</h2>\n<p>Tentang <strong>merpati</strong>.</p>",
    contentText: "Judul lama Tentang merpati .",
    updatedAt: expect.any(Date),
  });
  expect(formatted?.updatedAt.getTime()).toBeGreaterThan(old.updatedAt.getTime());
  expect(await stored(fine.id)).toEqual(fine);
  const found = await db.all(
    sql`SELECT rowid FROM blog_posts_search WHERE blog_posts_search MATCH 'merpati'`,
  );
  expect(found).toEqual([{ rowid: old.id }]);
});

test("a second call finds nothing to do", async () => {
  await createPost({ content: "# Satu\n\ndua" });
  await updateFormats();
  expect(await updateFormats()).toMatchObject({ updated: 0, unchanged: 1 });
});

test("without posts nothing is updated", async () => {
  expect(await updateFormats()).toMatchObject({ updated: 0, unchanged: 0 });
});

test("an article that would pass the limit of a row stays as it is", async () => {
  const { id, content } = await createPost({ content: "a\n\n".repeat(250_000) });
  expect(await updateFormats()).toMatchObject({ updated: 0, unchanged: 1 });
  expect((await stored(id))?.content).toBe(content);
}, 60_000);

test("a thousand articles are brought into form in one call", async () => {
  const body = "Satu paragraf yang cukup panjang tentang website.\n\n- satu\n- dua\n\n".repeat(20);
  for (let start = 0; start < 1000; start += 10) {
    const rows = Array.from({ length: 10 }, (_, index) => ({
      title: `Artikel ${start + index}`,
      slug: `artikel-ke-${start + index}`,
      summary: "Ringkasan artikel.",
      content: `## Judul ${start + index}\n\n${body}`,
      image: "/images/blog/default.svg",
      category: "SEO",
    }));
    await db.insert(blogPosts).values(rows);
  }
  expect(await updateFormats()).toMatchObject({ updated: 1000, unchanged: 0 });
  const raw = await db.$count(blogPosts, sql`instr(content, '##') > 0 OR instr(content_text, '##') > 0`);
  expect(raw).toBe(0);
  expect((await db.select().from(blogPosts).where(eq(blogPosts.slug, "artikel-ke-999")))[0]?.content).toMatch(
    /^<h2>Judul 999<\/h2>\n<p>Satu/,
  );
}, 60_000);
