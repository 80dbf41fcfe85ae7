import type { Page } from "@playwright/test";
import { livePartsOf } from "../support/live-parts";

declare global {
  interface Window {
    violations?: string[];
  }
}

/** Watches this page for dialogs, requests to other hosts and policy violations, which a live vector would cause. */
export async function watchForLife(page: Page): Promise<() => Promise<string[]>> {
  const seen: string[] = [];
  page.on("dialog", async (dialog) => {
    seen.push(`dialog: ${dialog.message()}`);
    await dialog.dismiss();
  });
  const { hostname } = new URL((await page.request.get("/favicon.svg")).url());
  page.on("request", (request) => {
    const url = new URL(request.url());
    if (url.protocol.startsWith("http") && url.hostname !== hostname) seen.push(`request: ${request.url()}`);
  });
  await page.addInitScript(() => {
    window.violations = [];
    document.addEventListener("securitypolicyviolation", (event) => {
      window.violations?.push(`${event.violatedDirective}: ${event.blockedURI}`);
    });
  });
  return async () => {
    const violations = await page.evaluate(() => window.violations ?? []);
    return [...seen.splice(0), ...violations];
  };
}

/** Returns the parts of a place on this page that could come to life. */
export function livePartsIn(page: Page, selector: string): Promise<string[]> {
  return page.locator(selector).evaluate(livePartsOf);
}

// A relative picture of a vector is requested and does not exist.
export const missingPicture = /404.*(\/blog\/|\/admin\/(blog\/)?(edit\/)?)(x|%60x%60|%EF.*)?\b/;
