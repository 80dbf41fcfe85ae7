import { expect, expectAccessible, open, test } from "./journey";
import { createStaff, logInAs } from "./staff-account";

test("an owner changes a price, publishes it, and every page says it", async ({ page, watch }) => {
  watch.allow(/status: 400|status of 400|ApiError: 400/);
  await logInAs(page, await createStaff(page));
  await open(page, "/admin/situs?bagian=packages");
  const basic = page.getByRole("group", { name: "Paket website" }).locator("details").first();
  await basic.locator("summary").first().click();
  const price = basic.getByLabel("Harga", { exact: true });
  await price.fill("mahal");
  const save = page.getByRole("button", { name: "Simpan Perubahan" });
  await save.click();
  await expect(price).toHaveAccessibleDescription(/Harga harus angka rupiah/);
  await price.fill("Rp 6.400.000");
  await save.click();
  const publish = page.getByRole("button", { name: "Terbitkan", exact: true });
  await expect(publish).toBeEnabled();
  // What was changed stays open, and publishing is in sight.
  await expect(price).toBeVisible();
  await expect(publish).toBeInViewport();
  await expectAccessible(page);
  const read = async (path: string) => (await page.request.get(path)).text();
  expect(await read("/pricing?pratinjau=situs")).toContain("Rp 6.400.000");
  expect(await read("/pricing")).not.toContain("Rp 6.400.000");
  await publish.click();
  await expect(page.getByRole("heading", { name: "Riwayat" })).toBeVisible();
  for (const path of ["/", "/pricing", "/llms.txt"]) expect(await read(path)).toContain("Rp 6.400.000");
  expect(await read("/")).toContain('"priceRange":"Rp6.400.000 - Rp25.000.000"');
  // The app takes the page over as it was published.
  await open(page, "/pricing");
  await expect(page.getByRole("table")).toContainText("Rp 12.400.000");

  // Other journeys read the first content.
  await open(page, "/admin/situs");
  await page.getByLabel("Semboyan", { exact: true }).fill("Belum selesai");
  await expect(publish).toBeHidden();
  await save.click();
  await expect(publish).toBeEnabled();
  await page.getByRole("listitem").filter({ hasText: "Isi awal" }).getByRole("button").click();
  const question = page.getByRole("alertdialog", { name: "Ganti perubahan yang menunggu?" });
  await question.getByRole("button", { name: "Ya, Kembalikan" }).click();
  await expect(page.getByText("Isinya menunggu diterbitkan")).toBeVisible();
  await publish.click();
  await expect(publish).toBeHidden();
  expect(await read("/pricing")).not.toContain("Rp 6.400.000");
  expect(await read("/")).not.toContain("Belum selesai");
});
