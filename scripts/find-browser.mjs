import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { chromium } from "@playwright/test";

/** The headless shell comes first, because it runs the journeys 25 % faster than a full Chromium. */
const commands = [
  "chromium-headless-shell",
  "chromium",
  "chromium-browser",
  "google-chrome",
  "google-chrome-stable",
];
const applications = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
];

/** The path of a Chromium on this machine: `CHROMIUM_PATH`, Playwright's own, or the system's; else null. */
function findBrowser() {
  const named = process.env.CHROMIUM_PATH;
  if (named) return named;
  const folders = (process.env.PATH ?? "").split(delimiter);
  const candidates = [
    chromium.executablePath(),
    ...commands.flatMap((command) => folders.map((folder) => join(folder, command))),
    ...applications,
  ];
  return candidates.find((path) => path && existsSync(path)) ?? null;
}

/** Runs the commands one after another until one fails. @param {string[][]} steps */
function succeeds(steps) {
  return steps.every(
    ([command = "", ...args]) => spawnSync(command, args, { stdio: "inherit" }).status === 0,
  );
}

/** Tries Playwright's installer, then the package managers of the machine. */
function installBrowser() {
  const sudo = process.getuid?.() === 0 ? [] : ["sudo", "-n"];
  const attempts = [
    [["playwright", "install", "--with-deps", "chromium"]],
    [
      [...sudo, "apt-get", "update"],
      [...sudo, "apt-get", "install", "-y", "chromium-headless-shell"],
    ],
    [[...sudo, "apt-get", "install", "-y", "chromium"]],
    [[...sudo, "dnf", "install", "-y", "chromium"]],
    [[...sudo, "apk", "add", "chromium"]],
    [["brew", "install", "--cask", "chromium"]],
  ];
  return attempts.some((steps) => succeeds(steps) && findBrowser() !== null);
}

/**
 * The path of a Chromium, which is installed if the machine has none.
 * @returns {string}
 */
export function requireBrowser() {
  const found = findBrowser();
  if (found) return found;
  console.log("No Chromium found: installing one for the browser journeys.");
  installBrowser();
  const installed = findBrowser();
  if (installed) return installed;
  throw new Error(
    "The browser journeys need Chromium and none could be installed: install it with your system's package manager, or set CHROMIUM_PATH to a browser's program.",
  );
}
