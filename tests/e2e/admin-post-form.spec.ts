import { expect, expectAccessible, hold, missingAt, signIn, test, toast } from "./journey";
import { openForm, postValues, storePost } from "./posts";

test("a new post gets its slug from the title, a preview, and a place in the list", async ({ page }) => {
  await signIn(page, "admin");
  const values = postValues();
  await openForm(page);
  await page.getByLabel("Judul", { exact: true }).fill(values.title);
  await page.getByLabel("Judul", { exact: true }).blur();
  await expect(page.getByLabel("Slug")).toHaveValue(values.slug);
  await page.getByLabel("Slug").fill(`${values.slug}-sendiri`);
  await page.getByLabel("Judul", { exact: true }).fill(`${values.title} lagi`);
  await page.getByLabel("Kategori").fill(values.category);
  await expect(page.getByLabel("Slug")).toHaveValue(`${values.slug}-sendiri`);
  await page.getByLabel("URL Gambar").fill(values.image);
  await page.getByLabel("Ringkasan").fill(values.summary);
  await page
    .getByLabel("Konten")
    .fill(`${values.content}<script>alert(1)</script><p onclick="x()">Akhir.</p>`);

  const preview = page.getByRole("region", { name: "Pratinjau" });
  await expect(preview.getByRole("heading", { name: `${values.title} lagi` })).toBeVisible();
  await expect(preview.locator(".article-body")).toContainText("Akhir.");
  expect(await preview.locator(".article-body").innerHTML()).toBe(`${values.content}<p>Akhir.</p>`);
  await preview.getByRole("link", { name: "Kembali ke Blog" }).click();
  await expect(page).toHaveURL("/admin/blog/new");
  await expectAccessible(page);

  await page.getByRole("button", { name: "Buat Blog Post" }).dblclick();
  await expect(toast(page)).toContainText("Sukses!");
  await expect(toast(page)).toContainText("Blog post berhasil dibuat");
  await expect(page).toHaveURL("/admin/blog");
  await page.getByLabel("Cari judul").fill(values.title);
  await expect(page.getByRole("row").filter({ hasText: values.title })).toHaveCount(1);
  await page.goto("/admin/blog/new");
  await expect(page.getByLabel("Judul", { exact: true })).toBeVisible();
  await expect(page.getByText(`${values.title} lagi`)).toHaveCount(0);
});

test("every field says what is wrong with it, and the first wrong one has the focus", async ({ page }) => {
  await signIn(page, "admin");
  await openForm(page);
  await page.getByLabel("Judul", { exact: true }).fill("Judul yang benar");
  await page.getByLabel("Slug").fill("Slug Salah");
  await page.getByRole("button", { name: "Buat Blog Post" }).click();
  await expect(page.getByLabel("Slug")).toBeFocused();
  for (const message of [
    "Slug hanya boleh berisi huruf kecil, angka, dan tanda hubung (-)",
    "Kategori harus minimal 2 karakter",
    "URL gambar tidak valid",
    "Ringkasan harus minimal 20 karakter",
    "Konten harus minimal 50 karakter",
  ]) {
    await expect(page.getByText(message, { exact: true })).toBeVisible();
  }
  await page.getByLabel("Judul", { exact: true }).fill("abc");
  await page.getByLabel("Slug").fill("ab");
  await expect(page.getByText("Judul harus minimal 5 karakter")).toBeVisible();
  await expect(page.getByText("Slug harus minimal 3 karakter")).toBeVisible();
  await expectAccessible(page);
});

test("a slug that exists stands at its field, and nothing of the text is lost", async ({ page, watch }) => {
  watch.allow(/409/);
  await signIn(page, "admin");
  const taken = await storePost(page);
  const values = postValues({ slug: taken.slug });
  await openForm(page);
  await page.getByLabel("Judul", { exact: true }).fill(values.title);
  await page.keyboard.press("Tab");
  await page.getByLabel("Slug").fill(values.slug);
  await page.getByLabel("Kategori").fill(values.category);
  await page.getByLabel("URL Gambar").fill(values.image);
  await page.getByLabel("Ringkasan").fill(values.summary);
  await page.getByLabel("Konten").fill(values.content);
  await page.getByRole("button", { name: "Buat Blog Post" }).click();
  await expect(toast(page)).toContainText("Gagal membuat blog post");
  await expect(page.getByRole("alert").filter({ hasText: "Slug sudah digunakan" })).toBeVisible();
  await expect(page.getByLabel("Slug")).toBeFocused();
  await expect(page.getByLabel("Konten")).toHaveValue(values.content);
  await page.getByLabel("Slug").fill(`${values.slug}-2`);
  await page.keyboard.press("ControlOrMeta+s");
  await expect(toast(page)).toContainText("Blog post berhasil dibuat");
});

