import { expect, expectAccessible, hold, missingAt, refuse, signIn, test, toast } from "./journey";
import {
  changePost,
  fillForm,
  openForm,
  postValues,
  readPost,
  storePost,
  titleField,
  writeHtml,
} from "./posts";
import { fillLogin } from "./staff-account";

test.beforeEach(({ page }) => signIn(page, "admin"));

test("a new post gets a slug and a cover, a safe preview, and a row in the list, and is taken back from its toast", async ({
  page,
}) => {
  const values = postValues();
  await openForm(page);
  await expect(page.getByText("Terbit sekarang untuk semua orang.")).toBeVisible();
  await titleField(page).fill(values.title);
  await titleField(page).blur();
  await expect(page.getByLabel("Slug")).toHaveValue(values.slug);
  await page.getByLabel("Slug").fill(`${values.slug}-sendiri`);
  await titleField(page).fill(`${values.title} lagi`);
  await page.getByLabel("Kategori").fill("Toko Online");
  await expect(page.getByLabel("Slug")).toHaveValue(`${values.slug}-sendiri`);
  await expect(page.getByLabel("URL Gambar")).toHaveValue("/images/blog/topics/toko-online-1.svg");
  await page
    .getByLabel("Konten")
    .fill(`${values.content}<script>alert(1)</script><p onclick="x()">Akhir.</p>`);
  await page.getByRole("button", { name: "Pakai paragraf pertama" }).click();
  await expect(page.getByLabel("Ringkasan")).toHaveValue("Isi artikel yang cukup panjang untuk diuji.");
  // Enter in a field would publish.
  await page.getByLabel("Slug").press("Enter");

  await page.getByRole("button", { name: "Pratinjau", exact: true }).click();
  const preview = page.getByRole("dialog", { name: "Pratinjau" });
  await expect(preview.getByRole("heading", { name: `${values.title} lagi` })).toBeVisible();
  await expect(preview.locator(".article-body")).toContainText("Akhir.");
  expect(await preview.locator(".article-body").innerHTML()).toBe(`${values.content}<p>Akhir.</p>`);
  await preview.getByRole("link", { name: "Kembali ke Blog" }).first().click();
  await expectAccessible(page);
  await preview.getByRole("button", { name: "Tutup" }).click();
  await expectAccessible(page);

  await page.getByRole("button", { name: "Buat Blog Post" }).dblclick();
  await expect(toast(page)).toContainText("Blog post berhasil dibuat");
  await expect(page).toHaveURL("/admin/blog");
  const slug = `${values.slug}-sendiri`;
  await expect(toast(page).getByRole("link", { name: "Lihat" })).toHaveAttribute("href", `/blog/${slug}`);
  await toast(page).getByRole("button", { name: "Urungkan" }).click();
  await expect(toast(page)).toContainText("Artikel ditarik dari publik");
  const stored = await (await page.request.get(`/api/blog/slug/${slug}?view=staff`)).json();
  expect(stored.status).toBe("draft");
  await page.getByLabel("Cari artikel").fill(values.title);
  await expect(page.getByRole("row").filter({ hasText: values.title })).toHaveCount(1);
});

test("every invalid field shows its message, a slug that is taken too, and the text stays", async ({
  page,
  watch,
}) => {
  watch.allow(/409/);
  const taken = await storePost(page);
  await openForm(page);
  await titleField(page).fill("Judul yang benar");
  await page.getByLabel("Slug").fill("Slug Salah");
  await page.getByLabel("URL Gambar").fill("");
  await page.getByRole("button", { name: "Buat Blog Post" }).click();
  await expect(page.getByLabel("Konten")).toBeFocused();
  await expect(page.getByText("Slug hanya boleh berisi huruf kecil, angka,")).toBeVisible();
  await expect(page.getByText("Konten harus minimal 50 karakter", { exact: true })).toBeVisible();
  await titleField(page).fill("abc");
  await expect(page.getByText("Judul harus minimal 5 karakter")).toBeVisible();
  await expectAccessible(page);

  const values = await fillForm(page, postValues({ slug: taken.slug }));
  await page.getByRole("button", { name: "Buat Blog Post" }).click();
  await expect(page.getByRole("alert").filter({ hasText: "Slug sudah digunakan" })).toBeVisible();
  await expect(page.getByLabel("Slug")).toBeFocused();
  await expect(page.getByLabel("Konten")).toHaveValue(values.content);
  await page.getByLabel("Slug").fill(`${values.slug}-2`);
  await page.getByRole("button", { name: "Buat Blog Post" }).click();
  await expect(toast(page)).toContainText("Blog post berhasil dibuat");
});

