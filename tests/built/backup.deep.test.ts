import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { migrate, queryRows, run, withDatabase } from "./local-state";

const scratch = mkdtempSync(join(tmpdir(), "arunika-backup-"));
const [source, target] = [join(scratch, "source"), join(scratch, "target")];
const file = join(scratch, "backup.jsonl");
const nasty = `'; DROP TABLE users; BEGIN TRANSACTION; COMMIT; -- "kutip" \\ 🌸\r\nbaris {"kedua"}; ${"-- é\u00a0"}`;
const longText = `<p>${"Kalimat panjang tentang 🌸 toko; 'kutip'. ".repeat(6000)}</p>`;

afterAll(() => rmSync(scratch, { recursive: true, force: true }));

const hash = "0123456789abcdef0123456789abcdef";
const key = "3f2504e0-4f89-41d3-9a0c-0305e82c3301";
/** Longer than one statement takes; the same picture again and again, which a text may show. */
const manyUses = JSON.stringify(Array(400).fill({ hash, field: "content", isDescribed: true }));
const picture = Uint8Array.from({ length: 300_000 }, (_, at) => (at * 7) % 256);
const folder = join(scratch, "backup.pictures");

const post = "INSERT INTO blog_posts (id, title, slug, summary, image, category, content, content_text)";

beforeAll(async () => {
  migrate(source);
  cpSync(source, target, { recursive: true });
  await withDatabase(source, async (db, _kv, bucket) => {
    await bucket.put(`${key}/original`, picture);
    await bucket.put(`${key}/480.avif`, "kecil");
    await db.batch([
      db.prepare("INSERT INTO users (username, password, name) VALUES ('admin', ?, 'Staf')").bind(nasty),
      db.prepare(`${post} VALUES (7, 'Panjang', 'panjang', 'r', 'i', 'SEO', ?, ?)`).bind(longText, longText),
      db.prepare(`${post} VALUES (8, 'Hilang', 'hilang', 'r', 'i', 'SEO', 'x', 'x')`),
      db.prepare("DELETE FROM blog_posts WHERE id = 8"),
      // In one statement: each prepared one is a request to the proxy.
      db
        .prepare(
          `INSERT INTO contact_submissions (name, email, phone_number, message)
           WITH RECURSIVE numbers (n) AS (SELECT 0 UNION ALL SELECT n + 1 FROM numbers WHERE n < 1004)
           SELECT 'Pengirim ' || n, 'a@b.example', iif(n % 2, NULL, '0812'), ? FROM numbers`,
        )
        .bind(nasty),
      // Left out when the backup is restored.
      db.prepare(
        "INSERT INTO staff_invites (token_hash, kind, name, created_at, expires_at) VALUES ('a', 'invite', 'Rina', 5, 5)",
      ),
      db.prepare("INSERT INTO contact_notifications (contact_id, channel) VALUES (3, 'webhook')"),
      db
        .prepare(
          "INSERT INTO contact_activities (contact_id, kind, body, actor_id, created_at) VALUES (3, 'note', ?, 1, 5)",
        )
        .bind(nasty.repeat(110)),
      db.prepare("INSERT INTO contact_views (user_id, contact_id, seen_at) VALUES (1, 3, 5)"),
      db.prepare(
        "INSERT INTO contact_reminders (id, kind, day, user_id, contact_id, worked_at) VALUES (9, 'step', '2026-11-21', 1, 3, 5)",
      ),
      db.prepare("INSERT INTO contact_reminder_channels (reminder_id, channel) VALUES (9, 'webhook')"),
      // One that a migration brought.
      db.prepare("DELETE FROM reply_templates WHERE id = 2"),
      db
        .prepare(
          "INSERT INTO media (id, hash, storage_key, name, type, width, height, bytes, created_at) VALUES (4, ?, ?, ?, 'image/jpeg', 900, 600, 300000, 5)",
        )
        .bind(hash, key, nasty),
      db.prepare(
        "INSERT INTO media_variants (media_id, width, type, bytes) VALUES (4, 480, 'image/avif', 5)",
      ),
      db.prepare("UPDATE blog_posts SET pictures = ? WHERE id = 7").bind(manyUses),
      db.prepare(
        "INSERT INTO imports (id, file_name, pictures, created_at, updated_at) VALUES ('a', 'lama.xml', 'none', 5, 5)",
      ),
      db
        .prepare("INSERT INTO site_content (version, keys, updated_at) VALUES (1, ?, 5)")
        .bind(JSON.stringify({ brand: { logo: `/media/${hash}`, about: longText } })),
    ]);
  });
});

