import { chromium } from "@playwright/test";
import { browserFlags } from "../browser-flags.mjs";
import { requireBrowser } from "../find-browser.mjs";

/** A Chromium that asks nobody for anything by itself. @param {string[]} more further flags */
export function launchBrowser(...more) {
  return chromium.launch({ executablePath: requireBrowser(), args: [...browserFlags, ...more] });
}
