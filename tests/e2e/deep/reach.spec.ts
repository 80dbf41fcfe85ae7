import type { Page } from "@playwright/test";
import { expectNothingCutOff } from "../cut-off";
import { expect, expectNoSidewaysScroll, open, seededArticle, test } from "../journey";
import { viewports } from "../viewports";

interface Focus {
  /** Empty when the focus has left the page. */
  name: string;
  outlined: boolean;
  visible: boolean;
}

/** Returns which element has the focus, whether its outline shows, and whether any of it is visible. */
function readFocus(page: Page): Promise<Focus> {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return { name: "", outlined: true, visible: true };
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const points = [0.1, 0.5, 0.9].flatMap((x) =>
      [0.1, 0.5, 0.9].map((y) =>
        document.elementFromPoint(left + (right - left) * x, top + (bottom - top) * y),
      ),
    );
    return {
      name: `${element.tagName} ${element.id} ${element.textContent?.trim().slice(0, 40)} ${element.getAttribute("href") ?? ""}`,
      outlined: getComputedStyle(element).outlineStyle !== "none",
      visible: points.some((seen) => seen && (element.contains(seen) || seen.contains(element))),
    };
  });
}

/** Walks backwards through the page, because on that way the header may cover the next element. */
async function expectFocusNeverHidden(page: Page) {
  const faults: string[] = [];
  let stops = 0;
  for (; stops < 200; stops += 1) {
    await page.keyboard.press("Shift+Tab");
    const { name, outlined, visible } = await readFocus(page);
    if (!name) break;
    if (!outlined) faults.push(`no outline: ${name}`);
    if (!visible) faults.push(`hidden: ${name}`);
  }
  expect(faults).toEqual([]);
  expect(stops).toBeGreaterThan(10);
}

for (const path of ["/", "/pricing", "/blog", seededArticle, "/contact", "/login"]) {
  test(`on ${path} the focus is never hidden, and nothing is cut off at 400 percent`, async ({ page }) => {
    // What still has to slide in stands beside its place.
    await page.emulateMedia({ reducedMotion: "reduce" });
    for (const viewport of Object.values(viewports)) {
      await page.setViewportSize(viewport);
      await open(page, path);
      await expectFocusNeverHidden(page);
    }
    // Windows of 1280 and 780 pixels at 400 percent.
    for (const width of [320, 195]) {
      await page.setViewportSize({ width, height: 2 * width });
      await expectNoSidewaysScroll(page);
      await expectNothingCutOff(page);
    }
    await page.locator("header button[popovertarget]").click();
    await expect(page.getByRole("link", { name: "Beranda", exact: true }).first()).toBeVisible();
    await expectNothingCutOff(page);
  });
}
