import { cpSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { migrate, queryRows, run, serve, withDatabase } from "./local-state";

const scratch = mkdtempSync(join(tmpdir(), "arunika-clock-"));
const [source, target] = [join(scratch, "source"), join(scratch, "target")];

afterAll(() => rmSync(scratch, { recursive: true, force: true }));

const toKey = (number: number) => `${String(number).padStart(8, "0")}-4f89-41d3-9a0c-0305e82c3301`;
const counts = { posts: 2000, enquiries: 500, pictures: 60 };
const rows = (count: number, from: string) =>
  `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${count}) ${from}`;

beforeAll(async () => {
  migrate(source);
  cpSync(source, target, { recursive: true });
  await withDatabase(source, async (db, _kv, bucket) => {
    await db.batch(
      [
        "INSERT INTO users (username, password, name) VALUES ('admin', 'x', 'Staf')",
        `INSERT INTO media (hash, storage_key, name, type, width, height, bytes, created_at) ${rows(counts.pictures, "SELECT printf('%032x', i), printf('%08d', i) || '-4f89-41d3-9a0c-0305e82c3301', 'toko.jpg', 'image/jpeg', 900, 600, 3000, 5 FROM n")}`,
        `INSERT INTO blog_posts (title, slug, summary, image, category, content, content_text) ${rows(counts.posts, "SELECT 'Artikel 🌸 ' || i, 'artikel-' || i, 'r', 'i', 'SEO', hex(randomblob(3000)), 'kata' || i FROM n")}`,
        `INSERT INTO contact_submissions (name, email, message) ${rows(counts.enquiries, "SELECT 'Pengirim ' || i, 'a@b.example', hex(randomblob(200)) FROM n")}`,
      ].map((sql) => db.prepare(sql)),
    );
    for (let number = 1; number <= counts.pictures; number += 1)
      await bucket.put(`${toKey(number)}/original`, String(number).repeat(3000).slice(0, 3000));
  });
});

test("a site of 2,000 posts, 500 enquiries and 60 pictures is lost, and comes back equal from the clock's backup", async () => {
  await serve(source, async (base) => {
    // The rows, the copy of the month, and the pictures.
    for (let run = 0; run < 3; run += 1)
      expect((await fetch(`${base}/cdn-cgi/local/scheduled`)).status).toBe(200);
  });
  const statements = [
    "SELECT * FROM blog_posts ORDER BY id",
    "SELECT * FROM contact_submissions ORDER BY id",
    "SELECT * FROM media ORDER BY id",
    "SELECT * FROM users",
    "SELECT name, seq FROM sqlite_sequence WHERE name IN ('blog_posts', 'contact_submissions', 'media') ORDER BY name",
    "SELECT rowid FROM blog_posts_search WHERE blog_posts_search MATCH 'kata1999'",
  ];
  const before = await queryRows(source, statements);
  expect(before.slice(0, 3).map(({ length }) => length)).toEqual(Object.values(counts));

  // The database and the pictures are lost; the bucket of backups stays. All buckets stand in one folder here.
  await withDatabase(source, async (_db, _kv, bucket) => {
    for (let number = 1; number <= counts.pictures; number += 1)
      await bucket.delete(`${toKey(number)}/original`);
  });
  cpSync(join(source, "v3/r2"), join(target, "v3/r2"), { recursive: true });
  const restored = run("node", ["scripts/restore.mjs", "r2:latest"], target);
  expect([restored.status, restored.stderr], restored.stdout).toEqual([0, ""]);
  expect(restored.stdout).toContain(`Stored ${counts.pictures} files of pictures.`);
  expect(await queryRows(target, statements)).toEqual(before);
  await withDatabase(target, async (_db, _kv, bucket) => {
    const picture = await bucket.get(`${toKey(60)}/original`);
    expect(new TextDecoder().decode(await picture?.arrayBuffer())).toBe("60".repeat(1500));
  });
});

test("both ways to back up leave out the same tables", () => {
  const patternIn = (file: string) => /\/\^\(sqlite_.*\$\)\//.exec(readFileSync(file, "utf8"))?.[0];
  expect(patternIn("worker/operations/backup.service.ts")).toBe(patternIn("scripts/tables.mjs"));
});
