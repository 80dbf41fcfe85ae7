import { createSessionStore, type SessionStore } from "./auth/session.store";
import type { QueueMessage } from "./contract/generation";
import { createDatabase, type Database } from "./db/client";
import { createConfiguredWriter } from "./generation/configured-writer";
import type { Writer } from "./generation/writer";

/** Everything a service needs from outside, built once per request from the bindings. */
export interface Deps {
  db: Database;
  sessions: SessionStore;
  clock: () => Date;
  writer: Writer;
  generationQueue: Queue<QueueMessage>;
  /** Articles that may be ordered in a day of UTC. */
  generationDailyLimit: number;
}

export function createDeps(env: Env): Deps {
  const clock = () => new Date();
  return {
    db: createDatabase(env.DB),
    sessions: createSessionStore(env.KV, clock),
    clock,
    writer: createConfiguredWriter(env, clock),
    generationQueue: env.GENERATION_QUEUE,
    generationDailyLimit: env.GENERATION_DAILY_LIMIT,
  };
}
