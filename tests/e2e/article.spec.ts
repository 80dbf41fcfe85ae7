import type { Page, Route } from "@playwright/test";
import { site } from "../../worker/contract/site";
import {
  eventsNamed,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  hold,
  missingAt,
  open,
  recordApiCalls,
  refuse,
  test,
} from "./journey";
import { lossPattern } from "./lost-files";

const seo = {
  keywords: {
    path: "/blog/riset-kata-kunci-untuk-usaha-kecil",
    title: "Riset Kata Kunci untuk Usaha Kecil dengan Alat Gratis",
    date: "6 Oktober 2026",
  },
  local: {
    path: "/blog/google-business-profile-untuk-bisnis-lokal",
    title: "Google Business Profile: Panduan SEO untuk Bisnis Lokal",
    date: "22 September 2026",
  },
  speed: { title: "Kecepatan Website dan Core Web Vitals bagi Pemilik Usaha" },
};
const missing = "/blog/artikel-yang-tidak-pernah-ada";

function meta(page: Page, name: string) {
  return page.locator(`head meta[name="${name}"], head meta[property="${name}"]`);
}

function related(page: Page) {
  return page.getByRole("region", { name: "Artikel Terkait" });
}

async function expectHeadOf(page: Page, { path, title }: { path: string; title: string }) {
  await expect(page).toHaveTitle(`${title} | Arunika Web`);
  await expect(page.locator("head link[rel=canonical]")).toHaveAttribute("href", site.url + path);
  await expect(meta(page, "og:title")).toHaveAttribute("content", `${title} | Arunika Web`);
  await expect(meta(page, "og:url")).toHaveAttribute("content", site.url + path);
  await expect(meta(page, "og:type")).toHaveAttribute("content", "article");
  await expect(meta(page, "robots")).toHaveAttribute("content", "index, follow");
}

test("an article arrives complete and asks the API for nothing", async ({ page }) => {
  const html = await (await page.request.get(seo.keywords.path)).text();
  expect(html).toContain(`<title>${seo.keywords.title} | Arunika Web</title>`);
  expect(html).toContain(seo.keywords.date);

  const calls = recordApiCalls(page);
  await open(page, seo.keywords.path);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(seo.keywords.title);
  await expect(page.getByRole("article").first().locator("time").first()).toHaveText(seo.keywords.date);
  await expect(page.locator(".article-body h2").first()).toBeVisible();
  await expectHeadOf(page, seo.keywords);
  const summary = await page.getByRole("main").locator("header p").last().innerText();
  await expect(meta(page, "description")).toHaveAttribute("content", summary);
  await page.waitForLoadState("networkidle");
  expect(calls).toEqual([]);
});

