import { expect, missingAt, test } from "./journey";
import { recordTransfers, seededArticle, sum, type Transfer } from "./loading";

// A screen that is touched: what it fetches ahead is the most.
test.use({ freshPage: true, hasTouch: true, isMobile: true });

/** As gzip and networks count: the stricter of the two readings. */
const kilobyte = 1000;
/** Of JavaScript, gzip, until the page is alive. */
const scriptBudget = 85 * kilobyte;
const scriptBudgetWithForm = 103 * kilobyte;
/** Of JavaScript, gzip, that a screen without a mouse fetches ahead for the links in its first view. With it an article, the search and the 404 page have more than 100 KB (0031). */
const aheadBudget = 40 * kilobyte;
const aheadPattern = /^\/assets\/links-ahead-[\w-]+\.js$/;
/** Of what a visitor sees first: everything fetched until `load` but pictures further down. */
const loadBudget = 100 * kilobyte;

const pages = [
  ...["/", "/contact"].map((path) => ({ path, script: scriptBudgetWithForm })),
  ...[
    "/about",
    "/services",
    "/portfolio",
    "/pricing",
    "/privacy",
    "/blog",
    seededArticle,
    "/search?q=website",
    "/search",
    "/404",
  ].map((path) => ({ path, script: scriptBudget })),
];

for (const { path, script } of pages) {
  test(`${path} loads without the app and within its budgets, what comes ahead for the next page counted apart`, async ({
    page,
    watch,
  }) => {
    if (path === "/404") watch.allow(missingAt("/404"));
    const transfers = await recordTransfers(page, path);
    const allScripts = transfers.filter(({ type }) => type === "script");
    // It is asked for as the page comes alive, in the same task.
    const isAhead = (transfer: Transfer) => !transfer.beforeAlive || aheadPattern.test(transfer.path);
    const scripts = allScripts.filter((transfer) => !isAhead(transfer));
    const ahead = allScripts.filter(isAhead);
    const untilLoad = transfers.filter(({ beforeLoad, outOfView }) => beforeLoad && !outOfView);
    const figures = `${path}: scripts ${(sum(scripts) / kilobyte).toFixed(1)} KB, ahead ${(sum(ahead) / kilobyte).toFixed(1)} KB, until load ${(sum(untilLoad) / kilobyte).toFixed(1)} KB`;
    test.info().annotations.push({ type: "figures", description: figures });

    const before = (kind: string) =>
      transfers
        .filter(({ type, beforeLoad }) => beforeLoad && type === kind)
        .map((transfer) => transfer.path);
    // It comes after the paint, and a page may have loaded by then.
    for (const name of before("script")) expect(name).toMatch(/^\/assets\/entry-[\w-]+\.js$/);
    expect(before("stylesheet")).toEqual([]);
    expect(before("font")).toEqual([expect.stringMatching(/indonesian-wght.*\.woff2$/)]);
    expect(transfers.filter((transfer) => !transfer.path.startsWith("/"))).toEqual([]);
    const app = transfers.findIndex((transfer) => /\/assets\/app-/.test(transfer.path));
    expect(app).toBeGreaterThan(transfers.findLastIndex(({ beforeLoad }) => beforeLoad));

    expect(ahead.map((transfer) => transfer.path)).toContainEqual(expect.stringMatching(aheadPattern));
    await expect(page.locator('link[rel="manifest"]')).toHaveCount(1);
    expect(sum(scripts), figures).toBeLessThanOrEqual(script);
    expect(sum(ahead), figures).toBeLessThanOrEqual(aheadBudget);
    expect(sum(untilLoad), figures).toBeLessThanOrEqual(loadBudget);
  });
}
