import type { Page } from "@playwright/test";
import { expect, expectNoSidewaysScroll, missingAt, open, test } from "./journey";

const paths = [
  ...["/", "/about", "/services", "/portfolio", "/pricing", "/blog", "/blog/perawatan-website-bulanan"],
  ...["/contact", "/thank-you", "/login", "/gtm-debug", "/halaman/yang-tidak-ada"],
];

interface Focus {
  /** Empty when the focus has left the page. */
  name: string;
  outlined: boolean;
  visible: boolean;
}

/** Where the focus is, whether one can see that, and whether anything of it is to be seen. */
function focusOf(page: Page): Promise<Focus> {
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

/** Walks backwards through everything that takes the focus: that way the header may stand on what is next. */
async function expectFocusNeverHidden(page: Page) {
  const faults: string[] = [];
  let stops = 0;
  for (; stops < 200; stops += 1) {
    await page.keyboard.press("Shift+Tab");
    const { name, outlined, visible } = await focusOf(page);
    if (!name) break;
    if (!outlined) faults.push(`no outline: ${name}`);
    if (!visible) faults.push(`hidden: ${name}`);
  }
  expect(faults).toEqual([]);
  expect(stops).toBeGreaterThan(10);
}

/** Links within a sentence are as small as its letters. */
async function expectTargetsLargeEnough(page: Page) {
  const targets = page.locator("a, button, input, select, textarea, summary").filter({ visible: true });
  const small = await targets.evaluateAll((elements) =>
    elements
      .filter((element) => {
        const { width, height } = element.getBoundingClientRect();
        const textLength = (node: Element | null) => node?.textContent?.trim().length ?? 0;
        const inSentence =
          getComputedStyle(element).display === "inline" &&
          textLength(element.parentElement) > textLength(element);
        const forScreenReaders = width <= 1 && height <= 1;
        return !inSentence && !forScreenReaders && (width < 24 || height < 24);
      })
      .map((element) => element.outerHTML.slice(0, 160)),
  );
  expect(small).toEqual([]);
}

/** Fails when something stands over an edge of the window that no strip lets one push into view. */
async function expectNothingCut(page: Page) {
  const cut = await page.locator("main :is(h1, h2, h3, p, a, button)").evaluateAll((elements) =>
    elements
      .filter((element) => {
        const { left, right, width } = element.getBoundingClientRect();
        const inStrip = element.closest("[tabindex='0'], fieldset");
        return width > 1 && !inStrip && (left < -1 || right > window.innerWidth + 1);
      })
      .map((element) => element.outerHTML.slice(0, 120)),
  );
  expect(cut).toEqual([]);
}

for (const path of paths) {
  test(`${path}: the focus is never hidden, targets are large enough, twice the size fits`, async ({
    page,
    watch,
  }) => {
    if (path === "/halaman/yang-tidak-ada") watch.allow(missingAt(path));
    await open(page, path);
    await expectFocusNeverHidden(page);
    await expectTargetsLargeEnough(page);
    const { width, height } = page.viewportSize() ?? { width: 1280, height: 900 };
    // What zoom does to a page: half as many CSS pixels; no fewer than the 320 that WCAG asks for.
    await page.setViewportSize({ width: Math.max(320, width / 2), height: Math.round(height / 2) });
    await expectNoSidewaysScroll(page);
    await expectNothingCut(page);
  });
}
