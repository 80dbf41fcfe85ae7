import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";
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

/** A port of this machine that nothing listens on. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, "localhost");
  await once(probe, "listening");
  const { port } = probe.address() as AddressInfo;
  await once(probe.close(), "close");
  return port;
}

/** Serves the site on the data there, as long as `work` lasts. */
export async function serve(state: string, work: (base: string) => Promise<void>): Promise<void> {
  const port = await freePort();
  const args = ["dev", "--local", "--port", String(port), "--persist-to", state, "--log-level", "error"];
  const server = spawn("wrangler", args, { stdio: "ignore", env: { ...process.env, CI: "1" } });
  const base = `http://localhost:${port}`;
  const ask = () => fetch(`${base}/healthz`).catch(() => null);
  try {
    for (let answer: Response | null = null; !answer?.ok; ) answer = await ask();
    await work(base);
  } finally {
    server.kill("SIGTERM");
    await once(server, "exit");
  }
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
export async function queryRows(state: string, statements: string[]) {
  return withDatabase(state, async (db) => {
    const answers = await db.batch(statements.map((sql) => db.prepare(sql)));
    return answers.map(({ results }) => results);
  });
}
