import { createHash, randomUUID } from "node:crypto";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { DatabaseSync } from "node:sqlite";
import { unstable_splitSqlQuery } from "wrangler";

/** What an account holds. */
export interface Account {
  databases: Map<string, { name: string; location?: string; rows: DatabaseSync }>;
  namespaces: Map<string, { title: string; values: Map<string, string> }>;
  queues: Map<string, { name: string; consumers: string[] }>;
  buckets: Map<string, Map<string, Buffer>>;
  bucketLocations: Map<string, string>;
  /** Reads of objects that are refused as too many before one is answered. */
  busyReads: number;
  workers: Map<string, Worker>;
  domains: Map<string, string>;
}

interface Worker {
  deployments: number;
  metadata: { bindings: Record<string, unknown>[]; [key: string]: unknown };
  secrets: Map<string, string>;
  crons: string[];
  onWorkersDev: boolean;
}

interface Call {
  method: string;
  path: string;
  query: URLSearchParams;
  body: Buffer;
  type: string;
}

export const accountId = "0123456789abcdef0123456789abcdef";

class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly code: number,
    message: string,
  ) {
    super(message);
  }
}

/**
 * The platform's API, as far as the commands of `docs/operations.md` call it: an account that lives in this process.
 * `calls` lists what changed something; `unknown` what it could not answer.
 */
export async function startPlatform() {
  const account: Account = {
    databases: new Map(),
    namespaces: new Map(),
    queues: new Map(),
    buckets: new Map(),
    bucketLocations: new Map(),
    busyReads: 0,
    workers: new Map(),
    domains: new Map(),
  };
  const calls: string[] = [];
  const unknown: string[] = [];
  const uploads = new Map<string, string>();
  const server = createServer(async (request, response) => {
    const call = await readCall(request);
    const { method, path } = call;
    if (path.startsWith("/upload/")) {
      const text = call.body.toString();
      uploads.set(path, text);
      response.setHeader("ETag", `"${createHash("md5").update(text).digest("hex")}"`);
      return response.end();
    }
    const send = (status: number, body: unknown) => {
      response.statusCode = status;
      response.setHeader("Content-Type", "application/json");
      response.end(JSON.stringify(body));
    };
    try {
      const inAccount = path.replace(`/accounts/${accountId}`, "");
      if (method !== "GET" && !/\/query$|assets|upload/.test(path)) calls.push(`${method} ${inAccount}`);
      const result = answer(account, { ...call, path: inAccount }, uploads, `http://localhost:${port}`);
      if (result === undefined) {
        unknown.push(`${method} ${inAccount}`);
        throw new Refusal(404, 7003, `Could not route to ${inAccount}`);
      }
      if (result instanceof Buffer) return response.end(result);
      const isList = Array.isArray(result);
      const count = isList ? result.length : 0;
      const info = { page: 1, per_page: 1000, count, total_count: count, total_pages: 1 };
      const isPastEnd = isList && Number(call.query.get("page") ?? 1) > 1;
      send(200, {
        ...{ success: true, errors: [], messages: [], result: isPastEnd ? [] : result },
        ...(isList && { result_info: info }),
      });
    } catch (error) {
      const { status, code } = error instanceof Refusal ? error : { status: 400, code: 7500 };
      const message = error instanceof Error ? error.message : String(error);
      send(status, { success: false, errors: [{ code, message }], messages: [], result: null });
    }
  });
  await new Promise<void>((done) => server.listen(0, "localhost", done));
  const { port } = server.address() as AddressInfo;
  return { account, calls, unknown, url: `http://localhost:${port}`, stop: () => server.close() };
}

async function readCall(request: IncomingMessage): Promise<Call> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const url = new URL(request.url ?? "/", "http://localhost");
  return {
    method: request.method ?? "GET",
    path: decodeURIComponent(url.pathname),
    query: url.searchParams,
    body: Buffer.concat(chunks),
    type: request.headers["content-type"] ?? "",
  };
}

const now = new Date(0).toISOString();

/** Undefined where nothing is known of the call. */
function answer(account: Account, call: Call, uploads: Map<string, string>, base: string): unknown {
  const { method, path } = call;
  const [, area = "", ...rest] = path.split("/");
  if (path === "/user/tokens/verify") return { id: "token", status: "active" };
  if (path === "/memberships") return [{ id: "m", account: { id: accountId, name: "Akun" } }];
  if (path === "/accounts") return [{ id: accountId, name: "Akun" }];
  if (path === "/user") return { id: "u", email: "staf@contoh.example" };
  if (path.startsWith("/zones")) return method === "GET" ? [{ id: "zone", name: "contoh.example" }] : [];
  if (area === "d1") return answerDatabases(account, call, rest.slice(1), uploads, base);
  if (area === "storage") return answerKv(account, call, rest.slice(2));
  if (area === "queues") return answerQueues(account, call, rest);
  if (area === "r2") return answerBuckets(account, call, rest.slice(1));
  if (area === "workers") return answerWorkers(account, call, rest);
  return undefined;
}

