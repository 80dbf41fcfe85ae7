import { applyD1Migrations, type D1Migration, reset } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { beforeEach } from "vitest";

const { DB, TEST_MIGRATIONS } = env as Env & { TEST_MIGRATIONS: D1Migration[] };

// Every test starts with an empty, migrated database, an empty KV and fresh rate limits.
beforeEach(async () => {
  await reset();
  await applyD1Migrations(DB, TEST_MIGRATIONS);
});
