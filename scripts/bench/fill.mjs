import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { unstable_splitSqlQuery } from "wrangler";

/** @typedef {Awaited<ReturnType<import("miniflare").Miniflare["getD1Database"]>>} Database */

const hour = 3_600_000;

/**
 * Migrates and seeds an empty database, then copies the seed's posts and enquiries until there are `rows` of each.
 * Copy `i` is `i` hours older than its original. Of 25 posts, one each is a draft, in review, in the trash and scheduled.
 * Of five enquiries, one is in each stage. The newest 400 that are new wait for an answer.
 * @param {Database} db @param {number} rows
 */
export async function fillDatabase(db, rows) {
  for (const file of readdirSync("migrations").sort()) {
    const statements = unstable_splitSqlQuery(readFileSync(join("migrations", file), "utf8"));
    for (const statement of statements) await db.prepare(statement).run();
  }
  /** @type {{ seed: (db: unknown, now: Date) => Promise<boolean> }} */
  const { seed } = await import(pathToFileURL(resolve("dist/server/seed.js")).href);
  await seed(db, new Date());

  await copyRows(db, "blog_posts", rows, {
    title: "title || ' ' || i",
    slug: "slug || '-' || i",
    published_at: `CASE i % 25 WHEN 4 THEN ${Date.now()} + i * 600000 ELSE published_at - i * ${hour} END`,
    updated_at: `updated_at - i * ${hour}`,
    status: "CASE i % 25 WHEN 1 THEN 'draft' WHEN 2 THEN 'review' WHEN 3 THEN 'trash' ELSE 'published' END",
    generation_item_id: "NULL",
  });
  const submittedAt = `${Date.now()} - i * ${hour}`;
  await copyRows(db, "contact_submissions", rows, {
    name: "name || ' ' || i",
    email: "i || '.' || email",
    submitted_at: submittedAt,
    stage:
      "CASE i % 5 WHEN 0 THEN 'new' WHEN 1 THEN 'contacted' WHEN 2 THEN 'proposal' WHEN 3 THEN 'won' ELSE 'lost' END",
    assignee_id: "CASE i % 3 WHEN 0 THEN NULL ELSE i % 3 END",
    first_response_at: `CASE WHEN i % 5 > 0 THEN ${submittedAt} + (i % 40) * ${hour} END`,
    due_at: `CASE WHEN i % 5 > 0 OR i <= 2000 THEN ${submittedAt} + ${24 * hour} END`,
    idempotency_key: "NULL",
  });
}

/**
 * Copies the seed's rows by one statement, which is fast. A column without a value in `changed` is copied as it is.
 * @param {Database} db @param {string} table @param {number} count @param {Record<string, string>} changed SQL of each
 *   changed column, where `i` is the number of the copy.
 */
async function copyRows(db, table, count, changed) {
  /** @type {{ results: { name: string }[] }} */
  const { results } = await db.prepare(`PRAGMA table_info(${table})`).all();
  const columns = results.map(({ name }) => name).filter((name) => name !== "id");
  const seeded = (await db.prepare(`SELECT count(*) FROM ${table}`).first("count(*)")) ?? 0;
  await db
    .prepare(
      `WITH RECURSIVE numbers (i) AS (VALUES (${seeded} + 1) UNION ALL SELECT i + 1 FROM numbers WHERE i < ${count})
       INSERT INTO ${table} (${columns.join(", ")})
       SELECT ${columns.map((name) => changed[name] ?? name).join(", ")} FROM numbers JOIN ${table} ON id = 1 + i % ${seeded}`,
    )
    .run();
  const stored = await db.prepare(`SELECT count(*) FROM ${table}`).first("count(*)");
  if (stored !== count) throw new Error(`${table} has ${stored} rows instead of ${count}.`);
}
