import type { Page } from "@playwright/test";
import { expect, expectAccessible, open, openWithoutScript, test } from "./journey";
import { viewports } from "./viewports";

function menu(page: Page) {
  return page.locator("header [popover]");
}

function menuButton(page: Page) {
  return page.locator("header button[popovertarget]");
}

test("the skip link leads past the menu, also after a move to another page", async ({ page }) => {
  await open(page, "/blog?category=SEO");
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: "Lewati ke konten utama" });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();

  await page.getByRole("link", { name: /Baca Selengkapnya.*Riset Kata Kunci/ }).click();
  await expect(page.locator(".article-body")).toBeVisible();
  await skip.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
});

test.describe("on a phone", () => {
  test.use({ viewport: viewports.phone });

  test("the menu opens, and closes on a link, on Escape and on a tap beside it", async ({ page }) => {
    await open(page, "/thank-you");
    const button = menuButton(page);
    const link = menu(page).getByRole("link", { name: "Blog" });
    await expect(button).toHaveAccessibleName("Buka menu");
    await button.click();
    await expect(button).toHaveAccessibleName("Tutup menu");
    await expect(link).toBeVisible();
    await expectAccessible(page);
    await button.click();
    await expect(link).toBeHidden();

    await page.keyboard.press("Enter");
    await expect(link).toBeVisible();
    await page.keyboard.press("Tab");
    await expect(menu(page).getByRole("link").first()).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(link).toBeHidden();
    await expect(button).toBeFocused();

    await button.click();
    await page.mouse.click(195, 800);
    await expect(link).toBeHidden();
    await button.click();
    await link.click();
    await expect(page).toHaveURL("/blog");
    await expect(page.getByRole("main").getByRole("article").first()).toBeVisible();
    await expect(link).toBeHidden();
  });

  test("a menu that was opened before the script arrived closes on a link", { tag: "@deep" }, async ({
    page,
  }) => {
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

  test("the menu of a low window can be read to its end, and the page behind it can be scrolled", {
    tag: "@deep",
  }, async ({ page }) => {
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

  test.describe("without JavaScript", () => {
    test.use({ javaScriptEnabled: false });

    test("the menu opens and leads on", async ({ page }) => {
      await page.goto("/contact");
      await menuButton(page).click();
      await menu(page).getByRole("link", { name: "Harga" }).click();
      await expect(page).toHaveURL("/pricing");
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    });
  });
});
