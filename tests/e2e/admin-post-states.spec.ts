import {
  clickTwice,
  expect,
  expectAccessible,
  expectAccessibleAtEachWidth,
  hydrated,
  signIn,
  test,
  toast,
} from "./journey";
import {
  changePost,
  chooseAction,
  draftKept,
  fillForm,
  openForm,
  readPost,
  statusLine,
  stored,
  storePost,
  titleField,
  toastsGone,
  withoutAutosave,
} from "./posts";
import { createStaff, logInAs } from "./staff-account";

test.beforeEach(({ page }) => signIn(page, "admin"));

test("a draft is saved, submitted, scheduled, withdrawn, trashed and restored", async ({ page, request }) => {
  await openForm(page);
  const values = await fillForm(page);
  await page.getByRole("button", { name: "Simpan sebagai Draf" }).dblclick();
  await expect(page).toHaveURL(/\/admin\/blog\/edit\/\d+$/);
  await expect(statusLine(page)).toContainText("Draf");
  await stored(page);
  const id = Number(/\d+$/.exec(page.url())?.[0]);
  expect((await request.get(`/api/blog/${id}`)).status()).toBe(404);

  await titleField(page).fill(`${values.title} lagi`);
  await chooseAction(page, "Kirim ke Tinjauan");
  await expect(statusLine(page)).toContainText("Menunggu tinjauan");
  expect(await readPost(page, id)).toMatchObject({ title: `${values.title} lagi`, status: "review" });

  await toastsGone(page);
  await chooseAction(page, "Jadwalkan…");
  const dialog = page.getByRole("dialog", { name: "Jadwalkan" });
  await dialog.getByLabel("Tanggal").fill("2020-01-01");
  await expect(dialog.getByRole("status")).toContainText("Waktu terbit sudah lewat");
  await expect(dialog.getByRole("button", { name: "Jadwalkan" })).toBeDisabled();
  const day = new Date(Date.now() + 30 * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
  await dialog.getByLabel("Tanggal").fill(day);
  await dialog.getByLabel("Jam (WIB)").fill("08:30");
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Jadwalkan" }).click();
  await expect(statusLine(page)).toContainText("Terjadwal");
  await expect(statusLine(page)).toContainText("08.30 WIB");
  await expect(page.getByText("Langsung tampil untuk pengunjung.")).toHaveCount(0);
  expect((await request.get(`/api/blog/${id}`)).status()).toBe(404);

  await toastsGone(page);
  await chooseAction(page, "Terbitkan Sekarang");
  await page.getByRole("button", { name: "Ya, Terbitkan" }).click();
  await toast(page).getByRole("button", { name: "Urungkan" }).click();
  await expect(toast(page)).toContainText("Artikel dijadwalkan");
  await expect(statusLine(page)).toContainText("08.30 WIB");

  await toastsGone(page);
  await chooseAction(page, "Batalkan Jadwal");
  await page.getByRole("button", { name: "Ya, Batalkan Jadwal" }).click();
  await expect(statusLine(page)).toContainText("Draf");
  await chooseAction(page, "Pindahkan ke Sampah");
  await expect(page.getByText("Artikel ini ada di Sampah")).toBeVisible();
  await expect(titleField(page)).toHaveCount(0);
  await page.getByRole("button", { name: "Pulihkan" }).click();
  await expect(titleField(page)).toHaveValue(`${values.title} lagi`);
  await expect(statusLine(page)).toContainText("Draf");
});

test("withdrawing or trashing a live post publishes no unsaved text", { tag: "@deep" }, async ({
  page,
  watch,
}) => {
  await withoutAutosave(page, watch);
  const post = await storePost(page);
  const writes: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    const [, path] = /^\/api\/blog\/\d+\/?(.*)$/.exec(pathname) ?? [];
    if (path !== undefined && !/^(autosave|presence)$/.test(path) && request.method() !== "GET")
      writes.push(`${request.method()} ${path}`.trim());
  });
  await openForm(page, post.id);
  await titleField(page).fill(`${post.title} rahasia`);
  await chooseAction(page, "Tarik dari Publik");
  await page.getByRole("button", { name: "Ya, Tarik" }).click();
  await expect.poll(() => writes).toEqual(["POST unpublish", "PUT"]);
  await expect
    .poll(() => readPost(page, post.id))
    .toMatchObject({ title: `${post.title} rahasia`, status: "draft" });

  const other = await storePost(page);
  await openForm(page, other.id);
  await titleField(page).fill(`${other.title} rahasia`);
  writes.length = 0;
  await chooseAction(page, "Pindahkan ke Sampah");
  await page.getByRole("button", { name: "Ya, Pindahkan" }).click();
  await expect(page.getByText("Tulisan Anda yang belum disimpan tetap ada di formulir")).toBeVisible();
  expect(writes).toEqual(["POST trash"]);
  expect(await readPost(page, other.id)).toMatchObject({ title: other.title, status: "trash" });
  await page.getByRole("button", { name: "Pulihkan" }).click();
  await expect(titleField(page)).toHaveValue(`${other.title} rahasia`);
});

