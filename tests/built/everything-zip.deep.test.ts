import { cpSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { insertAccountSql } from "../../worker/command-line/user-account";
import { migrate, queryRows, run, serve, withDatabase } from "./local-state";

const scratch = mkdtempSync(join(tmpdir(), "arunika-everything-"));
const [source, target] = [join(scratch, "source"), join(scratch, "target")];
const account = { username: "pemilik", password: "kursi rotan senja berlayar" };
const [hash, key] = ["0123456789abcdef0123456789abcdef", "3f2504e0-4f89-41d3-9a0c-0305e82c3301"];
const picture = Uint8Array.from({ length: 300_000 }, (_, at) => (at * 7) % 256);

afterAll(() => rmSync(scratch, { recursive: true, force: true }));

beforeAll(async () => {
  migrate(source);
  cpSync(source, target, { recursive: true });
  const owner = await insertAccountSql({ ...account, name: "Pemilik", role: "owner" });
  await withDatabase(source, async (db, _kv, bucket) => {
    await bucket.put(`${key}/original`, picture);
    await db.batch(
      [
        ...owner.split("\n"),
        `INSERT INTO media (id, hash, storage_key, name, type, width, height, bytes, created_at, state)
          VALUES (4, '${hash}', '${key}', 'toko.jpg', 'image/jpeg', 900, 600, 300000, 5, 'ready')`,
        `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 300)
          INSERT INTO blog_posts (title, slug, summary, image, category, content, content_text, pictures)
          SELECT 'Artikel 🌸 ' || i, 'artikel-' || i, 'r', '/media/${hash}.jpg', 'SEO', hex(randomblob(3000)), 'kata' || i,
            '[{"hash":"${hash}","field":"image","isDescribed":false}]' FROM n`,
        "INSERT INTO redirects (kind, from_path, to_address, to_path, status, updated_at) VALUES ('exact', '/lama', '/about', '/about', 301, 5)",
      ].map((sql) => db.prepare(sql)),
    );
  });
});

/** An owner takes everything away. */
async function takeEverything(base: string, file: string): Promise<void> {
  const call = (path: string, json?: unknown, cookie = "") =>
    fetch(base + path, {
      headers: { "Content-Type": "application/json", Origin: base, Cookie: cookie },
      ...(json !== undefined && { method: "POST", body: JSON.stringify(json) }),
    });
  const login = await call("/api/auth/login", account);
  const cookie = login.headers
    .getSetCookie()
    .map((set) => set.split(";")[0])
    .join("; ");
  const wanted = { kind: "everything", currentPassword: account.password };
  const { id } = (await (await call("/api/exports", wanted, cookie)).json()) as { id: string };
  for (let url: string | null = null; url === null; ) {
    const made = await call(`/api/exports/${id}`, undefined, cookie);
    const answer = (await made.json()) as { url: string | null; error: string | null };
    if (answer.error) throw new Error(answer.error);
    url = answer.url;
    if (url) writeFileSync(file, new Uint8Array(await (await call(url, undefined, cookie)).arrayBuffer()));
  }
}

test("the ZIP of everything brings all rows and pictures back to where nothing is", async () => {
  const file = join(scratch, "everything.zip");
  await serve(source, (base) => takeEverything(base, file));
  const restored = run("node", ["scripts/restore.mjs", file], target);
  expect([restored.status, restored.stderr], restored.stdout).toEqual([0, ""]);
  const statements = [
    "SELECT * FROM blog_posts ORDER BY id",
    "SELECT id, hash, storage_key, name, alt, type, width, height, bytes FROM media",
    "SELECT * FROM media_uses ORDER BY media_id, source, source_id",
    "SELECT * FROM redirects",
    "SELECT id, username, name, role FROM users",
    "SELECT name, seq FROM sqlite_sequence WHERE name IN ('blog_posts', 'media', 'users') ORDER BY name",
    "SELECT rowid FROM blog_posts_search WHERE blog_posts_search MATCH 'kata299'",
  ];
  const before = await queryRows(source, statements);
  expect(before[0]).toHaveLength(300);
  expect(await queryRows(target, statements)).toEqual(before);
  expect(await queryRows(target, ["SELECT DISTINCT password FROM users"])).toEqual([[{ password: "" }]]);
  const stored = await withDatabase(target, async (_db, _kv, bucket) => {
    const object = await bucket.get(`${key}/original`);
    return new Uint8Array((await object?.arrayBuffer()) ?? []);
  });
  expect(stored).toEqual(picture);
});
