import type { Page } from "@playwright/test";
import { site } from "../../worker/contract/site";
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  hold,
  missingAt,
  open,
  recordApiCalls,
  signIn,
  test,
} from "./journey";
import { lossPattern } from "./lost-files";
import { storePost } from "./posts";
import { viewports } from "./viewports";

const keywords = {
  path: "/blog/riset-kata-kunci-untuk-usaha-kecil",
  title: "Riset Kata Kunci untuk Usaha Kecil dengan Alat Gratis",
  date: "6 Oktober 2026",
};
const local = {
  path: "/blog/google-business-profile-untuk-bisnis-lokal",
  title: "Google Business Profile: Panduan SEO untuk Bisnis Lokal",
  date: "22 September 2026",
};

function meta(page: Page, name: string) {
  return page.locator(`head meta[name="${name}"], head meta[property="${name}"]`);
}

async function expectHead(page: Page, { path, title }: { path: string; title: string }) {
  await expect(page).toHaveTitle(`${title} | Arunika Web`);
  await expect(page.locator("head link[rel=canonical]")).toHaveAttribute("href", site.url + path);
  await expect(meta(page, "og:title")).toHaveAttribute("content", `${title} | Arunika Web`);
  await expect(meta(page, "og:url")).toHaveAttribute("content", site.url + path);
  await expect(meta(page, "robots")).toHaveAttribute("content", "index, follow");
}

const section = (name: string) => `<h2>${name}</h2><p>${"Kata demi kata dibaca pelan. ".repeat(60)}</p>`;
const longContent = ["Satu", "Dua", "Tiga", "Empat"].map(section).join("");

/** Stores an article as staff and opens it as a visitor. */
async function openNewArticle(page: Page, content: string) {
  await signIn(page, "kontak");
  const post = await storePost(page, { content });
  await page.context().clearCookies();
  await open(page, `/blog/${post.slug}`);
  return post;
}

test("an article arrives complete, asks the API for nothing, and its breadcrumb leads back", async ({
  page,
}) => {
  const calls = recordApiCalls(page);
  await open(page, keywords.path);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(keywords.title);
  await expect(page.getByRole("article").first().locator("time").first()).toHaveText(keywords.date);
  await expect(page.locator(".article-body h2").first()).toBeVisible();
  await expectHead(page, keywords);
  const trail = page.getByRole("navigation", { name: "Jejak halaman" });
  await expect(trail.getByRole("listitem")).toHaveText(["Beranda", "Blog", keywords.title]);
  await expect(trail.getByRole("link", { name: "Beranda" })).toHaveAttribute("href", "/");
  expect(calls).toEqual([]);
  await trail.getByRole("link", { name: "Blog" }).click();
  await expect(page).toHaveURL("/blog");
  await expect(page).toHaveTitle(/^Blog/);
});

test("a related article opens at its top with its own head, and Back restores the first one's", async ({
  page,
}) => {
  await open(page, keywords.path);
  const related = page.getByRole("region", { name: "Artikel Terkait" }).getByRole("article");
  await expect(related.filter({ hasNotText: "SEO" })).toHaveCount(0);
  await related.getByRole("link", { name: local.title }).click();
  await expect(page).toHaveURL(local.path);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(local.title);
  await expect(page.locator("header time")).toHaveText(local.date);
  await expectHead(page, local);
  await expect(page.locator("head link[rel=canonical]")).toHaveCount(1);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await expect(related.filter({ hasText: keywords.title })).toHaveCount(1);
  await expect(related.filter({ hasText: local.title })).toHaveCount(0);

  await page.goBack();
  await expectHead(page, keywords);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(keywords.title);
});

