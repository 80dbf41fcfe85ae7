import { expect, expectAccessible, expectNoSidewaysScroll, signIn, test } from "./journey";
import { chooseFiles, pictureFile } from "./library-pictures";

test("on a phone a photo is taken, described and chosen as a cover", { tag: "@deep" }, async ({ page }) => {
  await signIn(page, "admin");
  await page.goto("/admin/pustaka");
  await expect(page.getByRole("button", { name: "Ambil Foto" })).toBeVisible();
  const camera = page.getByLabel("Foto dari kamera");
  await expect(camera).toHaveAttribute("capture", "environment");
  const photo = await pictureFile("foto", { width: 900, height: 1200 });
  await camera.setInputFiles(photo);
  await page.getByRole("link", { name: `Beri Teks ${photo.name}` }).click();
  await page.getByLabel("Teks alternatif").fill("Pemilik warung di depan kompornya");
  await page.getByRole("button", { name: "Simpan", exact: true }).click();
  await expect(page.getByRole("button", { name: "Simpan", exact: true })).toBeDisabled();
  await expectNoSidewaysScroll(page);

  await page.goto("/admin/blog/new");
  await page.getByRole("button", { name: "Detail", exact: true }).click();
  await page.getByRole("button", { name: "Pilih dari Pustaka" }).click();
  const dialog = page.getByRole("dialog", { name: "Pilih Gambar Cover" });
  const second = await pictureFile("kedua");
  await chooseFiles(page, [second], dialog);
  await expect(dialog.getByText(second.name)).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Pilih Gambar Lain" }).click();
  await dialog.getByRole("radio", { name: photo.name }).click();
  await expect(dialog.getByLabel("Teks alternatif")).toHaveValue("Pemilik warung di depan kompornya");
  await dialog.getByRole("button", { name: "Pakai sebagai Cover" }).click();
  await expect(page.getByLabel("URL Gambar")).toHaveValue(/^\/media\/[0-9a-f]{32}\.jpg$/);
});
