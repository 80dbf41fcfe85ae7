import type { Page } from "@playwright/test";
import { expect, expectAccessibleAtEachWidth, signIn, test, toast } from "./journey";
import { changePost, draftKept, openForm, postValues, storePost, toastsGone } from "./posts";

const title = (page: Page) => page.getByLabel("Judul", { exact: true });

test("a change waits beside the live post, is compared with it and takes its place", async ({
  page,
  request,
}) => {
  await signIn(page, "admin");
  const post = await storePost(page);
  await openForm(page, post.id);
  await title(page).fill(`${post.title} usulan`);
  await page.getByRole("button", { name: "Simpan sebagai Usulan" }).click();
  await expect(toast(page)).toContainText("Usulan tersimpan");
  await expect(page.getByText("Anda menyunting usulan perubahan")).toBeVisible();
  expect(await (await request.get(`/api/blog/${post.id}`)).json()).toMatchObject({ title: post.title });
  await expect(page.getByRole("button", { name: "Simpan Perubahan" })).toHaveCount(0);
  await page.getByLabel("Ringkasan").fill("Ringkasan usulan yang cukup panjang untuk diuji.");
  await page.keyboard.press("ControlOrMeta+s");
  await expect(page.getByText(/^Disimpan \d\d\.\d\d WIB oleh /)).toBeVisible();
  await page.getByRole("button", { name: "Kembali ke Versi Terbit" }).click();
  await expect(title(page)).toHaveValue(post.title);

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
  await expect(toast(page)).toContainText("Usulan diterapkan pada artikel");
  await expect(title(page)).toHaveValue(`${post.title} usulan`);
  await expect(notice).toHaveCount(0);
  expect(await (await request.get(`/api/blog/${post.id}`)).json()).toMatchObject({
    title: `${post.title} usulan`,
    summary: "Ringkasan usulan yang cukup panjang untuk diuji.",
  });
  await page.getByRole("button", { name: "Lanjutkan Draf" }).click();
  await expect(page.getByLabel("Ringkasan")).toHaveValue(
    "Ringkasan yang belum disimpan dan tidak boleh hilang.",
  );
});

test("a change never replaces another one, nor stands on a post that moved on, without being asked", async ({
  page,
  watch,
}) => {
  watch.allow(/409/);
  await signIn(page, "admin");
  const post = await storePost(page);
  await openForm(page, post.id);
  const proposal = { ...postValues(), slug: post.slug, title: `${post.title} usulan lain` };
  const other = await page.request.put(`/api/blog/${post.id}/pending`, {
    data: { ...proposal, baseVersion: post.updatedAt },
  });
  expect(other.status()).toBe(200);
  await title(page).fill(`${post.title} usulan saya`);
  await page.getByRole("button", { name: "Simpan sebagai Usulan" }).click();
  await expect(page.getByRole("alert").filter({ hasText: "sudah menyimpan usulan" })).toBeVisible();
  const pending = async () => (await page.request.get(`/api/blog/${post.id}/pending`)).json();
  expect(await pending()).toMatchObject({ title: `${post.title} usulan lain` });
  await changePost(page, post, { summary: "Ringkasan baru dari orang lain, yang sudah terbit." });
  await page.getByRole("button", { name: "Gantikan dengan Tulisan Saya" }).click();
  const moved = page
    .getByRole("alert")
    .filter({ hasText: "Artikel ini diubah orang lain sejak Anda membukanya" });
  await expect(moved).toBeVisible();
  await expect(title(page)).toHaveValue(`${post.title} usulan saya`);
  await moved.getByRole("button", { name: "Simpan Usulan di Atas Versi Terbaru" }).click();
  await expect(page.getByRole("alert").filter({ hasText: "sudah menyimpan usulan" })).toBeVisible();
  await page.getByRole("button", { name: "Gantikan dengan Tulisan Saya" }).click();
  await expect(page.getByText("Anda menyunting usulan perubahan")).toBeVisible();
  expect(await pending()).toMatchObject({ title: `${post.title} usulan saya` });
});

test("a change whose answer was lost is no other one's, and is kept once", async ({ page, watch }) => {
  watch.allow(/CONNECTION_RESET|Failed to fetch|409/);
  await signIn(page, "admin");
  const post = await storePost(page);
  await openForm(page, post.id);
  await title(page).fill(`${post.title} satu`);
  await page.getByRole("button", { name: "Simpan sebagai Usulan" }).click();
  await expect(page.getByText("Anda menyunting usulan perubahan")).toBeVisible();
  let isLost = false;
  await page.route(/\/pending$/, async (route) => {
    if (isLost || route.request().method() !== "PUT") return route.fallback();
    isLost = true;
    await route.fetch();
    await route.abort("connectionreset");
  });
  await title(page).fill(`${post.title} dua`);
  await page.getByRole("button", { name: "Simpan Usulan" }).click();
  await expect(page.getByText("Belum tersimpan: tidak ada koneksi ke server")).toBeVisible();
  await title(page).fill(`${post.title} tiga`);
  await page.getByRole("button", { name: "Simpan Usulan" }).click();
  await expect(page.getByText(/^Belum tersimpan/)).toHaveCount(0);
  await expect(toast(page)).toContainText("Usulan tersimpan");
  const kept = await (await page.request.get(`/api/blog/${post.id}/pending`)).json();
  expect(kept).toMatchObject({ title: `${post.title} tiga` });
});
