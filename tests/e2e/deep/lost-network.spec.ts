import type { Page, Route } from "@playwright/test";
import { findContacts } from "../enquiries";
import { alive, expect, expectAccessible, followMenu, open, signIn, test, unique } from "../journey";
import { deployAnew, lossPattern } from "../lost-files";

test.use({ freshPage: true });

async function fillIn(page: Page, name: string) {
  await page.getByLabel("Nama Lengkap").fill(name);
  await page.getByLabel("Alamat Email").fill("siti@contoh.example");
  await page
    .getByLabel("Pesan", { exact: true })
    .fill("Saya ingin membuat toko online untuk kerajinan rotan.");
}

test("a site whose scripts do not arrive can be read, searched and written to", async ({ page, watch }) => {
  watch.allow(lossPattern);
  await page.route(/\/assets\/[^/]+\.js$/, (route) => route.abort("internetdisconnected"));
  await page.goto("/blog");
  await page.getByRole("searchbox", { name: "Cari artikel" }).fill("domain");
  await page.getByRole("searchbox", { name: "Cari artikel" }).press("Enter");
  await expect(page).toHaveURL("/search?q=domain");
  await page.getByRole("main").getByRole("article").first().getByRole("link").click();
  await expect(page.locator(".article-body")).toBeVisible();
  await followMenu(page, "Kontak");
  await fillIn(page, unique("Tanpa Aplikasi"));
  await page.locator("#contact-form").getByRole("button").click();
  await expect(page).toHaveURL("/thank-you");
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Terima Kasih");
  await expect(page.getByRole("alert")).toHaveCount(0);
});

test("a page that throws shows the error screen, and Back leaves it", async ({ page, watch }) => {
  watch.allow(/Error|Minified|rusak/);
  await open(page, "/about");
  await page.route(/\/assets\/services-[\w-]+\.js$/, (route) =>
    route.fulfill({
      contentType: "text/javascript",
      body: 'export default () => { throw new Error("rusak"); }; export const t = "";',
    }),
  );
  await followMenu(page, "Layanan");
  await expect(page.getByRole("alert")).toContainText("Halaman Gagal Ditampilkan");
  await expect(page.getByRole("contentinfo")).toBeVisible();
  await expectAccessible(page);
  await page.goBack();
  await expect(page.getByRole("alert")).toHaveCount(0);
  await expect(page.getByRole("main").getByRole("heading", { level: 1 })).toBeVisible();
});

test("an open contact page outlives a deployment, and its form is stored once", async ({ page, watch }) => {
  watch.allow(lossPattern);
  await open(page, "/contact");
  await alive(page.locator("#contact-form"));
  await deployAnew(page);
  const name = unique("Tab Lama");
  await fillIn(page, name);
  await page.locator("#contact-form").getByRole("button").click();
  await expect(page).toHaveURL("/thank-you");
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Terima Kasih");
  await signIn(page, "kontak");
  const stored = await findContacts(page, name);
  expect(stored).toHaveLength(1);
  await page.unrouteAll({ behavior: "wait" });
});

/**
 * From now on nothing comes, not even from the browser's own copies, which routing switches off. Answers the way back.
 * For pages that no test has used before: what the same process holds in memory needs no network.
 */
async function withoutNetwork(page: Page): Promise<() => Promise<void>> {
  const lose = (route: Route) => route.abort("internetdisconnected");
  await page.route("**/*", lose);
  return () => page.unroute("**/*", lose);
}

test("a page without a network stays readable, and its newsletter form keeps what was typed", async ({
  page,
  watch,
}) => {
  watch.allow(lossPattern);
  await open(page, "/blog");
  await withoutNetwork(page);
  await page.getByRole("textbox", { name: "Alamat email" }).fill("siti@contoh.example");
  await page.getByRole("button", { name: "Berlangganan" }).click();
  await expect(page.getByRole("textbox", { name: "Alamat email" })).toHaveValue("siti@contoh.example");
  await expect(page.getByRole("main").getByRole("article").first()).toBeVisible();
});
