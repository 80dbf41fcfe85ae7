import { expect, expectAccessible, expectAccessibleAtEachWidth, signIn, test, toast } from "./journey";
import { storePicture } from "./library-pictures";
import { createStaff, logInAs } from "./staff-account";

test("who writes may describe pictures and not delete them, and what is gone says so", async ({
  page,
  watch,
}) => {
  watch.allow(/404/);
  await signIn(page, "admin");
  const picture = await storePicture(page);
  await page.context().clearCookies();
  await logInAs(page, await createStaff(page, "writer"));
  await page.goto(`/admin/pustaka/${picture.id}`);
  await page.getByLabel("Gambar hiasan").check();
  await page.getByRole("button", { name: "Simpan", exact: true }).click();
  await expect(toast(page)).toContainText("Tersimpan");
  await expect(page.getByRole("button", { name: "Hapus Gambar" })).toHaveCount(0);
  await page.goto("/admin/pustaka/999999");
  await expect(page.getByRole("heading", { name: "Gambar tidak ditemukan" })).toBeVisible();
});

test("a cover is chosen with the keyboard alone, described on the way, and the focus comes back", async ({
  page,
}) => {
  await signIn(page, "admin");
  const picture = await storePicture(page);
  await page.goto("/admin/blog/new");
  const choose = page.getByRole("button", { name: "Pilih dari Pustaka" });
  await choose.focus();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Pilih Gambar Cover" });
  await expect(dialog.getByRole("option").first()).toBeVisible();
  await dialog.getByLabel("Cari gambar").fill(picture.name.slice(0, -4));
  await expect(dialog.getByRole("option")).toHaveCount(1);
  await expectAccessible(page);
  await page.keyboard.press("Enter");
  await expect(dialog).toBeVisible();
  await dialog.getByRole("option").focus();
  await page.keyboard.press("Enter");
  await expect(dialog.getByLabel("Teks alternatif")).toBeFocused();
  await expectAccessibleAtEachWidth(page);
  await page.setViewportSize({ width: 1280, height: 900 });
  await dialog.getByRole("button", { name: "Pakai sebagai Cover" }).press("Enter");
  await expect(dialog.getByLabel("Teks alternatif")).toBeFocused();
  await expect(dialog.getByRole("alert").filter({ hasText: "Tulis apa yang terlihat" })).toBeVisible();
  await page.keyboard.type("Toko di tepi jalan");
  await dialog.getByRole("button", { name: "Pakai sebagai Cover" }).press("Enter");
  await expect(dialog).toHaveCount(0);
  await expect(choose).toBeFocused();
  await expect(page.getByLabel("URL Gambar")).toHaveValue(picture.url);
  await expect(page.getByRole("img", { name: "Cover saat ini" })).toBeVisible();
  const stored = await (await page.request.get(`/api/media/${picture.id}`)).json();
  expect(stored.alt).toBe("Toko di tepi jalan");
  await page.getByRole("button", { name: "Lepas Cover" }).click();
  await expect(page.getByLabel("URL Gambar")).toHaveValue("");
  await page.getByRole("button", { name: "Kembalikan" }).click();
  await expect(page.getByLabel("URL Gambar")).toHaveValue(picture.url);
});
