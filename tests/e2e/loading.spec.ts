import { chromium } from "@playwright/test";
import { expect, hydrated, open, openWithoutScript, test } from "./journey";
import { seededArticle } from "./loading";

test.use({ freshPage: true });

for (const path of ["/blog", seededArticle]) {
  test(`the first picture of ${path} is fetched first and has its place kept`, async ({ page }) => {
    await page.goto(path);
    const pictures = page.getByRole("main").locator("article img");
    await expect(pictures.first()).toHaveAttribute("fetchpriority", "high");
    await expect(pictures.first()).toHaveAttribute("loading", "eager");
    for (const picture of await pictures.all()) {
      await expect(picture).toHaveAttribute("width", /^\d+$/);
      await expect(picture).toHaveAttribute("height", /^\d+$/);
    }
    await expect(page.locator('main img[fetchpriority="high"]')).toHaveCount(1);
  });
}

test("before the app is there the browser fetches the next page ahead, and afterwards it does not", async ({
  page,
}) => {
  const asked: string[] = [];
  const client = await page.context().newCDPSession(page);
  client.on("Preload.ruleSetUpdated", ({ ruleSet }) => asked.push(ruleSet.errorMessage ?? "taken"));
  await client.send("Preload.enable");
  const release = await openWithoutScript(page, "/about");
  await expect.poll(() => asked).toEqual(["taken"]);
  await expect(page.locator("html:not([data-alive])")).toHaveCount(1);
  await release();
  await expect(page.locator("html[data-alive]")).toHaveCount(1);
});

test("the first script comes once, and after the page has been painted", async ({ page }) => {
  await open(page, "/about");
  const { painted, taken } = await page.evaluate(() => {
    const [paint] = performance.getEntriesByName("first-contentful-paint");
    const files = performance.getEntriesByType("resource") as PerformanceResourceTiming[];
    return { painted: paint?.startTime, taken: files.filter(({ name }) => name.includes("/entry-")) };
  });
  expect(taken[0]?.startTime).toBeGreaterThan(painted ?? Number.NaN);
  // What is imported afterwards is the browser's own copy.
  expect(taken.map(({ transferSize }) => transferSize > 0)).toEqual([true, false]);
});

for (const [what, isThrown] of [
  ["says nothing of its first paint", false],
  ["cannot say when it has painted", true],
] as const) {
  test(`the app comes also where the browser ${what}`, async ({ page, watch }) => {
    watch.allow(/is not known/);
    await page.addInitScript((isThrown) => {
      PerformanceObserver.prototype.observe = () => {
        if (isThrown) throw new TypeError("paint is not known");
      };
    }, isThrown);
    await page.goto("/about");
    await hydrated(page);
  });
}

test("a page that is gone back to comes from the browser's memory", async ({ baseURL }) => {
  // Playwright's own browser has that memory switched off.
  const { CHROMIUM_PATH } = process.env;
  const browser = await chromium.launch({
    ...(CHROMIUM_PATH && { executablePath: CHROMIUM_PATH }),
    args: ["--no-sandbox", "--disable-gpu"],
    ignoreDefaultArgs: ["--disable-back-forward-cache"],
  });
  try {
    const page = await browser.newPage({ ...(baseURL && { baseURL }) });
    const client = await page.context().newCDPSession(page);
    await client.send("Page.enable");
    const restored: string[] = [];
    const refused: unknown[] = [];
    client.on("Page.frameNavigated", ({ frame, type }) => {
      if (type === "BackForwardCacheRestore") restored.push(new URL(frame.url).pathname);
    });
    client.on("Page.backForwardCacheNotUsed", ({ notRestoredExplanations }) =>
      refused.push(...notRestoredExplanations.map(({ reason }) => reason)),
    );
    for (const path of ["/about", "/blog"]) {
      await page.goto(path);
      await hydrated(page);
      await page.goto("/pricing");
      await page.evaluate(() => window.history.back());
      await expect.poll(() => [restored.at(-1), refused]).toEqual([path, []]);
    }
  } finally {
    await browser.close();
  }
});

test("the search works without the script, from the blog's list to an article", async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  const page = await context.newPage();
  await page.goto("/blog");
  await page.getByRole("searchbox", { name: "Cari artikel" }).fill("menghitung biaya website");
  await page.getByRole("search").getByRole("button", { name: "Cari" }).click();
  await expect(page).toHaveURL("/search?q=menghitung+biaya+website");
  const results = page.getByRole("main").getByRole("article");
  await expect(results.first().locator("mark").first()).toBeVisible();
  await results.first().getByRole("link").click();
  await expect(page.locator(".article-body")).toBeVisible();
  await context.close();
});
