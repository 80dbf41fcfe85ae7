import { createRequire } from "node:module";
import { unstable_getMiniflareWorkerOptions } from "wrangler";
import { fillDatabase } from "./fill.mjs";

/** @type {typeof import("miniflare")} Wrangler's own copy. */
const { convertV4MiniflareOptions, Log, LogLevel, Miniflare } = createRequire(
  createRequire(import.meta.url).resolve("wrangler"),
)("miniflare");

export const articlePath = "/blog/memilih-domain-dan-hosting";

/**
 * The site in one workerd, next to a bare Hono Worker. All addresses are origins.
 * @typedef {object} Site
 * @property {string} pages The whole site with its assets, as for a browser.
 * @property {string} worker The Worker without Miniflare's simulation of the asset service, which costs more than a bare response.
 * @property {string} bare The bare Worker, reached in the same way.
 * @property {string} cookie An open session of staff.
 * @property {() => Promise<void>} publish Saves a post unchanged, which invalidates the cache.
 * @property {URL} inspector
 */

/**
 * Starts one site for each number of rows, runs `work` on them and stops them.
 * @template T @param {import("./bundle.mjs").Bundles} bundles @param {number[]} rows Posts, and enquiries, of each site.
 * @param {(...sites: Site[]) => Promise<T>} work @returns {Promise<T>}
 */
export async function withSites(bundles, rows, work) {
  /** @type {import("miniflare").Miniflare[]} */
  const started = [];
  try {
    const sites = [];
    for (const count of rows) {
      const miniflare = new Miniflare(
        convertV4MiniflareOptions({
          ...{ cf: false, logRequests: false, inspectorPort: 0, handleStructuredLogs: () => {} },
          log: new Log(LogLevel.ERROR),
          workers: buildWorkers(bundles),
        }),
      );
      started.push(miniflare);
      const { origin: pages } = await miniflare.ready;
      await fillDatabase(await miniflare.getD1Database("DB", "worker"), count);
      const { origin: worker } = await miniflare.unsafeGetDirectURL("worker");
      const { origin: bare } = await miniflare.unsafeGetDirectURL("bare");
      const inspector = await miniflare.getInspectorURL();
      sites.push({ pages, worker, bare, inspector, ...(await signIn(worker)) });
    }
    return await work(...sites);
  } finally {
    for (const miniflare of started) await miniflare.dispose();
  }
}

/** @param {import("./bundle.mjs").Bundles} bundles @returns {import("miniflare").V4WorkerOptions[]} */
function buildWorkers(bundles) {
  /** @type {{ workerOptions: object }} */
  const { workerOptions } = unstable_getMiniflareWorkerOptions("wrangler.toml");
  // Workers AI exists only at Cloudflare, and jobs must not run during the measurement.
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
  const files = { directory, assetConfig, routerConfig: { has_user_worker: false } };
  return [
    { ...site, name: "pages", assets },
    { ...site, name: "worker", serviceBindings: { ASSETS: "files" } },
    { ...listening, name: "files", script: "export default {}", assets: files },
    { ...listening, name: "bare", script: bundles.bare },
  ];
}

/** @param {string} origin */
async function signIn(origin) {
  const send = async (
    /** @type {string} */ method,
    /** @type {string} */ path,
    /** @type {object} */ body,
    cookie = "",
  ) => {
    const headers = { "Content-Type": "application/json", Cookie: cookie };
    const response = await fetch(origin + path, { method, headers, body: JSON.stringify(body) });
    if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}.`);
    await response.arrayBuffer();
    return response;
  };
  const login = { username: "admin", password: "admin-lokal-2026" };
  const { headers } = await send("POST", "/api/auth/login", login);
  const cookie = headers.get("Set-Cookie")?.split(";")[0] ?? "";
  const found = await fetch(`${origin}/api/blog/slug/${articlePath.replace("/blog/", "")}`);
  const { id, title, slug, summary, content, image, category } = await found.json();
  const values = { title, slug, summary, content, image, category };
  return {
    cookie,
    publish: async () => {
      await send("PUT", `/api/blog/${id}`, values, cookie);
    },
  };
}

let visitors = 0;

/** Headers of a visitor with a unique address, because uncached reads are limited per address. @returns {Record<string, string>} */
export function nextVisitor() {
  visitors += 1;
  return { "CF-Connecting-IP": `10.${(visitors >> 16) & 255}.${(visitors >> 8) & 255}.${visitors & 255}` };
}
