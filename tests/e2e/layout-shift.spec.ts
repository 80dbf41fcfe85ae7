import { expect, hydrated, test } from "./journey";
import { firstArticle } from "./loading";

test.use({ freshPage: true });

for (const name of ["/", "/blog", "/search?q=website", "article"]) {
  test(`nothing of ${name} moves while it loads and comes to life`, async ({ page }) => {
    const path = name === "article" ? await firstArticle(page) : name;
    await page.addInitScript(() => {
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) {
          const shifts = ((window as { shifts?: number }).shifts ?? 0) + entry.value;
          Object.assign(window, { shifts });
        }
      }).observe({ type: "layout-shift", buffered: true });
    });
    await page.goto(path);
    await hydrated(page);
    await page.waitForLoadState("networkidle");
    expect(await page.evaluate(() => (window as { shifts?: number }).shifts ?? 0)).toBe(0);
  });
}
