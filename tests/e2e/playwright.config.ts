import { defineConfig } from "@playwright/test";
import { browserFlags } from "../../scripts/browser-flags.mjs";
import type { KeptPage, Sites } from "./kept-page";
import { viewports } from "./viewports";

/** One for each worker, so that no journey meets what another one beside it stores, deletes or waits for. */
const ports = process.env.E2E_PORTS?.split(",") ?? ["8799", "8800"];
const stateDir = process.env.E2E_STATE_DIR ?? ".state-e2e";

/** Fewer processes: the journeys of one worker follow each other, so none needs a process kept ready for it. */
const lightFlags = ["--renderer-process-limit=1", "--in-process-gpu", "--no-zygote"];

/** Journeys of visitors run at the width of a phone, all others at the width of a desk. */
const onPhone = /\/(article|blog|budgets|contact|main-path|media-phone|search)\.spec\.ts$/;

const isDeep = process.env.SUITE === "deep";
/** The deep suite is the folder `deep` and each journey elsewhere that has the tag. */
const deep = /\bdeep\/|@deep/;

export default defineConfig<KeptPage, Sites>({
  testDir: ".",
  ...(isDeep ? { grep: deep } : { grepInvert: deep }),
  outputDir: "../../test-results",
  fullyParallel: true,
  workers: ports.length,
  retries: 0,
  timeout: isDeep ? 180_000 : 60_000,
  expect: { timeout: 10_000 },
  forbidOnly: true,
  reporter: [["list"], ["json", { outputFile: process.env.E2E_REPORT ?? "../../test-results/e2e.json" }]],
  use: {
    sites: ports.map((port) => `http://localhost:${port}`),
    locale: "id-ID",
    timezoneId: "Asia/Jakarta",
    // What comes into view would move away from under a click.
    contextOptions: { reducedMotion: "reduce" },
    // Recording every journey costs time; `E2E_TRACE=1` turns it on to look into a failure.
    trace: process.env.E2E_TRACE ? "retain-on-failure" : "off",
    launchOptions: {
      ...(process.env.CHROMIUM_PATH && { executablePath: process.env.CHROMIUM_PATH }),
      args: [...browserFlags, ...lightFlags],
    },
  },
  projects: [
    { name: "phone", testMatch: onPhone, use: { viewport: viewports.phone } },
    { name: "desktop", testIgnore: onPhone, use: { viewport: viewports.desktop } },
  ],
  webServer: ports.map((port) => ({
    command: "node scripts/start.mjs --built",
    cwd: "../..",
    url: `http://localhost:${port}/favicon.svg`,
    timeout: 180_000,
    reuseExistingServer: false,
    // What the clock does would come between the steps of a journey.
    env: { PORT: port, STATE_DIR: `${stateDir}/${port}`, CLOCK: "off" },
    gracefulShutdown: { signal: "SIGTERM", timeout: 5000 },
  })),
});
