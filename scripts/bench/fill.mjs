import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { unstable_splitSqlQuery } from "wrangler";

/** @typedef {Awaited<ReturnType<import("miniflare").Miniflare["getD1Database"]>>} Database */
/** @typedef {{ posts: number, messages: number }} Size */

/**
 * Migrates and seeds an empty database, then copies the seed's articles and enquiries until there are as many
 * as `size` says (never fewer than the seed brings). A copy is an hour older than the one before, and its title
 * and slug, or its name, carry its number. Of 25 posts one is a draft, one in review, one in the trash and one
 * scheduled; of five enquiries one is in each stage, with its timeline.
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
  await fillContacts(db, size.messages);
}

/** Of the newest so many some wait or have a next step; to older ones that are new nobody was promised anything. */
const atWork = 400;
/** Of every enquiry but those of the seed. */
export const activitiesEach = 10;
const hour = 3_600_000;

/** @param {Database} db @param {number} count */
async function fillContacts(db, count) {
  const now = Date.now();
  const isAnswered = "i % 5 > 0";
  // As old as its number says: the seed's own are up to two months old.
  const submittedAt = `${now} - i * ${hour}`;
  const stage =
    "CASE i % 5 WHEN 0 THEN 'new' WHEN 1 THEN 'contacted' WHEN 2 THEN 'proposal' WHEN 3 THEN 'won' ELSE 'lost' END";
  /** @type {[column: string, value: string][]} */
  const columns = [
    ["name", "name || ' ' || i"],
    ["email", "i || '.' || email"],
    ["phone_number", "phone_number"],
    ["website_type", "website_type"],
    ["message", "message"],
    ["submitted_at", submittedAt],
    ["suspicions", "CASE i % 50 WHEN 7 THEN 'links' ELSE '' END"],
    ["stage", stage],
    ["assignee_id", "CASE i % 3 WHEN 0 THEN NULL ELSE i % 3 END"],
    ["value_idr", "CASE WHEN i % 5 IN (2, 3) THEN (i % 20 + 1) * 1000000 END"],
    ["next_action", `CASE WHEN i <= ${atWork} AND i % 2 = 0 THEN 'Telepon lagi' END`],
    ["next_action_at", `CASE WHEN i <= ${atWork} AND i % 2 = 0 THEN ${now} + (i % 7 - 5) * ${12 * hour} END`],
    ["first_response_at", `CASE WHEN ${isAnswered} THEN ${submittedAt} + (i % 40) * ${hour} END`],
    ["lost_reason", "CASE WHEN i % 5 = 4 THEN 'Anggaran belum cukup' END"],
    ["due_at", `CASE WHEN ${isAnswered} OR i <= ${atWork} THEN ${submittedAt} + ${24 * hour} END`],
    ["phone_e164", "'+62812' || (10000000 + i / 3)"],
    ["landing_path", "landing_path || CASE i % 3 WHEN 0 THEN '' ELSE '-' || i % 40 END"],
    ["referrer", "referrer"],
    ["utm_source", "CASE i % 4 WHEN 0 THEN 'sumber-' || i % 25 ELSE utm_source END"],
    ["utm_medium", "utm_medium"],
    ["utm_campaign", "utm_campaign"],
    ["form_page", "form_page"],
  ];
  const names = columns.map(([name]) => name);
  await copyRows(db, "contact_submissions", count, names, columns.map(([, value]) => value).join(", "));
  const kinds = ["note", "whatsapp", "email", "stage", "assign", "value", "reminder"];
  await db
    .prepare(
      `WITH RECURSIVE numbers (n) AS (VALUES (1) UNION ALL SELECT n + 1 FROM numbers WHERE n < ${activitiesEach})
       INSERT INTO contact_activities (contact_id, kind, body, actor_id, is_response, created_at)
       SELECT id, CASE n % 7 ${kinds.map((kind, n) => `WHEN ${n} THEN '${kind}'`).join(" ")} END,
         'Sudah dihubungi, minta contoh yang serupa. Catatan ' || n, 1 + n % 2,
         n = 1 AND first_response_at IS NOT NULL, coalesce(first_response_at, submitted_at) + n * 60000
       FROM contact_submissions JOIN numbers
       WHERE NOT EXISTS (SELECT 1 FROM contact_activities WHERE contact_id = contact_submissions.id)`,
    )
    .run();
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
