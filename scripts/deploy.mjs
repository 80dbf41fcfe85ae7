import "./check-node.mjs";
import { spawn, spawnSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline/promises";
import { parseArgs } from "node:util";
import {
  buildConfig,
  environment,
  isNameTaken,
  readBaseConfig,
  readDeployment,
  saveDeployment,
  writeConfig,
} from "./deployment.mjs";
import { makeClaim } from "./make-claim.mjs";
import { runCommand } from "./run-command.mjs";
import { requireNoServer } from "./serving.mjs";

/** @typedef {import("./deployment.mjs").Deployment} Deployment */
/** @typedef {{ variable: string, ask: string, initial: string, fault: (answer: string) => string | false }} Question */

const regions = ["apac", "oc", "wnam", "enam", "weur", "eeur"];
/** @param {string[]} allowed */
const acceptOneOf = (allowed) => (/** @type {string} */ answer) =>
  !allowed.includes(answer) && `must be one of ${allowed.join(", ")}`;
const domainPattern = /^([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}$/;
const emailPattern = /^[^\s@,]+@[^\s@,]+\.[^\s@,]+$/;

/** @type {Record<"name" | "region" | "domain" | "writer" | "notify", Question>} */
const questions = {
  name: {
    variable: "DEPLOY_NAME",
    ask: "Name of the Worker and of what belongs to it; it cannot be changed later",
    initial: environment === "production" ? readBaseConfig().name : `${readBaseConfig().name}-${environment}`,
    fault: (name) =>
      (!/^[a-z][a-z0-9-]{1,39}$/.test(name) && "must be 2 to 40 lower-case letters, digits and hyphens") ||
      (isNameTaken(name) && "must not be the name of another deployment"),
  },
  region: {
    variable: "DEPLOY_REGION",
    ask: `Region of the database (${regions.join(", ")}); it never moves`,
    initial: "apac",
    fault: acceptOneOf(regions),
  },
  domain: {
    variable: "DEPLOY_DOMAIN",
    ask: "Domain whose zone is in this account, such as www.example.com; empty stays on workers.dev",
    initial: "",
    fault: (domain) =>
      domain !== "" &&
      !domainPattern.test(domain) &&
      "must be a host name such as www.example.com, in small letters",
  },
  writer: {
    variable: "DEPLOY_WRITER",
    ask: "Who writes AI articles: workers-ai, or local for the embedded writer",
    initial: "workers-ai",
    fault: acceptOneOf(["workers-ai", "local"]),
  },
  notify: {
    variable: "DEPLOY_NOTIFY",
    ask: "Who is told of enquiries and faults: an https webhook or an e-mail address; empty tells nobody",
    initial: "",
    fault: (to) =>
      to !== "" &&
      !/^https:\/\/\S+$/.test(to) &&
      !emailPattern.test(to) &&
      "must be an https address or an e-mail address",
  },
};

/** Reads the answers from environment variables, else from the terminal, else uses the initial ones. @returns {Promise<Deployment>} */
async function askForDeployment() {
  if (!process.env.CLOUDFLARE_API_TOKEN && /not authenticated/i.test((await wrangler("whoami")).output)) {
    throw new Error(
      "Nobody is logged in to Cloudflare. Run npx wrangler login first, then npm run deploy again.",
    );
  }
  const terminal = process.stdin.isTTY ? createInterface(process.stdin, process.stdout) : null;
  /** @param {Question} question */
  async function readAnswer({ variable, ask, initial, fault }) {
    const given = process.env[variable];
    for (;;) {
      const typed = given ?? (terminal ? await terminal.question(`${ask} [${initial}]: `) : "");
      const answer = typed.trim() || initial;
      const reason = fault(answer);
      if (!reason) return answer;
      if (given !== undefined || !terminal) throw new Error(`${variable} ${reason}.`);
      console.log(`It ${reason}.`);
    }
  }
  try {
    const name = await readAnswer(questions.name);
    const region = await readAnswer(questions.region);
    const domain = await readAnswer(questions.domain);
    const writer = await readAnswer(questions.writer);
    const isEmailOfNowhere = (/** @type {string} */ to) => !domain && emailPattern.test(to);
    const notify = await readAnswer({
      ...questions.notify,
      fault: (to) =>
        isEmailOfNowhere(to)
          ? "needs a domain to send from: without one, give a webhook or nothing"
          : questions.notify.fault(to),
    });
    const isWebhook = notify.startsWith("https:");
    const notifyEmail = isWebhook ? "" : notify;
    return { name, region, domain, writer, notifyWebhook: isWebhook ? notify : "", notifyEmail };
  } finally {
    terminal?.close();
  }
}

/** Resources created by this run, for the final message. @type {string[]} */
const made = [];

/** @param {string[]} args @returns {Promise<{ status: number | null, stdout: string, output: string }>} */
function wrangler(...args) {
  const env = { ...process.env, WRANGLER_SEND_METRICS: "false", NODE_ENV: "production" };
  const program = spawn("wrangler", args, { env, stdio: ["ignore", "pipe", "pipe"] });
  const parts = { stdout: "", output: "" };
  program.stdout.on("data", (chunk) => {
    parts.stdout += chunk;
    parts.output += chunk;
  });
  program.stderr.on("data", (chunk) => (parts.output += chunk));
  return new Promise((done, fail) => {
    program.on("error", fail);
    program.on("close", (status) => done({ status, ...parts }));
  });
}

/** @param {string[]} args */
async function mustSucceed(...args) {
  const { status, stdout, output } = await wrangler(...args);
  if (status !== 0) throw new Error(`wrangler ${args.slice(0, 3).join(" ")} failed:\n${output}`);
  return stdout;
}

/** Creates a resource that may exist already. @param {string} what @param {string} name @param {string[]} args */
async function makeNamed(what, name, ...args) {
  const { status, output } = await wrangler(...args, name);
  if (status === 0) made.push(`${what} ${name}`);
  else if (!/already (taken|exists)|\b(11009|10004)\b/.test(output)) throw new Error(output);
}

/** @param {string} stdout */
const parseRows = (stdout) => JSON.parse(stdout.slice(Math.max(0, stdout.search(/^\[/m))));

/**
 * The database of a deployment: the one in its record, else the one with its name, else a new one.
 * @param {Deployment} deployment @param {boolean} isLost
 */
async function findDatabase(deployment, isLost) {
  /** @type {{ uuid: string, name: string }[]} */
  const databases = parseRows(await mustSucceed("d1", "list", "--json"));
  const [config] = buildConfig(deployment).d1_databases;
  const name = config?.database_name ?? deployment.name;
  const known = config?.database_id;
  const found = databases.find((one) => (known ? one.uuid === known : one.name === name));
  if (!isLost && found && known && found.name !== name && !found.name.startsWith(`${name}-2`)) {
    throw new Error(
      `deployments.json names this deployment ${deployment.name}, but its database is called ${found.name}: the name cannot be changed. Put the name back, or make a second deployment: npm run deploy -- --env NAME`,
    );
  }
  if (!isLost && found) return found.uuid;
  if (!isLost && known) {
    throw new Error(
      `The database ${known} is not in this account any more. A new one in its place: npm run deploy -- --new-database`,
    );
  }
  const isTaken = databases.some((database) => database.name === name);
  const newName = isTaken ? `${name}-${new Date().toISOString().slice(0, 16).replace(/\D/g, "")}` : name;
  await mustSucceed("d1", "create", newName, "--location", deployment.region);
  made.push(`database ${newName} in ${deployment.region}`);
  /** @type {{ uuid: string, name: string }[]} */
  const after = parseRows(await mustSucceed("d1", "list", "--json"));
  return after.find((database) => database.name === newName)?.uuid;
}

/** @param {Deployment} deployment */
async function findNamespace(deployment) {
  const list = async () => parseRows(await mustSucceed("kv", "namespace", "list"));
  /** @type {{ id: string, title: string }[]} */
  const namespaces = await list();
  const title = `${deployment.name}-kv`;
  const [config] = buildConfig(deployment).kv_namespaces;
  const found =
    namespaces.find((one) => one.id === config?.id) ?? namespaces.find((one) => one.title === title);
  if (found) return found.id;
  await mustSucceed("kv", "namespace", "create", title);
  made.push(`KV namespace ${title}`);
  return (await list()).find((/** @type {{ title: string }} */ one) => one.title === title)?.id;
}

/** @param {Deployment} deployment */
async function makeQueuesAndBuckets(deployment) {
  const { queues, r2_buckets: buckets = [] } = buildConfig(deployment);
  const listed = (await mustSucceed("queues", "list")) + (await mustSucceed("r2", "bucket", "list"));
  const words = new Set(listed.split(/[\s│|]+/));
  for (const { queue } of queues.consumers) {
    if (!words.has(queue)) await makeNamed("queue", queue, "queues", "create");
  }
  for (const { bucket_name: bucket } of buckets) {
    if (!words.has(bucket))
      await makeNamed("bucket", bucket, "r2", "bucket", "create", "--location", deployment.region);
  }
}

/** @param {string} address */
function build(address) {
  const env = { ...process.env, ...(address && { SITE_URL: address }) };
  const { status } = spawnSync("node", ["scripts/build.mjs"], { stdio: "inherit", env });
  if (status !== 0) throw new Error("The site could not be built; what is deployed goes on.");
}

/** Generates missing secrets, which nobody needs to know in advance. @param {Deployment} deployment @param {string} config */
async function missingSecrets(deployment, config) {
  const { status, stdout, output } = await wrangler("secret", "list", "--config", config);
  // Before the first deployment the Worker does not exist.
  if (status !== 0 && !/\b10007\b|does not exist|not found/i.test(output)) throw new Error(output);
  const there = status === 0 ? parseRows(stdout).map((/** @type {{ name: string }} */ { name }) => name) : [];
  /** @type {Record<string, string>} */
  const secrets = {};
  if (!there.includes("AUTH_KEY")) secrets.AUTH_KEY = randomBytes(32).toString("base64");
  if (deployment.notifyWebhook && !there.includes("NOTIFY_WEBHOOK_SECRET")) {
    secrets.NOTIFY_WEBHOOK_SECRET = `whsec_${randomBytes(32).toString("base64")}`;
  }
  return secrets;
}

/** @param {string} config @param {Record<string, string>} secrets */
async function upload(config, secrets) {
  const folder = mkdtempSync(join(tmpdir(), "arunika-secrets-"));
  try {
    const file = join(folder, "secrets.json");
    writeFileSync(file, JSON.stringify(secrets), { mode: 0o600 });
    const isAny = Object.keys(secrets).length > 0;
    return await mustSucceed("deploy", "--config", config, ...(isAny ? ["--secrets-file", file] : []));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** @param {Deployment} deployment @param {Record<string, string>} secrets */
function remaining({ domain, notifyWebhook, notifyEmail, writer }, secrets) {
  return [
    !domain &&
      "no domain: pages are not cached on workers.dev, and e-mails and feeds name the address in worker/contract/site.ts; put a domain into deployments.json and deploy again",
    domain &&
      `the zone of ${domain}: "Always Use HTTPS" on; Email Obfuscation, Rocket Loader, Bot Fight Mode and automatic analytics off`,
    !notifyWebhook && !notifyEmail && "nobody is told of enquiries and faults (notifyWebhook or notifyEmail)",
    notifyEmail &&
      `e-mail: set up ${domain} for sending (dashboard, Email Sending); until then messages fail`,
    writer === "local" && 'AI articles come from the embedded writer ("writer": "workers-ai" changes that)',
    secrets.NOTIFY_WEBHOOK_SECRET &&
      `the receiver of the webhook verifies it with ${secrets.NOTIFY_WEBHOOK_SECRET}; it is shown this once`,
    secrets.AUTH_KEY &&
      "AUTH_KEY was made and cannot be read back; a lost one ends second factors and nothing else",
  ].filter(Boolean);
}

await runCommand(async () => {
  const { values } = parseArgs({
    options: {
      "new-database": { type: "boolean", default: false },
      built: { type: "boolean", default: false },
    },
  });
  const stored = readDeployment();
  const ignored = stored && Object.values(questions).filter(({ variable }) => process.env[variable]);
  if (ignored?.length) {
    const names = ignored.map(({ variable }) => variable).join(", ");
    console.log(`${names}: only a first deployment reads it. Change the answer in deployments.json.`);
  }
  const deployment = stored ?? (await askForDeployment());
  if (!values.built) requireNoServer();
  const address = deployment.domain ? `https://${deployment.domain}` : "";
  console.log(`Deploying ${deployment.name} (${environment}). This takes a few minutes the first time.`);
  Object.assign(deployment, {
    databaseId: await findDatabase(deployment, values["new-database"] ?? false),
    kvId: await findNamespace(deployment),
  });
  saveDeployment(deployment);
  await makeQueuesAndBuckets(deployment);
  const config = writeConfig(deployment);
  await mustSucceed("d1", "migrations", "apply", "DB", "--remote", "--config", config);
  const told = () => made.length > 0 && console.log(`Made: ${made.join(", ")}.`);
  if (values["new-database"]) {
    told();
    console.log(
      "The new database is empty. Fill it (npm run restore -- r2:latest --remote), then npm run deploy.",
    );
    return;
  }
  if (!values.built) build(address);
  const secrets = await missingSecrets(deployment, config);
  const output = await upload(config, secrets);
  told();
  const [given = ""] = /https:\/\/\S+\.workers\.dev/.exec(output) ?? [];
  deployment.address = address || given;
  saveDeployment(deployment);
  console.log(`\nDeployed: ${deployment.address}`);
  const open = remaining(deployment, secrets);
  if (open.length > 0) console.log(`Still open:\n${open.map((line) => `- ${line}`).join("\n")}`);
  const claim = makeClaim(true);
  if (claim)
    console.log(
      `Nobody can log in yet. Make the owner's account within 24 hours, once (links made before have ended): ${deployment.address}${claim}`,
    );
  else console.log(`Staff log in at ${deployment.address}/login`);
});
