import type { Page } from "@playwright/test";
import { livePartsOf } from "../support/live-parts";
import { xssVectors } from "./xss-vectors";

declare global {
  interface Window {
    violations?: string[];
  }
}

/** Everything that a vector which comes to life would bring about on this page. */
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

/** What of a place on this page could come to life. */
export function livePartsIn(page: Page, selector: string): Promise<string[]> {
  return page.locator(selector).evaluate(livePartsOf);
}

/** Half of the vectors on the phone, half on the desktop. */
export function vectorsOfThisWidth(project: string) {
  return xssVectors.filter((_, index) => index % 2 === (project === "phone" ? 0 : 1));
}

// A relative picture of a vector is asked for and is not there.
export const missingPicture = /404.*(\/blog\/|\/admin\/(blog\/)?(edit\/)?)(x|%60x%60|%EF.*)?\b/;
