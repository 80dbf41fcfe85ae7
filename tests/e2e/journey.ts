import AxeBuilder from "@axe-core/playwright";
import { test as base, expect, type Page } from "@playwright/test";

declare global {
  interface Window {
    dataLayer?: Record<string, unknown>[];
  }
}

interface Watch {
  /** Console errors and failed requests that a journey brings about on purpose, as patterns. */
  allow: (pattern: RegExp) => void;
}

/** A page on which every console error, uncaught error and failed request fails the test. */
export const test = base.extend<{ watch: Watch }>({
  watch: [
    async ({ page }, use) => {
      const allowed: RegExp[] = [];
      const seen: string[] = [];
      page.on("console", (message) => {
        if (message.type() === "error") seen.push(`console: ${message.text()} (${message.location().url})`);
      });
      page.on("pageerror", (error) => seen.push(`uncaught: ${error.stack ?? error.message}`));
      page.on("requestfailed", (request) => {
        const failure = request.failure()?.errorText ?? "";
        // A navigation away stops what was still loading.
        if (failure !== "net::ERR_ABORTED") seen.push(`request: ${request.url()} ${failure}`);
      });
      page.on("response", (response) => {
        if (response.status() >= 400) seen.push(`status: ${response.status()} ${response.url()}`);
      });
      await use({ allow: (pattern) => allowed.push(pattern) });
      expect(seen.filter((line) => !allowed.some((pattern) => pattern.test(line)))).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** Waits until React has taken the page over: it says so with the page_view event. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => window.dataLayer?.some(({ event }) => event === "page_view"));
}

/** Opens a page and waits until it is alive. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

/** Follows a link of the main navigation, through the menu button on a phone. */
export async function followMenu(page: Page, label: string): Promise<void> {
  const menuButton = page.locator("header summary");
  if (await menuButton.isVisible()) await menuButton.click();
  await page
    .locator("header")
    .getByRole("link", { name: label, exact: true })
    .locator("visible=true")
    .click();
}

/** Fails on any breach of WCAG 2.2 A and AA that axe can see. */
export async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"])
    .analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" | ")}`);
  expect(found).toEqual([]);
}

/** The one toast that is on the screen. */
export function toast(page: Page) {
  return page.locator("[data-sonner-toast][data-front=true]");
}

/** Signs in through the API; the page's next visit to the staff area is let in. */
export async function signIn(page: Page, username: "admin" | "kontak" | "pengguna"): Promise<void> {
  const response = await page.request.post("/api/auth/login", {
    data: { username, password: `${username}-lokal-2026` },
  });
  expect(response.status()).toBe(200);
}

/** Text that no other test of this run has. */
export function unique(text: string): string {
  return `${text} ${crypto.randomUUID().slice(0, 8)}`;
}

/** Stores an enquiry through the API and answers its sender's name. */
export async function storeContact(page: Page, values: Record<string, string> = {}): Promise<string> {
  const name = unique("Pengirim");
  const response = await page.request.post("/api/contact", {
    data: {
      name,
      email: "pengirim@contoh.example",
      message: "Pesan untuk diuji di daftar kontak.",
      ...values,
    },
  });
  expect(response.status()).toBe(201);
  return values.name ?? name;
}
