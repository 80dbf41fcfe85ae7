import { spawn } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { accountId, startPlatform } from "./platform-api";

/** A checkout of its own: deployments leave files in it. */
const checkout = mkdtempSync(join(tmpdir(), "arunika-deploy-"));
let platform: Awaited<ReturnType<typeof startPlatform>>;

beforeAll(async () => {
  platform = await startPlatform();
  for (const name of ["scripts", "worker", "web", "migrations", "dist"]) {
    cpSync(name, join(checkout, name), { recursive: true });
  }
  for (const name of [
    "package.json",
    "wrangler.toml",
    "vite.config.ts",
    ".tsconfig.base.json",
    "tsconfig.json",
  ]) {
    cpSync(name, join(checkout, name));
  }
  symlinkSync(resolve("node_modules"), join(checkout, "node_modules"));
});

afterAll(() => {
  platform.stop();
  rmSync(checkout, { recursive: true, force: true });
});

interface Result {
  status: number | null;
  output: string;
}

/** Runs a command of the docs as somebody without a terminal would. */
function run(script: string, args: string[], { vars = {}, input = "" } = {}): Promise<Result> {
  const program = spawn("node", [`scripts/${script}.mjs`, ...args], {
    cwd: checkout,
    env: {
      ...process.env,
      CLOUDFLARE_API_BASE_URL: platform.url,
      CLOUDFLARE_API_TOKEN: "token",
      CLOUDFLARE_ACCOUNT_ID: accountId,
      WRANGLER_SEND_METRICS: "false",
      ...vars,
    },
  });
  let output = "";
  for (const stream of [program.stdout, program.stderr]) stream.on("data", (chunk) => (output += chunk));
  program.stdin.end(input);
  return new Promise((done) => program.on("close", (status) => done({ status, output })));
}

const deployments = () => JSON.parse(readFileSync(join(checkout, "deployments.json"), "utf8"));
const password = "kata-sandi-panjang-2026";

/** The bindings of a Worker by their names. */
function readBindings(name: string): Record<string, Record<string, unknown>> {
  const { bindings = [] } = platform.account.workers.get(name)?.metadata ?? {};
  return Object.fromEntries(bindings.map((binding) => [binding.name, binding]));
}

const named = (all: Map<string, { name: string }>) => [...all.values()].map(({ name }) => name).sort();
const listQueues = (prefix: string) =>
  ["enquiries", "generation", "media"].flatMap((name) => [`${prefix}-${name}`, `${prefix}-${name}-dead`]);

test("a first deployment makes all it needs, and a second one changes nothing of it", async () => {
  const vars = { DEPLOY_DOMAIN: "www.contoh.example", DEPLOY_NOTIFY: "https://kabar.example/hook" };
  const first = await run("deploy", [], { vars });
  expect([first.status, platform.unknown], first.output).toEqual([0, []]);
  expect(first.output).toContain("Deployed: https://www.contoh.example");
  const claim = /https:\/\/www\.contoh\.example\/admin\/mulai#([\w-]{22})$/;
  const [, code] = claim.exec(first.output.trimEnd()) ?? [];
  expect(code, first.output).toBeDefined();
  const again = await run("claim", ["--remote"]);
  expect(again.output.trimEnd()).toMatch(claim);
  expect(again.output).not.toContain(code);
  expect(first.output).toMatch(/verifies it with whsec_\S+; it is shown this once/);
  const { account } = platform;
  expect(named(account.databases)).toEqual(["arunika-web"]);
  const [[databaseId, database] = []] = account.databases;
  expect(database?.location).toBe("apac");
  expect(named(account.queues)).toEqual(listQueues("arunika"));
  expect(Object.fromEntries(account.bucketLocations)).toEqual({
    "arunika-media": "apac",
    "arunika-backups": "apac",
  });
  expect(account.domains.get("www.contoh.example")).toBe("arunika-web");
  const worker = account.workers.get("arunika-web");
  expect([worker?.onWorkersDev, worker?.crons.length]).toEqual([false, 1]);
  expect(readBindings("arunika-web")).toMatchObject({
    DB: { type: "d1", id: databaseId },
    WRITER: { text: "workers-ai" },
    NOTIFY_WEBHOOK_URL: { text: "https://kabar.example/hook" },
    MISS_LIMITER: { namespace_id: "2004" },
  });
  expect([...(worker?.secrets.keys() ?? [])].sort()).toEqual(["AUTH_KEY", "NOTIFY_WEBHOOK_SECRET"]);
  expect(readFileSync(join(checkout, "dist/client/index.html"), "utf8")).toContain(
    '<link rel="canonical" href="https://www.contoh.example/',
  );

  const added = await run("user", ["add", "pemilik", "--name", "Pemilik", "--remote"], {
    input: `${password}\n`,
  });
  expect(added.status, added.output).toBe(0);

  const [answers, secrets] = [deployments(), new Map(worker?.secrets)];
  platform.calls.length = 0;
  const second = await run("deploy", ["--built"]);
  expect([second.status, second.output]).toEqual([0, expect.not.stringContaining("Made:")]);
  expect(second.output).not.toContain("/admin/mulai");
  expect((await run("claim", ["--remote"])).output).toContain("There is an account already");
  expect(
    platform.calls.filter((call) => /^(POST|PUT) \/(d1\/database|queues|r2\/buckets)$/.test(call)),
  ).toEqual([]);
  expect([deployments(), account.workers.get("arunika-web")?.secrets]).toEqual([answers, secrets]);
});

