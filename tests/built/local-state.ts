import { spawnSync } from "node:child_process";
import { expect } from "vitest";
import { getPlatformProxy } from "wrangler";

/** Runs a command on the local data of a folder. */
export function run(command: string, args: string[], state: string, more: Record<string, string> = {}) {
  const env = { ...process.env, ...more, STATE_DIR: state, WRANGLER_SEND_METRICS: "false" };
  return spawnSync(command, args, { encoding: "utf8", env });
}

/** Makes an empty database there. */
export function migrate(state: string) {
  const { status, stderr } = run(
    "wrangler",
    ["d1", "migrations", "apply", "DB", "--local", "--persist-to", state],
    state,
  );
  expect(stderr.includes("ERROR"), stderr).toBe(false);
  expect(status).toBe(0);
}

/** Opens what stands there, as long as `work` lasts. */
export async function withDatabase<T>(
  state: string,
  work: (db: D1, kv: Kv, bucket: Bucket) => Promise<T>,
): Promise<T> {
  const proxy = await getPlatformProxy({ persist: { path: `${state}/v3` }, remoteBindings: false });
  try {
    return await work(proxy.env.DB as D1, proxy.env.KV as Kv, proxy.env.MEDIA as Bucket);
  } finally {
    await proxy.dispose();
  }
}

interface Kv {
  get: (key: string) => Promise<string | null>;
  put: (key: string, value: string) => Promise<void>;
}

interface Bucket {
  put: (key: string, value: Uint8Array | string) => Promise<unknown>;
  get: (key: string) => Promise<{
    arrayBuffer: () => Promise<ArrayBuffer>;
    httpMetadata: { contentType?: string };
  } | null>;
  delete: (key: string) => Promise<void>;
}

interface D1 {
  prepare: (sql: string) => Statement;
  batch: (statements: Statement[]) => Promise<{ results: Record<string, unknown>[] }[]>;
}
interface Statement {
  bind: (...values: unknown[]) => Statement;
}

/** The rows of each statement. */
export async function rowsOf(state: string, statements: string[]) {
  return withDatabase(state, async (db) => {
    const answers = await db.batch(statements.map((sql) => db.prepare(sql)));
    return answers.map(({ results }) => results);
  });
}