test("a backup restored into an empty database brings back every row, the next ids and the search", async () => {
  const backup = run("node", ["scripts/backup.mjs", file], source);
  expect(backup.stderr).toBe("");
  expect(backup.stdout).toContain("Wrote 1023 rows of");
  expect(backup.stdout).toContain("2 files of 1 pictures are in ");
  expect(readdirSync(join(folder, key)).sort()).toEqual(["480.avif", "original"]);
  expect(statSync(join(folder, key)).mode & 0o777).toBe(0o700);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(JSON.parse(readFileSync(file, "utf8").split("\n")[0] ?? "")).toMatchObject({
    format: "arunika-backup",
  });

  const bookmark = "0000ffff-00000000-00000000-0123456789abcdef";
  const ofAnother = JSON.stringify({ number: 1, dues: [], bookmark });
  await withDatabase(target, (_db, kv) => kv.put("content-version", ofAnother));
  const without = run("node", ["scripts/restore.mjs", file, "--pictures", join(scratch, "tiada")], target);
  expect([without.status, without.stderr]).toEqual([
    1,
    expect.stringContaining("The pictures of this backup are not in"),
  ]);

  const restored = run("node", ["scripts/restore.mjs", file], target);
  expect(restored.stderr).toBe("");
  expect(restored.stdout).toContain("Stored 2 files of pictures.");
  expect(restored.stdout).toContain("Restored 1022 rows.");
  const statements = [
    "SELECT * FROM users",
    "SELECT * FROM blog_posts",
    "SELECT * FROM contact_submissions ORDER BY id",
    "SELECT * FROM contact_notifications",
    "SELECT * FROM contact_activities",
    "SELECT * FROM contact_views",
    "SELECT * FROM contact_reminders",
    "SELECT * FROM contact_reminder_channels",
    "SELECT id, name, body FROM reply_templates",
    "SELECT * FROM media",
    "SELECT * FROM media_variants",
    "SELECT * FROM media_uses",
    "SELECT * FROM imports",
    "SELECT * FROM site_content",
    "SELECT * FROM media_site_uses",
    "SELECT name FROM sqlite_master ORDER BY name",
    "SELECT name, seq FROM sqlite_sequence WHERE name NOT LIKE 'd1_%' ORDER BY name",
    "SELECT rowid FROM blog_posts_search WHERE blog_posts_search MATCH 'kalimat'",
  ];
  const [before, after] = [await queryRows(source, statements), await queryRows(target, statements)];
  expect(after).toEqual(before);
  expect(after[1]?.[0]?.content).toBe(longText);
  expect(after.at(-1)).toEqual([{ rowid: 7 }]);
  const stored = await withDatabase(target, async (_db, _kv, bucket) => {
    const object = await bucket.get(`${key}/original`);
    return [object?.httpMetadata.contentType, new Uint8Array((await object?.arrayBuffer()) ?? [])];
  });
  expect(stored).toEqual(["image/jpeg", picture]);
  // A greater version, without the bookmark of another database.
  expect(await withDatabase(target, (_db, kv) => kv.get("content-version"))).toMatch(/^\{"number":\d{13}\}$/);
});

test("a folder of pictures is brought up to date, and what the bucket has lost is named", async () => {
  rmSync(join(folder, key, "480.avif"));
  await withDatabase(source, (_db, _kv, bucket) => bucket.delete(`${key}/480.avif`));
  const other = run(
    "node",
    ["scripts/backup.mjs", join(scratch, "other.jsonl"), "--pictures", folder],
    source,
  );
  expect([other.status, other.stderr.trim()]).toEqual([0, `Not in the bucket: ${key}/480.avif.`]);
  expect(other.stdout).toContain("1 files of 1 pictures are in ");
  expect(readdirSync(join(folder, key))).toEqual(["original"]);
});

test("a backup of before there were former slugs and jobs brings its redirects and the articles that were ordered", async () => {
  const [old, oldFile] = [join(scratch, "old"), join(scratch, "old.jsonl")];
  migrate(old);
  const texts = {
    title: "Judul",
    summary: "r",
    image: "i",
    category: "SEO",
    content: "x",
    content_text: "x",
  };
  const item = { id: "butir", batch_id: "pesanan", position: 0, topic: "Topik", seed: 1, post_id: 7 };
  const lines = [
    { format: "arunika-backup", version: 1, migrations: ["0004_slug_redirects.sql"], sequences: {} },
    { table: "blog_posts", row: { id: 7, slug: "baru", ...texts } },
    { table: "slug_redirects", row: { slug: "lama", post_id: 7 } },
    { table: "generation_batches", row: { id: "pesanan", count: 1, created_at: 5 } },
    { table: "generation_items", row: { ...item, state: "done", created_at: 5, updated_at: 5 } },
  ];
  writeFileSync(oldFile, lines.map((line) => `${JSON.stringify(line)}\n`).join(""));
  expect(run("node", ["scripts/restore.mjs", oldFile, "--without-pictures"], old).stderr).toBe("");
  const [former, jobs] = await queryRows(old, [
    "SELECT slug, post_id FROM former_slugs",
    "SELECT kind, subject, state FROM jobs",
  ]);
  expect(former).toEqual([{ slug: "lama", post_id: 7 }]);
  expect(jobs).toEqual([{ kind: "article", subject: "butir", state: "done" }]);
});

test("a backup is not restored over what is there", () => {
  const { status, stderr } = run("node", ["scripts/restore.mjs", file], source);
  expect(status).toBe(1);
  expect(stderr.trim()).toBe(
    "Restore into an empty database; there are rows in users, blog_posts, contact_submissions.",
  );
});

test("a file that is no backup is refused in words", () => {
  const { status, stderr } = run("node", ["scripts/restore.mjs", "package.json"], target);
  expect(status).toBe(1);
  expect(stderr).toMatch(/JSON|no backup/);
});
