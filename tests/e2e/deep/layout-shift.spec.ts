import { expect, hydrated, seededArticle, test } from "../journey";
import { viewports } from "../viewports";

test.use({ freshPage: true, viewport: viewports.phone });

for (const path of ["/", "/blog", seededArticle]) {
  test(`nothing of ${path} moves while it loads and comes to life`, async ({ page }) => {
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
    // The typeface may come after the first paint; the fallback is fitted so that nobody sees lines move.
    expect(await page.evaluate(() => (window as { shifts?: number }).shifts ?? 0)).toBeLessThan(0.001);
  });
}
