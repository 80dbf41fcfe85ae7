import { env } from "cloudflare:workers";
import { beforeEach, expect, test } from "vitest";
import { rowsReadBy } from "../../../tests/support/rows-read";
import { createPost } from "../../../tests/support/worker";
import { createDatabase } from "../../db/client";
import { findListPage, findPostWithRelated, findPublicPostBySlug } from "./reading.repository";

const manyPosts = 300;
/** Rows of an article, of those related to it and of what belongs to it, with what their indexes cost. */
const few = 30;

beforeEach(async () => {
  await env.DB.prepare(
    `WITH RECURSIVE number (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM number WHERE n < ?)
    INSERT INTO blog_posts (title, slug, summary, image, category, content, content_text, status, published_at)
    SELECT 'Judul', 'banyak-' || n, 'r', 'i', 'SEO', 'x', 'x', 'published', n FROM number`,
  )
    .bind(manyPosts)
    .run();
});

const countRowsRead = async <Answer>(ask: (db: ReturnType<typeof createDatabase>) => Promise<Answer>) => {
  let answer: Answer | undefined;
  const rows = await rowsReadBy(async (database) => {
    answer = await ask(createDatabase(database));
  });
  return { rows, answer };
};

test("an article is found by its address or a former one, however many posts there are", async () => {
  await createPost({ slug: "lama", category: "Lain", publishedAt: new Date(0) });
  await env.DB.prepare("UPDATE blog_posts SET slug = 'baru' WHERE slug = 'lama'").run();
  for (const [address, found] of [
    ["baru", "baru"],
    ["lama", "baru"],
    ["banyak-1", "banyak-1"],
    ["tidak-ada", undefined],
  ] as const) {
    const page = await countRowsRead((db) => findPostWithRelated(db, new Date(), address, 3));
    expect([address, page.answer?.post?.slug, page.rows < few]).toEqual([address, found, true]);
    const alone = await countRowsRead((db) => findPublicPostBySlug(db, new Date(), address));
    expect([address, alone.answer?.slug, alone.rows < few]).toEqual([address, found, true]);
  }
});

test("a page of the list reads its own articles, and counts the others in an index once", async () => {
  const { answer, rows } = await countRowsRead((db) =>
    findListPage(db, new Date(), { category: undefined, limit: 9, offset: 0 }),
  );
  expect([answer?.total, answer?.rows.length, rows < manyPosts + few]).toEqual([manyPosts, 9, true]);
});
