import { type D1Migration, reset } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { beforeEach } from "vitest";
import { createContentGenerationStore } from "../../worker/cache/content-generation.store";
import { isolateMemory } from "../../worker/cache/generation-memory";

const { DB, TEST_MIGRATIONS } = env as Env & { TEST_MIGRATIONS: D1Migration[] };

const migrations = TEST_MIGRATIONS.flatMap(({ queries }) => queries);
const forgetfulKv = { put: async () => {} } as unknown as KVNamespace;

// Every test starts with an empty, migrated database, an empty KV, fresh rate limits and no copies of pages.
beforeEach(async () => {
  // On a busy machine the old database was seen to answer once more after it was deleted.
  do await reset();
  while (await DB.prepare("SELECT 1 FROM sqlite_master WHERE name = 'blog_posts'").first());
  // In one call: one after another they would take longer than most tests.
  await DB.batch(migrations.map((query) => DB.prepare(query)));
  isolateMemory.known = null;
  await createContentGenerationStore(forgetfulKv, DB).moveOn();
});
