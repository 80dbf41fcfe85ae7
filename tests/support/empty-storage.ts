import { type D1Migration, reset } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { afterEach, beforeEach, vi } from "vitest";
import { type PasswordCost, passwordCost } from "../../worker/auth/password/password";
import {
  createContentVersionStore,
  createVersionMemory,
  isolateMemory,
} from "../../worker/cache/content-version";
import { pendingMisses } from "../../worker/site/redirects/not-found.service";

const { BACKUPS, DB, KV, MEDIA, TEST_MIGRATIONS } = env as Env & { TEST_MIGRATIONS: D1Migration[] };

const migrations = TEST_MIGRATIONS.flatMap(({ queries }) => queries);

async function migrate(): Promise<void> {
  // On a busy machine the old database was seen to answer once more after it was deleted.
  do await reset();
  while (await DB.prepare("SELECT 1 FROM sqlite_master WHERE name = 'blog_posts'").first());
  await DB.batch(migrations.map((query) => DB.prepare(query)));
}

/** What a test has left in the database: 1 for each table that has rows, and what else it may have changed. */
type State = Record<string, number | string>;

interface Emptying {
  /** Reads the state; it fails if a table is missing. */
  read: D1PreparedStatement;
  deletions: Map<string, D1PreparedStatement>;
  templates: D1PreparedStatement[];
}

async function prepareEmptying(): Promise<Emptying> {
  // The triggers of the posts keep the full-text index and the content version.
  const { results } = await DB.prepare(
    `SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%' AND name NOT LIKE '@_cf@_%' ESCAPE '@'
       AND name NOT LIKE 'blog_posts_search%' AND name NOT IN ('blog_posts_words', 'content_generation', 'reply_templates')`,
  ).all<{ name: string }>();
  const tables = results.map(({ name }) => name);
  const templates = await DB.prepare("SELECT * FROM reply_templates").all<Record<string, unknown>>();
  return {
    read: DB.prepare(
      `SELECT total_changes() AS changes, (SELECT total(length(sql)) FROM sqlite_master) AS schemaLength,
         (SELECT count(*) || ' ' || total(id) || ' ' || total(updated_at) FROM reply_templates) AS templates,
         ${tables.map((name) => `EXISTS (SELECT 1 FROM ${name}) AS ${name}`)}`,
    ),
    deletions: new Map(tables.map((name) => [name, DB.prepare(`DELETE FROM ${name}`)])),
    templates: [
      DB.prepare("DELETE FROM sqlite_sequence"),
      DB.prepare("DELETE FROM reply_templates"),
      ...templates.results.map((row) =>
        DB.prepare(
          `INSERT INTO reply_templates (${Object.keys(row)}) VALUES (${Object.keys(row).map(() => "?")})`,
        ).bind(...Object.values(row)),
      ),
    ],
  };
}

/** Null if a table is missing. */
function readState({ read }: Emptying): Promise<State | null> {
  return read.first<State>().catch(() => null);
}

interface Prepared {
  emptying: Emptying;
  /** The state of the empty database. */
  state: State | null;
  testNumber: number;
  /** Whether anybody has asked for a binding of storage since all of it was emptied. */
  isAskedFor: boolean;
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

// This file is read again for each test file; the database is migrated once a worker.
async function prepareStorage(): Promise<Prepared> {
  await migrate();
  const emptying = await prepareEmptying();
  const prepared: Prepared = {
    ...{ emptying, state: await readState(emptying) },
    // Workers that test at once share the limiters.
    ...{ testNumber: Math.floor(Math.random() * 1e12), isAskedFor: true },
  };
  separateLimiters(prepared);
  watchBindings(prepared);
  return prepared;
}
shared.preparedStorage ??= await prepareStorage();
const prepared = shared.preparedStorage;

/** Empties the database without migrating it, which takes ten times as long, unless a test has changed its schema. */
async function emptyDatabase(left: State | null): Promise<State | null> {
  const { deletions, read, templates } = prepared.emptying;
  let state = left;
  do {
    if (!state || state.schemaLength !== prepared.state?.schemaLength) {
      await migrate();
      return readState(prepared.emptying);
    }
    const results: D1Result<State>[] = await DB.batch<State>([
      DB.prepare("PRAGMA defer_foreign_keys = on"),
      // First, because a foreign key that changes a post would make a trigger of theirs fail.
      ...["blog_posts", ...deletions.keys()].flatMap((name) =>
        state?.[name] ? (deletions.get(name) ?? []) : [],
      ),
      DB.prepare("DELETE FROM sqlite_sequence WHERE name <> 'reply_templates'"),
      ...(state.templates === prepared.state?.templates ? [] : templates),
      // What an earlier test left in the cache is not found again.
      DB.prepare("UPDATE content_generation SET number = number + 1"),
      read,
    ]);
    state = results.at(-1)?.results[0] ?? null;
    // What a trigger has written while rows were deleted is deleted too.
  } while (!state || [...deletions.keys()].some((name) => state?.[name]));
  return state;
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

// Every test starts with an empty, migrated database, an empty KV and buckets, and no cached pages.
beforeEach(async () => {
  prepared.testNumber += 1;
  const state = await readState(prepared.emptying);
  // What a late message writes counts too.
  if (!prepared.isAskedFor && state?.changes === prepared.state?.changes) return;
  // A queue also writes through bindings of its own, so KV and the buckets are listed.
  [prepared.state] = await Promise.all([
    emptyDatabase(state),
    emptyKv(),
    emptyBucket(MEDIA),
    emptyBucket(BACKUPS),
  ]);
  // A version that counts as published is read once.
  Object.assign(isolateMemory, createVersionMemory(), { published: Number.POSITIVE_INFINITY });
  await createContentVersionStore(KV, DB).bump();
  isolateMemory.published = isolateMemory.version?.number ?? 0;
  prepared.isAskedFor = false;
});

// Mocks are restored by the configuration.
afterEach(() => {
  vi.useRealTimers();
});