test("a pending change is saved, compared with the live post, and promoted", async ({
  page,
  request,
  watch,
}) => {
  watch.allow(/409/);
  const post = await storePost(page);
  await openForm(page, post.id);
  await titleField(page).fill(`${post.title} usulan`);
  await page.getByRole("button", { name: "Simpan sebagai Usulan" }).click();
  await expect(page.getByText("Anda menyunting usulan perubahan")).toBeVisible();
  expect(await (await request.get(`/api/blog/${post.id}`)).json()).toMatchObject({ title: post.title });
  await page.getByLabel("Ringkasan").fill("Ringkasan usulan yang cukup panjang untuk diuji.");
  await page.keyboard.press("ControlOrMeta+s");
  await stored(page);
  await page.getByRole("button", { name: "Kembali ke Versi Terbit" }).click();
  await expect(titleField(page)).toHaveValue(post.title);

  await page.getByLabel("Ringkasan").fill("Ringkasan yang belum disimpan dan tidak boleh hilang.");
  await draftKept(page);
  const notice = page.getByText(/^Ada usulan perubahan dari /);
  await expect(notice).toBeVisible();
  await page.getByRole("button", { name: "Bandingkan" }).click();
  const comparison = page.getByRole("dialog", { name: "Usulan perubahan" });
  await expect(comparison.locator("ins").filter({ hasText: "usulan" }).first()).toBeVisible();
  await toastsGone(page);
  await expectAccessibleAtEachWidth(page);
  await comparison.getByRole("button", { name: "Tutup" }).click();
  await page.getByRole("button", { name: "Terapkan" }).click();
  await page.getByRole("button", { name: "Ya, Terapkan" }).click();
  await expect(titleField(page)).toHaveValue(`${post.title} usulan`);
  await expect(notice).toHaveCount(0);
  expect(await (await request.get(`/api/blog/${post.id}`)).json()).toMatchObject({
    title: `${post.title} usulan`,
    summary: "Ringkasan usulan yang cukup panjang untuk diuji.",
  });
  await page.getByRole("button", { name: "Lanjutkan Draf" }).click();
  await expect(page.getByLabel("Ringkasan")).toHaveValue(
    "Ringkasan yang belum disimpan dan tidak boleh hilang.",
  );
  // The draft was begun before the change was applied.
  const compared = page.getByRole("alert").filter({ hasText: "Bandingkan, lalu pilih" });
  await expect(compared).toContainText("Ringkasan usulan yang cukup panjang untuk diuji.");
});

test("an earlier revision is compared and restored, and unsaved text becomes a draft", async ({
  page,
  watch,
}) => {
  await withoutAutosave(page, watch);
  const post = await storePost(page);
  await changePost(page, post, { content: "<p>Isi yang sudah berubah dan cukup panjang untuk diuji.</p>" });
  await openForm(page, post.id);
  await titleField(page).fill(`${post.title} belum disimpan`);
  await draftKept(page);
  await page.getByRole("button", { name: "Riwayat" }).click();
  const drawer = page.getByRole("dialog", { name: "Riwayat" });
  await drawer.getByRole("button", { name: /^Sebelum disimpan/ }).click();
  await expect(drawer.locator("del").filter({ hasText: "Bagian" })).toBeVisible();
  await expectAccessible(page);
  await drawer.getByRole("button", { name: "Pulihkan versi ini" }).click();
  await drawer.getByRole("button", { name: "Ya, Pulihkan" }).dblclick();
  await expect(page.getByLabel("Konten")).toHaveValue(/Bagian pertama/);
  expect((await readPost(page, post.id)).content).toContain("Bagian pertama");
  await expect(page.getByText(`“${post.title} belum disimpan”`)).toBeVisible();
});

