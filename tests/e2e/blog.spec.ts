import type { Page } from "@playwright/test";
import { endAnimations, expect, followMenu, missingAt, open, test } from "./journey";

function cards(page: Page) {
  return page.getByRole("main").getByRole("article");
}

function filterButton(page: Page, name: string) {
  return page
    .getByRole("group", { name: "Saring menurut kategori" })
    .getByRole("button", { name, exact: true });
}

function pagination(page: Page) {
  return page.getByRole("navigation", { name: "Halaman artikel" });
}

test("the category buttons filter the list, and the address and the back button follow", async ({ page }) => {
  await open(page, "/blog");
  await expect(filterButton(page, "Semua")).toHaveAttribute("aria-pressed", "true");

  await filterButton(page, "SEO").click();
  await expect(page).toHaveURL("/blog?category=SEO");
  await expect(filterButton(page, "SEO")).toHaveAttribute("aria-pressed", "true");
  await expect(filterButton(page, "Semua")).toHaveAttribute("aria-pressed", "false");
  await expect(page).toHaveTitle("Artikel SEO | Arunika Web");
  await expect(cards(page).filter({ hasText: "Riset Kata Kunci" })).toHaveCount(1);
  await expect(cards(page).filter({ hasNotText: "SEO" })).toHaveCount(0);

  await filterButton(page, "Desain & UX").click();
  await expect(page).toHaveURL("/blog?category=Desain+%26+UX");
  await expect(cards(page).filter({ hasText: "Menulis Halaman Tentang Kami" })).toHaveCount(1);

  await page.goBack();
  await expect(filterButton(page, "SEO")).toHaveAttribute("aria-pressed", "true");
  await expect(cards(page).filter({ hasText: "Riset Kata Kunci" })).toHaveCount(1);
  await filterButton(page, "Semua").click();
  await expect(page).toHaveURL("/blog");
  await expect(cards(page)).toHaveCount(9);
});

test("the second page starts at its top, and the first one has none before it", async ({ page }) => {
  await open(page, "/contact");
  await followMenu(page, "Blog");
  await expect(cards(page)).toHaveCount(9);
  const newest = (await cards(page).first().getByRole("heading").textContent()) ?? "";
  await expect(pagination(page).getByRole("button", { name: "Sebelumnya" })).toBeDisabled();
  await expect(pagination(page).locator("[aria-current=page]")).toHaveAccessibleName("Halaman 1");

  await pagination(page).getByRole("link", { name: "Selanjutnya" }).click();
  await expect(page).toHaveURL("/blog?page=2");
  await expect(pagination(page).locator("[aria-current=page]")).toHaveAccessibleName("Halaman 2");
  await expect(cards(page).first()).not.toContainText(newest);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await expect(page.getByRole("main")).toBeFocused();

  await pagination(page).getByRole("link", { name: "Sebelumnya" }).click();
  await expect(page).toHaveURL("/blog");
  await expect(cards(page).first()).toContainText(newest);
});

test("a list that fails says so, and 'Coba Lagi' loads it", async ({ page, watch }) => {
  watch.allow(/500|Internal Server Error/);
  await open(page, "/contact");
  await page.route("/blog", (route) => route.fulfill({ status: 500, body: "Kesalahan" }));
  await followMenu(page, "Blog");
  const alert = page.getByRole("alert").filter({ visible: true });
  await expect(alert.getByRole("heading", { name: "Oops, Ada Masalah!" })).toBeVisible();
  await expect(page).toHaveTitle(/^Oops, Ada Masalah!/);
  await expect(alert).toContainText("Terjadi kesalahan saat memuat blog posts. Silahkan coba lagi nanti.");

  await page.unroute("/blog");
  const again = alert.getByRole("button", { name: "Coba Lagi" });
  await expect(again).toBeEnabled();
  await again.click();
  await expect(cards(page)).toHaveCount(9);
});

test("a broken picture shows the default one, then a sentence", async ({ page, watch }) => {
  watch.allow(missingAt("/images/blog/"));
  const card = cards(page).filter({ hasText: "Riset Kata Kunci" });
  const picture = card.locator("img");
  await page.route(/\/images\/blog\/(?!default)/, (route) => route.fulfill({ status: 404 }));
  await open(page, "/blog?category=SEO");
  // A picture below the view is not loaded.
  await card.scrollIntoViewIfNeeded();
  await expect(picture).toHaveAttribute("src", "/images/blog/default.svg");
  await expect(picture).toHaveJSProperty("naturalWidth", 1200);

  await page.route(/\/images\/blog\/default/, (route) => route.fulfill({ status: 404 }));
  await open(page, "/blog?category=SEO");
  await card.scrollIntoViewIfNeeded();
  await expect(card).toContainText("Gambar tidak tersedia");
  await expect(picture).toHaveCount(0);
});

test("choosing a category leaves the visitor where the buttons are", { tag: "@deep" }, async ({ page }) => {
  // Other tests add categories, which would move the buttons.
  const categories = await (await page.request.get("/api/blog/categories")).json();
  await page.route("**/api/blog/categories", (route) => route.fulfill({ json: categories }));
  await open(page, "/contact");
  await followMenu(page, "Blog");
  const button = filterButton(page, "SEO");
  await button.scrollIntoViewIfNeeded();
  // The page still comes in from below.
  await endAnimations(page);
  const before = await button.boundingBox();
  await button.click();
  await expect(button).toHaveAttribute("aria-pressed", "true");
  await expect(button).toBeFocused();
  expect(await button.boundingBox()).toEqual(before);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the category buttons filter the list, and its pages are links", async ({ page }) => {
    await page.goto("/blog");
    await filterButton(page, "Media Sosial").click();
    await expect(page).toHaveURL("/blog?category=Media+Sosial");
    await expect(filterButton(page, "Media Sosial")).toHaveAttribute("aria-pressed", "true");
    await expect(cards(page).filter({ hasText: "Kalender Konten Satu Bulan" })).toHaveCount(1);
    await expect(cards(page).filter({ hasNotText: "Media Sosial" })).toHaveCount(0);

    await filterButton(page, "Semua").click();
    await expect(cards(page)).toHaveCount(9);
    await pagination(page).getByRole("link", { name: "Selanjutnya" }).click();
    await expect(page).toHaveURL("/blog?page=2");
    await expect(page).toHaveTitle("Blog, Halaman 2 | Arunika Web");
    await expect(cards(page).first()).toBeVisible();
  });
});
