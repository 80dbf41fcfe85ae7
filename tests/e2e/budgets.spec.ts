import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import type { Page, Request } from "@playwright/test";
import { expect, hydrated, seededArticle, test } from "./journey";

// A phone fetches code ahead for the links in view, so it fetches the most.
test.use({ freshPage: true, hasTouch: true, isMobile: true });

/** Networks count in thousands, which is the stricter reading. */
const kilobyte = 1000;
/** All JavaScript of a page, gzip. */
const scriptBudget = 100 * kilobyte;
const scriptBudgetWithForm = 120 * kilobyte;
/** Everything that is requested until `load`. */
const loadBudget = 100 * kilobyte;

interface Transfer {
  path: string;
  /** The browser's own name for the kind of file: document, script, stylesheet, font, image, … */
  type: string;
  /** Whether it was requested before the `load` event. */
  beforeLoad: boolean;
  /** Bytes over the network: texts in gzip, packed files as they are. */
  bytes: number;
}

/** Opens a page, waits until the network is idle, and returns what it fetched, in the order of the requests. */
async function recordTransfers(page: Page, path: string): Promise<Transfer[]> {
  const requests: { request: Request; beforeLoad: boolean }[] = [];
  let loaded = false;
  page.on("request", (request) => requests.push({ request, beforeLoad: !loaded }));
  page.once("load", () => {
    loaded = true;
  });
  await page.goto(path);
  await hydrated(page);
  await page.waitForLoadState("networkidle");
  // A script that is fetched and then imported crosses the network once.
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
        bytes: isOwn ? measureSize(pathname, await readBody(request)) : 0,
      };
    }),
  );
}

function sum(transfers: Transfer[]): number {
  return transfers.reduce((total, { bytes }) => total + bytes, 0);
}

function isCode(request: Request): boolean {
  return new URL(request.url()).pathname.endsWith(".js");
}

/** A file of the build is read from disk, because the browser forgets the body of what it preloads. */
async function readBody(request: Request): Promise<Buffer> {
  const { pathname } = new URL(request.url());
  if (/^\/(assets|images)\//.test(pathname)) return readFileSync(`dist/client${pathname}`);
  return (await request.response())?.body() ?? Buffer.alloc(0);
}

function measureSize(path: string, body: Buffer): number {
  const isPacked = /\.(woff2|png|webp|avif|jpg)$/.test(path);
  return isPacked ? body.length : gzipSync(body, { level: 9 }).length;
}

for (const [path, script] of [
  ["/", scriptBudgetWithForm],
  ["/contact", scriptBudgetWithForm],
  ["/blog", scriptBudget],
  [seededArticle, scriptBudget],
] as const) {
  test(`${path} loads within its byte budgets and nothing from another site`, async ({ page }) => {
    const transfers = await recordTransfers(page, path);
    const scripts = transfers.filter(({ type }) => type === "script");
    const untilLoad = sum(transfers.filter(({ beforeLoad }) => beforeLoad));
    expect(transfers.filter((transfer) => !transfer.path.startsWith("/"))).toEqual([]);
    expect(sum(scripts)).toBeLessThanOrEqual(script);
    expect(untilLoad).toBeLessThanOrEqual(loadBudget);
  });
}

for (const path of ["/contact", seededArticle]) {
  test(`${path} fetches the app while it is idle, and runs it at the first activity`, async ({ page }) => {
    const run: string[] = [];
    const debug = await page.context().newCDPSession(page);
    debug.on("Debugger.scriptParsed", ({ url }) => {
      const [, name] = /assets\/([a-z-]+)-[\w-]{8}\.js$/.exec(url) ?? [];
      if (name) run.push(name);
    });
    await debug.send("Debugger.enable");
    const fetched = page.waitForResponse(/\/assets\/react-(?!start)/);
    await page.goto(path);
    await (await fetched).finished();
    await page.waitForLoadState("networkidle");
    expect(run).toEqual(["entry"]);
    await hydrated(page);
    expect(run).toContain("react");
  });
}

test("lazy pictures are requested after the first paint, so that text and font come first", async ({
  page,
}) => {
  await page.goto("/about");
  const readOrder = () =>
    page.evaluate(() =>
      performance
        .getEntries()
        .filter(({ name }) => /first-contentful-paint|\/team\//.test(name))
        .toSorted((a, b) => a.startTime - b.startTime)
        .map(({ entryType }) => entryType),
    );
  await expect.poll(readOrder).toEqual(["paint", "resource", "resource", "resource", "resource"]);
});

test("what stands below the first screen is laid out at the first activity", async ({ page }) => {
  await page.goto("/");
  const title = page.locator("#contact-title");
  const isLaidOut = () => title.evaluate((node) => node.checkVisibility({ contentVisibilityAuto: true }));
  expect(await isLaidOut()).toBe(false);
  await hydrated(page);
  await expect.poll(isLaidOut).toBe(true);
  await page.evaluate(() => window.scrollTo({ top: 4000, behavior: "instant" }));
  const top = () => title.evaluate((node) => Math.round(node.getBoundingClientRect().top));
  const before = await top();
  // The browser goes back to the same place, which asks for the heights of everything above it.
  await page.reload();
  expect(await isLaidOut()).toBe(true);
  await expect.poll(top).toBe(before);
});

test("nothing is loaded for the app within 300 ms of a key press", async ({ page }) => {
  await page.clock.install();
  await page.goto("/contact");
  await page.waitForLoadState("networkidle");
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
  const stylesheet = page.locator("link[rel=stylesheet]");
  for (const _press of [1, 2]) {
    await page.keyboard.press("Shift");
    await page.clock.runFor(200);
    await expect(stylesheet).toHaveCount(0);
  }
  await page.clock.runFor(600);
  await expect(stylesheet).toHaveCount(1);
});
