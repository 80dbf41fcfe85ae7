import type { Page } from "@playwright/test";
import { expect, expectAccessible, signIn, test, toast, unique } from "./journey";
import { changePost, storePost } from "./posts";

const locateRow = (page: Page, title: string) => page.getByRole("row").filter({ hasText: title });
const tabs = (page: Page) => page.getByRole("navigation", { name: "Status artikel" });

test.beforeEach(({ page }) => signIn(page, "admin"));

test("posts are searched, filtered, sorted and paged, and the address says so", async ({ page }) => {
  const word = unique("cari").replaceAll(" ", "");
  const category = unique("Kategori");
  await storePost(page, { title: `${word} nomor 01`, category });
  await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      storePost(page, { title: `${word} nomor ${String(index + 2).padStart(2, "0")}`, category }),
    ),
  );
  await page.goto("/admin/blog");
  const rows = page.getByRole("row").filter({ has: page.getByRole("cell") });
  await page.getByLabel("Cari artikel").fill(word);
  await expect(page).toHaveURL(new RegExp(`q=${word}`));
  await expect(page.getByText("1–20 dari 21 post")).toBeVisible();
  await expect(rows).toHaveCount(20);
  await expect(rows.first().getByRole("time")).toHaveText(/^\d{1,2} \p{L}+ \d{4}$/u);
  await expect(rows.first()).toContainText(category);
  await expectAccessible(page);
  const bar = page.getByRole("region", { name: "Tindakan untuk artikel yang dipilih" });
  await page.getByLabel("Pilih semua di halaman ini").check();
  await bar.getByRole("button", { name: "Pilih semua 21 artikel" }).click();
  await expect(bar.getByRole("status")).toHaveText("21 dipilih");
  await bar.getByRole("button", { name: "Batalkan pilihan" }).click();

  await page.getByRole("link", { name: "Halaman 2" }).click();
  await expect(page).toHaveURL(/page=2/);
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText(`${word} nomor 01`);
  await page.reload();
  await expect(rows).toContainText(`${word} nomor 01`);

  await page.getByLabel("Urutan").selectOption("Judul A–Z");
  await expect(page).toHaveURL(/sort=title/);
  await expect(rows.first()).toContainText(`${word} nomor 01`);

  await page.getByLabel("Kategori", { exact: true }).selectOption({ label: `${category} (21)` });
  await page.getByLabel("Cari artikel").fill(`${word} nomor 07`);
  await expect(rows).toHaveCount(1);
  await page.getByLabel("Cari artikel").fill(`${word} tidak ada`);
  await expect(page.getByText("Tidak ada post yang cocok")).toBeVisible();
  await page.getByRole("link", { name: "Tampilkan Semua Post" }).click();
  await expect(page.getByLabel("Cari artikel")).toHaveValue("");
  await expect(rows).toHaveCount(20);
});

test("a tab shows one state, and a saved post leads back to tab and search", async ({ page }) => {
  const { title, slug } = await storePost(page, { status: "draft" });
  const word = title.split(" ").at(-1);
  await page.goto(`/admin/blog?q=${word}`);
  await expect(locateRow(page, title)).toContainText("Draf");
  await expect(locateRow(page, title).getByRole("time")).toHaveText("-");
  await tabs(page)
    .getByRole("link", { name: /^Menunggu tinjauan/ })
    .click();
  await expect(page).toHaveURL(`/admin/blog?status=review&q=${word}`);
  await expect(page.getByText("Tidak ada post yang cocok")).toBeVisible();
  const list = `/admin/blog?status=draft&q=${word}`;
  await tabs(page).getByRole("link", { name: /^Draf/ }).click();
  await expect(page).toHaveURL(list);
  await expect(tabs(page).getByRole("link", { name: /^Draf \d/ })).toHaveAttribute("aria-current", "page");
  await expect(locateRow(page, title).getByRole("link", { name: title, exact: true })).toHaveAttribute(
    "href",
    `/blog/${slug}`,
  );
  await page.getByRole("link", { name: `Edit ${title}` }).click();
  await page.getByLabel("Ringkasan").fill("Ringkasan lain yang cukup panjang untuk diuji.");
  await page.getByRole("button", { name: "Simpan Perubahan" }).click();
  await expect(page).toHaveURL(list);
  await expect(locateRow(page, title)).toBeVisible();
});

test("a post is deleted after a question, which a click outside does not close", async ({ page, watch }) => {
  const post = await storePost(page);
  await page.goto(`/admin/blog?q=${encodeURIComponent(post.title)}`);
  const remove = page.getByRole("button", { name: `Hapus ${post.title}` });
  const dialog = page.getByRole("alertdialog", { name: "Hapus Blog Post" });
  await remove.click();
  await expect(dialog).toContainText(
    "Apakah Anda yakin ingin menghapus blog post ini? Tindakan ini tidak dapat dibatalkan.",
  );
  await expectAccessible(page);
  await page.mouse.click(5, 5);
  await expect(dialog).toBeVisible();
  await dialog.getByRole("button", { name: "Batal" }).click();
  await expect(dialog).toHaveCount(0);

  const own = `**/api/blog/${post.id}?version=*`;
  await page.route(own, (route) => route.fulfill({ status: 500, json: {} }), { times: 1 });
  watch.allow(/500/);
  await remove.click();
  await dialog.getByRole("button", { name: "Ya, Hapus" }).click();
  await expect(toast(page)).toContainText("Error");
  await expect(toast(page)).toContainText("Gagal menghapus blog post");

  watch.allow(/409/);
  const category = unique("Kategori");
  await changePost(page, post, { category });
  await remove.click();
  await dialog.getByRole("button", { name: "Ya, Hapus" }).click();
  await expect(toast(page)).toContainText("Artikel ini sudah diubah orang lain sejak Anda membukanya");
  await expect(locateRow(page, post.title)).toContainText(category);

  await remove.click();
  await dialog.getByRole("button", { name: "Ya, Hapus" }).dblclick();
  await expect(toast(page)).toContainText("Sukses!");
  await expect(toast(page)).toContainText("Blog post berhasil dihapus");
  await expect(page.getByText("Tidak ada post yang cocok")).toBeVisible();
});
