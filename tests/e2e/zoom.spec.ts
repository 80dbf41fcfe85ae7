import { expectNothingCutOff } from "./cut-off";
import { expect, expectNoSidewaysScroll, open, test } from "./journey";
import { seededArticle } from "./loading";

const paths = [
  ...["/", "/about", "/services", "/portfolio", "/pricing", "/blog", seededArticle],
  ...["/contact", "/privacy", "/search?q=website", "/thank-you", "/login"],
];
/** What a window of 1280 and one of 780 pixels is at 400 percent. */
const widths = [320, 195];

for (const path of paths) {
  test(`${path} is read at 400 percent, and no side of it is cut off`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    // What still has to slide in stands beside its place.
    await page.emulateMedia({ reducedMotion: "reduce" });
    await open(page, path);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 2 * width });
      await expectNoSidewaysScroll(page);
      await expectNothingCutOff(page);
    }
    await page.locator("header button[popovertarget]").click();
    await expect(page.getByRole("link", { name: "Beranda", exact: true }).first()).toBeVisible();
    await expectNothingCutOff(page);
  });
}
