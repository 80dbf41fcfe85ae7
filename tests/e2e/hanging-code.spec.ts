import type { Page } from "@playwright/test";
import {
  expect,
  expectAccessible,
  followMenu,
  hold,
  hydrated,
  open,
  recordApiCalls,
  signIn,
  test,
  toast,
} from "./journey";
import { lossPattern, markTab } from "./lost-files";

test.use({ freshPage: true });

/** Milliseconds until code that hangs is given up. */
const limit = 8000;

test.beforeEach(async ({ page, watch }) => {
  watch.allow(lossPattern);
  await page.clock.install();
});

/**
 * From now on the page's time passes only where a test lets it: a busy machine may take its own. It jumps first, so
 * what the page waits for must have come: on the site also the stylesheet of all pages.
 */
async function stopClock(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      !document.querySelector("script[data-styles]") ||
      document.querySelector<HTMLLinkElement>('link[rel="stylesheet"][href*="/assets/style-"]')?.sheet,
  );
  await page.clock.pauseAt(Date.now() + 60_000);
}

/** Lets the page's time pass until it says that the next page is on its way. */
async function expectOnItsWay(page: Page): Promise<void> {
  const status = page.getByRole("status").filter({ hasText: "Memuat halaman..." });
  await expect
    .poll(async () => {
      await page.clock.runFor(100);
      return status.count();
    })
    .toBe(1);
}

/** Looks for what axe can see while hardly any of the page's time passes: axe itself needs some. */
async function expectAccessibleMeanwhile(page: Page): Promise<void> {
  let isDone = false;
  const checked = expectAccessible(page).finally(() => {
    isDone = true;
  });
  const crawl = async () => {
    while (!isDone) await page.clock.runFor(1);
  };
  await Promise.all([checked, crawl()]);
}

test("the first file is asked for again also where it fails late, and the page comes to life", async ({
  page,
}) => {
  const first = Promise.withResolvers<() => Promise<void>>();
  await page.route(/\/assets\/entry-/, (route) => first.resolve(() => route.abort("internetdisconnected")), {
    times: 1,
  });
  await page.goto("/about");
  const lose = await first.promise;
  await page.clock.runFor(4000);
  const warned = page.waitForEvent("console", (message) => message.type() === "warning");
  await lose();
  await warned;
  await expect(page.locator("html:not([data-alive])")).toHaveCount(1);
  await page.clock.runFor(6000);
  await hydrated(page);
});

test("a first file that has not come for long is asked for when the connection is back", async ({ page }) => {
  let lost = 0;
  page.on("console", (message) => {
    if (message.type() === "warning" && message.text().includes("fetch")) lost += 1;
  });
  await page.route(/\/assets\/entry-/, (route) => route.abort("internetdisconnected"));
  await page.goto("/about");
  // In steps: a pause begins once the page has heard of the loss.
  await expect
    .poll(async () => {
      await page.clock.runFor(3000);
      return lost;
    })
    .toBe(5);
  await page.unroute(/\/assets\/entry-/);
  // By itself it would ask again after three quarters of a minute.
  const asked = page.waitForRequest(/\/assets\/entry-/, { timeout: 15_000 });
  await page.evaluate(() => window.dispatchEvent(new Event("online")));
  await asked;
  await hydrated(page);
});

for (const [path, file] of [
  ["/contact", "contact"],
  ["/login", "login"],
] as const) {
  test(`${path} comes to life later where only its own code did not come`, async ({ page }) => {
    const own = new RegExp(`/assets/${file}-[\\w-]{8}\\.js$`);
    await page.route(own, (route) => route.abort("internetdisconnected"));
    await page.goto(path);
    await expect(page.locator("body")).toBeVisible();
    await page.mouse.move(5, 5);
    await expect.poll(() => page.locator("html[data-app=missing]").count()).toBe(1);
    await page.unroute(own);
    await page.keyboard.press("Tab");
    await hydrated(page);
  });
}

test("a move whose code hangs says that it is on its way, and becomes an ordinary one", async ({ page }) => {
  await open(page, "/about");
  const isSameTab = await markTab(page);
  const release = await hold(page, /\/assets\/services-[\w-]+\.js$/);
  await stopClock(page);
  await followMenu(page, "Layanan");
  await expectOnItsWay(page);
  await expectAccessibleMeanwhile(page);
  await page.clock.fastForward(limit);
  await page.clock.resume();
  await expect.poll(isSameTab).toBe(false);
  await expect(page).toHaveURL("/services");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByRole("status")).toHaveCount(0);
  release();
  await hydrated(page);
});

