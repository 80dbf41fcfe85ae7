import { version } from "../../package.json";

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
    check(() => DB.prepare("SELECT 1 FROM contact_submissions LIMIT 1").all()),
    check(() => KV.get("healthz")),
    check(() => ENQUIRY_QUEUE.metrics()),
  ]);
  const checks = { database, store, queue };
  const status = Object.values(checks).every((result) => result === "ok") ? "ok" : "failed";
  return { status, version, checks };
}

async function check(ask: () => Promise<unknown>): Promise<CheckResult> {
  const { promise: expired, resolve } = Promise.withResolvers<"failed">();
  const timer = setTimeout(() => resolve("failed"), timeoutMs);
  const asked = Promise.resolve()
    .then(ask)
    .then(
      () => "ok" as const,
      () => "failed" as const,
    );
  const result = await Promise.race([asked, expired]);
  clearTimeout(timer);
  return result;
}
