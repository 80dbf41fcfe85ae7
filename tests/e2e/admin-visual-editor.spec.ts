import type { Page } from "@playwright/test";
import { expect, expectAccessible, signIn, test } from "./journey";
import { pictureFile } from "./library-pictures";
import { fillForm, openForm, postValues, readPost, storePost, titleField } from "./posts";
import { locateEditor, locateSource, openVisual, paste, tool } from "./visual";

/** Writes an article with every element by the toolbar alone, and publishes it. */
async function writeArticle(page: Page): Promise<string> {
  const values = postValues({ content: "" });
  await openForm(page);
  await fillForm(page, values);
  const editor = await openVisual(page);
  await editor.click();
  await page.keyboard.type("Toko kami menerima pesanan lewat website.");
  await page.keyboard.press("Enter");
  await tool(page, "Jenis teks: Paragraf").click();
  await page.getByRole("menuitemcheckbox", { name: "Judul bagian" }).click();
  await page.keyboard.type("Yang perlu disiapkan");
  await page.keyboard.press("Enter");
  await tool(page, "Daftar").click();
  await page.keyboard.type("Foto produk");
  await page.keyboard.press("Enter");
  await page.keyboard.type("Daftar harga");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Enter");
  await page.keyboard.type("Baca juga ");
  await tool(page, "Tautan").click();
  await page.getByRole("combobox", { name: "Artikel atau alamat" }).fill("biaya membuat website perusahaan");
  await page.getByRole("option", { name: /^Biaya Membuat Website Perusahaan/ }).click();
  await expect(page.getByRole("dialog")).toBeHidden();
  await page.keyboard.press("Enter");
  await tool(page, "Tabel").click();
  for (const cell of ["Paket", "Harga", "Waktu", "Toko", "Rp 5 juta", "7 hari", "Katalog"]) {
    await page.keyboard.type(cell);
    if (cell !== "Katalog") await page.keyboard.press("Tab");
  }
  await page.keyboard.press("ArrowDown");
  await tool(page, "Gambar").click();
  const dialog = page.getByRole("dialog", { name: "Sisipkan Gambar" });
  await dialog.getByLabel("Pilih gambar untuk diunggah").setInputFiles(await pictureFile());
  await dialog.getByRole("textbox", { name: "Teks alternatif" }).fill("Etalase toko dilihat dari jalan");
  await dialog.getByRole("button", { name: "Sisipkan", exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(editor.locator("figure")).toHaveCount(1);
  await page.getByRole("button", { name: "Buat Blog Post" }).click();
  await expect(page).toHaveURL("/admin/blog");
  return values.slug;
}

async function expectArticle(page: Page, slug: string) {
  await page.goto(`/blog/${slug}`);
  const body = page.locator(".article-body");
  await expect(body.getByRole("heading", { level: 2, name: "Yang perlu disiapkan" })).toBeVisible();
  await expect(body.getByRole("listitem")).toHaveText(["Foto produk", "Daftar harga"]);
  await expect(body.getByRole("link")).toHaveAttribute("href", "/blog/biaya-membuat-website-perusahaan");
  await expect(body.getByRole("columnheader")).toHaveText(["Paket", "Harga", "Waktu"]);
  await expect(body.getByRole("cell")).toHaveText(["Toko", "Rp 5 juta", "7 hari", "Katalog", "", ""]);
  const picture = body.getByRole("img", { name: "Etalase toko dilihat dari jalan" });
  await picture.scrollIntoViewIfNeeded();
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
}

test.beforeEach(({ page }) => signIn(page, "admin"));

test("an article is written in the visual editor, published and read by a visitor", async ({ page }) => {
  const slug = await writeArticle(page);
  // The open list could still send requests with the cookies.
  await page.goto("about:blank");
  await page.context().clearCookies();
  await expectArticle(page, slug);
});

test("the editor keeps an unchanged article to the byte, and is remembered", { tag: "@deep" }, async ({
  page,
}) => {
  const content = "<h2>Bagian</h2>\n\n<p>Isi artikel,\n  yang cukup panjang untuk <b>diuji</b>.</p><hr>";
  const post = await storePost(page, { content });
  const before = await readPost(page, post.id);
  await openForm(page, post.id);
  await openVisual(page);
  await titleField(page).fill(`${post.title} lagi`);
  await page.getByRole("button", { name: "Simpan Perubahan" }).click();
  await expect(page).toHaveURL("/admin/blog");
  const after = await readPost(page, post.id);
  expect(after.content).toBe(before.content);
  expect(after.title).not.toBe(before.title);

  await page.goto(`/admin/blog/edit/${post.id}`);
  await expect(locateEditor(page)).toBeVisible();
  await expect(locateSource(page)).toBeHidden();
  await page.getByRole("button", { name: "HTML", exact: true }).click();
  await page.reload();
  await expect(locateSource(page)).toBeVisible();
});

test("an article that the editor would change stays HTML, and the element is named", async ({ page }) => {
  const strange =
    "<p>Isi artikel yang cukup panjang untuk diuji di sini.</p><table><caption>A</caption>teks</table>";
  const post = await storePost(page, { content: "<p>Isi artikel yang cukup panjang untuk diuji.</p>" });
  await openForm(page, post.id);
  await locateSource(page).fill(strange);
  await page.getByRole("button", { name: "Visual", exact: true }).click();
  await expect(
    page.getByRole("status").filter({ hasText: "Tampilan Visual tidak dibuka karena" }),
  ).toBeVisible();
  await expect(locateSource(page)).toBeVisible();
  await expect(locateSource(page)).toHaveValue(strange);
});

test("an article with an undescribed picture cannot be published", async ({ page, watch }) => {
  watch.allow(/400/);
  const file = await pictureFile();
  const uploaded = await page.request.post("/api/media", { multipart: { file } });
  const { id, url } = await uploaded.json();
  const post = await storePost(page, {
    content: `<p>Isi artikel yang cukup panjang untuk diuji.</p><figure><img src="${url}" alt="" /></figure>`,
    status: "draft",
  });
  await openForm(page, post.id);
  const editor = await openVisual(page);
  await expect(editor.locator("[data-undescribed]")).toHaveCount(1);
  await page.getByRole("button", { name: "Terbitkan", exact: true }).click();
  await page.getByRole("button", { name: "Ya, Terbitkan" }).click();
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
  await expect(editor.locator("[data-undescribed]")).toHaveCount(0);
  await expect(bubble.getByRole("button", { name: "Ubah teks" })).toBeVisible();
  await expect(locateSource(page)).toHaveValue(
    new RegExp(`alt="Etalase toko" src="${url}"|src="${url}" alt="Etalase toko"`),
  );
});

test("a pasted picture asks for its text, which can be given later or is marked as decorative", {
  tag: "@deep",
}, async ({ page }) => {
  await openForm(page);
  const editor = await openVisual(page);
  await editor.click();
  const dialog = page.getByRole("dialog", { name: "Teks alternatif" });
  const mark = editor.locator("[data-undescribed]");
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
  await expect(locateSource(page)).toHaveValue(/<img [^>]*alt="Etalase toko"/);

  await paste(page, { file: await pictureFile() });
  await dialog.getByRole("checkbox", { name: /Gambar hiasan/ }).check();
  await dialog.getByRole("button", { name: "Simpan Teks" }).click();
  await expect(dialog).toBeHidden();
  await expect(mark).toHaveCount(0);
  await expect(editor).toBeFocused();
  await expect(editor.locator(".writing-picture")).toHaveCount(2);
});

test("a slash lists what can be put there, and selected words have their own toolbar", {
  tag: "@deep",
}, async ({ page }) => {
  await openForm(page);
  const editor = await openVisual(page);
  await editor.click();
  await page.keyboard.type("/judul");
  const list = page.getByRole("listbox", { name: "Yang bisa disisipkan" });
  await expect(list.getByRole("option")).toHaveText([/^Judul bagian/, /^Subjudul/, /^Subjudul kecil/]);
  await expectAccessible(page);
  await page.keyboard.press("Enter");
  await page.keyboard.type("Harga");
  await expect(locateSource(page)).toHaveValue("<h2>Harga</h2>");

  await page.keyboard.press("Shift+Home");
  const bar = page.getByRole("region", { name: "Format teks yang dipilih" });
  await expect(bar).toBeVisible();
  await expectAccessible(page);
  await bar.getByRole("button", { name: "Miring" }).click();
  await expect(locateSource(page)).toHaveValue("<h2><em>Harga</em></h2>");
  await paste(page, { text: "https://contoh.example/harga" });
  await expect(locateSource(page)).toHaveValue(/<a href="https:\/\/contoh\.example\/harga">/);

  await page.keyboard.press("ControlOrMeta+End");
  await page.keyboard.type("/");
  await list.getByRole("option", { name: "Tabel" }).click();
  await expect(list).toBeHidden();
  await page.keyboard.type("Paket");
  await expect(editor.getByRole("columnheader").first()).toHaveText("Paket");

  await page.keyboard.press("ControlOrMeta+End");
  await paste(page, { text: "https://www.youtube.com/watch?v=aqz-KE-bpKQ" });
  await expect(locateSource(page)).toHaveValue(
    /<figure><a href="https:\/\/www\.youtube\.com\/watch\?v=aqz-KE-bpKQ">Video YouTube<\/a><\/figure>$/,
  );
});