test("who is on the way to another page when the enquiry has arrived gets there", async ({ page }) => {
  await open(page, "/contact");
  const form = page.locator("#contact-form");
  await form.getByLabel("Nama Lengkap").fill("Dewi di Jalan");
  await form.getByLabel("Alamat Email").fill("dewi@contoh.example");
  await form.getByLabel("Jenis Website").selectOption("landing-page");
  await form.getByLabel("Pesan", { exact: true }).fill("Pesan yang cukup panjang untuk diuji di sini.");
  const answer = await hold(page, "**/api/contact");
  const release = await hold(page, /\/assets\/services-[\w-]+\.js$/);
  await stopClock(page);
  await form.getByRole("button").click();
  await followMenu(page, "Layanan");
  await expectOnItsWay(page);
  answer();
  await expect
    .poll(async () => {
      await page.clock.runFor(50);
      return toast(page).count();
    })
    .toBe(1);
  await expect(toast(page)).toContainText("Berhasil Terkirim!");
  await page.clock.resume();
  release();
  await expect(page).toHaveTitle(/Layanan/);
  await expect(page).toHaveURL("/services");
});

test("who has moved on while code hung is left in peace, also when it comes after all", async ({ page }) => {
  await open(page, "/about");
  const isSameTab = await markTab(page);
  const release = await hold(page, /\/assets\/services-[\w-]+\.js$/);
  await stopClock(page);
  await followMenu(page, "Layanan");
  await expectOnItsWay(page);
  await followMenu(page, "Harga");
  await expect(page).toHaveTitle(/Harga/);
  await expect(page.getByRole("status")).toHaveCount(0);
  await page.clock.fastForward(limit);
  await page.clock.resume();
  release();
  await followMenu(page, "Kontak");
  await expect(page).toHaveURL("/contact");
  await expect(page.locator("#contact-form")).toBeVisible();
  expect(await isSameTab()).toBe(true);
  await followMenu(page, "Layanan");
  await expect(page).toHaveTitle(/Layanan/);
});

test("a staff page whose code hangs says that it is on its way, then that it does not come", async ({
  page,
}) => {
  await signIn(page, "admin");
  await open(page, "/admin/blog");
  const release = await hold(page, /\/assets\/post-new-[\w-]+\.js$/);
  const link = page.getByRole("link", { name: "Buat Post Baru" }).first();
  await expect(link).toBeVisible();
  await stopClock(page);
  await link.click();
  await expectOnItsWay(page);
  await expectAccessibleMeanwhile(page);
  await page.clock.fastForward(limit);
  await page.clock.resume();
  await expect(page.getByRole("alert")).toContainText("Halaman Gagal Ditampilkan");
  await expect(page).toHaveURL("/admin/blog/new");
  release();
  await page.getByRole("button", { name: "Muat Ulang" }).click();
  await expect(page.getByLabel("Judul")).toBeVisible();
});

test("a staff page whose files come slowly, one after the other, is not given up", async ({ page }) => {
  await signIn(page, "admin");
  await open(page, "/admin/blog");
  const files = [/\/assets\/thumbnail-[\w-]+\.js$/, /\/assets\/picture-tile-[\w-]+\.js$/];
  const asked = Promise.all(files.map((file) => page.waitForRequest(file)));
  const releases = await Promise.all(files.map((file) => hold(page, file)));
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await stopClock(page);
  await page.getByRole("link", { name: "Pustaka", exact: true }).click();
  const requests = await asked;
  for (const [index, release] of releases.entries()) {
    await page.clock.fastForward(limit - 2000);
    release();
    await (await requests[index]?.response())?.finished();
    // The page has heard of it once it hears of what is asked for after that.
    await page.evaluate(async (address) => (await fetch(address)).blob(), requests[index]?.url() ?? "");
  }
  await page.clock.resume();
  await expect(page.getByRole("heading", { level: 1, name: "Pustaka" })).toBeVisible();
  await expect(page.getByRole("alert")).toHaveCount(0);
});

test("an export whose code hangs says so, and makes no file when the code comes after all", async ({
  page,
}) => {
  await signIn(page, "admin");
  await open(page, "/admin/blog");
  const downloads: string[] = [];
  page.on("download", (download) => downloads.push(download.suggestedFilename()));
  const release = await hold(page, /\/assets\/(post-export|csv)-[\w-]+\.js$/);
  const calls = recordApiCalls(page);
  const button = page.getByRole("button", { name: "Export Excel" });
  await button.click();
  await expect.poll(() => calls.length).toBeGreaterThan(0);
  await page.clock.fastForward(limit);
  await expect(toast(page)).toContainText("Export gagal");
  release();
  await button.click();
  await expect(toast(page)).toContainText("Export berhasil");
  await expect.poll(() => downloads.length).toBe(1);
});
