import { env } from "cloudflare:workers";
import { eq, sql } from "drizzle-orm";
import { expect, test, vi } from "vitest";
import { createPost } from "../../tests/support/worker";
import { createDatabase } from "./client";
import { blogPosts } from "./schema/blog";
import { askTogether, statement, writer, written } from "./statement";

const db = createDatabase(env.DB);

test("a statement is written once, and answers each time what its values ask for, as Drizzle reads it", async () => {
  const [one, other] = [await createPost(), await createPost()];
  const write = vi.fn(() =>
    writer
      .select({ id: blogPosts.id, publishedAt: blogPosts.publishedAt, image: sql<null>`NULL` })
      .from(blogPosts)
      .where(eq(blogPosts.slug, sql.placeholder("slug"))),
  );
  const bySlug = statement(write);
  expect(write).not.toHaveBeenCalled();
  for (const { id, slug, publishedAt } of [one, other]) {
    expect(await askTogether(db, { slug }, bySlug)).toEqual([[{ id, publishedAt, image: null }]]);
  }
  expect(await askTogether(db, { slug: "tidak-ada" }, bySlug, bySlug)).toEqual([[], []]);
  expect(write).toHaveBeenCalledTimes(1);
});

test("SQL of one's own is read like that of the builder", async () => {
  const { id, updatedAt } = await createPost();
  const { id: number, updatedAt: changed } = blogPosts;
  const own = statement(() =>
    written<{ id: number; updatedAt: Date }>(
      { id: number, updatedAt: changed },
      (columns) => sql`SELECT ${columns} FROM ${blogPosts} WHERE ${number} = ${sql.placeholder("id")}`,
    ),
  );
  expect(await askTogether(db, { id }, own)).toEqual([[{ id, updatedAt }]]);
});

test("a statement whose columns share a name is refused, not read askew", async () => {
  const { id } = await createPost();
  const twice = statement(() =>
    written<{ one: number; other: number }>(
      { one: blogPosts.id, other: blogPosts.id },
      (columns) => sql`SELECT ${columns} FROM ${blogPosts} WHERE ${blogPosts.id} = ${sql.placeholder("id")}`,
    ),
  );
  await expect(askTogether(db, { id }, twice)).rejects.toThrow("two columns of a statement have one name");
});
