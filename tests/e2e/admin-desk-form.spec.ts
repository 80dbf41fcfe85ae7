import type { Page } from "@playwright/test";
import { clickTwice, expect, expectAccessibleAtEachWidth, signIn, test, toast } from "./journey";
import { changePost, draftKept, fillForm, openForm, type StoredPost, storePost, toastsGone } from "./posts";
import { createStaff, logInAs } from "./staff-account";

const title = (page: Page) => page.getByLabel("Judul", { exact: true });
const state = (page: Page) => page.getByRole("list", { name: "Status artikel" });

async function choose(page: Page, way: string) {
  await page.getByRole("button", { name: "Lainnya" }).click();
  await page.getByRole("menuitem", { name: way, exact: true }).click();
}

async function stored(page: Page, id: number): Promise<StoredPost & { status: string; content: string }> {
  return (await page.request.get(`/api/blog/${id}?view=staff`)).json();
}

function countCalls(page: Page, method: string, path: RegExp): string[] {
  const calls: string[] = [];
  page.on("request", (request) => {
    if (request.method() === method && path.test(new URL(request.url()).pathname)) calls.push(request.url());
  });
  return calls;
}

test("a draft is kept in place, brought to review, scheduled, called off and taken out of the trash again", async ({
  page,
  request,
}) => {
  await signIn(page, "admin");
  await openForm(page);
  const values = await fillForm(page);
  const creations = countCalls(page, "POST", /^\/api\/blog$/);
  await page.getByRole("button", { name: "Simpan sebagai Draf" }).dblclick();
  await expect(toast(page)).toContainText("Draf tersimpan");
  await expect(page).toHaveURL(/\/admin\/blog\/edit\/\d+$/);
  expect(creations).toHaveLength(1);
  await expect(state(page)).toContainText("Draf");
  await expect(page.getByText(/^Disimpan \d\d\.\d\d WIB oleh /)).toBeVisible();
  const id = Number(/\d+$/.exec(page.url())?.[0]);
  expect((await request.get(`/api/blog/${id}`)).status()).toBe(404);

  await title(page).fill(`${values.title} lagi`);
  await choose(page, "Kirim ke Tinjauan");
  await expect(toast(page)).toContainText("Artikel dikirim ke tinjauan");
  await expect(state(page)).toContainText("Menunggu tinjauan");
  expect(await stored(page, id)).toMatchObject({ title: `${values.title} lagi`, status: "review" });

  await toastsGone(page);
  await choose(page, "Jadwalkan…");
  const dialog = page.getByRole("dialog", { name: "Jadwalkan" });
  await dialog.getByLabel("Tanggal").fill("2020-01-01");
  await expect(dialog.getByRole("status")).toContainText("Waktu terbit sudah lewat");
  await expect(dialog.getByRole("button", { name: "Jadwalkan" })).toBeDisabled();
  const month = new Date(Date.now() + 30 * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
  await dialog.getByLabel("Tanggal").fill(month);
  await dialog.getByLabel("Jam (WIB)").fill("08:30");
  await expectAccessibleAtEachWidth(page);
  await dialog.getByRole("button", { name: "Jadwalkan" }).click();
  await expect(state(page)).toContainText("Terjadwal");
  await expect(state(page)).toContainText("08.30 WIB");
  expect((await request.get(`/api/blog/${id}`)).status()).toBe(404);

  await toastsGone(page);
  await choose(page, "Batalkan Jadwal");
  await page.getByRole("button", { name: "Ya, Batalkan Jadwal" }).click();
  await expect(toast(page)).toContainText("Artikel ditarik dari publik");
  await expect(state(page)).toContainText("Draf");
  await choose(page, "Pindahkan ke Sampah");
  await expect(page.getByText("Artikel ini ada di Sampah")).toBeVisible();
  await expect(title(page)).toHaveCount(0);
  await toastsGone(page);
  await expectAccessibleAtEachWidth(page);
  await page.getByRole("button", { name: "Pulihkan" }).click();
  await expect(title(page)).toHaveValue(`${values.title} lagi`);
  await expect(state(page)).toContainText("Draf");
});

test("a step whose answer was lost is found and not taken twice; one that fails says what is stored", async ({
  page,
  watch,
}) => {
  watch.allow(/CONNECTION_RESET|Failed to fetch|500/);
  await signIn(page, "admin");
  const post = await storePost(page, { status: "draft" });
  await openForm(page, post.id);
  const submissions = countCalls(page, "POST", /\/submit$/);
  await page.route(/\/submit$/, async (route) => {
    await route.fetch();
    await route.abort("connectionreset");
  });
  await choose(page, "Kirim ke Tinjauan");
  await expect(toast(page)).toContainText("Artikel dikirim ke tinjauan");
  await expect(state(page)).toContainText("Menunggu tinjauan");
  expect(submissions).toHaveLength(1);

  await toastsGone(page);
  await title(page).fill(`${post.title} dua`);
  await page.route(/\/publish$/, (route) =>
    route.fulfill({
      status: 500,
      json: { code: "internal", message: "Server sedang bermasalah", requestId: "uji" },
    }),
  );
  await page.getByRole("button", { name: "Terbitkan", exact: true }).click();
  await page.getByRole("button", { name: "Ya, Terbitkan" }).click();
  const notice = page.getByRole("alert").filter({ hasText: "Tersimpan, tetapi belum diterbitkan" });
  await expect(notice).toBeVisible();
  expect(await stored(page, post.id)).toMatchObject({ title: `${post.title} dua`, status: "review" });
  await page.unrouteAll();
  await page.getByRole("button", { name: "Terbitkan", exact: true }).click();
  await page.getByRole("button", { name: "Ya, Terbitkan" }).click();
  await expect(state(page)).toContainText("Terbit");
  await expect(notice).toHaveCount(0);
});

test("a new post that was published by a save whose answer was lost becomes the draft that is wanted by now", async ({
  page,
  watch,
  request,
}) => {
  watch.allow(/CONNECTION_RESET|Failed to fetch/);
  await signIn(page, "admin");
  await openForm(page);
  const values = await fillForm(page);
  await page.route(/\/api\/blog$/, async (route) => {
    await route.fetch();
    await route.abort("connectionreset");
  });
  await page.getByRole("button", { name: "Buat Blog Post" }).click();
  await expect(page.getByText("Belum tersimpan: tidak ada koneksi ke server")).toBeVisible();
  await page.unrouteAll();
  await title(page).fill(`${values.title} lagi`);
  await page.getByRole("button", { name: "Simpan sebagai Draf" }).click();
  await expect(toast(page)).toContainText("Draf tersimpan");
  await expect(state(page)).toContainText("Draf");
  const found = await page.request.get(`/api/blog?view=staff&fields=summary&title=${values.title}`);
  expect(await found.json()).toMatchObject([{ title: `${values.title} lagi`, status: "draft" }]);
  expect((await request.get(`/api/blog/slug/${values.slug}`)).status()).toBe(404);
});

test("no step and no save goes over what somebody else has stored meanwhile", async ({ page, watch }) => {
  watch.allow(/409/);
  await signIn(page, "admin");
  const post = await storePost(page, { status: "draft" });
  await openForm(page, post.id);
  await title(page).fill(`${post.title} versi saya`);
  await changePost(page, post, { title: `${post.title} versi lain` });
  await choose(page, "Kirim ke Tinjauan");
  await expect(page.getByText("Artikel ini diubah orang lain saat Anda mengedit")).toBeVisible();
  await expect(title(page)).toHaveValue(`${post.title} versi saya`);
  expect(await stored(page, post.id)).toMatchObject({ title: `${post.title} versi lain`, status: "draft" });
});

test("an earlier version is compared and restored, and what was not saved waits as a draft", async ({
  page,
}) => {
  await signIn(page, "admin");
  const post = await storePost(page);
  await changePost(page, post, { content: "<p>Isi yang sudah berubah dan cukup panjang untuk diuji.</p>" });
  await openForm(page, post.id);
  await title(page).fill(`${post.title} belum disimpan`);
  await draftKept(page);
  await page.getByRole("button", { name: "Riwayat" }).click();
  const drawer = page.getByRole("dialog", { name: "Riwayat" });
  await drawer.getByRole("button", { name: /^Sebelum disimpan/ }).click();
  await expect(drawer.locator("del").filter({ hasText: "Bagian" })).toBeVisible();
  await expectAccessibleAtEachWidth(page);
  await drawer.getByRole("button", { name: "Pulihkan versi ini" }).click();
  await drawer.getByRole("button", { name: "Ya, Pulihkan" }).dblclick();
  await expect(toast(page)).toContainText("Versi lama dipulihkan");
  await expect(page.getByLabel("Konten")).toHaveValue(/Bagian pertama/);
  expect((await stored(page, post.id)).content).toContain("Bagian pertama");
  await expect(page.getByText(`“${post.title} belum disimpan”`)).toBeVisible();
});

test("a note stays until it is sent, and a link for outsiders is shown once and can be withdrawn", async ({
  page,
  request,
  watch,
}) => {
  watch.allow(/500/);
  await signIn(page, "admin");
  const post = await storePost(page, { status: "draft" });
  await openForm(page, post.id);
  await page.getByRole("button", { name: "Catatan" }).click();
  const notes = page.getByRole("dialog", { name: "Catatan" });
  await notes.getByLabel("Catatan baru").fill("Tolong periksa angkanya.");
  await page.route(/\/notes$/, (route) =>
    route.request().method() === "POST"
      ? route.fulfill({ status: 500, json: { code: "internal", message: "Coba lagi", requestId: "uji" } })
      : route.fallback(),
  );
  await notes.getByRole("button", { name: "Kirim Catatan" }).click();
  await expect(notes.getByRole("alert").filter({ hasText: "Coba lagi" })).toBeVisible();
  await page.unrouteAll();
  await page.reload();
  await page.getByRole("button", { name: "Catatan" }).click();
  await expect(notes.getByLabel("Catatan baru")).toHaveValue("Tolong periksa angkanya.");
  await notes.getByRole("button", { name: "Kirim Catatan" }).dblclick();
  await expect(notes.getByRole("listitem")).toHaveCount(1);
  await expect(notes.getByLabel("Catatan baru")).toHaveValue("");
  await notes.getByRole("button", { name: "Tutup" }).click();

  await title(page).fill(`${post.title} belum disimpan`);
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
  await expectAccessibleAtEachWidth(page);
  await links.getByRole("button", { name: /^Cabut/ }).click();
  await expect(links.getByText("Belum ada tautan.")).toBeVisible();
  await expect(links.getByLabel("Tautan pratinjau", { exact: true })).toHaveCount(0);
  expect((await request.get(url)).status()).toBe(404);
});

test("a writer brings their own to review, proposes changes of what is out, and reads the rest", async ({
  page,
  watch,
}) => {
  watch.allow(/401/);
  await signIn(page, "admin");
  const live = await storePost(page);
  const draft = await storePost(page, { status: "draft" });
  const account = await createStaff(page, "writer");
  await page.context().clearCookies();
  await logInAs(page, account);

  await openForm(page, draft.id);
  await expect(page.getByText("Artikel ini ditulis orang lain")).toBeVisible();
  await expect(title(page)).not.toBeEditable();
  await expect(page.getByRole("button", { name: /^Simpan|^Terbitkan|^Lainnya|^Riwayat/ })).toHaveCount(0);
  await expectAccessibleAtEachWidth(page);

  await openForm(page, live.id);
  await expect(page.getByRole("button", { name: /^Simpan|^Terbitkan|^Lainnya/ })).toHaveText([
    "Simpan sebagai Usulan",
  ]);
  await title(page).fill(`${live.title} usulan`);
  await page.getByRole("button", { name: "Simpan sebagai Usulan" }).click();
  await expect(page.getByText("Anda menyunting usulan perubahan")).toBeVisible();
  await expect(page.getByRole("button", { name: "Terapkan" })).toHaveCount(0);

  await openForm(page);
  const values = await fillForm(page);
  await page.keyboard.press("ControlOrMeta+s");
  await expect(toast(page)).toContainText("Draf tersimpan");
  await page.getByRole("button", { name: "Kirim ke Tinjauan" }).click();
  await expect(state(page)).toContainText("Menunggu tinjauan");

  await title(page).fill(`${values.title} lagi`);
  await page.context().clearCookies();
  await page.keyboard.press("ControlOrMeta+s");
  await expect(page.getByText("Sesi Anda sudah berakhir")).toBeVisible();
  await expect(title(page)).toHaveValue(`${values.title} lagi`);
  await draftKept(page);
});
