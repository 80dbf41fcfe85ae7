import { createRequire } from "node:module";
import { openDevtools } from "./devtools.mjs";
import { formatNumber } from "./figures.mjs";
import { nextVisitor, withSites } from "./site.mjs";

/** @type {(options: object) => Promise<{ errors: number, "5xx": number, requests: { total: number } }>} */
const autocannon = createRequire(import.meta.url)("autocannon");

const addresses = 100_000;
const measurements = 5;

/**
 * The maximum heap of the Worker under requests for unique, invented paths.
 * @param {import("./bundle.mjs").Bundles} bundles @returns {Promise<import("./figures.mjs").Figure[]>}
 */
export function measureMemory(bundles) {
  return withSites(bundles, [1000], async ({ worker, inspector }) => {
    const wake = async () => (await fetch(`${worker}/api/auth/me`)).text();
    const heap = await openHeap(`${inspector.href}core:user:worker`, wake);
    const atStart = await heap.measure();
    let most = atStart;
    let number = 0;
    for (let look = 0; look < measurements; look += 1) {
      const { errors, "5xx": failed } = await autocannon({
        ...{ url: worker, connections: 24, amount: addresses / measurements },
        requests: [
          {
            setupRequest: (/** @type {object} */ request) => {
              number += 1;
              return { ...request, path: madeUpPath(number), headers: nextVisitor() };
            },
          },
        ],
      });
      if (errors + failed > 0) throw new Error(`${errors} errors and ${failed} answers of 5xx.`);
      const megabytes = await heap.measure();
      most = Math.max(most, megabytes);
      console.log(`  ${number} addresses: ${formatNumber(megabytes)} MB`);
    }
    heap.close();
    const what = `heap of the Worker through ${formatNumber(number)} addresses, against its start`;
    const budget = { of: /** @type {const} */ ("value"), bound: /** @type {const} */ ("≤"), limit: 60 };
    return [{ what, values: [most], unit: "MB", references: [atStart], budget }];
  });
}

/** Most paths match no route, because database queries would take too long. @param {number} number */
function madeUpPath(number) {
  if (number % 100 === 0) return `/search?q=website+${number}`;
  if (number % 100 === 50) return `/api/blog/search?q=x${number}`;
  if (number % 12 === 1) return `/api/blog/slug/tidak-ada-${number}`;
  if (number % 5 === 2) return `/blog/tidak-ada-${number}`;
  return `/tidak-ada-${number}`;
}

/**
 * Opens a connection to a Worker's inspector. An isolate collects garbage only while it handles requests; `wake` sends
 * one.
 * @param {string} address @param {() => Promise<unknown>} wake
 */
async function openHeap(address, wake) {
  const { send, close } = await openDevtools(address);
  /** Megabytes of live objects and of buffers outside the heap, after a forced collection. @returns {Promise<number>} */
  const measure = async () => {
    let isCollected = false;
    const collecting = send("HeapProfiler.collectGarbage").then(() => {
      isCollected = true;
    });
    while (!isCollected) {
      await wake();
      await Promise.race([collecting, new Promise((done) => setTimeout(done, 200))]);
    }
    const { usedSize, backingStorageSize = 0 } = await send("Runtime.getHeapUsage");
    return (usedSize + backingStorageSize) / 1e6;
  };
  return { measure, close };
}
