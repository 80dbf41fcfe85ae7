import { type Browser, test as base, type Page } from "@playwright/test";

export interface KeptPage {
  /** For tests of what a browser does that has never seen the site, or under settings that cannot be undone. */
  freshPage: boolean;
}

export interface Sites {
  /** The origins of the running sites, one for each worker. */
  sites: string[];
}

/** An address of the site with nothing behind it, so that the process of the site's pages goes on. */
const quietPath = "/-";
const quiet = { contentType: "text/html", body: '<link rel="icon" href="data:,">' };

const events = ["console", "dialog", "pageerror", "request", "requestfailed", "response"] as const;

/** One for tests with JavaScript and one for those without. */
const kept = new Map<boolean, Page>();
const spoiled = new WeakSet<Page>();

/**
 * Hands one page of one browser profile to test after test, empty each time: a process for each test would cost
 * more than most tests do. A page that cannot be emptied is given up.
 */
export const test = base.extend<KeptPage, Sites>({
  freshPage: [false, { option: true }],
  sites: [[], { option: true, scope: "worker" }],

  baseURL: ({ sites }, use, { parallelIndex }) => {
    const site = sites[parallelIndex];
    if (!site) throw new Error("There are more workers than sites: E2E_PORTS names a port for each.");
    return use(site);
  },

  page: async ({ browser, freshPage, javaScriptEnabled, viewport }, use) => {
    const isAlive = javaScriptEnabled !== false;
    const isKept = !freshPage && !process.env.E2E_TRACE;
    const page = (isKept && kept.get(isAlive)) || (await openPage(browser));
    if (viewport) await page.setViewportSize(viewport);
    await use(page);
    if (isKept && !spoiled.has(page) && !page.isClosed()) {
      await empty(page);
      kept.set(isAlive, page);
    } else {
      if (isKept) kept.delete(isAlive);
      await page.context().close();
    }
  },

  context: ({ page }, use) => use(page.context()),
});

/** Opens a page in a profile of its own, and notices what it would never forget. */
async function openPage(browser: Browser): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  const { clock } = page;
  const addInitScript = page.addInitScript.bind(page);
  const emulateMedia = page.emulateMedia.bind(page);
  const install = clock.install.bind(clock);
  page.addInitScript = (script, arg) => {
    spoiled.add(page);
    return addInitScript(script, arg);
  };
  page.emulateMedia = (options) => {
    spoiled.add(page);
    return emulateMedia(options);
  };
  clock.install = (options) => {
    spoiled.add(page);
    return install(options);
  };
  return page;
}

/** Takes everything off a page and out of its profile but the files of the site that never change. */
async function empty(page: Page): Promise<void> {
  for (const event of events) page.removeAllListeners(event);
  page.on("dialog", (dialog) => dialog.accept());
  await page.unrouteAll({ behavior: "ignoreErrors" });
  await page.context().unrouteAll({ behavior: "ignoreErrors" });
  for (const other of page.context().pages()) if (other !== page) await other.close();
  await page.route(`**${quietPath}`, (route) => route.fulfill(quiet));
  // A page that was on its way elsewhere, as to the login, ends the first move.
  await page.goto(quietPath).catch(() => page.goto(quietPath));
  await page.unrouteAll();
  await page.evaluate(() => {
    window.localStorage.clear();
    window.sessionStorage.clear();
  });
  await page.context().clearCookies();
  await page.mouse.move(0, 0);
  page.removeAllListeners("dialog");
}
