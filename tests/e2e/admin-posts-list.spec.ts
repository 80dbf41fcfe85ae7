import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { expect, expectAccessible, signIn, test, toast, unique } from "./journey";
import { storePost } from "./posts";

const rowOf = (page: Page, title: string) => page.getByRole("row").filter({ hasText: title });
const tabs = (page: Page) => page.getByRole("navigation", { name: "Status artikel" });

test("posts are searched, filtered, sorted and paged, and the address says so", async ({ page }) => {
  await signIn(page, "admin");
  const word = unique("cari").replaceAll(" ", "");
  const category = unique("Kategori");
  for (let number = 1; number <= 21; number += 1) {
    await storePost(page, { title: `${word} nomor ${String(number).padStart(2, "0")}`, category });
  }
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

test("articles are found by a word of their text, by their author, and among what was returned", async ({
  page,
}) => {
  await signIn(page, "admin");
  const word = unique("kata").replace(" ", "");
  const content = `<p>Isi tentang ${word} yang cukup panjang untuk diuji di daftar ini.</p>`;
  const { id, title, updatedAt } = await storePost(page, { content, status: "review" });
  await page.goto("/admin/blog");
  await page.getByLabel("Cari artikel").fill(word);
  await expect(page).toHaveURL(new RegExp(`q=${word}`));
  await page.getByLabel("Penulis").selectOption("Milik saya");
  await expect(page).toHaveURL(/author=me/);
  await page.getByLabel("Urutan").selectOption("Terakhir diubah");
  await expect(page).toHaveURL(/sort=changed/);
  await expect(rowOf(page, title)).toBeVisible();

  const data = { version: updatedAt, note: "Tambahkan sumber." };
  expect((await page.request.post(`/api/blog/${id}/return`, { data })).status()).toBe(200);
  await page.reload();
  await expect(rowOf(page, title)).toContainText("Dikembalikan");
  await tabs(page)
    .getByRole("link", { name: /^Dikembalikan/ })
    .click();
  await expect(page).toHaveURL(/status=draft&returned=1/);
  await expect(rowOf(page, title)).toBeVisible();
});

test("a tab shows one state, and a saved post leads back to tab and search", async ({ page }) => {
  await signIn(page, "admin");
  const { title, slug } = await storePost(page, { status: "draft" });
  const word = title.split(" ").at(-1);
  await page.goto(`/admin/blog?q=${word}`);
  await expect(rowOf(page, title)).toContainText("Draf");
  await expect(rowOf(page, title).getByRole("time")).toHaveText("-");
  await tabs(page)
    .getByRole("link", { name: /^Menunggu tinjauan/ })
    .click();
  await expect(page).toHaveURL(`/admin/blog?status=review&q=${word}`);
  await expect(page.getByText("Tidak ada post yang cocok")).toBeVisible();
  const list = `/admin/blog?status=draft&q=${word}`;
  await tabs(page).getByRole("link", { name: /^Draf/ }).click();
  await expect(page).toHaveURL(list);
  await expect(tabs(page).getByRole("link", { name: /^Draf \d/ })).toHaveAttribute("aria-current", "page");
  await expect(rowOf(page, title).getByRole("link", { name: title, exact: true })).toHaveAttribute(
    "href",
    `/blog/${slug}`,
  );
  await page.getByRole("link", { name: `Edit ${title}` }).click();
  await page.getByLabel("Ringkasan").fill("Ringkasan lain yang cukup panjang untuk diuji.");
  await page.getByRole("button", { name: "Simpan Perubahan" }).click();
  await expect(page).toHaveURL(list);
  await expect(rowOf(page, title)).toBeVisible();
});

test("a post is deleted after a question, which a click outside does not close", async ({ page, watch }) => {
  await signIn(page, "admin");
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

  const own = `**/api/blog/${post.id}`;
  await page.route(own, (route) => route.fulfill({ status: 500, json: {} }), { times: 1 });
  watch.allow(/500/);
  await remove.click();
  await dialog.getByRole("button", { name: "Ya, Hapus" }).click();
  await expect(toast(page)).toContainText("Error");
  await expect(toast(page)).toContainText("Gagal menghapus blog post");

  await remove.click();
  await dialog.getByRole("button", { name: "Ya, Hapus" }).dblclick();
  await expect(toast(page)).toContainText("Sukses!");
  await expect(toast(page)).toContainText("Blog post berhasil dihapus");
  await expect(page.getByText("Tidak ada post yang cocok")).toBeVisible();
});

test("all posts are exported as a CSV file", async ({ page }) => {
  await signIn(page, "admin");
  const stored = await storePost(page, { summary: "Baris pertama ringkasan\nbaris kedua, dengan koma." });
  const [post] = await (await page.request.get(`/api/blog?title=${encodeURIComponent(stored.title)}`)).json();
  // Other journeys store and delete posts, and a list that goes on changing is not exported: here it always has 102.
  const posts = [post, ...Array.from({ length: 101 }, (_, index) => ({ ...post, id: 900_000 + index }))];
  await page.route("**/api/blog?*", (route) => {
    const { searchParams } = new URL(route.request().url());
    const [number, size] = [Number(searchParams.get("page")), Number(searchParams.get("pageSize"))];
    const json = posts.slice((number - 1) * size, number * size);
    return route.fulfill({ json, headers: { "X-Total-Count": `${posts.length}` } });
  });
  await page.goto("/admin/blog");
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Export Excel" }).click(),
  ]);
  await expect(toast(page)).toContainText("Export berhasil");
  await expect(toast(page)).toContainText("102 blog post diekspor");
  expect(download.suggestedFilename()).toMatch(/^blog-posts-\d{4}-\d{2}-\d{2}\.csv$/);
  const csv = await readFile(await download.path(), "utf8");
  expect(csv).toMatch(/^\ufeffID,Judul,Slug,Kategori,Tanggal Publikasi,Ringkasan\r\n/);
  expect(csv).toContain(`${post.id},${post.title},${post.slug},Uji Coba,`);
  expect(csv).toContain('"Baris pertama ringkasan baris kedua, dengan koma."');
  expect(csv.trim().split("\r\n")).toHaveLength(posts.length + 1);
});

test("the list shows a text while it loads, when it failed and when it is empty", { tag: "@deep" }, async ({
  page,
  watch,
}) => {
  watch.allow(/500/);
  await signIn(page, "admin");
  let answer: "wait" | "fail" | "empty" = "fail";
  const { promise, resolve: release } = Promise.withResolvers<void>();
  await page.route("**/api/blog?*", async (route) => {
    if (answer === "wait") await promise;
    if (answer === "fail") return route.fulfill({ status: 500, json: {} });
    return route.fulfill({ json: [], headers: { "X-Total-Count": "0" } });
  });
  await page.goto("/admin/blog");
  await expect(page.getByText("Terjadi kesalahan saat memuat blog posts. Silahkan coba lagi.")).toBeVisible();
  answer = "wait";
  await page.reload();
  await expect(page.getByText("Memuat blog posts...")).toBeVisible();
  answer = "empty";
  release();
  await expect(page.getByText("Belum ada blog post. Silahkan buat post baru.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Export Excel" })).toHaveCount(0);
  await expectAccessible(page);
});