const json = ({ body }: Call) => JSON.parse(body.toString() || "{}");

function answerDatabases(
  { databases }: Account,
  call: Call,
  [key = "", action]: string[],
  uploads: Map<string, string>,
  base: string,
) {
  const show = ([uuid, { name, location }]: [string, { name: string; location?: string }]) => ({
    ...{ uuid, name, version: "production", created_at: now, primary_location_hint: location },
  });
  if (key === "" && call.method === "GET") {
    const name = call.query.get("name");
    return [...databases].filter(([, one]) => !name || one.name === name).map(show);
  }
  if (key === "") {
    const { name, primary_location_hint: location } = json(call);
    if ([...databases.values()].some((one) => one.name === name))
      throw new Refusal(409, 7502, "Database with name already exists");
    const uuid = randomUUID();
    databases.set(uuid, { name, location, rows: new DatabaseSync(":memory:") });
    return show([uuid, { name, location }]);
  }
  const found = databases.get(key);
  if (!found) throw new Refusal(404, 7404, `The database ${key} could not be found`);
  if (!action) return show([key, found]);
  if (action === "query") return runSql(found.rows, json(call).sql);
  const { action: step, filename, etag } = json(call);
  if (action !== "import") return undefined;
  if (step === "init")
    return { upload_url: `${base}/upload/${etag}`, filename: `/upload/${etag}`, success: true };
  if (step === "ingest") {
    const results = runSql(found.rows, uploads.get(filename) ?? "");
    return {
      ...{ success: true, type: "import", status: "complete", at_bookmark: "b", error: null, messages: [] },
      result: { final_bookmark: "b", num_queries: results.length, meta: { duration: 1 } },
    };
  }
  return undefined;
}

/** All or nothing, as D1 does it. */
function runSql(rows: DatabaseSync, sql: string) {
  rows.exec("PRAGMA foreign_keys = ON; BEGIN; PRAGMA defer_foreign_keys = TRUE");
  try {
    const results = unstable_splitSqlQuery(sql).map((statement) => ({
      results: rows.prepare(statement).all(),
      success: true,
      meta: { duration: 1, changes: 0, rows_read: 0, rows_written: 0 },
    }));
    rows.exec("COMMIT");
    return results;
  } catch (error) {
    rows.exec("ROLLBACK");
    throw error;
  }
}

function answerKv({ namespaces }: Account, call: Call, [id = "", kind, key = ""]: string[]) {
  if (id === "" && call.method === "GET") {
    return [...namespaces].map(([id, { title }]) => ({ id, title, supports_url_encoding: true }));
  }
  if (id === "") {
    const made = randomUUID().replaceAll("-", "");
    namespaces.set(made, { title: json(call).title, values: new Map() });
    return { id: made, title: json(call).title };
  }
  const found = namespaces.get(id);
  if (!found) throw new Refusal(404, 10013, "namespace not found");
  if (kind !== "values") return { id, title: found.title };
  if (call.method === "PUT") found.values.set(key, call.body.toString());
  return {};
}

function answerQueues({ queues }: Account, call: Call, [id = "", below, consumer]: string[]) {
  const show = ([queue_id, { name, consumers }]: [string, { name: string; consumers: string[] }]) => ({
    ...{ queue_id, queue_name: name, created_on: now, modified_on: now, producers: [] },
    ...{ producers_total_count: 0, consumers_total_count: consumers.length },
    consumers: consumers.map((script) => ({ consumer_id: script, script, type: "worker", settings: {} })),
  });
  if (id === "" && call.method === "GET") {
    const names = call.query.getAll("name");
    return [...queues].filter(([, one]) => names.length === 0 || names.includes(one.name)).map(show);
  }
  if (id === "") {
    const { queue_name: name } = json(call);
    if ([...queues.values()].some((one) => one.name === name))
      throw new Refusal(409, 11009, "Queue name is already taken");
    const made = randomUUID().replaceAll("-", "");
    queues.set(made, { name, consumers: [] });
    return show([made, { name, consumers: [] }]);
  }
  const found = queues.get(id);
  if (!found) throw new Refusal(404, 11000, "queue not found");
  if (!below) return show([id, found]);
  if (call.method === "POST") found.consumers.push(json(call).script_name);
  return consumer || call.method !== "GET" ? {} : show([id, found]).consumers;
}

