import { readFile } from "node:fs/promises";
import type { Locator } from "@playwright/test";
import { expect, expectAccessible, missingAt, signIn, test, toast, unique } from "./journey";
import { postValues, storePost } from "./posts";

test("staff search, filter, sort and page through the posts, and the address holds the state", async ({
  page,
}) => {
  await signIn(page, "admin");
  const word = unique("cari").replaceAll(" ", "");
  const category = unique("Kategori");
  for (let number = 1; number <= 21; number += 1) {
    await storePost(page, { title: `${word} nomor ${String(number).padStart(2, "0")}`, category });
  }
  await page.goto("/admin/blog");
  const rows = page.getByRole("row").filter({ has: page.getByRole("cell") });
  await page.getByLabel("Cari judul").fill(word);
  await expect(page).toHaveURL(new RegExp(`q=${word}`));
  await expect(page.getByText("1–20 dari 21 post")).toBeVisible();
  await expect(rows).toHaveCount(20);
  await expectAccessible(page);

  await page.getByRole("link", { name: "Halaman 2" }).click();
  await expect(page).toHaveURL(/page=2/);
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText(`${word} nomor 01`);
  await page.reload();
  await expect(rows).toContainText(`${word} nomor 01`);

  await page.getByLabel("Urutan").selectOption("Judul A–Z");
  await expect(page).toHaveURL(/sort=title/);
  await expect(rows.first()).toContainText(`${word} nomor 01`);
  await page.goBack();
  await expect(page).toHaveURL(/page=2/);

  await page.getByLabel("Kategori", { exact: true }).selectOption({ label: `${category} (21)` });
  await page.getByLabel("Cari judul").fill(`${word} nomor 07`);
  await expect(rows).toHaveCount(1);
  await page.getByLabel("Cari judul").fill(`${word} tidak ada`);
  await expect(page.getByText("Tidak ada post yang cocok")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("link", { name: "Tampilkan Semua Post" }).click();
  await expect(page.getByLabel("Cari judul")).toHaveValue("");
  await expect(rows).toHaveCount(20);
});

test("a row shows title, category and date, and leads to the article and its form", async ({ page }) => {
  await signIn(page, "admin");
  const post = await storePost(page, { category: "Desain & UX" });
  await page.goto(`/admin/blog?q=${encodeURIComponent(post.title)}`);
  const row = page.getByRole("row").filter({ hasText: post.title });
  await expect(row.getByRole("link", { name: post.title, exact: true })).toHaveAttribute(
    "href",
    `/blog/${post.slug}`,
  );
  await expect(row).toContainText("Desain & UX");
  await expect(row.getByRole("time")).toHaveText(/^\d{1,2} \p{L}+ \d{4}$/u);
  await row.getByRole("link", { name: `Edit ${post.title}` }).click();
  await expect(page).toHaveURL(`/admin/blog/edit/${post.id}`);
  await expect(page.getByLabel("Judul", { exact: true })).toHaveValue(post.title);
});

test("a post is deleted after a question that a click outside does not close", async ({ page, watch }) => {
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

test("deleting what somebody else has deleted says so and refreshes the list", async ({ page, watch }) => {
  watch.allow(missingAt("/api/blog/\\d+"));
  await signIn(page, "admin");
  const post = await storePost(page);
  await page.goto(`/admin/blog?q=${encodeURIComponent(post.title)}`);
  await page.getByRole("button", { name: `Hapus ${post.title}` }).click();
  await page.request.delete(`/api/blog/${post.id}`);
  await page.getByRole("button", { name: "Ya, Hapus" }).click();
  await expect(toast(page)).toContainText("Gagal menghapus blog post: artikel ini sudah dihapus sebelumnya");
  await expect(page.getByText("Tidak ada post yang cocok")).toBeVisible();
});

test("all posts are exported for a spreadsheet", async ({ page }) => {
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

test("the list says that it loads, that it failed, and that it is empty", async ({ page, watch }) => {
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
  await expectAccessible(page);
  answer = "wait";
  await page.reload();
  await expect(page.getByText("Memuat blog posts...")).toBeVisible();
  answer = "empty";
  release();
  await expect(page.getByText("Belum ada blog post. Silahkan buat post baru.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Export Excel" })).toHaveCount(0);
  await expectAccessible(page);
});

/** Presses Tab until the focus is there, past the buttons that stand between. */
async function tabTo(target: Locator) {
  for (let press = 0; press < 5; press += 1) {
    await target.page().keyboard.press("Tab");
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  await expect(target).toBeFocused();
}

test("with the keyboard alone a post is written, found, changed and deleted", async ({ page }) => {
  await signIn(page, "admin");
  const values = postValues();
  await page.goto("/admin/blog");
  await page.getByRole("link", { name: "Buat Post Baru" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
  await page.getByLabel("Judul", { exact: true }).focus();
  await page.keyboard.insertText(values.title);
  await page.keyboard.press("Tab");
  await expect(page.getByLabel("Slug")).toBeFocused();
  await expect(page.getByLabel("Slug")).toHaveValue(values.slug);
  for (const name of ["category", "image", "summary", "content"] as const) {
    await tabTo(page.locator(`#post-${name}`));
    await page.keyboard.insertText(values[name]);
  }
  await tabTo(page.getByRole("button", { name: "Buat Blog Post" }));
  await page.keyboard.press("Enter");
  await expect(toast(page)).toContainText("Blog post berhasil dibuat");

  await expect(page.getByRole("main")).toBeFocused();
  await page.getByLabel("Cari judul").focus();
  await page.keyboard.insertText(values.title);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: /^Hapus / })).toHaveCount(1);
  await page.getByRole("link", { name: `Edit ${values.title}` }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByLabel("Ringkasan")).toBeVisible();
  await page.getByLabel("Ringkasan").focus();
  await page.keyboard.insertText(" Ditambah lewat papan ketik.");
  await page.keyboard.press("Control+s");
  await expect(toast(page)).toContainText("Blog post berhasil diperbarui");

  await page.goto(`/admin/blog?q=${encodeURIComponent(values.title)}`);
  await page.getByRole("button", { name: `Hapus ${values.title}` }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Batal" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: `Hapus ${values.title}` })).toBeFocused();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(toast(page)).toContainText("Blog post berhasil dihapus");
  await expect(page.getByRole("main")).toBeFocused();
});
