import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import type { Page, Request } from "@playwright/test";
import { expect, hydrated } from "./journey";

export interface Transfer {
  path: string;
  /** What kind of file it is, as the browser calls it: document, script, stylesheet, font, image, … */
  type: string;
  /** Whether it was asked for before the page had loaded. */
  beforeLoad: boolean;
  /** Whether it was asked for before the app had taken the page over. */
  beforeAlive: boolean;
  /** Whether it is a picture that is not to be seen without scrolling. */
  outOfView: boolean;
  /** Bytes over the network: texts as gzip makes them, the rest as it is. */
  bytes: number;
}

/** Opens a page, waits until it is alive and quiet, and answers what it fetched, in the order of the requests. */
export async function recordTransfers(page: Page, path: string): Promise<Transfer[]> {
  const requests: { request: Request; beforeLoad: boolean }[] = [];
  let loaded = false;
  page.on("request", (request) => requests.push({ request, beforeLoad: !loaded }));
  page.once("load", () => {
    loaded = true;
  });
  await page.addInitScript(keepTimeOfLife);
  await page.goto(path);
  const seen = await picturesInView(page);
  await hydrated(page);
  await quiet(page);
  const untilAlive = await page.evaluate(() => {
    const { aliveAt = 0 } = window as { aliveAt?: number };
    const files = performance.getEntriesByType("resource");
    return files.filter(({ startTime }) => startTime < aliveAt).map(({ name }) => name);
  });
  // A script that was fetched and then imported has come once (`web/lib/fetch-before-import.ts`).
  const once = requests.filter(
    ({ request }, index) =>
      !isCode(request) || requests.findIndex((other) => other.request.url() === request.url()) === index,
  );
  return Promise.all(
    once.map(async ({ request, beforeLoad }) => {
      const { pathname, origin } = new URL(request.url());
      const isOwn = origin === new URL(page.url()).origin;
      return {
        path: isOwn ? pathname : request.url(),
        type: isCode(request) ? "script" : request.resourceType(),
        beforeLoad,
        beforeAlive: untilAlive.includes(request.url()),
        outOfView: request.resourceType() === "image" && !seen.includes(request.url()),
        bytes: isOwn ? sizeOf(pathname, await bodyOf(request)) : 0,
      };
    }),
  );
}

function isCode(request: Request): boolean {
  return new URL(request.url()).pathname.endsWith(".js");
}

/** Runs in the page: keeps when the app had taken it over. */
function keepTimeOfLife(): void {
  new MutationObserver((_changes, observer) => {
    if (document.documentElement?.dataset.alive === undefined) return;
    observer.disconnect();
    Object.assign(window, { aliveAt: performance.now() });
  }).observe(document, { attributes: true, subtree: true, attributeFilter: ["data-alive"] });
}

/** Resolves once nothing more has been asked for in so many looks: what is fetched ahead waits for idle moments. */
async function quiet(page: Page, looks = 6): Promise<void> {
  let still = 0;
  let last = -1;
  await expect
    .poll(
      async () => {
        const files = await page.evaluate(() => performance.getEntriesByType("resource").length);
        still = files === last ? still + 1 : 0;
        last = files;
        return still;
      },
      { intervals: [500] },
    )
    .toBeGreaterThanOrEqual(looks);
}

function picturesInView(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.images]
      .filter((image) => {
        const { top, bottom } = image.getBoundingClientRect();
        return top < window.innerHeight && bottom > 0;
      })
      .map((image) => image.currentSrc),
  );
}

/** A file of the build is read from there: the browser forgets the body of what it preloads. */
async function bodyOf(request: Request): Promise<Buffer> {
  const { pathname } = new URL(request.url());
  if (/^\/(assets|images)\//.test(pathname)) return readFileSync(`dist/client${pathname}`);
  return (await request.response())?.body() ?? Buffer.alloc(0);
}

function sizeOf(path: string, body: Buffer): number {
  const isPacked = /\.(woff2|png|webp|avif|jpg)$/.test(path);
  return isPacked ? body.length : gzipSync(body, { level: 9 }).length;
}

export function sum(transfers: Transfer[]): number {
  return transfers.reduce((total, { bytes }) => total + bytes, 0);
}

/** An article of the seed with related ones below it. The newest one may be another journey's, about to go. */
export const seededArticle = "/blog/riset-kata-kunci-untuk-usaha-kecil";