test("an article that was deleted meanwhile says so, and Back shows the list", async ({ page, watch }) => {
  watch.allow(missingAt("/blog/"));
  await open(page, "/blog?category=SEO");
  const missing = await page.request.get("/blog/tidak-ada");
  await page.route(local.path, (route) => route.fulfill({ response: missing }));
  await page.getByRole("link", { name: local.title }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Artikel Tidak Ditemukan");
  await expect(page).toHaveTitle("Artikel Tidak Ditemukan | Arunika Web");
  await expect(meta(page, "robots")).toHaveAttribute("content", "noindex, follow");
  await expect(page.locator("head link[rel=canonical]")).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveTitle("Artikel SEO | Arunika Web");
  await expect(page.getByRole("link", { name: local.title })).toBeVisible();
});

test("an article that finds no network is not called missing, and 'Coba Lagi' loads it", async ({
  page,
  watch,
}) => {
  watch.allow(lossPattern);
  await open(page, "/blog?category=SEO");
  await page.route(local.path, (route) => route.abort("internetdisconnected"));
  await page.getByRole("link", { name: local.title }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Oops, Ada Masalah!");
  await expect(page.getByRole("alert")).toContainText("Terjadi kesalahan saat memuat artikel.");
  await expect(page).toHaveTitle("Oops, Ada Masalah! | Arunika Web");
  await expectAccessible(page);
  const again = page.getByRole("button", { name: "Coba Lagi" });
  await expect(again).toBeEnabled();
  await page.unroute(local.path);
  await again.click();
  await expectHead(page, local);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(local.title);
});

test("a long article names its author and leads to its sections below the header", async ({ page }) => {
  await openNewArticle(page, longContent);
  await expect(page.getByText("Oleh Staf Kontak Lokal")).toBeVisible();
  await expect(page.getByText("Baca 6 menit")).toBeVisible();
  const contents = page.getByRole("navigation", { name: "Daftar isi" });
  await page.setViewportSize(viewports.desktop);
  await expect(contents.getByRole("link")).toHaveCount(4);
  await page.setViewportSize(viewports.phone);
  await expect(contents.getByRole("link")).toHaveCount(0);
  await contents.getByText("Daftar Isi").click();
  await expectAccessible(page);
  await contents.getByRole("link", { name: "Tiga" }).click();
  await expect(page).toHaveURL(/#bagian-tiga$/);
  const heading = page.getByRole("heading", { name: "Tiga" });
  await expect(heading).toBeInViewport();
  const header = await page.getByRole("banner").boundingBox();
  const place = await heading.boundingBox();
  expect(place?.y).toBeGreaterThan((header?.y ?? 0) + (header?.height ?? 0));
  expect(place?.y).toBeLessThan(200);
});

test("an article is shared by WhatsApp and by copying its address", async ({ page }) => {
  const post = await openNewArticle(page, "<h2>Satu</h2><p>Isi artikel yang cukup panjang untuk diuji.</p>");
  const address = `${site.url}/blog/${post.slug}`;
  await expect(page.getByRole("link", { name: "WhatsApp", exact: true })).toHaveAttribute(
    "href",
    `https://wa.me/?text=${encodeURIComponent(`${post.title}\n${address}`)}`,
  );
  await page.evaluate(() => {
    const copied: string[] = [];
    const writeText = async (text: string) => {
      if (copied.push(text) > 1) throw new Error("refused");
    };
    Object.defineProperty(navigator, "clipboard", { value: { writeText, copied }, configurable: true });
  });
  await page.getByRole("button", { name: "Salin Alamat" }).click();
  await expect(page.getByRole("button", { name: "Alamat Disalin" })).toBeVisible();
  expect(await page.evaluate(() => Reflect.get(navigator.clipboard, "copied"))).toEqual([address]);

  // A browser that refuses to copy shows the address instead.
  const asked = page.waitForEvent("dialog");
  void page.getByRole("button", { name: "Alamat Disalin" }).click();
  const dialog = await asked;
  expect(dialog.defaultValue()).toBe(address);
  await dialog.dismiss();
});

test("each block runs in the direction of its own words", async ({ page }) => {
  await openNewArticle(
    page,
    "<h2>Contoh sapaan</h2><p>Sapaan dalam bahasa lain (1).</p><p>السلام عليكم (1).</p><ul><li>שלום (1).</li></ul>" +
      "<table><tbody><tr><td>مرحبا (1).</td></tr></tbody></table>",
  );
  for (const [words, endsAtLeft] of [
    ["Sapaan dalam", false],
    ["السلام", true],
    ["שלום", true],
    ["مرحبا", true],
  ] as const) {
    const block = page.locator(".article-body :is(p, li, td)").filter({ hasText: words });
    const isTurned = await block.evaluate((element) => {
      const text = element.firstChild as Text;
      const measureLeft = (at: number) => {
        const range = new Range();
        range.setStart(text, at);
        range.setEnd(text, at + 1);
        return range.getBoundingClientRect().left;
      };
      return measureLeft(text.length - 1) < measureLeft(0);
    });
    expect([words, isTurned]).toEqual([words, endsAtLeft]);
  }
});

test("an article that is slow to load says so, and never stands under another page's title", {
  tag: "@deep",
}, async ({ page }) => {
  await open(page, "/blog?category=SEO");
  const release = await hold(page, local.path);
  await page.getByRole("link", { name: local.title }).click();
  await expect(page.getByRole("status").filter({ hasText: "Memuat artikel..." })).toBeVisible();
  await expect(page).toHaveURL(local.path);
  await expect(page).toHaveTitle(/^Artikel SEO/);
  release();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(local.title);
  await expect(page).toHaveTitle(`${local.title} | Arunika Web`);
});

test("a wide table scrolls inside the narrowest phone, with the keyboard too", { tag: "@deep" }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await open(page, "/blog/kalender-konten-satu-bulan");
  const table = page.getByRole("group", { name: /^Tabel/ }).first();
  await expectNoSidewaysScroll(page);
  await table.focus();
  await page.keyboard.press("ArrowRight");
  await expect.poll(() => table.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
});
