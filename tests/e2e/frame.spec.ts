import type { Page } from "@playwright/test";
import { expect, expectAccessible, open, openWithoutScript, refuse, test, toast } from "./journey";

function menu(page: Page) {
  return page.locator("header [popover]");
}

function menuButton(page: Page) {
  return page.locator("header button[popovertarget]");
}

/** Whether a screen reader is told that the button's menu is open: the browser knows it by itself. */
async function isExpanded(page: Page): Promise<unknown> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send("Accessibility.getFullAXTree");
  await session.detach();
  const button = nodes.find(({ role, name }) => role?.value === "button" && /menu$/.test(name?.value));
  return button?.properties?.find(({ name }) => name === "expanded")?.value.value;
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
  await page.evaluate(() => window.scrollTo(0, 700));
  await skip.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
  await expect(page.locator(".article-body")).toBeVisible();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeLessThan(100);
});

test("the header lifts off the page once it is scrolled more than ten pixels", async ({ page }) => {
  await open(page, "/blog");
  const header = page.locator("header").first();
  const shadow = () => header.evaluate((element) => getComputedStyle(element).boxShadow);
  const flat = await shadow();
  await page.evaluate(() => window.scrollTo(0, 11));
  await expect.poll(async () => (await shadow()).length).toBeGreaterThan(flat.length);
  await page.evaluate(() => window.scrollTo(0, 10));
  await expect.poll(shadow).toBe(flat);
});

test("one toast stands at a time, F8 leads to it and keeps it, and five seconds after Escape it is gone", async ({
  page,
  watch,
}) => {
  watch.allow(/401/);
  await page.clock.install();
  await refuse(
    page,
    "**/api/auth/login",
    { code: "unauthorized", message: "Username atau password salah" },
    401,
  );
  await open(page, "/login");
  await page.getByLabel("Username").fill("admin");
  await page.getByLabel("Password", { exact: true }).fill("salah-sekali");
  const button = page.getByRole("button", { name: "Login" });
  await button.click();
  await expect(toast(page)).toContainText("Login gagal");
  await expectAccessible(page);
  await page.locator("[data-sonner-toast]").evaluateAll((toasts) => {
    for (const toast of toasts) toast.setAttribute("data-first", "");
  });
  await button.click();
  await expect(page.locator("[data-sonner-toast]:not([data-first])")).toBeVisible();
  await expect(page.locator("[data-sonner-toast]").filter({ visible: true })).toHaveCount(1);
  await page.keyboard.press("F8");
  await expect(page.getByRole("region", { name: /Pemberitahuan/ }).getByRole("list")).toBeFocused();
  await page.clock.fastForward(6000);
  await expect(toast(page)).toBeVisible();
  await page.keyboard.press("Escape");
  await page.clock.fastForward(6000);
  await expect(page.locator("[data-sonner-toast]")).toHaveCount(0);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("the menu closes on a link, on Escape and on a tap beside it", async ({ page }) => {
    await open(page, "/thank-you");
    const button = menuButton(page);
    const link = menu(page).getByRole("link", { name: "Blog" });
    await expect(button).toHaveAccessibleName("Buka menu");
    expect(await isExpanded(page)).toBe(false);
    await button.click();
    await expect(button).toHaveAccessibleName("Tutup menu");
    expect(await isExpanded(page)).toBe(true);
    await expect(link).toBeVisible();
    await expectAccessible(page);
    await button.click();
    await expect(link).toBeHidden();

    await page.keyboard.press("Enter");
    await expect(link).toBeVisible();
    // From within, too, the focus comes back to where it was.
    await page.keyboard.press("Tab");
    await expect(menu(page).getByRole("link").first()).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(link).toBeHidden();
    await expect(button).toBeFocused();
    await expect(button).toHaveAccessibleName("Buka menu");
    await page.keyboard.press("Enter");
    await expect(link).toBeVisible();
    await page.mouse.click(195, 800);
    await expect(link).toBeHidden();
    // Also a tap that follows before React knows that the menu is open.
    await menu(page).evaluate((element: HTMLElement) => element.showPopover());
    await page.mouse.click(195, 800);
    await expect(link).toBeHidden();

    await button.click();
    await link.click();
    await expect(page).toHaveURL("/blog");
    await expect(page.getByRole("main").getByRole("article").first()).toBeVisible();
    await expect(link).toBeHidden();
    await button.click();
    await link.click();
    await expect(link).toBeHidden();
  });

  test("a menu that is opened while the next page is on its way stays open, and the way back closes it", async ({
    page,
  }) => {
    await open(page, "/thank-you");
    const link = menu(page).getByRole("link", { name: "Layanan" });
    // The address becomes the new one, and the page is about to.
    await page.evaluate(() => {
      const push = history.pushState;
      history.pushState = (...state) => {
        history.pushState = push;
        push.apply(history, state);
        document.querySelector<HTMLElement>("header button[popovertarget]")?.click();
      };
    });
    await page.getByRole("contentinfo").getByRole("link", { name: "Kebijakan Privasi" }).click();
    await expect(page.getByRole("heading", { level: 1 })).not.toContainText("Terima Kasih");
    await expect(page).toHaveURL("/privacy");
    await expect(link).toBeVisible();
    await page.goBack();
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Terima Kasih");
    await expect(link).toBeHidden();
  });

  test("a menu that was opened before the script arrived closes like any other", async ({ page }) => {
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

  test("the menu of a window that is half as high is read to its end, and the page behind it can be scrolled", async ({
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

test("the app's code is not fetched before the page itself is loaded", async ({ page }) => {
  // Its script is kept back, and the page is loaded all the same.
  const arrive = await openWithoutScript(page, "/");
  expect(await page.evaluate(() => document.readyState)).toBe("complete");
  await arrive();
});