test("the breadcrumb leads back to the blog and to the home page", async ({ page }) => {
  await open(page, seo.keywords.path);
  const trail = page.getByRole("navigation", { name: "Jejak halaman" });
  await expect(trail.getByRole("listitem")).toHaveText(["Beranda", "Blog", seo.keywords.title]);
  await expect(trail.locator("[aria-current=page]")).toHaveText(seo.keywords.title);
  await expect(trail.getByRole("link", { name: "Beranda" })).toHaveAttribute("href", "/");
  await trail.getByRole("link", { name: "Blog" }).click();
  await expect(page).toHaveURL("/blog");

  await page.goBack();
  await page.getByRole("link", { name: "Kembali ke Blog" }).click();
  await expect(page).toHaveURL("/blog");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

test("related articles are of the same category and lead on to a page with its own head", async ({
  page,
}) => {
  await open(page, seo.keywords.path);
  const cards = related(page).getByRole("article");
  expect(await cards.count()).toBeLessThanOrEqual(3);
  await expect(cards.filter({ hasNotText: "SEO" })).toHaveCount(0);
  await expect(cards.filter({ hasText: seo.keywords.title })).toHaveCount(0);

  await cards.getByRole("link", { name: seo.local.title }).click();
  await expect(page).toHaveURL(seo.local.path);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(seo.local.title);
  await expect(page.locator("header time")).toHaveText(seo.local.date);
  await expectHeadOf(page, seo.local);
  await expect(page.locator("head link[rel=canonical]")).toHaveCount(1);
  await expect(meta(page, "og:title")).toHaveCount(1);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await expect(related(page).getByRole("article").filter({ hasText: seo.keywords.title })).toHaveCount(1);
  await expect(related(page).getByRole("article").filter({ hasText: seo.local.title })).toHaveCount(0);

  await page.goBack();
  await expectHeadOf(page, seo.keywords);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(seo.keywords.title);
});

test("the page view of an article that is fetched first carries the article's own title", async ({
  page,
}) => {
  const release = await hold(page, /\/api\/blog\/slug\//);
  await open(page, "/blog?category=SEO");
  await page.getByRole("link", { name: seo.local.title }).click();
  await expect(page.getByRole("status").filter({ hasText: "Memuat artikel..." })).toBeVisible();
  await expect(page.getByText("Tidak Ditemukan")).toHaveCount(0);
  release();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(seo.local.title);
  await expect
    .poll(() => eventsNamed(page, "page_view"))
    .toEqual([
      expect.objectContaining({ page_path: "/blog", page_title: "Artikel SEO | Arunika Web" }),
      {
        event: "page_view",
        page_path: seo.local.path,
        page_title: `${seo.local.title} | Arunika Web`,
        page_location: new URL(seo.local.path, page.url()).href,
      },
    ]);
});

test("at most three related articles are shown, and never the article itself", async ({ page }) => {
  const isRelated = /\/api\/blog\?fields=summary&pageSize=4/;
  await page.route(isRelated, async (route) => {
    const [first, ...rest] = await (await route.fetch()).json();
    const others = ["satu", "dua", "tiga"].map((slug, index) => ({
      ...first,
      id: 900_001 + index,
      slug,
      title: slug,
    }));
    await route.fulfill({ json: [...others, first, ...rest] });
  });
  await open(page, "/blog?category=SEO");
  await page.getByRole("link", { name: seo.local.title }).click();
  await expect(related(page).getByRole("heading", { level: 3 })).toHaveText(["satu", "dua", "tiga"]);
});

test("an unknown article answers 404 and says so", async ({ page, watch }) => {
  watch.allow(missingAt(missing));
  const response = await page.goto(missing);
  expect(response?.status()).toBe(404);
  await expect(page).toHaveTitle("Artikel Tidak Ditemukan | Arunika Web");
  await expect(meta(page, "robots")).toHaveAttribute("content", "noindex, follow");
  await expect(page.locator("head link[rel=canonical]")).toHaveCount(0);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Artikel Tidak Ditemukan");
  await expect(page.getByRole("main")).toContainText(
    "Maaf, artikel yang Anda cari tidak ditemukan atau telah dihapus.",
  );
  await page.getByRole("link", { name: "Kembali ke Blog" }).click();
  await expect(page).toHaveURL("/blog");
});

test("an article that is gone by the time it is opened says so, and going back shows the list", async ({
  page,
  watch,
}) => {
  watch.allow(missingAt("/api/blog/slug/"));
  await refuse(page, /\/api\/blog\/slug\//, { code: "not_found", message: "Artikel tidak ditemukan" }, 404);
  await open(page, "/blog?category=SEO");
  await page.getByRole("link", { name: seo.local.title }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Artikel Tidak Ditemukan");
  await expect(page).toHaveTitle("Artikel Tidak Ditemukan | Arunika Web");
  await expect(meta(page, "robots")).toHaveAttribute("content", "noindex, follow");
  await expect(page.locator("head link[rel=canonical]")).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveTitle("Artikel SEO | Arunika Web");
  await expect(page.getByRole("link", { name: seo.local.title })).toBeVisible();
});

const failures = [
  ["that finds no network", (route: Route) => route.abort("internetdisconnected")],
  ["whose answer is a fault", (route: Route) => route.fulfill({ status: 500, body: "oops" })],
  ["that is asked for too often", (route: Route) => route.fulfill({ status: 429, body: "{}" })],
  ["whose answer is somebody else's", (route: Route) => route.fulfill({ body: "<html>Wi-Fi</html>" })],
] as const;

for (const [what, answer] of failures) {
  test(`an article ${what} is not called missing, and comes when asked for again`, async ({
    page,
    watch,
  }) => {
    watch.allow(lossPattern);
    watch.allow(/500|429/);
    await open(page, "/blog?category=SEO");
    await page.route(/\/api\/blog\/slug\//, answer);
    await page.getByRole("link", { name: seo.local.title }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Oops, Ada Masalah!");
    await expect(page.getByRole("alert")).toContainText("Terjadi kesalahan saat memuat artikel.");
    await expect(page).toHaveTitle("Oops, Ada Masalah! | Arunika Web");
    await expectAccessible(page);
    const again = page.getByRole("button", { name: "Coba Lagi" });
    // The page asks twice by itself: the move, and the article that it leads to.
    await expect(again).toBeEnabled();
    await page.unroute(/\/api\/blog\/slug\//);
    await again.click();
    await expectHeadOf(page, seo.local);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(seo.local.title);
  });
}

test("a table with many columns is pushed sideways on the narrowest phone, with the keyboard too", async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await open(page, "/blog/kalender-konten-satu-bulan");
  const table = page.getByRole("group", { name: /^Tabel/ }).first();
  await expectNoSidewaysScroll(page);
  const narrowest = await table
    .locator("th, td")
    .evaluateAll((cells) => Math.min(...cells.map((cell) => cell.getBoundingClientRect().width)));
  expect(narrowest).toBeGreaterThan(100);
  await table.focus();
  await page.keyboard.press("ArrowRight");
  await expect.poll(() => table.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
  await expectAccessible(page);
});

test("the back button returns to where the list was left", async ({ page }) => {
  await open(page, "/blog?category=SEO");
  const link = page.getByRole("link", { name: seo.speed.title });
  await link.scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 120);
  await expect(link).toBeInViewport();
  const before = await page.evaluate(() => window.scrollY);
  expect(before).toBeGreaterThan(300);

  await link.click();
  await expect(page.locator(".article-body")).toBeVisible();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect(link).toBeInViewport();
  await expect.poll(() => page.evaluate((y) => Math.abs(window.scrollY - y), before)).toBeLessThan(200);

  // The same after the page was left for good and is loaded anew.
  await page.reload();
  await expect(link).toBeInViewport();
});