test("another name in deployments.json is refused before anything is made", async () => {
  const file = join(checkout, "deployments.json");
  const before = readFileSync(file, "utf8");
  writeFileSync(file, before.replace('"name": "arunika-web"', '"name": "toko-baru"'));
  platform.calls.length = 0;
  const renamed = await run("deploy", ["--built"]);
  writeFileSync(file, before);
  expect([renamed.status, renamed.output]).toEqual([
    1,
    expect.stringMatching(/toko-baru, but its database is called arunika-web: the name cannot/),
  ]);
  expect(platform.calls.filter((call) => !call.startsWith("GET"))).toEqual([]);
});

test("another environment has names, ids and data of its own", async () => {
  const vars = { DEPLOY_NAME: "toko-uji", DEPLOY_REGION: "wnam", DEPLOY_WRITER: "local" };
  const staged = await run("deploy", ["--built", "--env", "staging"], { vars });
  expect([staged.status, platform.unknown], staged.output).toEqual([0, []]);
  expect(staged.output).toContain("Deployed: https://toko-uji.akun.workers.dev");
  const { account } = platform;
  expect(named(account.databases)).toEqual(["arunika-web", "toko-uji"]);
  expect(named(account.queues)).toEqual([...listQueues("arunika"), ...listQueues("toko-uji")]);
  const [production, staging] = [readBindings("arunika-web"), readBindings("toko-uji")];
  for (const name of ["DB", "KV", "MEDIA", "ENQUIRY_QUEUE", "LOGIN_ACCOUNT_LIMITER"]) {
    expect(staging[name], name).not.toEqual(production[name]);
  }
  const taken = await run("deploy", ["--built", "--env", "lain"], {
    vars: { ...vars, DEPLOY_NAME: "arunika-web" },
  });
  expect([taken.status, taken.output]).toEqual([
    1,
    expect.stringContaining("the name of another deployment"),
  ]);
  const list = (...args: string[]) => run("user", ["list", "--remote", ...args]);
  expect((await list()).output).toContain("pemilik");
  expect((await list("--env", "staging")).output).not.toContain("pemilik");
});

test("a lost database is replaced by a new one, filled from a backup, and deployed", async () => {
  const backup = join(checkout, "backup-lost.jsonl");
  expect((await run("backup", [backup, "--remote"])).status).toBe(0);
  const { account } = platform;
  const [lost] = [...account.databases.keys()];
  account.databases.delete(lost ?? "");

  const refused = await run("deploy", ["--built"]);
  expect([refused.status, refused.output]).toEqual([1, expect.stringContaining("--new-database")]);
  const made = await run("deploy", ["--built", "--new-database"]);
  expect([made.status, made.output]).toEqual([0, expect.stringContaining("The new database is empty.")]);
  // As the clock writes it; the first reads are refused as too many.
  const key = `daily/${new Date(Date.now() + 7 * 3_600_000).toISOString().slice(0, 10)}.jsonl.gz`;
  account.buckets.get("arunika-backups")?.set(key, gzipSync(readFileSync(backup)));
  account.busyReads = 2;
  const restored = await run("restore", ["r2:latest", "--remote"]);
  expect([restored.status, account.busyReads < 0], restored.output).toEqual([0, true]);
  const deployed = await run("deploy", ["--built"]);
  expect([deployed.status, platform.unknown], deployed.output).toEqual([0, []]);
  expect(deployed.output).not.toContain("/admin/mulai");
  expect(readBindings("arunika-web").DB?.id).toBe(deployments().production.databaseId);
});

test("an answer that cannot be is refused before anything is made", async () => {
  const made = platform.calls.length;
  const wrong = await run("deploy", ["--env", "lain"], { vars: { DEPLOY_DOMAIN: "https://a.example" } });
  expect([wrong.status, wrong.output.trim()]).toEqual([
    1,
    "DEPLOY_DOMAIN must be a host name such as www.example.com, in small letters.",
  ]);
  expect(platform.calls).toHaveLength(made);
});
