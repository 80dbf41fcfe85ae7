import { defineConfig } from "@playwright/test";

const port = process.env.E2E_PORT ?? "8799";
const baseURL = `http://localhost:${port}`;

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
    trace: "retain-on-failure",
    launchOptions: {
      ...(process.env.CHROMIUM_PATH && { executablePath: process.env.CHROMIUM_PATH }),
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        "--no-first-run",
      ],
    },
  },
  projects: [
    { name: "phone", use: { viewport: { width: 390, height: 844 } } },
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
