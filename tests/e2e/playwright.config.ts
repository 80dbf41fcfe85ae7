import { defineConfig } from "@playwright/test";
import { browserFlags } from "../../scripts/browser-flags.mjs";

const port = process.env.E2E_PORT ?? "8799";
const baseURL = `http://localhost:${port}`;

const atOneWidth =
  /(account|audit|admin-format|admin-generate|admin-post-form|admin-post-safety|admin-contact-search|admin-contact-spam|contact-spam)\.spec\.ts$/;

export default defineConfig({
  testDir: ".",
  outputDir: "../../test-results",
  fullyParallel: true,
  workers: 2,
  retries: 0,
  // Generous, so that a busy machine fails nothing; what passes does not wait for it.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  forbidOnly: true,
  reporter: [["list"], ["json", { outputFile: process.env.E2E_REPORT ?? "../../test-results/e2e.json" }]],
  use: {
    baseURL,
    locale: "id-ID",
    timezoneId: "Asia/Jakarta",
    // Recording every journey costs time; `E2E_TRACE=1` turns it on to look into a failure.
    trace: process.env.E2E_TRACE ? "retain-on-failure" : "off",
    launchOptions: {
      ...(process.env.CHROMIUM_PATH && { executablePath: process.env.CHROMIUM_PATH }),
      args: browserFlags,
    },
  },
  projects: [
    // What staff do at a desk and what looks the same at both widths is done once; `pages.spec.ts` still opens
    // every staff page at both.
    { name: "phone", testIgnore: atOneWidth, use: { viewport: { width: 390, height: 844 } } },
    {
      name: "desktop",
      use: { viewport: { width: 1280, height: 900 } },
      // A phone is what the budgets are about.
      testIgnore: /(budgets|loading)\.spec\.ts$/,
    },
  ],
  webServer: {
    command: "node scripts/start.mjs --built",
    cwd: "../..",
    url: `${baseURL}/favicon.svg`,
    timeout: 60_000,
    reuseExistingServer: false,
    env: { PORT: port, STATE_DIR: process.env.E2E_STATE_DIR ?? ".state-e2e" },
    gracefulShutdown: { signal: "SIGTERM", timeout: 5000 },
  },
});
