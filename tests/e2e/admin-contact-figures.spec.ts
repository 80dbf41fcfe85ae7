import type { Page } from "@playwright/test";
import { expect, expectAccessibleAtEachWidth, hold, refuse, signIn, storeContact, test } from "./journey";

const summary = /\/api\/contact\/summary/;

async function totalOf(page: Page): Promise<number> {
  const figure = page.locator("dl > div").filter({ hasText: "Kontak masuk" }).locator("dd").first();
  await expect(figure).toHaveText(/^[\d.]+$/);
  return Number((await figure.textContent())?.replaceAll(".", ""));
}

test("an enquiry counts in the figures, which are read as charts and as tables", async ({ page }) => {
  await signIn(page, "admin");
  await storeContact(page, { websiteType: "landing-page" });
  await page.goto("/admin/contact/angka");
  // Before it may stand what other journeys have sent.
  await expect(page).toHaveTitle(/^(\(\d+\) )?Angka Kontak \| /);
  expect(await totalOf(page)).toBeGreaterThan(0);
  await expect(page.getByRole("table", { name: "Kontak menurut jenis website" })).toContainText(
    "Landing Page",
  );
  await page.getByText("Lihat sebagai tabel").click();
  const weeks = page.getByRole("table", { name: "Kontak per minggu" });
  await expect(weeks.getByRole("row").nth(1)).toBeVisible();
  await expectAccessibleAtEachWidth(page);

  await page.getByRole("link", { name: "1 tahun" }).click();
  await expect(page).toHaveURL("/admin/contact/angka?days=365");
  await expect(weeks.getByRole("row")).toHaveCount(1 + 53);
  await expectAccessibleAtEachWidth(page);
  await page.getByRole("link", { name: /Baru \d+%$/ }).click();
  await expect(page).toHaveURL("/admin/contact?stage=new");
  await expect(page.getByRole("heading", { name: "Daftar Kontak" })).toBeVisible();
});

test("figures that are on their way keep their place, and those that do not come are asked for again", async ({
  page,
  watch,
}) => {
  watch.allow(/500/);
  await signIn(page, "admin");
  const release = await hold(page, summary);
  await page.goto("/admin/contact/angka");
  await expect(page.getByText("Memuat angka...")).toBeVisible();
  const median = page.getByText("Median waktu respons pertama");
  const before = await median.boundingBox();
  release();
  await totalOf(page);
  expect((await median.boundingBox())?.y).toBe(before?.y);
  await page.unroute(summary);

  await refuse(page, summary, { message: "Terjadi kesalahan pada server, silakan coba lagi." });
  await page.reload();
  await expect(page.getByText("Terjadi kesalahan saat memuat angka")).toBeVisible();
  await page.unroute(summary);
  await page.getByRole("button", { name: "Coba Lagi" }).click();
  await totalOf(page);
});
