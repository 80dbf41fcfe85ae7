import type { Page } from "@playwright/test";
import { expect, test, toast } from "./journey";

test.use({ freshPage: true });

/** The login page, with the toast that whoever is not signed in gets; answers whether it is being swiped away. */
async function openWithToast(page: Page) {
  await page.goto("/admin/contact");
  await expect(toast(page)).toContainText("Silakan login terlebih dahulu");
  await page.evaluate(() => {
    const { dataset } = document.documentElement;
    const watch = new MutationObserver(() => {
      dataset.swiped = "true";
    });
    for (const shown of document.querySelectorAll("[data-sonner-toast]"))
      watch.observe(shown, { attributeFilter: ["data-swipe-out"] });
  });
  return async () => page.evaluate(() => document.documentElement.dataset.swiped ?? "no");
}

/** Drags from the middle of a part of the toast 50 px to the right. */
async function swipe(page: Page, part: string) {
  // Once it stands still.
  await toast(page).locator(part).hover();
  const box = await toast(page).locator(part).boundingBox();
  const [x, y] = [(box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 50, y, { steps: 10 });
  await page.mouse.up();
}

for (const part of ["[data-title]", "[data-description]", "[data-icon]"]) {
  test(`a toast is swiped away 50 px to the right by mouse, from its ${part}`, { tag: "@desk" }, async ({
    page,
  }) => {
    const swiped = await openWithToast(page);
    await swipe(page, part);
    await expect.poll(swiped).toBe("true");
    expect(await page.evaluate(() => getSelection()?.toString())).toBe("");
  });
}

test("a toast is swiped away although words of the page are selected, or its own", { tag: "@desk" }, async ({
  page,
}) => {
  for (const selected of ["h1", "[data-sonner-toast] [data-description]"]) {
    const swiped = await openWithToast(page);
    await page.locator(selected).first().selectText();
    await swipe(page, "[data-description]");
    await expect.poll(swiped).toBe("true");
  }
});
