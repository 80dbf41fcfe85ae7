import { expect, expectAccessible, missingAt, signIn, test, toast } from "./journey";
import { changePost, draftKept, openForm, postValues, storePost, toastsGone } from "./posts";

test("a click that leads away asks first, and the draft waits for the way back", async ({ page }) => {
  await signIn(page, "admin");
  const { title } = postValues();
  await openForm(page);
  await page.getByLabel("Judul", { exact: true }).fill(title);
  const dialog = page.getByRole("alertdialog", { name: "Tinggalkan halaman ini?" });
  await page.getByRole("button", { name: "Logout" }).click();
  await expect(dialog).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Tetap di Sini" }).click();
  await page.getByRole("link", { name: "Kembali", exact: true }).click();
  await dialog.getByRole("button", { name: "Tinggalkan" }).click();
  await expect(page).toHaveURL("/admin/blog");

  await page.getByRole("link", { name: "Buat Post Baru" }).click();
  await expect(page.getByText("Ada draf yang belum disimpan")).toBeVisible();
  await expect(page.getByText(title)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Lanjutkan Draf" }).click();
  await expect(page.getByLabel("Judul", { exact: true })).toHaveValue(title);
  await draftKept(page);
  page.once("dialog", (question) => question.accept());
  await page.reload();
  await page.getByRole("button", { name: "Buang Draf" }).click();
  await page.reload();
  await expect(page.getByLabel("Judul", { exact: true })).toBeVisible();
  await expect(page.getByText("Ada draf yang belum disimpan")).toHaveCount(0);
});

test("the browser's Back asks too, and the way into the website, and the draft is kept", async ({ page }) => {
  await signIn(page, "admin");
  await page.goto("/admin/blog");
  await page.getByRole("link", { name: "Buat Post Baru" }).click();
  await page.getByLabel("Judul", { exact: true }).fill("Judul yang ditinggalkan");
  const dialog = page.getByRole("alertdialog", { name: "Tinggalkan halaman ini?" });
  await page.goBack();
  await expect(dialog).toBeVisible();
  await dialog.getByRole("button", { name: "Tetap di Sini" }).click();
  await expect(page).toHaveURL("/admin/blog/new");
  await expect(page.getByLabel("Judul", { exact: true })).toHaveValue("Judul yang ditinggalkan");

  await page
    .getByRole("banner")
    .getByRole("link", { name: /ke beranda/ })
    .click();
  await expect(dialog).toBeVisible();
  await dialog.getByRole("button", { name: "Tetap di Sini" }).click();
  await page.goBack();
  await dialog.getByRole("button", { name: "Tinggalkan" }).click();
  await expect(page.getByRole("heading", { name: "Manajemen Blog" })).toBeVisible();
  await expect(page).toHaveURL("/admin/blog");
  await page.goForward();
  await expect(page.getByText("“Judul yang ditinggalkan”")).toBeVisible();

  await page.getByLabel("Judul", { exact: true }).fill("Judul lain yang ditinggalkan");
  await page
    .getByRole("banner")
    .getByRole("link", { name: /ke beranda/ })
    .click();
  await dialog.getByRole("button", { name: "Tinggalkan" }).click();
  await expect(page).toHaveURL("/");
});

test("Back pressed twice at once, or after the skip link, does not part the address from the form", async ({
  page,
}) => {
  await signIn(page, "admin");
  await page.goto("/admin/contact");
  await page.getByRole("link", { name: "Admin Blog" }).first().click();
  await expect(page).toHaveURL("/admin/blog");
  await page.getByRole("link", { name: "Lewati ke konten utama" }).focus();
  await page.keyboard.press("Enter");
  await page.getByRole("link", { name: "Buat Post Baru" }).click();
  await page.getByLabel("Judul", { exact: true }).fill("Judul yang tetap di sini");
  const dialog = page.getByRole("alertdialog", { name: "Tinggalkan halaman ini?" });
  await page.evaluate(() => {
    history.back();
    history.back();
  });
  await expect(page).toHaveURL("/admin/blog/new");
  await expect(page.getByLabel("Judul", { exact: true })).toHaveValue("Judul yang tetap di sini");
  // Where the browser has gone back twice, the guard's own way forward takes the question away again.
  await expect(async () => {
    const stay = dialog.getByRole("button", { name: "Tetap di Sini" });
    if (await dialog.isVisible()) await stay.click({ timeout: 2000 });
    await expect(dialog).toBeHidden({ timeout: 2000 });
  }).toPass();
  await page.goBack();
  await expect(dialog).toBeVisible();
  await dialog.getByRole("button", { name: "Tinggalkan" }).click();
  await expect(page).toHaveURL(/\/admin\/blog(#main)?$/);
});

test("closing the page with unsaved changes makes the browser ask", async ({ page }) => {
  await signIn(page, "admin");
  await openForm(page);
  await page.getByLabel("Judul", { exact: true }).fill("Judul yang belum disimpan");
  const asked = page.waitForEvent("dialog");
  const reload = page.reload();
  const dialog = await asked;
  expect(dialog.type()).toBe("beforeunload");
  await dialog.accept();
  await reload;
});

test("two versions of one post stand side by side, and mine can be stored over the other", async ({
  page,
  watch,
}) => {
  watch.allow(/409/);
  await signIn(page, "admin");
  const post = await storePost(page);
  await openForm(page, post.id);
  await page.getByLabel("Judul", { exact: true }).fill(`${post.title} versi saya`);
  await changePost(page, post, { title: `${post.title} versi lain` });
  await page.getByRole("button", { name: "Simpan Perubahan" }).click();
  const conflict = page
    .getByRole("alert")
    .filter({ hasText: "Artikel ini diubah orang lain saat Anda mengedit" });
  await expect(conflict).toContainText(`${post.title} versi saya`);
  await expect(conflict).toContainText(`${post.title} versi lain`);
  await expect(toast(page)).toContainText("Detail Error");
  await toastsGone(page);
  await expectAccessible(page);
  await conflict.getByRole("button", { name: "Simpan Versi Saya" }).click();
  await expect(page).toHaveURL("/admin/blog");
  const stored = await (await page.request.get(`/api/blog/${post.id}`)).json();
  expect(stored.title).toBe(`${post.title} versi saya`);
});

test("the stored version can be taken, and mine stays as a draft", async ({ page, watch }) => {
  watch.allow(/409/);
  await signIn(page, "admin");
  const post = await storePost(page);
  await openForm(page, post.id);
  await page.getByLabel("Judul", { exact: true }).fill(`${post.title} versi saya`);
  await changePost(page, post, { title: `${post.title} versi lain` });
  await page.getByRole("button", { name: "Simpan Perubahan" }).click();
  await page.getByRole("button", { name: "Pakai Versi Tersimpan" }).click();
  await expect(page.getByLabel("Judul", { exact: true })).toHaveValue(`${post.title} versi lain`);
  await expect(page.getByText(`“${post.title} versi saya”`)).toBeVisible();
  await page.getByLabel("Ringkasan").fill("Ringkasan lain yang ditulis sesudah memilih versi.");
  await draftKept(page);
  await page.getByRole("button", { name: "Simpan Perubahan" }).click();
  await expect(toast(page)).toContainText("Blog post berhasil diperbarui");
  await openForm(page, post.id);
  await expect(page.getByText(`“${post.title} versi saya”`)).toBeVisible();
  await page.getByRole("button", { name: "Lanjutkan Draf" }).click();
  await expect(page.getByLabel("Judul", { exact: true })).toHaveValue(`${post.title} versi saya`);
});

test("the stored version is not taken where the browser refuses to keep mine as a draft", async ({
  page,
  watch,
}) => {
  watch.allow(/409/);
  await signIn(page, "admin");
  const post = await storePost(page);
  await openForm(page, post.id);
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
  });
  await page.getByLabel("Judul", { exact: true }).fill(`${post.title} versi saya`);
  await changePost(page, post, { title: `${post.title} versi lain` });
  await page.getByRole("button", { name: "Simpan Perubahan" }).click();
  await page.getByRole("button", { name: "Pakai Versi Tersimpan" }).click();
  await expect(toast(page)).toContainText("Versi Anda belum bisa disimpan sebagai draf");
  await expect(page.getByLabel("Judul", { exact: true })).toHaveValue(`${post.title} versi saya`);
  await expect(page.getByText("Browser ini tidak bisa menyimpan draf.")).not.toHaveCount(0);
  await page.getByRole("button", { name: "Simpan Versi Saya" }).click();
  await expect(page).toHaveURL("/admin/blog");
});

test("a post that was deleted meanwhile is stored as a new one", async ({ page, watch }) => {
  watch.allow(missingAt("/api/blog/\\d+"));
  await signIn(page, "admin");
  const post = await storePost(page);
  await openForm(page, post.id);
  await page.getByLabel("Judul", { exact: true }).fill(`${post.title} lanjutan`);
  await page.request.delete(`/api/blog/${post.id}`);
  await page.getByRole("button", { name: "Simpan Perubahan" }).click();
  await expect(page.getByText("Artikel ini sudah dihapus")).toBeVisible();
  await expect(toast(page)).toContainText("Detail Error");
  await toastsGone(page);
  await expectAccessible(page);
  await page.getByRole("button", { name: "Simpan sebagai post baru" }).click();
  await expect(toast(page)).toContainText("Blog post berhasil dibuat");
  const stored = await (await page.request.get(`/api/blog/slug/${post.slug}`)).json();
  expect(stored).toMatchObject({ title: `${post.title} lanjutan` });
  expect(stored.id).not.toBe(post.id);
});

test("a session that ends in the middle of work keeps what was typed, through the login and back", async ({
  page,
  watch,
}) => {
  watch.allow(/401/);
  await signIn(page, "admin");
  const post = await storePost(page);
  await openForm(page, post.id);
  await page.getByLabel("Judul", { exact: true }).fill(`${post.title} lanjutan`);
  await page.context().clearCookies();
  await page.getByRole("button", { name: "Simpan Perubahan" }).click();
  const notice = page.getByRole("alert").filter({ hasText: "Sesi Anda sudah berakhir" });
  await expect(notice).toBeVisible();
  await expect(page.getByLabel("Judul", { exact: true })).toHaveValue(`${post.title} lanjutan`);
  await expect(toast(page)).toContainText("Detail Error");
  await toastsGone(page);
  await expectAccessible(page);
  await notice.getByRole("link", { name: "Login Lagi" }).click();
  await expect(page).toHaveURL(`/login?next=${encodeURIComponent(`/admin/blog/edit/${post.id}`)}`);
  await page.getByLabel("Username").fill("admin");
  await page.getByLabel("Password", { exact: true }).fill("admin-lokal-2026");
  await page.getByRole("button", { name: "Login" }).click();
  await expect(page).toHaveURL(`/admin/blog/edit/${post.id}`);
  await page.getByRole("button", { name: "Lanjutkan Draf" }).click();
  await page.getByRole("button", { name: "Simpan Perubahan" }).click();
  await expect(toast(page)).toContainText("Blog post berhasil diperbarui");
});

test("a save without a connection says so, loses nothing and succeeds later", async ({ page, watch }) => {
  watch.allow(/ERR_INTERNET_DISCONNECTED/);
  watch.allow(/Failed to fetch/);
  await signIn(page, "admin");
  const post = await storePost(page);
  await openForm(page, post.id);
  await page.getByLabel("Judul", { exact: true }).fill(`${post.title} lanjutan`);
  await draftKept(page);
  await page.context().setOffline(true);
  await page.getByRole("button", { name: "Simpan Perubahan" }).click();
  await expect(page.getByText("Belum tersimpan: tidak ada koneksi ke server")).toBeVisible();
  await expect(toast(page)).toContainText("Tidak bisa terhubung ke server");
  await expect(page.getByLabel("Judul", { exact: true })).toHaveValue(`${post.title} lanjutan`);
  await page.context().setOffline(false);
  await page.getByRole("button", { name: "Simpan Perubahan" }).click();
  await expect(toast(page)).toContainText("Blog post berhasil diperbarui");
});

test("two tabs keep their own drafts of a new post", async ({ page, context }) => {
  await signIn(page, "admin");
  const other = await context.newPage();
  await openForm(page);
  await openForm(other);
  await page.getByLabel("Judul", { exact: true }).fill("Tulisan tab pertama");
  await draftKept(page);
  await other.getByLabel("Judul", { exact: true }).fill("Tulisan tab kedua");
  await draftKept(other);
  await page.close();
  await other.close();
  const later = await context.newPage();
  await openForm(later);
  await expect(later.getByText("“Tulisan tab kedua”")).toBeVisible();
  await later.getByRole("button", { name: "Buang Draf" }).click();
  await expect(later.getByText("“Tulisan tab pertama”")).toBeVisible();
});
