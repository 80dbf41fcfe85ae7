import { version } from "../../package.json";
import { within } from "../errors";

export type CheckResult = "ok" | "failed";

/** Answer of `GET /healthz`. */
export interface Health {
  status: CheckResult;
  version: string;
  checks: { database: CheckResult; store: CheckResult; queue: CheckResult };
}

/** The bindings that are checked. */
export interface HealthBindings {
  DB: D1Database;
  KV: KVNamespace;
  ENQUIRY_QUEUE: Queue;
}

const timeoutMs = 3000;

/** Asks each thing that the site stands on for something that changes nothing. */
export async function checkHealth({ DB, KV, ENQUIRY_QUEUE }: HealthBindings): Promise<Health> {
  const [database, store, queue] = await Promise.all([
    check("D1", () => DB.prepare("SELECT 1 FROM contact_submissions LIMIT 1").all()),
    check("KV", () => KV.get("healthz")),
    check("the queue", () => ENQUIRY_QUEUE.metrics()),
  ]);
  const checks = { database, store, queue };
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