test("what is typed is stored as a draft while one types, and goes on after a reload", async ({ page }) => {
  await openForm(page);
  const { title } = postValues();
  await titleField(page).fill(title);
  await expect(page.getByText(/^Tersimpan \d\d\.\d\d$/)).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/blog\/edit\/\d+$/);
  await expect(page.getByRole("heading", { name: "Buat Blog Post" })).toBeVisible();
  const id = Number(page.url().split("/").at(-1));
  expect(await readPost(page, id)).toMatchObject({ title, status: "draft" });
  expect((await page.request.get(`/blog/${(await readPost(page, id)).slug}?view=public`)).status()).not.toBe(
    500,
  );
  await page.reload();
  await expect(titleField(page)).toHaveValue(title);
  await expect(page.getByRole("button", { name: "Simpan Perubahan" })).toBeVisible();
});

test("two who have the same article open see each other", { tag: "@deep" }, async ({ page, browser }) => {
  const post = await storePost(page);
  const other = await browser.newPage();
  await signIn(other, "kontak");
  await openForm(other, post.id);
  await openForm(page, post.id);
  await expect(page.getByText("sedang menyunting artikel ini")).toBeVisible();
  await other.close();
});

test("a post is loaded, changed and saved, and visitors read the new title", async ({ page }) => {
  const post = await storePost(page);
  const reading = `**/api/blog/${post.id}?view=staff`;
  const release = await hold(page, reading);
  await page.goto(`/admin/blog/edit/${post.id}`);
  await expect(page.getByText("Memuat data...")).toBeVisible();
  release();
  await expect(titleField(page)).toHaveValue(post.title);
  await page.unroute(reading);
  const store = await hold(page, `**/api/blog/${post.id}`);
  await titleField(page).fill(`${post.title} baru`);
  await page.getByRole("button", { name: "Simpan Perubahan" }).click();
  await expect(page.getByRole("button", { name: "Menyimpan..." })).toBeDisabled();
  store();
  await expect(toast(page)).toContainText("Blog post berhasil diperbarui");
  await expect(page).toHaveURL("/admin/blog");
  await page.unroute(`**/api/blog/${post.id}`);
  await page.goto(`/blog/${post.slug}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(`${post.title} baru`);
});

test("a failed save shows both toasts and the reason, and keeps the text", async ({ page, watch }) => {
  watch.allow(/500/);
  await page.clock.install();
  const post = await storePost(page);
  await openForm(page, post.id);
  const message = "Terjadi kesalahan pada server, silakan coba lagi.";
  await refuse(page, `**/api/blog/${post.id}`, { message });
  await titleField(page).fill("Judul yang belum tersimpan");
  await page.getByRole("button", { name: "Simpan Perubahan" }).click();
  // The second toast takes its place after two seconds.
  await expect(toast(page)).toContainText("Gagal memperbarui blog post");
  await expect(page.getByRole("alert").filter({ hasText: message })).toBeVisible();
  await page.clock.fastForward(2000);
  await expect(toast(page)).toContainText("Detail Error");
  await expect(titleField(page)).toHaveValue("Judul yang belum tersimpan");
});

for (const [lost, button, status] of [
  ["an autosave", "Buat Blog Post", "published"],
  ["a publication", "Simpan sebagai Draf", "draft"],
] as const) {
  test(`after ${lost} without an answer, “${button}” does what it says`, { tag: "@deep" }, async ({
    page,
    watch,
  }) => {
    watch.allow(/ERR_FAILED|Failed to fetch|404/);
    const post = postValues();
    let calls = 0;
    await page.route("**/api/blog", async (route) => {
      if (route.request().method() === "POST" && ++calls === 1) return route.abort();
      return route.continue();
    });
    await openForm(page);
    await fillForm(page, post);
    if (lost === "a publication") {
      await page.getByRole("button", { name: "Buat Blog Post" }).click();
      await expect(toast(page)).toContainText("Gagal membuat blog post");
    }
    await expect.poll(() => calls).toBe(1);
    await page.getByRole("button", { name: button }).click();
    await expect(toast(page)).toContainText("Sukses!");
    const stored = await page.request.get(`/api/blog/slug/${post.slug}?view=staff`);
    expect(await stored.json()).toMatchObject({ status });
  });
}

test("after a publication whose answer was lost nothing but a proposal is saved by Ctrl+S", {
  tag: "@deep",
}, async ({ page, watch }) => {
  watch.allow(/ERR_FAILED|Failed to fetch|409/);
  await page.route(
    "**/api/blog/*/publish",
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  await openForm(page);
  const { title } = await fillForm(page);
  await expect(page.getByText(/^Tersimpan \d\d\.\d\d$/)).toBeVisible();
  for (const reason of ["Jawaban server tidak sampai", "Artikel ini sudah terbit"]) {
    await page.getByRole("button", { name: "Buat Blog Post" }).click();
    await expect(page.getByRole("alert").filter({ hasText: reason })).toBeVisible();
  }
  await titleField(page).fill(`${title} belum selesai`);
  await page.keyboard.press("Control+S");
  await expect(toast(page)).toContainText("Usulan tersimpan");
  const stored = await readPost(page, Number(page.url().split("/").at(-1)));
  expect(stored).toMatchObject({ title, status: "published", hasPending: true });
});

test("the address of a missing post shows that it is not found", { tag: "@deep" }, async ({
  page,
  watch,
}) => {
  watch.allow(missingAt("/api/blog/999999999"));
  for (const id of ["999999999", "abc"]) {
    await page.goto(`/admin/blog/edit/${id}`);
    await expect(page.getByRole("heading", { name: "Post tidak ditemukan" })).toBeVisible();
  }
  await page.getByRole("link", { name: "Kembali ke Daftar Post" }).click();
  await expect(page).toHaveURL("/admin/blog");
});

test("leaving stores what is typed; without a connection it asks, and the draft can be restored", async ({
  page,
  watch,
}) => {
  watch.allow(/ERR_INTERNET_DISCONNECTED|Failed to fetch/);
  const { title: typed } = postValues();
  await openForm(page);
  await titleField(page).fill(typed);
  await page.getByRole("link", { name: "Kembali", exact: true }).click();
  await expect(page).toHaveURL("/admin/blog");
  await page.getByRole("link", { name: typed, exact: true }).waitFor();

  await page.getByRole("link", { name: "Buat Post Baru" }).click();
  await writeHtml(page);
  await page.context().setOffline(true);
  await titleField(page).fill(`${typed} lagi`);
  const dialog = page.getByRole("alertdialog", { name: "Tinggalkan halaman ini?" });
  await page.getByRole("link", { name: "Kembali", exact: true }).click();
  await expect(dialog).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Tetap di Sini" }).click();
  await page.getByRole("link", { name: "Kembali", exact: true }).click();
  await dialog.getByRole("button", { name: "Tinggalkan" }).click();
  // A form that is still there would store the draft once there is a connection.
  await expect(page.getByRole("heading", { name: "Manajemen Blog" })).toBeVisible();
  await page.context().setOffline(false);

  await page.getByRole("link", { name: "Buat Post Baru" }).click();
  await expect(page.getByText("Ada draf yang belum disimpan")).toBeVisible();
  await page.getByRole("button", { name: "Lanjutkan Draf" }).click();
  await expect(titleField(page)).toHaveValue(`${typed} lagi`);
  await expect(page.getByText(/^Tersimpan /)).toBeVisible();
});

test("a conflict shows both versions, and the own one of a public article becomes a proposal", async ({
  page,
  watch,
}) => {
  watch.allow(/409/);
  const post = await storePost(page);
  await openForm(page, post.id);
  await titleField(page).fill(`${post.title} versi saya`);
  await changePost(page, post, { title: `${post.title} versi lain` });
  await page.getByRole("button", { name: "Simpan Perubahan" }).click();
  const conflict = page
    .getByRole("alert")
    .filter({ hasText: "Artikel ini diubah orang lain saat Anda mengedit" });
  await expect(conflict).toContainText(`${post.title} versi saya`);
  await expect(conflict).toContainText(`${post.title} versi lain`);
  await expect(conflict).toContainText("menyimpan isian Anda sebagai usulan");
  await conflict.getByRole("button", { name: "Simpan Versi Saya" }).click();
  await expect(toast(page)).toContainText("Usulan tersimpan");
  const title = async () => (await readPost(page, post.id)).title;
  expect(await title()).toBe(`${post.title} versi lain`);
  await page.getByRole("button", { name: "Simpan Perubahan" }).click();
  await expect(page).toHaveURL("/admin/blog");
  expect(await title()).toBe(`${post.title} versi saya`);
});

test("a correction of a publication that is undone is published with the next one", { tag: "@deep" }, async ({
  page,
}) => {
  const data = { ...postValues(), status: "draft" };
  const { id, title } = await (await page.request.post("/api/blog", { data })).json();
  await openForm(page, id);
  const publish = async () => {
    await page.getByRole("button", { name: "Terbitkan", exact: true }).click();
    await page.getByRole("button", { name: "Ya, Terbitkan" }).click();
    await expect(toast(page)).toContainText("Artikel diterbitkan");
  };
  await publish();
  await titleField(page).fill(`${title} dibetulkan`);
  await expect.poll(async () => (await readPost(page, id)).hasPending).toBe(true);
  await toast(page).getByRole("button", { name: "Urungkan" }).click();
  await expect(toast(page)).toContainText("ditarik dari publik");
  await publish();
  expect(await readPost(page, id)).toMatchObject({ title: `${title} dibetulkan`, hasPending: false });
});

test("over an article that somebody published meanwhile the own version is proposed", {
  tag: "@deep",
}, async ({ page, watch }) => {
  watch.allow(/409/);
  const data = { ...postValues(), status: "draft" };
  const post = await (await page.request.post("/api/blog", { data })).json();
  await openForm(page, post.id);
  await titleField(page).fill(`${post.title} belum selesai`);
  const to = { data: { version: post.updatedAt } };
  expect((await page.request.post(`/api/blog/${post.id}/publish`, to)).status()).toBe(200);
  await page.keyboard.press("Control+S");
  const conflict = page.getByRole("alert").filter({ hasText: "menyimpan isian Anda sebagai usulan" });
  await conflict.getByRole("button", { name: "Simpan Versi Saya" }).click();
  await expect(toast(page)).toContainText("Usulan tersimpan");
  expect(await readPost(page, post.id)).toMatchObject({ title: post.title, hasPending: true });
});

test("an expired session keeps the typed text through the login", async ({ page, watch }) => {
  watch.allow(/401/);
  const post = await storePost(page);
  await openForm(page, post.id);
  await titleField(page).fill(`${post.title} lanjutan`);
  await page.context().clearCookies();
  await page.getByRole("button", { name: "Simpan Perubahan" }).click();
  const notice = page.getByRole("alert").filter({ hasText: "Sesi Anda sudah berakhir" });
  await expect(notice).toBeVisible();
  await expect(titleField(page)).toHaveValue(`${post.title} lanjutan`);
  await notice.getByRole("link", { name: "Login Lagi" }).click();
  await expect(page).toHaveURL(`/login?next=${encodeURIComponent(`/admin/blog/edit/${post.id}`)}`);
  await fillLogin(page, { username: "admin", password: "admin-lokal-2026" });
  await expect(page).toHaveURL(`/admin/blog/edit/${post.id}`);
  await page.getByRole("button", { name: "Lanjutkan Draf" }).click();
  await page.getByRole("button", { name: "Simpan Perubahan" }).click();
  await expect(page).toHaveURL("/admin/blog");
});
