import { field, fillIn, form, submit } from "./contact-form";
import { alive, expect, expectAccessible, followMenu, hydrated, open, test, unique } from "./journey";
import { fillLogin } from "./staff-account";

test("a visitor reads the blog and sends an enquiry, and staff read and delete it", async ({ page }) => {
  const name = unique("Siti Rahma");
  await open(page, "/");
  await followMenu(page, "Blog");
  await expect(page).toHaveURL("/blog");
  await page.getByRole("button", { name: "SEO" }).click();
  await expect(page).toHaveURL("/blog?category=SEO");
  await page.getByRole("link", { name: /Baca Selengkapnya.*Riset Kata Kunci/ }).click();
  await expect(page.getByRole("heading", { level: 1, name: /Riset Kata Kunci/ })).toBeVisible();
  await expect(page).toHaveTitle("Riset Kata Kunci untuk Usaha Kecil dengan Alat Gratis | Arunika Web");

  await followMenu(page, "Kontak");
  await alive(form(page));
  await fillIn(page, { name });
  await field(page, "phoneNumber").fill("0812 3456 7890");
  await field(page, "websiteType").selectOption("online-shop");
  await submit(page).click();
  await expect(page).toHaveURL("/thank-you");
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Terima Kasih");

  await page.getByRole("link", { name: "Admin Kontak" }).click();
  await expect(page).toHaveURL("/login?next=%2Fadmin%2Fcontact");
  await expect(page.getByText("Silakan login terlebih dahulu untuk mengakses halaman admin")).toBeVisible();
  await fillLogin(page, { username: "kontak", password: "kontak-lokal-2026" });
  await expect(page).toHaveURL("/admin/contact");

  const row = page.getByRole("row").filter({ hasText: name });
  await expect(row).toContainText("Toko Online");
  const email = row.getByRole("link", { name: "siti@contoh.example" });
  await expect(email).toHaveAttribute("href", "mailto:siti@contoh.example");
  const phone = row.getByRole("link", { name: "0812 3456 7890" });
  await expect(phone).toHaveAttribute("href", "tel:+6281234567890");

  const dialog = page.getByRole("alertdialog", { name: "Konfirmasi Hapus Kontak" });
  // By keyboard: a toast may lie on the buttons.
  const remove = async () => {
    await row.getByRole("button", { name: `Tindakan lain untuk ${name}` }).press("Enter");
    await page.getByRole("menuitem", { name: "Hapus kontak ini" }).press("Enter");
  };
  await remove();
  await expect(dialog).toContainText(name);
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Batal" }).press("Enter");
  await expect(row).toBeVisible();
  await remove();
  await dialog.getByRole("button", { name: "Hapus Kontak" }).press("Enter");
  await expect(row).toHaveCount(0);
  await expect(dialog).toHaveCount(0);

  await page.getByRole("main").getByRole("button", { name: "Lainnya" }).click();
  await page.getByRole("button", { name: "Logout" }).press("Enter");
  await expect(page).toHaveURL("/");
  await page.goto("/admin/contact");
  await hydrated(page);
  await expect(page).toHaveURL(/\/login/);
});
