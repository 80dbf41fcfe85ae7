import { existsSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { experimental_readRawConfig } from "wrangler";

/**
 * A deployment as stored in `deployments.json`, without secrets. `vars` overrides single values of `wrangler.toml`.
 * @typedef {{ name: string, region: string, domain: string, writer: string, notifyWebhook: string, notifyEmail: string, vars?: Record<string, unknown>, databaseId?: string, kvId?: string, address?: string }} Deployment
 */
/** @typedef {{ queue: string, dead_letter_queue?: string }} QueueConfig */
/**
 * What of `wrangler.toml` a deployment changes.
 * @typedef {{ name: string, vars: Record<string, unknown>, workers_dev?: boolean, routes?: unknown[],
 *   define?: Record<string, string>, send_email?: unknown[],
 *   d1_databases: { database_name: string, database_id?: string }[], kv_namespaces: { id?: string }[],
 *   queues: { producers: QueueConfig[], consumers: QueueConfig[] }, r2_buckets?: { bucket_name: string }[],
 *   ratelimits: { namespace_id: string }[] }} Config
 */

const file = "deployments.json";

/** The deployment that a command applies to: `--env NAME`, "production" by default. */
export const environment = takeEnvironment(process.argv);

/** @param {string[]} args */
function takeEnvironment(args) {
  const at = args.indexOf("--env");
  if (at === -1) return "production";
  const [, name = ""] = args.splice(at, 2);
  if (!/^[a-z][a-z0-9-]*$/.test(name)) throw new Error("Usage: --env NAME, for example --env staging");
  return name;
}

/** @returns {Record<string, Deployment>} */
function readAll() {
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : {};
}

export function readDeployment() {
  return readAll()[environment] ?? null;
}

/** Whether another deployment has this name, or resources that begin with it. @param {string} name */
export function isNameTaken(name) {
  const others = Object.entries(readAll()).filter(([one]) => one !== environment);
  return name === readBaseConfig().name.split("-")[0] || others.some(([, other]) => other.name === name);
}

/** @param {Deployment} deployment */
export function saveDeployment(deployment) {
  writeFileSync(`${file}.part`, `${JSON.stringify({ ...readAll(), [environment]: deployment }, null, 2)}\n`);
  renameSync(`${file}.part`, file);
}

/** @returns {Config} */
export function readBaseConfig() {
  const { rawConfig } = experimental_readRawConfig({ config: "wrangler.toml" });
  return /** @type {Config} */ (/** @type {unknown} */ (rawConfig));
}

/** `wrangler.toml` with the names, ids and answers of a deployment. @param {Deployment} deployment @returns {Config} */
export function buildConfig(deployment) {
  const { name, domain, notifyEmail } = deployment;
  const config = readBaseConfig();
  const isRenamed = name !== config.name;
  /** @param {string} resource */
  const renameResource = (resource) => (isRenamed ? resource.replace(/^[^-]+/, name) : resource);
  /** @param {QueueConfig} queue */
  const renameQueue = ({ dead_letter_queue: dead, ...queue }) => ({
    ...queue,
    queue: renameResource(queue.queue),
    ...(dead && { dead_letter_queue: renameResource(dead) }),
  });
  const { producers, consumers } = config.queues;
  return {
    ...config,
    name,
    ...(domain && { workers_dev: false, routes: [{ pattern: domain, custom_domain: true }] }),
    ...(domain && { define: { SITE_URL: JSON.stringify(`https://${domain}`) } }),
    vars: {
      ...config.vars,
      WRITER: deployment.writer,
      ...(deployment.notifyWebhook && { NOTIFY_WEBHOOK_URL: deployment.notifyWebhook }),
      ...(notifyEmail && { NOTIFY_EMAIL_TO: notifyEmail, NOTIFY_EMAIL_FROM: `situs@${domain}` }),
      ...deployment.vars,
    },
    ...(notifyEmail && { send_email: [{ name: "EMAIL" }] }),
    d1_databases: config.d1_databases.map((database) => ({
      ...database,
      database_name: isRenamed ? name : database.database_name,
      ...(deployment.databaseId && { database_id: deployment.databaseId }),
    })),
    kv_namespaces: config.kv_namespaces.map((namespace) => ({
      ...namespace,
      ...(deployment.kvId && { id: deployment.kvId }),
    })),
    queues: { producers: producers.map(renameQueue), consumers: consumers.map(renameQueue) },
    ...(config.r2_buckets && {
      r2_buckets: config.r2_buckets.map((bucket) => ({
        ...bucket,
        bucket_name: renameResource(bucket.bucket_name),
      })),
    }),
    // Rate limit counters belong to the account, so deployments of one account must not share their ids.
    ratelimits: config.ratelimits.map((limit) => ({
      ...limit,
      namespace_id: isRenamed ? String(Number(limit.namespace_id) + computeOffset(name)) : limit.namespace_id,
    })),
  };
}

/** A multiple of 10,000 derived from the name. @param {string} name */
function computeOffset(name) {
  const hash = [...name].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 99_991, 7);
  return (hash + 1) * 10_000;
}

/**
 * Writes wrangler's configuration of a deployment next to `wrangler.toml`, because its paths are relative; returns the
 * file.
 * @param {Deployment} deployment
 */
export function writeConfig(deployment) {
  const target = `wrangler.${environment}.json`;
  writeFileSync(target, `${JSON.stringify(buildConfig(deployment), null, 2)}\n`);
  return target;
}

export function remoteConfig() {
  const deployment = readDeployment();
  if (deployment) return writeConfig(deployment);
  if (environment === "production") return "wrangler.toml";
  throw new Error(`${file} knows no deployment "${environment}": npm run deploy -- --env ${environment}`);
}
