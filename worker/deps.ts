import { type AuditLog, createAuditLog } from "./audit/audit-log";
import { createSecretKeys, type SecretKeys } from "./auth/secret-keys";
import { createSessionStore, type SessionStore } from "./auth/session.store";
import { type ContentGenerationStore, createContentGenerationStore } from "./cache/content-generation.store";
import type { QueueMessage } from "./contract/generation";
import { createDatabase, type Database } from "./db/client";
import { createConfiguredWriter } from "./generation/configured-writer";
import type { Writer } from "./generation/writer";

/** Everything a service needs from outside, built once per request from the bindings. */
export interface Deps {
  db: Database;
  sessions: SessionStore;
  contentGeneration: ContentGenerationStore;
  clock: () => Date;
  writer: Writer;
  generationQueue: Queue<QueueMessage>;
  /** Articles that may be ordered in a day of UTC. */
  generationDailyLimit: number;
  /** Writes in the name of the signed-in user behind `requireAdmin`, else in nobody's. */
  audit: AuditLog;
  keys: SecretKeys;
}

/** `requestId` ties what is written down to the request; a queue's consumer has none. */
export function createDeps(env: Env, requestId = ""): Deps {
  return createDepsOn(env, env.DB, requestId);
}

/** For reads alone: the nearest copy of the database answers, once it has come to `bookmark`. */
export function createReadDeps(env: Env, bookmark: string | null): Deps {
  // A session offers what is asked of a database here: `prepare` and `batch`.
  const session = env.DB.withSession(bookmark ?? "first-unconstrained") as unknown as D1Database;
  return createDepsOn(env, session, "");
}

function createDepsOn(env: Env, database: D1Database, requestId: string): Deps {
  const clock = () => new Date();
  const db = createDatabase(database);
  // A secret of the deployment that may be missing, so that wrangler.toml does not name it.
  const { AUTH_KEY } = env as Env & { AUTH_KEY?: string };
  return {
    db,
    sessions: createSessionStore(env.KV, clock),
    contentGeneration: createContentGenerationStore(env.KV, env.DB),
    clock,
    writer: createConfiguredWriter(env, clock),
    generationQueue: env.GENERATION_QUEUE,
    generationDailyLimit: env.GENERATION_DAILY_LIMIT,
    audit: createAuditLog(db, clock, requestId),
    keys: createSecretKeys(AUTH_KEY),
  };
}
