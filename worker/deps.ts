import { createSessionStore, type SessionStore } from "./auth/session.store";
import { createDatabase, type Database } from "./db/client";

/** Everything a service needs from outside, built once per request from the bindings. */
export interface Deps {
  db: Database;
  sessions: SessionStore;
  clock: () => Date;
}

export function createDeps(env: Env): Deps {
  const clock = () => new Date();
  return { db: createDatabase(env.DB), sessions: createSessionStore(env.KV, clock), clock };
}
