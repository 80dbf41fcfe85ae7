import type { Page } from "@playwright/test";
import { expect, hold, refuse, signIn, test, toast } from "./journey";
import { pictureFile } from "./library-pictures";
import { changePost, draftKept, openForm, storePost } from "./posts";
import { editorOf, openVisual, selectionKnown, sourceOf } from "./visual";

const content = "<h2>Bagian pertama</h2><p>Isi artikel yang cukup panjang untuk diuji.</p>";

/** Opens an article of this test's own in the visual editor, with the cursor in its first paragraph. */
async function writeInVisual(page: Page) {
  await signIn(page, "admin");
  const post = await storePost(page);
  await openForm(page, post.id);
  const editor = await openVisual(page);
  await editor.getByText("Isi artikel").click();
  await selectionKnown(page);
  return { post, editor };
}

test("the choice is remembered, and HTML is what one begins with", async ({ page }) => {
  await signIn(page, "admin");
  const post = await storePost(page);
  await openForm(page, post.id);
  await expect(sourceOf(page)).toBeVisible();
  await openVisual(page);
  await page.reload();
  await expect(editorOf(page)).toBeVisible();
  await expect(sourceOf(page)).toBeHidden();
  await page.getByRole("button", { name: "HTML", exact: true }).click();
  await page.reload();
  await expect(sourceOf(page)).toBeVisible();
});

test("what is typed is a draft like any other, and comes back into the editor", async ({ page }) => {
  const { post } = await writeInVisual(page);
  await page.keyboard.press("End");
  await selectionKnown(page);
  await page.keyboard.type(" Ditambah tanpa disimpan.");
  await draftKept(page);
  page.once("dialog", (dialog) => dialog.accept());
  await page.reload();
  await expect(editorOf(page)).not.toContainText("Ditambah");
  await page.getByRole("button", { name: "Lanjutkan Draf" }).click();
  await expect(editorOf(page)).toContainText("diuji. Ditambah tanpa disimpan.");
  await page.keyboard.press("ControlOrMeta+s");
  await expect(toast(page)).toContainText("Blog post berhasil diperbarui");
  const stored = await page.request.get(`/api/blog/${post.id}?view=staff`);
  expect((await stored.json()).content).toBe(content.replace("diuji.", "diuji. Ditambah tanpa disimpan."));
});

test("two versions of one article meet as they do in the text area", async ({ page, watch }) => {
  watch.allow(/409/);
  const { post } = await writeInVisual(page);
  await page.keyboard.type("Punya saya. ");
  await changePost(page, post, {
    content: "<p>Versi rekan, yang juga cukup panjang untuk disimpan di sini.</p>",
  });
  await page.keyboard.press("ControlOrMeta+s");
  await expect(page.getByText("Artikel ini diubah orang lain saat Anda mengedit")).toBeVisible();
  await page.getByRole("button", { name: "Pakai Versi Tersimpan" }).click();
  await expect(editorOf(page)).toHaveText("Versi rekan, yang juga cukup panjang untuk disimpan di sini.");
  await page.getByRole("button", { name: "Lanjutkan Draf" }).click();
  await expect(editorOf(page)).toContainText("Punya saya.");
});

