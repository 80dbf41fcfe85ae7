import type { Page } from "@playwright/test";
import { expect, open, openWithoutScript, test } from "../journey";
import { viewports } from "../viewports";

test.use({ viewport: viewports.phone });

function menu(page: Page) {
  return page.locator("header [popover]");
}

function menuButton(page: Page) {
  return page.locator("header button[popovertarget]");
}

test("a menu that was opened before the script arrived closes on a link", async ({ page }) => {
  const arrive = await openWithoutScript(page, "/thank-you");
  const link = menu(page).getByRole("link", { name: "Layanan" });
  await menuButton(page).click();
  await expect(link).toBeVisible();
  await arrive();
  await expect(link).toBeVisible();
  await link.click();
  await expect(page).toHaveURL("/services");
  await expect(link).toBeHidden();
});

test("the menu of a low window can be read to its end, and the page behind it can be scrolled", async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 320 });
  await open(page, "/thank-you");
  await menuButton(page).click();
  const last = menu(page).getByRole("link").last();
  await last.scrollIntoViewIfNeeded();
  await expect(last).toBeInViewport({ ratio: 1 });
  await page.mouse.move(160, 30);
  await page.mouse.wheel(0, 200);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(100);
  await expect(last).toBeVisible();
});