test("a note is sent, and a preview link is made, opened and withdrawn", async ({ page, request, watch }) => {
  await withoutAutosave(page, watch);
  const post = await storePost(page, { status: "draft" });
  await openForm(page, post.id);
  await page.getByRole("button", { name: "Catatan" }).click();
  const notes = page.getByRole("dialog", { name: "Catatan" });
  await notes.getByLabel("Catatan baru").fill("Tolong periksa angkanya.");
  await notes.getByRole("button", { name: "Kirim Catatan" }).dblclick();
  await expect(notes.getByRole("listitem")).toHaveCount(1);
  await expect(notes.getByLabel("Catatan baru")).toHaveValue("");
  await notes.getByRole("button", { name: "Tutup" }).click();

  await titleField(page).fill(`${post.title} belum disimpan`);
  await page.getByRole("button", { name: "Bagikan pratinjau" }).click();
  const links = page.getByRole("dialog", { name: "Bagikan pratinjau" });
  await expect(links.getByText("Ada tulisan yang belum disimpan")).toBeVisible();
  await clickTwice(links.getByRole("button", { name: "Buat Tautan" }));
  const url = await links.getByLabel("Tautan pratinjau", { exact: true }).inputValue();
  expect((await request.get(url)).status()).toBe(200);
  await expect(links.getByRole("link", { name: "Kirim lewat WhatsApp" })).toHaveAttribute(
    "href",
    /^https:\/\/wa\.me\/\?text=.*pratinjau/,
  );
  await expectAccessible(page);
  await links.getByRole("button", { name: /^Cabut/ }).click();
  await expect(links.getByText("Belum ada tautan.")).toBeVisible();
  await expect(links.getByLabel("Tautan pratinjau", { exact: true })).toHaveCount(0);
  expect((await request.get(url)).status()).toBe(404);
});

test("a writer submits own drafts, and proposes changes of live posts", async ({ page }) => {
  const live = await storePost(page);
  const draft = await storePost(page, { status: "draft" });
  const account = await createStaff(page, "writer");
  await page.context().clearCookies();
  await logInAs(page, account);

  await openForm(page, draft.id);
  await expect(page.getByText("Artikel ini ditulis orang lain")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Baca Blog Post" })).toBeVisible();
  await expect(page).toHaveTitle(/^Baca Blog Post/);
  await expect(titleField(page)).not.toBeEditable();
  await expect(page.getByRole("button", { name: /^Simpan|^Terbitkan|^Lainnya|^Riwayat/ })).toHaveCount(0);
  await expectAccessibleAtEachWidth(page);

  await openForm(page, live.id);
  await expect(page.getByRole("button", { name: /^Simpan|^Terbitkan|^Lainnya/ })).toHaveText([
    "Simpan sebagai Usulan",
  ]);
  await titleField(page).fill(`${live.title} usulan`);
  await page.getByRole("button", { name: "Simpan sebagai Usulan" }).click();
  await expect(page.getByText("Anda menyunting usulan perubahan")).toBeVisible();
  await expect(page.getByRole("button", { name: "Terapkan" })).toHaveCount(0);

  await openForm(page);
  const values = await fillForm(page);
  await page.keyboard.press("ControlOrMeta+s");
  await expect(page).toHaveURL(/\/edit\/\d+$/);
  await page.getByRole("button", { name: "Kirim ke Tinjauan" }).click();
  await expect(statusLine(page)).toContainText("Menunggu tinjauan");

  await page.goto(`/admin/blog?q=${encodeURIComponent(values.title)}`);
  await expect(page.getByRole("link", { name: values.title, exact: true })).toBeVisible();
  await expect(page.getByRole("checkbox")).toHaveCount(0);
  await expect(page.getByRole("button", { name: /^Hapus / })).toHaveCount(0);
  for (const name of ["Admin Kontak", "Format Artikel", "Aktivitas"]) {
    await expect(page.getByRole("link", { name, exact: true })).toHaveCount(0);
  }
});

test("staff see the state of an article above it, with a link to its form", { tag: "@deep" }, async ({
  page,
}) => {
  const draft = await storePost(page, { status: "draft" });
  await page.goto(`/blog/${draft.slug}`);
  const banner = page.getByRole("complementary", { name: "Status artikel" });
  await expect(banner).toContainText("Draf");
  await expect(page.getByRole("heading", { level: 1, name: draft.title })).toBeVisible();
  await expectAccessible(page);
  await banner.getByRole("link", { name: "Sunting" }).click();
  await expect(page).toHaveURL(`/admin/blog/edit/${draft.id}`);

  const post = await storePost(page);
  await page.goto(`/blog/${post.slug}`);
  await hydrated(page);
  await expect(banner).toContainText("Terbit");
  await page.getByRole("main").getByRole("link", { name: "Blog", exact: true }).first().click();
  await expect(page).toHaveURL("/blog");
  await expect(banner).toBeHidden();
});
