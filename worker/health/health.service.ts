import { version } from "../../package.json";
import { clockLateMs } from "../contract/operations";
import { within } from "../limits";

export type CheckResult = "ok" | "failed";

export interface Health {
  status: CheckResult;
  version: string;
  checks: { database: CheckResult; store: CheckResult; queue: CheckResult; clock: CheckResult };
}

export interface HealthBindings {
  DB: D1Database;
  KV: KVNamespace;
  ENQUIRY_QUEUE: Queue;
}

export const deployedVersion = version;

const timeoutMs = 3000;
export const isClockLate = (lastTick: number, now: number) => now - lastTick > clockLateMs;

/** Makes a harmless call to each binding that the site needs. */
export async function checkHealth({ DB, KV, ENQUIRY_QUEUE }: HealthBindings): Promise<Health> {
  let lastTick = Date.now();
  const [database, store, queue] = await Promise.all([
    check("D1", async () => {
      const [, clock] = await DB.batch<{ at: number }>([
        DB.prepare("SELECT 1 FROM contact_submissions LIMIT 1"),
        DB.prepare("SELECT at FROM operations WHERE key = 'clock'"),
      ]);
      lastTick = clock?.results[0]?.at ?? lastTick;
    }),
    check("KV", () => KV.get("healthz")),
    check("the queue", () => ENQUIRY_QUEUE.metrics()),
  ]);
  const clock: CheckResult = isClockLate(lastTick, Date.now()) ? "failed" : "ok";
  const checks = { database, store, queue, clock };
  const status = Object.values(checks).every((result) => result === "ok") ? "ok" : "failed";
  return { status, version, checks };
}

async function check(part: string, ask: () => Promise<unknown>): Promise<CheckResult> {
  try {
    await within(timeoutMs, part, ask());
    return "ok";
  } catch {
    return "failed";
  }
}
