import type { Page } from "@playwright/test";
import { expect, followMenu, hold, missingAt, open, recordApiCalls, refuse, test, toast } from "./journey";

const listApi = /\/api\/blog\?/;

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

/** An article of a list, as the API answers it. */
function summary(values: Record<string, unknown> = {}) {
  return {
    id: 900_001,
    title: "Artikel Uji",
    slug: "artikel-uji",
    summary: "Ringkasan artikel uji.",
    image: "/images/blog/default.svg",
    category: "SEO",
    publishedAt: "2026-01-05T02:00:00.000Z",
    updatedAt: "2026-01-05T02:00:00.000Z",
    ...values,
  };
}

test("the list arrives as complete HTML and asks the API for nothing more", async ({ page }) => {
  const all = await (await page.request.get("/blog")).text();
  expect(all.match(/<article/g)).toHaveLength(9);
  const html = await (await page.request.get("/blog?category=Desain%20%26%20UX")).text();
  expect(html).toContain("9 Kesalahan Desain yang Mengusir Pengunjung dari Ponsel");
  expect(html).toContain("Menulis Halaman Tentang Kami yang Membangun Kepercayaan");
  expect(html).toContain("3 November 2026");

  const calls = recordApiCalls(page);
  await open(page, "/blog");
  await expect(cards(page)).toHaveCount(9);
  await page.waitForLoadState("networkidle");
  expect(calls).toEqual([]);
});

test("the category buttons filter the list, and the address and the back button follow", async ({ page }) => {
  await open(page, "/blog");
  await expect(filterButton(page, "Semua")).toHaveAttribute("aria-pressed", "true");

  await filterButton(page, "SEO").click();
  await expect(page).toHaveURL("/blog?category=SEO");
  await expect(filterButton(page, "SEO")).toHaveAttribute("aria-pressed", "true");
  await expect(filterButton(page, "Semua")).toHaveAttribute("aria-pressed", "false");
  await expect(page).toHaveTitle("Artikel SEO | Arunika Web");
  await expect(cards(page).filter({ hasNotText: "SEO" })).toHaveCount(0);
  await expect(cards(page).filter({ hasText: "Riset Kata Kunci" })).toHaveCount(1);

  await filterButton(page, "Desain & UX").click();
  await expect(page).toHaveURL("/blog?category=Desain%20%26%20UX");
  await expect(cards(page).filter({ hasText: "Menulis Halaman Tentang Kami" })).toHaveCount(1);

  await page.goBack();
  await expect(filterButton(page, "SEO")).toHaveAttribute("aria-pressed", "true");
  await expect(cards(page).filter({ hasText: "Riset Kata Kunci" })).toHaveCount(1);
  await filterButton(page, "Semua").click();
  await expect(page).toHaveURL("/blog");
  await expect(cards(page)).toHaveCount(9);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the category buttons filter by sending their form", async ({ page }) => {
    await page.goto("/blog");
    await filterButton(page, "Media Sosial").click();
    await expect(page).toHaveURL("/blog?category=Media+Sosial");
    await expect(filterButton(page, "Media Sosial")).toHaveAttribute("aria-pressed", "true");
    await expect(cards(page).filter({ hasText: "Kalender Konten Satu Bulan" })).toHaveCount(1);
    await expect(cards(page).filter({ hasNotText: "Media Sosial" })).toHaveCount(0);
    await filterButton(page, "Semua").click();
    await expect(filterButton(page, "Semua")).toHaveAttribute("aria-pressed", "true");
    await expect(cards(page)).toHaveCount(9);
  });

  test("the pages of the list are plain links", async ({ page }) => {
    await page.goto("/blog");
    await pagination(page).getByRole("link", { name: "Selanjutnya" }).click();
    await expect(page).toHaveURL("/blog?page=2");
    await expect(page).toHaveTitle("Blog, Halaman 2 | Arunika Web");
    await expect(cards(page).first()).toBeVisible();
  });
});

test("the second page starts at its top, and the ends of the list are disabled", async ({ page }) => {
  // Other tests add articles: here the list always has the same fourteen.
  const posts = Array.from({ length: 14 }, (_, index) =>
    summary({ id: index + 1, title: `Artikel uji ${String(index + 1).padStart(2, "0")}` }),
  );
  await page.route(listApi, (route) => {
    const last = 9 * Number(new URL(route.request().url()).searchParams.get("page"));
    return route.fulfill({ json: posts.slice(last - 9, last), headers: { "x-total-count": "14" } });
  });
  await open(page, "/contact");
  await followMenu(page, "Blog");
  await expect(pagination(page).getByRole("button", { name: "Sebelumnya" })).toBeDisabled();
  await expect(pagination(page).getByRole("link", { name: "Halaman 1" })).toHaveAttribute(
    "aria-current",
    "page",
  );

  await expect(cards(page)).toHaveCount(9);
  const firstTitle = await cards(page).first().getByRole("heading").innerText();
  await pagination(page).getByRole("link", { name: "Selanjutnya" }).click();
  await expect(page).toHaveURL("/blog?page=2");
  await expect(pagination(page).getByRole("link", { name: "Halaman 2" })).toHaveAttribute(
    "aria-current",
    "page",
  );
  await expect(pagination(page).getByRole("button", { name: "Selanjutnya" })).toBeDisabled();
  await expect(cards(page).filter({ hasText: firstTitle })).toHaveCount(0);
  await expect(cards(page)).toHaveCount(5);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await expect(page.getByRole("main")).toBeFocused();

  await pagination(page).getByRole("link", { name: "Sebelumnya" }).click();
  await expect(page).toHaveURL("/blog");
  await expect(cards(page).first()).toContainText(firstTitle);
});

