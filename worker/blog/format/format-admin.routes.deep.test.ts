import { createMessageBatch } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { finishedRun, staff, updateFormats } from "../../../tests/support/format-runs";
import { createPost, db } from "../../../tests/support/worker";
import { blogPosts } from "../../db/schema/blog";
import { createDeps } from "../../deps";
import { consumeBatch } from "../../queue";

async function createOldPosts(count: number) {
  for (let start = 0; start < count; start += 10) {
    const rows = Array.from({ length: Math.min(10, count - start) }, (_, index) => ({
      title: `Artikel ${start + index}`,
      slug: `artikel-ke-${start + index}`,
      summary: "Ringkasan artikel.",
      content: `## Judul ${start + index}\n\n${"Satu paragraf yang cukup panjang tentang website.\n\n- satu\n- dua\n\n".repeat(20)}`,
      image: "/images/blog/default.svg",
      category: "SEO",
    }));
    await db.insert(blogPosts).values(rows);
  }
}

async function stored(id: number) {
  const [row] = await db.select().from(blogPosts).where(eq(blogPosts.id, id));
  return row;
}

test("an article that would pass the limit of a row stays as it is", async () => {
  const { id, content } = await createPost({
    content: `<p>${"x".repeat(700_000)}</p>${"a\n\n".repeat(49_000)}`,
  });
  expect(await updateFormats()).toMatchObject({ updated: 0, unchanged: 1 });
  expect((await stored(id))?.content).toBe(content);
}, 60_000);

test("a run whose message came back for good is failed, and the next run does the rest", async () => {
  await createOldPosts(300);
  const call = await staff();
  await db.run(sql`INSERT INTO format_runs (id, total, created_at, updated_at)
    VALUES ('mati', 300, ${Date.now()}, ${Date.now()})`);
  await db.run(sql`INSERT INTO jobs (kind, subject, created_at, updated_at) VALUES ('format', 'mati', 0, 0)`);
  const dead = { id: "1", timestamp: new Date(), attempts: 6, body: { kind: "format", subject: "mati" } };
  await consumeBatch(createMessageBatch("arunika-generation-dead", [dead]), createDeps(env));
  await updateFormats(call);
  expect(await finishedRun(call)).toMatchObject({ state: "done", updated: 300 });
});