test("an article is changed, and its button says so while it is stored", async ({ page }) => {
  await signIn(page, "admin");
  const post = await storePost(page);
  const reading = `**/api/blog/${post.id}?view=staff`;
  const release = await hold(page, reading);
  await page.goto(`/admin/blog/edit/${post.id}`);
  await expect(page.getByText("Memuat data...")).toBeVisible();
  release();
  await expect(page.getByLabel("Judul", { exact: true })).toHaveValue(post.title);
  await page.unroute(reading);
  const store = await hold(page, `**/api/blog/${post.id}`);
  await page.getByLabel("Judul", { exact: true }).fill(`${post.title} baru`);
  await page.getByRole("button", { name: "Simpan Perubahan" }).click();
  await expect(page.getByRole("button", { name: "Menyimpan..." })).toBeDisabled();
  store();
  await expect(toast(page)).toContainText("Blog post berhasil diperbarui");
  await expect(page).toHaveURL("/admin/blog");
  await page.unroute(`**/api/blog/${post.id}`);
  await page.goto(`/blog/${post.slug}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(`${post.title} baru`);
});

test("a failed update shows its two toasts one after the other", async ({ page, watch }) => {
  watch.allow(/500/);
  await signIn(page, "admin");
  const post = await storePost(page);
  await openForm(page, post.id);
  const message = "Terjadi kesalahan pada server, silakan coba lagi.";
  await page.route(`**/api/blog/${post.id}`, (route) =>
    route.fulfill({ status: 500, json: { code: "internal", message, requestId: "1" } }),
  );
  await page.getByLabel("Judul", { exact: true }).fill("Judul yang belum tersimpan");
  // Noted, because the first stands for two seconds only.
  await page.evaluate(() => {
    const shown = new Set<string>();
    Object.assign(window, { shown });
    new MutationObserver(() => {
      for (const title of document.querySelectorAll("[data-sonner-toast] [data-title]"))
        shown.add(title.textContent ?? "");
    }).observe(document.body, { childList: true, subtree: true });
  });
  await page.getByRole("button", { name: "Simpan Perubahan" }).click();
  await expect(toast(page)).toContainText("Detail Error");
  await expect(toast(page)).toContainText(message);
  expect(await page.evaluate(() => [...((window as { shown?: Set<string> }).shown ?? [])])).toEqual([
    "Gagal memperbarui blog post",
    "Detail Error",
  ]);
  await expect(page.getByRole("alert").filter({ hasText: message })).toBeVisible();
  await expect(page.getByLabel("Judul", { exact: true })).toHaveValue("Judul yang belum tersimpan");
});

test("an address of no post says so", async ({ page, watch }) => {
  watch.allow(missingAt("/api/blog/999999999"));
  await signIn(page, "admin");
  for (const id of ["999999999", "abc"]) {
    await page.goto(`/admin/blog/edit/${id}`);
    await expect(page.getByRole("heading", { name: "Post tidak ditemukan" })).toBeVisible();
    await expectAccessible(page);
  }
  await page.getByRole("link", { name: "Kembali ke Daftar Post" }).click();
  await expect(page).toHaveURL("/admin/blog");
});

test("the preview stays quiet when it cannot be made", async ({ page, watch }) => {
  watch.allow(/500/);
  await signIn(page, "admin");
  const post = await storePost(page);
  await openForm(page, post.id);
  const preview = page.getByRole("region", { name: "Pratinjau" });
  await expect(preview.getByRole("heading", { name: "Bagian pertama" })).toBeVisible();
  await page.route("**/api/blog/preview", (route) => route.fulfill({ status: 500, json: {} }));
  await page.getByLabel("Konten").fill("<p>Isi yang baru sama sekali, cukup panjang.</p>");
  await expect(preview).toContainText("Pratinjau belum bisa diperbarui. Tulisan Anda tetap aman.");
  await expect(preview.getByRole("heading", { name: "Bagian pertama" })).toBeVisible();
});

test("what was copied from Google Docs arrives with its headings and lists", async ({ page }) => {
  await signIn(page, "admin");
  await openForm(page);
  await page.getByLabel("Konten").focus();
  await page.getByLabel("Konten").evaluate((input) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData(
      "text/html",
      '<b id="docs-internal-guid-1" style="font-weight:normal"><h1><span>Judul</span></h1><p><span style="font-weight:700">Tebal</span> <span>biasa</span></p><ul><li><span>Satu</span></li></ul></b>',
    );
    clipboardData.setData("text/plain", "Judul\nTebal biasa\nSatu");
    input.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
  });
  await expect(page.getByLabel("Konten")).toHaveValue(
    "<h2>Judul</h2>\n<p><strong>Tebal</strong> biasa</p>\n<ul><li>Satu</li>\n</ul>\n",
  );
  await expect(
    page.getByRole("region", { name: "Pratinjau" }).getByRole("heading", { name: "Judul", exact: true }),
  ).toBeVisible();
});
