import type { Page } from "@playwright/test";
import { signInAsStaff } from "./enquiry-desk";
import { expect, recordApiCalls, test } from "./journey";

const minute = 60_000;

/** Hides the tab, or brings it back, as another tab in front of it would. */
async function setHidden(page: Page, isHidden: boolean) {
  await page.evaluate((hidden) => {
    const value = hidden ? "hidden" : "visible";
    Object.defineProperty(document, "visibilityState", { value, configurable: true });
    Object.defineProperty(document, "hidden", { value: hidden, configurable: true });
    document.dispatchEvent(new Event("visibilitychange", { bubbles: true }));
  }, isHidden);
}

for (const path of ["/admin/contact", "/admin/audit"]) {
  test(`a tab at ${path} asks for what is new while it is in front, and for nothing while it is hidden`, async ({
    page,
  }) => {
    await signInAsStaff(page, "owner");
    await page.clock.install();
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    const calls = recordApiCalls(page);
    await page.clock.fastForward(minute);
    await expect.poll(() => calls).toContain("GET /api/contact/counts");

    await setHidden(page, true);
    calls.length = 0;
    for (let passed = 0; passed < 15; passed += 1) await page.clock.fastForward(minute);
    expect(calls).toEqual([]);

    await setHidden(page, false);
    await expect.poll(() => calls).toContain("GET /api/contact/counts");
  });
}