test("everything is undone to what was stored, and done again", async ({ page }) => {
  await writeInVisual(page);
  await page.keyboard.press("End");
  await selectionKnown(page);
  await page.keyboard.press("Enter");
  await expect(editorOf(page).locator("p")).toHaveCount(2);
  await page.keyboard.type("## ");
  // At once: a word that is typed slowly is undone in parts.
  await page.keyboard.insertText("Judul");
  await expect(sourceOf(page)).toHaveValue(/<h2>Judul<\/h2>/);
  await page.keyboard.press("ControlOrMeta+z");
  await page.keyboard.press("ControlOrMeta+z");
  await expect(sourceOf(page)).toHaveValue(/<p>## <\/p>/);
  for (let step = 0; step < 5; step += 1) await page.keyboard.press("ControlOrMeta+z");
  await expect(sourceOf(page)).toHaveValue(content);
  await expect(page.getByText(/^Draf tersimpan/)).toHaveCount(0);
  for (let step = 0; step < 6; step += 1) await page.keyboard.press("ControlOrMeta+y");
  await expect(sourceOf(page)).toHaveValue(/<h2>Judul<\/h2>/);
});

test("an article that the editor would change stays HTML, and the element is named", async ({ page }) => {
  await signIn(page, "admin");
  const strange =
    "<p>Isi artikel yang cukup panjang untuk diuji di sini.</p><table><caption>A</caption>teks</table>";
  const post = await storePost(page, { content: "<p>Isi artikel yang cukup panjang untuk diuji.</p>" });
  await openForm(page, post.id);
  await sourceOf(page).fill(strange);
  await page.getByRole("button", { name: "Visual", exact: true }).click();
  await expect(
    page.getByRole("status").filter({ hasText: "Tampilan Visual tidak dibuka karena" }),
  ).toBeVisible();
  await expect(sourceOf(page)).toBeVisible();
  await expect(sourceOf(page)).toHaveValue(strange);
});

test("without a connection the text stays HTML, and so it is when the editor does not come", async ({
  page,
  watch,
}) => {
  watch.allow(
    /preview|Failed to (fetch|load)|ERR_FAILED|Sebagian halaman|visual-writing|dynamically imported/,
  );
  await signIn(page, "admin");
  await openForm(page);
  await sourceOf(page).fill(content);
  await page.route("**/assets/visual-writing-*.js", (route) => route.abort());
  await page.getByRole("button", { name: "Visual", exact: true }).click();
  await expect(page.getByText("Sebagian halaman ini belum bisa dimuat.")).toBeVisible();
  await expect(sourceOf(page)).toHaveValue(content);
  await page.unroute("**/assets/visual-writing-*.js");
  await page.reload();
  await page.getByRole("button", { name: "HTML", exact: true }).click();
  await sourceOf(page).fill(`${content}<p>Lagi.</p>`);
  await page.route("**/api/blog/preview", (route) => route.abort());
  await page.getByRole("button", { name: "Visual", exact: true }).click();
  await expect(page.getByText("Tampilan Visual belum bisa dibuka karena tidak ada koneksi")).toBeVisible();
  await expect(sourceOf(page)).toHaveValue(`${content}<p>Lagi.</p>`);
});

test("what is put into the form while the editor opens is what it shows", async ({ page }) => {
  await signIn(page, "admin");
  const post = await storePost(page);
  await openForm(page, post.id);
  await sourceOf(page).fill("<p>Yang pertama, <span>belum bersih</span>.</p>");
  const release = await hold(page, "**/api/blog/preview");
  await page.getByRole("button", { name: "Visual", exact: true }).click();
  await expect(page.getByText("Membuka tampilan Visual…")).toBeVisible();
  await page.getByRole("button", { name: "HTML", exact: true }).click();
  await sourceOf(page).fill("<p>Yang kedua.</p>");
  await page.getByRole("button", { name: "Visual", exact: true }).click();
  release();
  await expect(editorOf(page)).toHaveText("Yang kedua.");
});

test("a message at the field stands at the editor too, which gets the focus", async ({ page, watch }) => {
  watch.allow(/400/);
  const { post, editor } = await writeInVisual(page);
  await page.keyboard.type("x");
  const sentence = "Gambar “toko.jpg” belum punya teks alternatif.";
  await refuse(
    page,
    `**/api/blog/${post.id}`,
    {
      code: "validation_failed",
      message: sentence,
      fields: { content: sentence },
      pictures: [{ id: 7, name: "toko.jpg", field: "content" }],
    },
    400,
  );
  await page.getByRole("button", { name: "Simpan Perubahan" }).click();
  await expect(page.getByText(sentence).first()).toBeVisible();
  await expect(editor).toBeFocused();
  await expect(editor).toHaveAttribute("aria-invalid", "true");
  await expect(page.getByRole("link", { name: "Beri teks pada “toko.jpg” di Pustaka" })).toHaveAttribute(
    "href",
    "/admin/pustaka/7",
  );
  await page.getByText("Konten", { exact: true }).click();
  await expect(editor).toBeFocused();
});

test("an article with a picture that nobody has described is refused, and says which", async ({
  page,
  watch,
}) => {
  watch.allow(/400/);
  await signIn(page, "admin");
  const file = await pictureFile();
  const uploaded = await page.request.post("/api/media", { multipart: { file } });
  const { id, url } = await uploaded.json();
  const post = await storePost(page, {
    content: `${content}<figure><img src="${url}" alt="" /></figure>`,
    status: "draft",
  });
  await openForm(page, post.id);
  const editor = await openVisual(page);
  await expect(editor.locator(".writing-picture[data-undescribed]")).toHaveCount(1);
  await page
    .getByRole("button", { name: "Lainnya" })
    .or(page.getByRole("button", { name: "Terbitkan" }))
    .first()
    .click();
  await expect(
    page.getByRole("dialog").or(page.getByRole("alertdialog")).or(page.getByRole("menu")),
  ).toBeVisible();
  await page
    .getByRole("menuitem", { name: /Terbitkan/ })
    .or(page.getByRole("button", { name: /Terbitkan/ }))
    .last()
    .click();
  const again = page
    .getByRole("alertdialog")
    .or(page.getByRole("dialog"))
    .getByRole("button", { name: /Terbitkan/ });
  if (await again.isVisible().catch(() => false)) await again.click();
  await expect(page.getByText(/belum punya teks alternatif/).first()).toBeVisible();
  await expect(page.getByRole("link", { name: `Beri teks pada “${file.name}” di Pustaka` })).toHaveAttribute(
    "href",
    `/admin/pustaka/${id}`,
  );
  await editor.locator(".writing-picture").click();
  const bubble = page.getByRole("region", { name: "Gambar yang dipilih" });
  await bubble.getByRole("button", { name: "Beri teks" }).click();
  await page.getByRole("textbox", { name: "Teks alternatif" }).fill("Etalase toko");
  await page.getByRole("button", { name: "Simpan Teks" }).click();
  await expect(editor.locator(".writing-picture[data-undescribed]")).toHaveCount(0);
  await expect(bubble.getByRole("button", { name: "Ubah teks" })).toBeVisible();
  await expect(sourceOf(page)).toHaveValue(
    new RegExp(`alt="Etalase toko" src="${url}"|src="${url}" alt="Etalase toko"`),
  );
});
