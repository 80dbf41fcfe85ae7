import type { Page } from "@playwright/test";
import { expect, expectNoSidewaysScroll, hold, open, signIn, test } from "../journey";
import { pictureFile } from "../library-pictures";
import { storePost } from "../posts";

const local = {
  path: "/blog/google-business-profile-untuk-bisnis-lokal",
  title: "Google Business Profile: Panduan SEO untuk Bisnis Lokal",
};

const section = (name: string) => `<h2>${name}</h2><p>${"Kata demi kata dibaca pelan. ".repeat(60)}</p>`;

/** Stores an article of four sections as staff and opens it as a visitor. */
async function openLongArticle(page: Page) {
  await signIn(page, "kontak");
  const post = await storePost(page, { content: ["Satu", "Dua", "Tiga", "Empat"].map(section).join("") });
  await page.context().clearCookies();
  await open(page, `/blog/${post.slug}`);
  return post;
}

test("an article that is slow to load says so, and never stands under another page's title", async ({
  page,
}) => {
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

test("an article that answers with a fault, or too often, can be loaded again", async ({ page, watch }) => {
  watch.allow(/500|429/);
  for (const answer of [
    { status: 500, body: "oops" },
    { status: 429, body: "{}" },
  ]) {
    await open(page, "/blog?category=SEO");
    await page.route(local.path, (route) => route.fulfill(answer));
    await page.getByRole("link", { name: local.title }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Oops, Ada Masalah!");
    const again = page.getByRole("button", { name: "Coba Lagi" });
    await expect(again).toBeEnabled();
    await page.unroute(local.path);
    await again.click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(local.title);
  }
});

test("Back from a section leads to where the article was left", async ({ page }) => {
  await openLongArticle(page);
  const top = () => page.evaluate(() => Math.round(window.scrollY));
  const contents = page.getByRole("navigation", { name: "Daftar isi" });
  await contents.getByText("Daftar Isi").click();
  await page.evaluate(() => window.scrollTo({ top: 150, behavior: "instant" }));
  await expect.poll(top).toBe(150);
  const link = contents.getByRole("link", { name: "Tiga" });
  await link.evaluate((element: HTMLElement) => element.click());
  await expect.poll(top).toBeGreaterThan(800);
  await page.goBack();
  await expect(page).not.toHaveURL(/#/);
  await expect.poll(top).toBe(150);
});

test("a phone gets 480 pixels of an article's pictures whatever its screen, and a desktop gets more", async ({
  page,
  browser,
  baseURL,
}) => {
  await signIn(page, "admin");
  const file = await pictureFile("foto", { width: 2000, height: 1400 });
  const uploaded = await page.request.post("/api/media", { multipart: { file, alt: "Etalase toko roti" } });
  const { id, url } = await uploaded.json();
  await expect
    .poll(async () => (await (await page.request.get(`/api/media/${id}`)).json()).state, { timeout: 30_000 })
    .toBe("ready");
  const content = `<h2>Bagian pertama</h2><p>Isi artikel yang cukup panjang untuk diuji.</p><p><img src="${url}" alt="" /></p>`;
  const { slug } = await storePost(page, { content, image: url });

  for (const [width, deviceScaleFactor, expected] of [
    [360, 3, "480"],
    [430, 2.625, "480"],
    [1280, 2, "1200"],
  ] as const) {
    const context = await browser.newContext({
      ...(baseURL && { baseURL }),
      viewport: { width, height: 844 },
      deviceScaleFactor,
    });
    const visitor = await context.newPage();
    await visitor.goto(`/blog/${slug}`);
    const pictures = visitor.getByRole("article").locator("picture img");
    await expect(pictures).toHaveCount(2);
    for (const picture of await pictures.all()) await picture.scrollIntoViewIfNeeded();
    await expect
      .poll(() =>
        pictures.evaluateAll((images) =>
          images.map((image) => /-(\d+)\.\w+$/.exec((image as HTMLImageElement).currentSrc)?.[1]),
        ),
      )
      .toEqual([expected, expected]);
    await context.close();
  }
});

test("a wide table scrolls inside the narrowest phone, with the keyboard too", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await open(page, "/blog/kalender-konten-satu-bulan");
  const table = page.getByRole("group", { name: /^Tabel/ }).first();
  await expectNoSidewaysScroll(page);
  await table.focus();
  await page.keyboard.press("ArrowRight");
  await expect.poll(() => table.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
});