function answerBuckets(account: Account, call: Call, [name = "", below, ...key]: string[]) {
  const { buckets, bucketLocations } = account;
  if (name === "" && call.method === "GET") {
    return { buckets: [...buckets.keys()].map((one) => ({ name: one, creation_date: now })) };
  }
  if (name === "") {
    const { name: made, locationHint } = json(call);
    if (buckets.has(made)) throw new Refusal(409, 10004, "The bucket already exists, and you own it");
    bucketLocations.set(made, locationHint);
    buckets.set(made, new Map());
    return {};
  }
  const found = buckets.get(name);
  if (!found) throw new Refusal(404, 10006, "The specified bucket does not exist.");
  if (below !== "objects") return { name, creation_date: now };
  const object = key.join("/");
  if (call.method === "PUT") {
    found.set(object, call.body);
    return {};
  }
  account.busyReads -= 1;
  if (account.busyReads >= 0) throw new Refusal(429, 10058, "Please reduce your concurrent request rate.");
  const stored = found.get(object);
  if (!stored) throw new Refusal(404, 10007, "The specified key does not exist.");
  return stored;
}

function answerWorkers(account: Account, call: Call, [kind = "", name = "", ...below]: string[]) {
  const { workers, domains } = account;
  const { method } = call;
  if (kind === "subdomain") return { subdomain: "akun" };
  if (kind === "account-settings") return { default_usage_model: "standard" };
  if (kind === "domains") return method === "GET" ? [] : {};
  if (kind === "standard") return { standard: true };
  if (kind === "assets") return { jwt: "done", buckets: [] };
  const worker = workers.get(name);
  const isMissing = () => new Refusal(404, 10007, "This Worker does not exist on your account.");
  if (kind === "services") {
    if (!worker) throw isMissing();
    const script = { tag: "t", tags: null, modified_on: now, last_deployed_from: "wrangler" };
    return { id: name, default_environment: { environment: "production", created_on: now, script } };
  }
  if (kind === "workers") {
    if (!worker) throw isMissing();
    return { id: name, name, subdomain: { enabled: worker.onWorkersDev, previews_enabled: false } };
  }
  if (kind !== "scripts") return undefined;
  const [what = ""] = below;
  if (what === "assets-upload-session") return { jwt: "done", buckets: [] };
  if (what === "" && method === "PUT") return deploy(account, call, name);
  if (!worker) throw isMissing();
  if (what === "versions" && method === "POST") return deploy(account, call, name);
  if (what === "subdomain") {
    if (method === "POST") worker.onWorkersDev = json(call).enabled;
    return { enabled: worker.onWorkersDev, previews_enabled: false };
  }
  if (what === "schedules") {
    worker.crons = json(call).map(({ cron }: { cron: string }) => cron);
    return { schedules: [] };
  }
  if (what === "secrets") return [...worker.secrets.keys()].map((name) => ({ name, type: "secret_text" }));
  if (what === "deployments") return method === "GET" ? { deployments: [] } : { id: "d" };
  if (what === "settings" || what === "script-settings") return { bindings: worker.metadata.bindings };
  if (what === "bindings") return worker.metadata.bindings;
  if (what === "domains") {
    if (call.path.endsWith("changeset"))
      return { added: json(call), removed: [], updated: [], conflicting: [] };
    for (const { hostname } of json(call).origins ?? []) domains.set(hostname, name);
    return [];
  }
  if (what === "routes") return [];
  return undefined;
}

/** Every binding must name what is there, as the platform demands; secrets stay. */
function deploy({ workers, databases, namespaces, queues, buckets }: Account, call: Call, name: string) {
  const boundary = /boundary=("?)([^";]+)\1/.exec(call.type)?.[2] ?? "";
  const parts = call.body.toString("latin1").split(`--${boundary}`);
  const part = parts.find((one) => one.includes('name="metadata"')) ?? "";
  const metadata = JSON.parse(
    Buffer.from(part.slice(part.indexOf("\r\n\r\n") + 4).trim(), "latin1").toString(),
  );
  const before = workers.get(name);
  const secrets = new Map(before?.secrets);
  const names = new Set([...queues.values()].map((one) => one.name));
  for (const binding of metadata.bindings) {
    const { type } = binding;
    const isThere =
      (type !== "d1" || databases.has(binding.id ?? binding.database_id)) &&
      (type !== "kv_namespace" || namespaces.has(binding.namespace_id)) &&
      (type !== "queue" || names.has(binding.queue_name)) &&
      (type !== "r2_bucket" || buckets.has(binding.bucket_name));
    if (!isThere)
      throw new Refusal(404, type === "d1" ? 7404 : 10_041, `${JSON.stringify(binding)} is not there`);
    if (type === "secret_text") secrets.set(binding.name, binding.text);
  }
  workers.set(name, {
    ...{ metadata, secrets, crons: before?.crons ?? [], onWorkersDev: before?.onWorkersDev ?? false },
    deployments: (before?.deployments ?? 0) + 1,
  });
  return {
    ...{ id: name, etag: "e", pipeline_hash: "p", mutable_pipeline_id: "m", deployment_id: "d" },
    ...{
      resources: { script: { etag: "e" } },
      startup_time_ms: 300,
      version_id: randomUUID(),
      number: 1,
      entry_point: "index.js",
    },
  };
}
