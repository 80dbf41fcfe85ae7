import AxeBuilder from "@axe-core/playwright";
import { type Cookie, expect, type Locator, type Page } from "@playwright/test";
import { test as base } from "./kept-page";
import { viewports } from "./viewports";

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

/** An article of the seed with related ones below it. */
export const seededArticle = "/blog/riset-kata-kunci-untuk-usaha-kecil";

/** What the browser and the app say of one address that is not there, or of a family of them. */
export function missingAt(path: string): RegExp {
  return new RegExp(`404.*${path}|ApiError: 404`);
}

/** Does what starts the site's app, and waits until React has taken the page over; the staff area says so by an event. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    window.dispatchEvent(new Event("scroll"));
    if (document.querySelector("script[data-entry]")) return "hydrated" in document.documentElement.dataset;
    return window.dataLayer?.some(({ event }) => event === "page_view");
  });
}

/** Opens a page and waits until it is alive. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

/** Waits until React has taken this element over, by the mark that it leaves on each one. */
export async function alive(element: Locator): Promise<void> {
  await hydrated(element.page());
  await element.scrollIntoViewIfNeeded();
  await expect
    .poll(() => element.evaluate((node) => Object.keys(node).some((key) => key.startsWith("__reactProps"))))
    .toBe(true);
}

/** Keeps every request for `url` waiting until the answered function is called. */
export async function hold(page: Page, url: string | RegExp | ((url: URL) => boolean)): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(url, async (route) => {
    await promise;
    await route.fallback();
  });
  return resolve;
}

/** Opens a page whose script is still on its way; the answered function lets it arrive. */
export async function openWithoutScript(page: Page, path: string): Promise<() => Promise<void>> {
  const release = await hold(page, /\/assets\/(?!entry-)[^/]+\.js$/);
  await page.goto(path);
  return async () => {
    release();
    await hydrated(page);
  };
}

/** Answers requests for `url` with an error as the API words it. */
export async function refuse(page: Page, url: string | RegExp, body: Record<string, unknown>, status = 500) {
  await page.route(url, (route) =>
    route.fulfill({ status, json: { code: "internal", message: "", requestId: "uji", ...body } }),
  );
}

/** Two clicks of which the second comes before the page could show what the first has begun. */
export async function clickTwice(button: Locator): Promise<void> {
  await button.evaluate((element: HTMLElement) => {
    element.click();
    element.click();
  });
}

/** Method and path of every API request that the page makes from now on. */
export function recordApiCalls(page: Page): string[] {
  const calls: string[] = [];
  page.on("request", (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname.startsWith("/api/")) calls.push(`${request.method()} ${pathname}${search}`);
  });
  return calls;
}

/** Fails when the page can be scrolled sideways, once it has taken the size of its window. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const overflow = () =>
    page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return scrollWidth - clientWidth;
    });
  await expect.poll(overflow).toBeLessThanOrEqual(0);
}

/** Follows a link of the main navigation, through the menu button on a phone. */
export async function followMenu(page: Page, label: string): Promise<void> {
  const menuButton = page.locator("header button[popovertarget]");
  if (await menuButton.isVisible()) await menuButton.click();
  await page
    .locator("header")
    .getByRole("link", { name: label, exact: true })
    .locator("visible=true")
    .click();
}

/** Ends what comes in or goes out. It is not awaited: twice, on a busy machine, no end came. */
export function endAnimations(page: Page): Promise<void> {
  return page.evaluate(() => {
    for (const animation of document.getAnimations()) {
      if (animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) animation.finish();
    }
  });
}

const openDialog = "dialog[open], [role=alertdialog], [role=dialog][data-state=open]";

/** Fails on any breach of WCAG 2.2 A and AA that axe can see, in the dialog that is open or else on the page. */
export async function expectAccessible(page: Page, disabledRules: string[] = []): Promise<void> {
  // What fades has too little contrast.
  await endAnimations(page);
  // A toast whose time is over while axe looks goes at once. What lies half under the bar of a form can be scrolled out.
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      "[data-sonner-toast] { transition: none !important } [data-thumb-bar] { position: static !important }",
    );
    document.adoptedStyleSheets = [sheet];
  });
  const { violations } = await new AxeBuilder({ page })
    .include((await page.locator(openDialog).count()) > 0 ? openDialog : "html")
    // No page has frames, and what passed is of no interest: a third of the time.
    .setLegacyMode()
    .options({ resultTypes: ["violations"] })
    .withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"])
    .disableRules(disabledRules)
    .analyze();
  await page.evaluate(() => {
    document.adoptedStyleSheets = [];
  });
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" | ")}`);
  expect(found).toEqual([]);
}

/** Lists show five rows at most from now on: axe takes longer for many rows and finds no more in them. */
export async function shortenLists(page: Page): Promise<void> {
  await page.route(/\/api\/(audit|contact\/search|blog\?.*view=staff)/, async (route) => {
    const response = await route.fetch();
    const rows: unknown = await response.json();
    await route.fulfill({ response, json: Array.isArray(rows) ? rows.slice(0, 5) : rows });
  });
}

/** Fails on such a breach, or on a page that can be scrolled sideways, at the width of a phone and of a desk. */
export async function expectAccessibleAtEachWidth(page: Page): Promise<void> {
  for (const viewport of Object.values(viewports)) {
    await page.setViewportSize(viewport);
    // The colours are the same at each width, and comparing them takes most of the time.
    await expectAccessible(page, viewport === viewports.desktop ? ["color-contrast"] : []);
    await expectNoSidewaysScroll(page);
  }
}

/** The one toast that is on the screen. */
export function toast(page: Page) {
  return page.locator("[data-sonner-toast][data-front=true]");
}

let logins = 0;

/** Headers of a login from an address of its own: one address may ask for three within ten seconds. */
export function fromOwnAddress(): Record<string, string> {
  logins += 1;
  return { "CF-Connecting-IP": `198.51.${logins >> 8}.${logins & 255}` };
}

const sessions = new Map<string, Cookie[]>();

/**
 * Signs in; the page's next visit to the staff area is let in. The tests of one process share a session for
 * each account, because logins are limited: a test that logs out for real logs in through the form.
 */
export async function signIn(page: Page, username: "admin" | "kontak" | "pengguna"): Promise<void> {
  const known = sessions.get(username);
  if (known) {
    await page.context().addCookies(known);
    return;
  }
  const response = await page.request.post("/api/auth/login", {
    data: { username, password: `${username}-lokal-2026` },
    headers: fromOwnAddress(),
  });
  expect(response.status()).toBe(200);
  sessions.set(username, await page.context().cookies());
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
