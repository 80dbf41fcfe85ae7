import { type AuditLog, createAuditLog } from "./audit/audit-log";
import { createSecretKeys, type SecretKeys } from "./auth/secret-keys";
import { createSessionStore, type SessionStore } from "./auth/session.store";
import { createDatabase, type Database } from "./db/client";

/** Everything a service needs from outside, built once per request from the bindings. */
export interface Deps {
  db: Database;
  sessions: SessionStore;
  clock: () => Date;
  /** Writes in the name of the signed-in user behind `requireAdmin`, else in nobody's. */
  audit: AuditLog;
  keys: SecretKeys;
}

/** `requestId` ties what is written down to the request; a queue's consumer has none. */
export function createDeps(env: Env, requestId = ""): Deps {
  const clock = () => new Date();
  const db = createDatabase(env.DB);
  // A secret of the deployment that may be missing, so that wrangler.toml does not name it.
  const { AUTH_KEY } = env as Env & { AUTH_KEY?: string };
  return {
    db,
    sessions: createSessionStore(env.KV, clock),
    clock,
    audit: createAuditLog(db, clock, requestId),
    keys: createSecretKeys(AUTH_KEY),
  };
}