test("choosing a category leaves the visitor where the buttons are", async ({ page }) => {
  // Other tests add categories, which move the buttons: here they are always the same.
  const categories = await (await page.request.get("/api/blog/categories")).json();
  await page.route("**/api/blog/categories", (route) => route.fulfill({ json: categories }));
  await open(page, "/contact");
  await followMenu(page, "Blog");
  await filterButton(page, "SEO").scrollIntoViewIfNeeded();
  const before = await filterButton(page, "SEO").boundingBox();
  await filterButton(page, "SEO").click();
  await expect(filterButton(page, "SEO")).toHaveAttribute("aria-pressed", "true");
  await expect(filterButton(page, "SEO")).toBeFocused();
  expect(await filterButton(page, "SEO").boundingBox()).toEqual(before);
});

test("the loading text stands until the list is there", async ({ page }) => {
  const release = await hold(page, listApi);
  await open(page, "/contact");
  await followMenu(page, "Blog");
  await expect(page.getByRole("status").filter({ hasText: "Memuat blog posts..." })).toBeVisible();
  release();
  await expect(cards(page)).toHaveCount(9);
  await expect(page.getByText("Memuat blog posts...")).toHaveCount(0);
});

test("a list that fails says so, and 'Coba Lagi' loads the page anew", async ({ page, watch }) => {
  watch.allow(/500|Internal Server Error/);
  await refuse(page, listApi, { message: "Terjadi kesalahan pada server" });
  await open(page, "/contact");
  await followMenu(page, "Blog");
  const alert = page.getByRole("alert").filter({ visible: true });
  await expect(alert.getByRole("heading", { name: "Oops, Ada Masalah!" })).toBeVisible();
  await expect(page).toHaveTitle(/^Blog/);
  await expect(alert).toContainText("Terjadi kesalahan saat memuat blog posts. Silahkan coba lagi nanti.");
  await expect(toast(page)).toHaveCount(0);

  const reloaded = page.waitForEvent("load");
  await alert.getByRole("button", { name: "Coba Lagi" }).click();
  await reloaded;
  await expect(cards(page)).toHaveCount(9);
});

test("an empty blog says so and leads to the contact page", async ({ page }) => {
  await page.route(/\/api\/blog(\?|\/categories)/, (route) => route.fulfill({ json: [] }));
  await open(page, "/contact");
  await followMenu(page, "Blog");
  await expect(page.getByRole("heading", { name: "Belum Ada Blog Post" })).toBeVisible();
  await expect(page.getByRole("group", { name: "Saring menurut kategori" })).toHaveCount(0);
  await page.getByRole("main").getByRole("link", { name: "Hubungi Kami" }).click();
  await expect(page).toHaveURL("/contact");
});

test("a single category needs no filter, and a date that is missing or wrong shows as a dash", async ({
  page,
}) => {
  await page.route(/\/api\/blog\/categories/, (route) =>
    route.fulfill({ json: [{ category: "SEO", count: 3 }] }),
  );
  await page.route(listApi, (route) =>
    route.fulfill({
      json: [
        summary({ id: 1, title: "Bertanggal" }),
        summary({ id: 2, title: "Tanpa tanggal", publishedAt: null }),
        summary({ id: 3, title: "Tanggal salah", publishedAt: "kapan-kapan" }),
      ],
    }),
  );
  await open(page, "/contact");
  await followMenu(page, "Blog");
  await expect(cards(page).filter({ hasText: "Bertanggal" }).locator("time")).toHaveText("5 Januari 2026");
  await expect(cards(page).filter({ hasText: "Tanpa tanggal" }).locator("time")).toHaveText("-");
  await expect(cards(page).filter({ hasText: "Tanggal salah" }).locator("time")).toHaveText("-");
  await expect(page.getByRole("group", { name: "Saring menurut kategori" })).toHaveCount(0);
  await expect(pagination(page).getByRole("button", { name: "Sebelumnya" })).toBeDisabled();
  await expect(pagination(page).getByRole("button", { name: "Selanjutnya" })).toBeDisabled();
});

for (const path of ["/blog", "/contact"]) {
  test(`a broken picture gives way to the default one, then to a sentence (from ${path})`, async ({
    page,
    watch,
  }) => {
    watch.allow(missingAt("/images/blog/"));
    async function show() {
      await open(page, path);
      if (path !== "/blog") await followMenu(page, "Blog");
    }
    const picture = cards(page).first().locator("img");

    await page.route(/\/images\/blog\/(?!default)/, (route) => route.fulfill({ status: 404 }));
    await show();
    await expect(picture).toHaveAttribute("src", "/images/blog/default.svg");
    await expect(picture).toHaveJSProperty("naturalWidth", 1200);

    await page.route(/\/images\/blog\/default/, (route) => route.fulfill({ status: 404 }));
    await show();
    await expect(cards(page).first()).toContainText("Gambar tidak tersedia");
    await expect(picture).toHaveCount(0);
  });
}
