import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { getPlatformProxy } from "wrangler";

const scratch = mkdtempSync(join(tmpdir(), "arunika-backup-"));
const [source, target] = [join(scratch, "source"), join(scratch, "target")];
const file = join(scratch, "backup.jsonl");
const nasty = `'; DROP TABLE users; -- "kutip" \\ 🌸\r\nbaris {"kedua"}; ${"-- é\u00a0"}`;
const longText = `<p>${"Kalimat panjang tentang 🌸 toko; 'kutip'. ".repeat(6000)}</p>`;

afterAll(() => rmSync(scratch, { recursive: true, force: true }));

function run(command: string, args: string[], state: string) {
  const env = { ...process.env, STATE_DIR: state, WRANGLER_SEND_METRICS: "false" };
  return spawnSync(command, args, { encoding: "utf8", env });
}

function migrate(state: string) {
  const { status, stderr } = run(
    "wrangler",
    ["d1", "migrations", "apply", "DB", "--local", "--persist-to", state],
    state,
  );
  expect(stderr.includes("ERROR"), stderr).toBe(false);
  expect(status).toBe(0);
}

async function withDatabase<T>(state: string, work: (db: D1, kv: Kv) => Promise<T>): Promise<T> {
  const proxy = await getPlatformProxy({ persist: { path: `${state}/v3` }, remoteBindings: false });
  try {
    return await work(proxy.env.DB as D1, proxy.env.KV as Kv);
  } finally {
    await proxy.dispose();
  }
}

interface Kv {
  get: (key: string) => Promise<string | null>;
  put: (key: string, value: string) => Promise<void>;
}

interface D1 {
  prepare: (sql: string) => Statement;
  batch: (statements: Statement[]) => Promise<{ results: Record<string, unknown>[] }[]>;
}
interface Statement {
  bind: (...values: unknown[]) => Statement;
}

async function rowsOf(state: string, statements: string[]) {
  return withDatabase(state, async (db) => {
    const answers = await db.batch(statements.map((sql) => db.prepare(sql)));
    return answers.map(({ results }) => results);
  });
}

const post = "INSERT INTO blog_posts (id, title, slug, summary, image, category, content, content_text)";

beforeAll(async () => {
  migrate(source);
  cpSync(source, target, { recursive: true });
  await withDatabase(source, (db) =>
    db.batch([
      db.prepare("INSERT INTO users (username, password, name) VALUES ('admin', ?, 'Staf')").bind(nasty),
      db.prepare(`${post} VALUES (7, 'Panjang', 'panjang', 'r', 'i', 'SEO', ?, ?)`).bind(longText, longText),
      db.prepare(`${post} VALUES (8, 'Hilang', 'hilang', 'r', 'i', 'SEO', 'x', 'x')`),
      db.prepare("DELETE FROM blog_posts WHERE id = 8"),
      ...Array.from({ length: 1005 }, (_, number) =>
        db
          .prepare(
            "INSERT INTO contact_submissions (name, email, phone_number, message) VALUES (?, 'a@b.example', ?, ?)",
          )
          .bind(`Pengirim ${number}`, number % 2 ? null : "0812", nasty),
      ),
      db.prepare("INSERT INTO contact_notifications (contact_id, channel) VALUES (3, 'webhook')"),
      db.prepare("INSERT INTO contact_refusals (day, reason, count) VALUES ('2026-11-21', 'invalid', 4)"),
      db
        .prepare(
          "INSERT INTO contact_activities (contact_id, kind, body, actor_id, created_at) VALUES (3, 'note', ?, 1, 5)",
        )
        .bind(nasty),
      db.prepare("INSERT INTO contact_views (user_id, contact_id, seen_at) VALUES (1, 3, 5)"),
      db.prepare(
        "INSERT INTO contact_reminders (id, kind, day, user_id, contact_id, worked_at) VALUES (9, 'step', '2026-11-21', 1, 3, 5)",
      ),
      db.prepare("INSERT INTO contact_reminder_channels (reminder_id, channel) VALUES (9, 'webhook')"),
      // One that a migration brought.
      db.prepare("DELETE FROM reply_templates WHERE id = 2"),
    ]),
  );
}, 180_000);

test("a backup restored into an empty database brings back every row, the next ids and the search", async () => {
  const backup = run("node", ["scripts/backup.mjs", file], source);
  expect(backup.stderr).toBe("");
  expect(backup.stdout).toContain("Wrote 1017 rows of");
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(JSON.parse(readFileSync(file, "utf8").split("\n")[0] ?? "")).toMatchObject({
    format: "arunika-backup",
  });

  const ofAnother = "keadaan-lama 0000ffff-00000000-00000000-0123456789abcdef 1";
  await withDatabase(target, (_db, kv) => kv.put("content-generation", ofAnother));
  const restored = run("node", ["scripts/restore.mjs", file], target);
  expect(restored.stderr).toBe("");
  expect(restored.stdout).toContain("Restored 1017 rows.");
  const statements = [
    "SELECT * FROM users",
    "SELECT * FROM blog_posts",
    "SELECT * FROM contact_submissions ORDER BY id",
    "SELECT * FROM contact_notifications",
    "SELECT * FROM contact_refusals",
    "SELECT * FROM contact_activities",
    "SELECT * FROM contact_views",
    "SELECT * FROM contact_reminders",
    "SELECT * FROM contact_reminder_channels",
    "SELECT id, name, body FROM reply_templates",
    "SELECT name, seq FROM sqlite_sequence WHERE name NOT LIKE 'd1_%' ORDER BY name",
    "SELECT rowid FROM blog_posts_search WHERE blog_posts_search MATCH 'kalimat'",
  ];
  const [before, after] = [await rowsOf(source, statements), await rowsOf(target, statements)];
  expect(after).toEqual(before);
  expect(after[1]?.[0]?.content).toBe(longText);
  expect(after.at(-1)).toEqual([{ rowid: 7 }]);
  // A word, without the bookmark of another database.
  expect(await withDatabase(target, (_db, kv) => kv.get("content-generation"))).toMatch(/^[0-9a-f-]{36}$/);
}, 180_000);

test("a backup is not restored over what is there", () => {
  const { status, stderr } = run("node", ["scripts/restore.mjs", file], source);
  expect(status).toBe(1);
  expect(stderr.trim()).toBe(
    "Restore into an empty database; there are rows in users, blog_posts, contact_submissions.",
  );
}, 60_000);

test("a file that is no backup is refused in words", () => {
  const { status, stderr } = run("node", ["scripts/restore.mjs", "package.json"], target);
  expect(status).toBe(1);
  expect(stderr).toMatch(/JSON|no backup/);
}, 60_000);
