import {
  alive,
  expect,
  expectAccessible,
  followMenu,
  hydrated,
  open,
  restPointer,
  test,
  toast,
  unique,
} from "./journey";
import { toastsGone } from "./posts";

test("a visitor reads the blog and sends an enquiry, and staff read and delete it", async ({ page }) => {
  const name = unique("Siti Rahma");

  await open(page, "/");
  await followMenu(page, "Blog");
  await expect(page).toHaveURL("/blog");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();

  await page.getByRole("button", { name: "SEO" }).click();
  await expect(page).toHaveURL("/blog?category=SEO");
  await page.getByRole("link", { name: /Baca Selengkapnya.*Riset Kata Kunci/ }).click();
  await expect(page.getByRole("heading", { level: 1, name: /Riset Kata Kunci/ })).toBeVisible();
  await expect(page).toHaveTitle("Riset Kata Kunci untuk Usaha Kecil dengan Alat Gratis | Arunika Web");
  await expect(page.getByRole("navigation", { name: "Jejak halaman" })).toContainText("Beranda");

  await followMenu(page, "Kontak");
  await alive(page.locator("#contact-form"));
  await page.getByLabel("Nama Lengkap").fill(name);
  await page.getByLabel("Alamat Email").fill("siti@contoh.example");
  await page.getByLabel("Nomor HP").fill("0812 3456 7890");
  await page.getByLabel("Jenis Website").selectOption("online-shop");
  await page
    .getByLabel("Pesan", { exact: true })
    .fill("Saya ingin membuat toko online untuk kerajinan rotan.");
  await page.getByRole("button", { name: "Kirim Pesan" }).click();
  await restPointer(page);
  await expect(toast(page)).toContainText("Berhasil Terkirim!");
  await expect(toast(page)).toContainText("Pesan Anda telah kami terima, terima kasih!");
  await expect(page).toHaveURL("/thank-you");
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Terima Kasih");

  await page.getByRole("link", { name: "Admin Kontak" }).click();
  await expect(page).toHaveURL("/login?next=%2Fadmin%2Fcontact");
  await expect(toast(page)).toContainText("Akses Dibatasi");
  await expect(toast(page)).toContainText("Silakan login terlebih dahulu untuk mengakses halaman admin");
  await page.getByLabel("Username").fill("kontak");
  await page.getByLabel("Password", { exact: true }).fill("kontak-lokal-2026");
  await page.getByRole("button", { name: "Login" }).click();
  await expect(toast(page)).toContainText("Anda telah berhasil masuk ke sistem");
  await expect(page).toHaveURL("/admin/contact");

  const row = page.getByRole("row").filter({ hasText: name });
  await expect(row).toContainText("Toko Online");
  await expect(row.getByRole("link", { name: "siti@contoh.example" })).toHaveAttribute(
    "href",
    "mailto:siti@contoh.example",
  );
  await expect(row.getByRole("link", { name: "0812 3456 7890" })).toHaveAttribute("href", "tel:081234567890");
  await expectAccessible(page);

  // It may stand on the button.
  await toastsGone(page);
  await row.getByRole("button", { name: `Hapus kontak ${name}` }).click();
  const dialog = page.getByRole("alertdialog", { name: "Konfirmasi Hapus Kontak" });
  await expect(dialog).toContainText(name);
  await expectAccessible(page);
  await page.mouse.click(5, 5);
  await expect(dialog).toBeVisible();
  await dialog.getByRole("button", { name: "Batal" }).click();
  await expect(row).toBeVisible();
  await row.getByRole("button", { name: `Hapus kontak ${name}` }).click();
  await dialog.getByRole("button", { name: "Hapus Kontak" }).click();
  await expect(toast(page)).toContainText("Kontak berhasil dihapus");
  await expect(row).toHaveCount(0);

  await page.getByRole("button", { name: "Logout" }).click();
  await expect(toast(page)).toContainText("Logout berhasil");
  await expect(page).toHaveURL("/");
  await page.goto("/admin/contact");
  await hydrated(page);
  await expect(page).toHaveURL(/\/login/);
});
