import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { unstable_splitSqlQuery } from "wrangler";

/** @typedef {Awaited<ReturnType<import("miniflare").Miniflare["getD1Database"]>>} Database */
/** @typedef {{ posts: number, messages: number }} Size */

/**
 * Migrates and seeds an empty database, then copies the seed's articles and enquiries until there are as many
 * as `size` says (never fewer than the seed brings). A copy is an hour older than the one before, and its title
 * and slug carry its number. Of 25 posts one is a draft, one in review, one in the trash and one scheduled.
 * @param {Database} db @param {Size} size
 */
export async function fillDatabase(db, size) {
  for (const file of readdirSync("migrations").sort()) {
    const statements = unstable_splitSqlQuery(readFileSync(join("migrations", file), "utf8"));
    for (const statement of statements) await db.prepare(statement).run();
  }
  /** @type {{ seed: (db: unknown, now: Date) => Promise<boolean> }} */
  const { seed } = await import(pathToFileURL(resolve("dist/server/seed.js")).href);
  await seed(db, new Date());

  await copyRows(
    db,
    "blog_posts",
    size.posts,
    [
      "title",
      "slug",
      "summary",
      "image",
      "category",
      "published_at",
      "updated_at",
      "content",
      "content_text",
      "status",
    ],
    `title || ' ' || i, slug || '-' || i, summary, image, category,
     CASE i % 25 WHEN 4 THEN ${Date.now()} + i * 600000 ELSE published_at - i * 3600000 END,
     updated_at - i * 3600000, content, content_text,
     CASE i % 25 WHEN 1 THEN 'draft' WHEN 2 THEN 'review' WHEN 3 THEN 'trash' ELSE 'published' END`,
  );
  await copyRows(
    db,
    "contact_submissions",
    size.messages,
    ["name", "email", "phone_number", "website_type", "message", "submitted_at"],
    "name || ' ' || i, i || '.' || email, phone_number, website_type, message, submitted_at - i * 3600000",
  );
}

/** @param {Database} db @param {string} table @param {number} count @param {string[]} columns @param {string} values */
async function copyRows(db, table, count, columns, values) {
  const seeded = await countRows(db, table);
  if (count > seeded) {
    await db
      .prepare(
        `WITH RECURSIVE numbers (i) AS (VALUES (${seeded} + 1) UNION ALL SELECT i + 1 FROM numbers WHERE i < ${count})
         INSERT INTO ${table} (${columns.join(", ")})
         SELECT ${values} FROM numbers JOIN ${table} ON id = 1 + i % ${seeded}`,
      )
      .run();
  }
  const stored = await countRows(db, table);
  if (stored < count) throw new Error(`${table} has ${stored} rows instead of ${count}.`);
}

/** @param {Database} db @param {string} table */
async function countRows(db, table) {
  return (await db.prepare(`SELECT count(*) FROM ${table}`).first("count(*)")) ?? 0;
}
