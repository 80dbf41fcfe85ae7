import { createRequire } from "node:module";
import { unstable_getMiniflareWorkerOptions } from "wrangler";
import { fillDatabase } from "./fill.mjs";
import { signIn } from "./staff.mjs";

/** @type {typeof import("miniflare")} The copy that wrangler brings. */
const { convertV4MiniflareOptions, Log, LogLevel, Miniflare } = createRequire(
  createRequire(import.meta.url).resolve("wrangler"),
)("miniflare");

/** One of the seed's articles; the copies that fill a site have its address with `-15`, `-16` … behind. */
export const articlePath = "/blog/memilih-domain-dan-hosting";

/**
 * The site in one workerd with its references, each listening on this machine. All are origins without a slash
 * at their end.
 *
 * `visited` is the site as a browser meets it: compressed, as Cloudflare does it, by Miniflare's own entry, whose
 * cost in front of every answer would hide what is measured. `whole` is the same without that entry, behind
 * Miniflare's simulation of the asset service: three more Workers, which cost a request more than a bare answer does.
 * `worker` is the same Worker without it.
 * `services` asks the database and the cache for what a page is made of, and makes none.
 * `wholeReference` and `reference` are bare Hono Workers at the same two places: `/{bytes}` answers so much HTML.
 * @typedef {object} Site
 * @property {string} visited
 * @property {string} whole
 * @property {string} worker
 * @property {string} services
 * @property {string} wholeReference
 * @property {string} reference
 * @property {import("./staff.mjs").Staff} staff Signed in at `worker`.
 * @property {import("./fill.mjs").Database} database
 * @property {() => Promise<URL>} inspector Where the Workers can be looked into.
 * @property {() => Promise<void>} stop
 */

/**
 * @param {import("./bundle.mjs").Bundles} bundles @param {import("./fill.mjs").Size} size
 * @param {{ withJobs?: boolean }} [options] With what the queues bring, and an inspector.
 * @returns {Promise<Site>}
 */
export async function startSite(bundles, size, { withJobs = false } = {}) {
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({
      cf: false,
      logRequests: false,
      log: new Log(LogLevel.ERROR),
      handleStructuredLogs: () => {},
      ...(withJobs && { inspectorPort: 0 }),
      workers: workersOf(bundles, withJobs),
    }),
  );
  try {
    const { origin: visited } = await miniflare.ready;
    const database = await miniflare.getD1Database("DB", "worker");
    await fillDatabase(database, size);
    const origin = async (/** @type {string} */ name) => (await miniflare.unsafeGetDirectURL(name)).origin;
    const worker = await origin("worker");
    return {
      visited,
      whole: await origin("whole"),
      worker,
      services: await origin("services"),
      wholeReference: await origin("whole-reference"),
      reference: await origin("reference"),
      staff: await signIn(worker),
      database,
      inspector: () => miniflare.getInspectorURL(),
      stop: () => miniflare.dispose(),
    };
  } catch (error) {
    await miniflare.dispose();
    throw error;
  }
}

/** @param {import("./bundle.mjs").Bundles} bundles @param {boolean} withJobs @returns {import("miniflare").V4WorkerOptions[]} */
function workersOf(bundles, withJobs) {
  /** @type {{ workerOptions: object }} */
  const { workerOptions } = unstable_getMiniflareWorkerOptions("wrangler.toml");
  // Workers AI exists only on Cloudflare, and what the queue brings must not disturb the measurement.
  const { modulesRules, ai, queueConsumers, cronTriggers, assets, ...bindings } =
    /** @type {import("miniflare").V4WorkerOptions} */ (workerOptions);
  if (!assets) throw new Error("wrangler.toml names no assets.");
  const { directory, assetConfig = {} } = assets;
  const listening = {
    ...(bindings.compatibilityDate && { compatibilityDate: bindings.compatibilityDate }),
    modules: true,
    unsafeDirectSockets: [{ host: "localhost", port: 0 }],
  };
  const site = { ...bindings, ...listening, script: bundles.site };
  const reference = { ...listening, script: bundles.reference };
  const filesAlone = { directory, assetConfig, routerConfig: { has_user_worker: false } };
  return [
    { ...site, name: "whole", assets },
    {
      ...site,
      ...(withJobs && queueConsumers && { queueConsumers }),
      name: "worker",
      serviceBindings: { ASSETS: "files" },
    },
    { ...site, name: "services", script: bundles.services },
    { ...listening, name: "files", script: "export default {}", assets: filesAlone },
    { ...reference, name: "whole-reference", assets },
    { ...reference, name: "reference" },
  ];
}
