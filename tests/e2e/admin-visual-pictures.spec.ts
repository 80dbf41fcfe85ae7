import { expect, hold, refuse, signIn, test, toast } from "./journey";
import { pictureFile } from "./library-pictures";
import { openForm, storePost } from "./posts";
import { editorOf, openVisual, paste, sourceOf } from "./visual";

test("the words of a pasted picture are asked for at once, and can be put off", async ({ page }) => {
  await signIn(page, "admin");
  await openForm(page);
  const editor = await openVisual(page);
  await editor.click();
  const dialog = page.getByRole("dialog", { name: "Teks alternatif" });
  const mark = editor.locator(".writing-picture[data-undescribed]");
  await paste(page, { file: await pictureFile() });
  await expect(dialog.getByRole("textbox", { name: "Teks alternatif" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(mark).toHaveCount(1);
  await expect(editor).toBeFocused();

  await page.getByRole("button", { name: "Beri Teks", exact: true }).click();
  await dialog.getByRole("textbox", { name: "Teks alternatif" }).fill("Etalase toko");
  await dialog.getByRole("button", { name: "Simpan Teks" }).click();
  await expect(mark).toHaveCount(0);
  await expect(sourceOf(page)).toHaveValue(/<img [^>]*alt="Etalase toko"/);
  await expect(page.getByText("gambar belum punya teks alternatif")).toHaveCount(0);

  await paste(page, { file: await pictureFile() });
  await dialog.getByRole("checkbox", { name: /Gambar hiasan/ }).check();
  await dialog.getByRole("button", { name: "Simpan Teks" }).click();
  await expect(dialog).toBeHidden();
  await expect(mark).toHaveCount(0);
  await expect(editor).toBeFocused();
  await expect(editor.locator(".writing-picture")).toHaveCount(2);
});

test("words given in the library take the mark away when one comes back to the page", async ({ page }) => {
  await signIn(page, "admin");
  const uploaded = await page.request.post("/api/media", { multipart: { file: await pictureFile() } });
  const { id, url } = await uploaded.json();
  const post = await storePost(page, {
    content: `<p>Isi artikel yang cukup panjang untuk diuji.</p><figure><img src="${url}" alt="" /></figure>`,
    status: "draft",
  });
  await openForm(page, post.id);
  const editor = await openVisual(page);
  const mark = editor.locator(".writing-picture[data-undescribed]");
  await expect(mark).toHaveCount(1);
  const changed = await page.request.patch(`/api/media/${id}`, { data: { alt: "Dari pustaka" } });
  expect(changed.status()).toBe(200);
  await page.evaluate(() => window.dispatchEvent(new Event("focus")));
  await expect(mark).toHaveCount(0);
  await editor.locator(".writing-picture").click();
  await expect(page.getByText("Teks dari pustaka: Dari pustaka")).toBeVisible();
});

test("what is saved while a picture is on its way waits for it, or goes on without it", async ({ page }) => {
  await signIn(page, "admin");
  const post = await storePost(page, { status: "draft" });
  await openForm(page, post.id);
  const editor = await openVisual(page);
  await editor.getByText("Isi artikel").click();
  const release = await hold(page, "**/api/media");
  await paste(page, { file: await pictureFile() });
  await page.keyboard.type("Ditulis.");
  const question = page.getByRole("alertdialog", { name: "Gambar masih diunggah" });
  await page.getByRole("button", { name: "HTML", exact: true }).click();
  await question.getByRole("button", { name: "Batal" }).click();
  await expect(editor).toBeVisible();
  await page.getByRole("link", { name: "Pustaka" }).first().click();
  const leaving = page.getByRole("alertdialog", { name: "Tinggalkan halaman ini?" });
  await expect(leaving).toContainText("tidak ke artikel ini");
  await leaving.getByRole("button", { name: "Tetap di Sini" }).click();
  await expect(leaving).toBeHidden();
  await page.keyboard.press("ControlOrMeta+s");
  await expect(question).toBeVisible();
  release();
  await expect(toast(page)).toContainText("Blog post berhasil diperbarui");
  await expect(question).toBeHidden();
  const stored = await page.request.get(`/api/blog/${post.id}?view=staff`);
  expect((await stored.json()).content).toMatch(/<img [^>]*src="\/media\//);

  await editor.focus();
  const releaseOther = await hold(page, "**/api/media");
  await paste(page, { file: await pictureFile() });
  await page.keyboard.type(" Lagi.");
  await page.keyboard.press("ControlOrMeta+s");
  const answered = page.waitForResponse((response) => response.request().method() === "PUT");
  await question.getByRole("button", { name: "Lanjutkan Tanpa Gambar" }).click();
  expect((await answered).status()).toBe(200);
  releaseOther();
  await expect(editor.locator(".writing-picture")).toHaveCount(2);
});

test("every picture that did not come is named, and one is sent again", async ({ page, watch }) => {
  watch.allow(/500|ApiError/);
  await signIn(page, "admin");
  await openForm(page);
  const editor = await openVisual(page);
  await editor.click();
  await refuse(page, "**/api/media", { message: "Belum bisa." });
  const files = [await pictureFile(), await pictureFile()];
  for (const file of files) await paste(page, { file });
  const lost = page.getByRole("alert", { name: "Gambar yang belum terunggah" });
  for (const { name } of files) await expect(lost).toContainText(name);
  await page.unroute("**/api/media");
  const arrive = await hold(page, "**/api/media");
  await lost.getByRole("button", { name: "Coba Lagi" }).first().click();
  await page.keyboard.press("Escape");
  arrive();
  await expect(editorOf(page).locator(".writing-picture")).toHaveCount(1);
  await lost.getByRole("button", { name: /^Tutup pesan tentang/ }).click();
  await expect(lost.getByRole("listitem")).toHaveCount(0);
});
