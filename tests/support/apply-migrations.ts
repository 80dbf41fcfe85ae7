import { applyD1Migrations, type D1Migration, reset } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { beforeEach } from "vitest";
import {
  contentGenerationKey,
  createContentGenerationStore,
} from "../../worker/cache/content-generation.store";

const { DB, KV, TEST_MIGRATIONS } = env as Env & { TEST_MIGRATIONS: D1Migration[] };

// Every test starts with an empty, migrated database, an empty KV, fresh rate limits and no copies of pages.
beforeEach(async () => {
  // On a busy machine the old database was seen to answer once more after it was deleted.
  do await reset();
  while (await DB.prepare("SELECT 1 FROM sqlite_master WHERE name = 'd1_migrations'").first());
  await applyD1Migrations(DB, TEST_MIGRATIONS);
  await createContentGenerationStore(KV, DB).moveOn();
  await KV.delete(contentGenerationKey);
});
