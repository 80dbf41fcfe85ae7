import { type D1Migration, reset } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { beforeEach } from "vitest";
import { type PasswordCost, passwordCost } from "../../worker/auth/password/password";
import {
  createContentVersionStore,
  createVersionMemory,
  isolateMemory,
} from "../../worker/cache/content-version";
import { pendingMisses } from "../../worker/site/redirects/not-found.service";

const { BACKUPS, DB, KV, MEDIA, TEST_MIGRATIONS } = env as Env & { TEST_MIGRATIONS: D1Migration[] };

const migrations = TEST_MIGRATIONS.flatMap(({ queries }) => queries);
const forgetfulKv = { put: async () => {} } as unknown as KVNamespace;

async function migrate(): Promise<void> {
  // On a busy machine the old database was seen to answer once more after it was deleted.
  do await reset();
  while (await DB.prepare("SELECT 1 FROM sqlite_master WHERE name = 'blog_posts'").first());
  await DB.batch(migrations.map((query) => DB.prepare(query)));
}

/** Tells whether a test has dropped or changed a table. */
function readSchema(): Promise<string | null> {
  return DB.prepare("SELECT group_concat(sql) AS schema FROM sqlite_master").first<string>("schema");
}

/** Statements that bring the database back to what the migrations left: ten times faster than migrating. */
async function prepareEmptying(): Promise<D1PreparedStatement[]> {
  // The triggers of the posts keep the full-text index and the content version.
  const tables = await DB.prepare(
    `SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%' AND name NOT LIKE '@_cf@_%' ESCAPE '@'
       AND name NOT LIKE 'blog_posts_search%' AND name NOT IN ('blog_posts_words', 'content_generation')`,
  ).all<{ name: string }>();
  const templates = await DB.prepare("SELECT * FROM reply_templates").all<Record<string, unknown>>();
  return [
    DB.prepare("PRAGMA defer_foreign_keys = on"),
    // First, because a foreign key that changes a post would make a trigger of theirs fail.
    DB.prepare("DELETE FROM blog_posts"),
    // What an earlier test left in the cache is not found again.
    DB.prepare("UPDATE content_generation SET number = number + 1"),
    ...tables.results.map(({ name }) => DB.prepare(`DELETE FROM ${name}`)),
    DB.prepare("DELETE FROM sqlite_sequence"),
    ...templates.results.map((row) =>
      DB.prepare(
        `INSERT INTO reply_templates (${Object.keys(row)}) VALUES (${Object.keys(row).map(() => "?")})`,
      ).bind(...Object.values(row)),
    ),
  ];
}

async function emptyKv(): Promise<void> {
  const { keys, list_complete: isComplete } = await KV.list();
  await Promise.all(keys.map(({ name }) => KV.delete(name)));
  if (!isComplete) await emptyKv();
}

async function emptyBucket(bucket: R2Bucket): Promise<void> {
  const { objects, truncated: isTruncated } = await bucket.list();
  if (objects.length > 0) await bucket.delete(objects.map(({ key }) => key));
  if (isTruncated) await emptyBucket(bucket);
}

interface Prepared {
  schema: string | null;
  emptying: D1PreparedStatement[];
  testNumber: number;
  /** Whether anybody has asked for a binding of storage since all of it was emptied. */
  isAskedFor: boolean;
  /** Rows that the database had written when it was emptied: also what a late message writes counts. */
  changes: number | null;
}
const shared = globalThis as { preparedStorage?: Prepared; productCost?: PasswordCost };

// Hashing is slow on purpose, so tests hash at almost no cost; password.test.ts reads what the product hashes with.
shared.productCost ??= { ...passwordCost };
Object.assign(passwordCost, { N: 2, r: 1, p: 1 });

// Of tests nobody asks for what they did not find: a write would come on top of what they count.
pendingMisses.plannedAt = Number.POSITIVE_INFINITY;

/** The real rate limiters, which count for each test apart. */
function separateLimiters(prepared: Prepared): void {
  const names = [
    "CONTACT_LIMITER",
    "LOGIN_ACCOUNT_LIMITER",
    "LOGIN_ADDRESS_LIMITER",
    "MISS_LIMITER",
  ] as const;
  for (const name of names) {
    const limiter = env[name];
    const limit = ({ key }: { key: string }) => limiter.limit({ key: `${prepared.testNumber} ${key}` });
    Object.assign(env, { [name]: { limit } });
  }
}

/** Notes whoever asks for storage: many tests are of a function alone, and leave nothing to empty. */
function watchBindings(prepared: Prepared): void {
  for (const name of ["BACKUPS", "DB", "KV", "MEDIA"] as const) {
    const binding = env[name];
    const get = () => {
      prepared.isAskedFor = true;
      return binding;
    };
    Object.defineProperty(env, name, { get, configurable: true, enumerable: true });
  }
}

function countChanges(): Promise<number | null> {
  return DB.prepare("SELECT total_changes() AS changes").first<number>("changes");
}

// This file is read again for each test file; the database is migrated once a worker.
async function prepareStorage(): Promise<Prepared> {
  await migrate();
  const prepared: Prepared = {
    ...{ schema: await readSchema(), emptying: await prepareEmptying() },
    // Workers that test at once share the limiters.
    ...{ testNumber: Math.floor(Math.random() * 1e12), isAskedFor: true, changes: null },
  };
  separateLimiters(prepared);
  watchBindings(prepared);
  return prepared;
}
shared.preparedStorage ??= await prepareStorage();
const prepared = shared.preparedStorage;

// Every test starts with an empty, migrated database, an empty KV and buckets, and no cached pages.
beforeEach(async () => {
  prepared.testNumber += 1;
  if (!prepared.isAskedFor && prepared.changes === (await countChanges())) return;
  if ((await readSchema()) === prepared.schema)
    await Promise.all([DB.batch(prepared.emptying), emptyKv(), emptyBucket(MEDIA), emptyBucket(BACKUPS)]);
  else await migrate();
  Object.assign(isolateMemory, createVersionMemory());
  await createContentVersionStore(forgetfulKv, DB).bump();
  prepared.changes = await countChanges();
  prepared.isAskedFor = false;
});
