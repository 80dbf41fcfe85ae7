import { chromium } from "@playwright/test";
import { requireBrowser } from "../find-browser.mjs";

/** A Chromium that asks nobody for anything by itself. */
export function launchBrowser() {
  return chromium.launch({
    executablePath: requireBrowser(),
    args: [
      "--no-sandbox",
      "--disable-gpu",
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
      "--no-first-run",
    ],
  });
}
