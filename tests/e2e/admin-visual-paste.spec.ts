import { expect, hold, refuse, signIn, test } from "./journey";
import { pictureFile } from "./library-pictures";
import { openForm } from "./posts";
import { openVisual, paste, sourceOf } from "./visual";

const fromDocs = {
  html: '<b id="docs-internal-guid-1" style="font-weight:normal"><h1><span>Judul</span></h1><p><span style="font-weight:700">Tebal</span> <span>biasa</span></p><ul><li><span>Satu</span></li></ul></b>',
  text: "Judul\n\nTebal biasa\n\nSatu",
};

test.beforeEach(async ({ page }) => {
  await signIn(page, "admin");
  await openForm(page);
  await (await openVisual(page)).click();
});

test("what was copied from a document arrives with its headings, emphasis and lists", async ({ page }) => {
  await paste(page, fromDocs);
  await expect(sourceOf(page)).toHaveValue(
    /<h2>Judul<\/h2>\s*<p><strong>Tebal<\/strong> biasa<\/p>\s*<ul>\s*<li>Satu<\/li>\s*<\/ul>/,
  );
  await page.keyboard.press("ControlOrMeta+z");
  await expect(sourceOf(page)).toHaveValue("");
  await page.keyboard.press("ControlOrMeta+y");
  await expect(sourceOf(page)).toHaveValue(/<h2>Judul<\/h2>/);
});

test("nothing is lost while what was pasted is being cleaned", async ({ page }) => {
  const release = await hold(page, "**/api/blog/preview");
  await page.keyboard.type("Awal. ");
  await paste(page, fromDocs);
  await expect(sourceOf(page)).toHaveValue(/Awal\. Judul[\s\S]*Satu/);
  await page.keyboard.type(" Akhir.");
  release();
  await expect(sourceOf(page)).toHaveValue(/<strong>Tebal<\/strong>/);
  await expect(sourceOf(page)).toHaveValue(/Awal\./);
  await expect(sourceOf(page)).toHaveValue(/Satu[\s\S]*Akhir\./);
});

test("what was undone before it was cleaned stays undone", async ({ page }) => {
  const release = await hold(page, "**/api/blog/preview");
  await page.keyboard.type("Awal.");
  await paste(page, fromDocs);
  await page.keyboard.press("ControlOrMeta+z");
  await expect(sourceOf(page)).toHaveValue("<p>Awal.</p>");
  const answered = page.waitForResponse("**/api/blog/preview");
  release();
  await answered;
  await page.keyboard.type(" Lagi.");
  await expect(sourceOf(page)).toHaveValue("<p>Awal. Lagi.</p>");
});

test("without a connection it is pasted as plain text, and that is said", async ({ page, watch }) => {
  watch.allow(/preview|Failed to (fetch|load)|ERR_FAILED/);
  await page.route("**/api/blog/preview", (route) => route.abort());
  await paste(page, fromDocs);
  await expect(page.getByText("karena server tidak bisa dihubungi")).toBeVisible();
  await expect(sourceOf(page)).toHaveValue("<p>Judul</p>\n<p>Tebal biasa</p>\n<p>Satu</p>");
});

test("plain text keeps its paragraphs and lines, and an address over words links them", async ({ page }) => {
  await paste(page, { text: "Satu\nmasih satu\n\nDua" });
  await expect(sourceOf(page)).toHaveValue("<p>Satu<br />masih satu</p>\n<p>Dua</p>");
  await page.keyboard.press("Shift+Home");
  await paste(page, { text: "https://contoh.example/halaman" });
  await expect(sourceOf(page)).toHaveValue(/<p><a href="https:\/\/contoh\.example\/halaman">Dua<\/a><\/p>$/);
});

test("a table and lines of a mail arrive, and nothing foreign with them", async ({ page, watch }) => {
  // What reads the HTML runs nothing, and the browser says so.
  watch.allow(/Executing inline event handler violates/);
  await paste(page, {
    html: '<div onclick="x()"><div>Baris satu</div><div>Baris <a href="javascript:alert(1)">dua</a></div></div><table><tr><th>A</th></tr><tr><td style="color:red">1</td></tr></table>',
    text: "Baris satu\nBaris dua\nA\n1",
  });
  await expect(sourceOf(page)).toHaveValue(/<p>Baris satu<\/p>\s*<p>Baris (<a>)?dua(<\/a>)?<\/p>/);
  await expect(sourceOf(page)).toHaveValue(/<td>1<\/td>/);
  await expect(sourceOf(page)).not.toHaveValue(/javascript|style|onclick/);
});

test("a pasted picture holds its place while it is uploaded, and is marked until it is described", async ({
  page,
}) => {
  const release = await hold(page, "**/api/media");
  await page.keyboard.type("Di atas.");
  await page.keyboard.press("Enter");
  await paste(page, { file: await pictureFile() });
  await expect(page.locator(".writing-upload")).toBeVisible();
  await page.keyboard.type("Di bawah.");
  release();
  await expect(sourceOf(page)).toHaveValue(
    /^<p>Di atas\.<\/p>\s*<figure><img [^>]*\/><\/figure>\s*<p>Di bawah\.<\/p>$/,
  );
  await expect(page.locator(".writing-picture[data-undescribed]")).toBeVisible();
  await expect(page.locator(".writing-upload")).toHaveCount(0);
});

test("a pasted picture takes the place of the empty line at the end, and nothing stands below it", async ({
  page,
}) => {
  await page.keyboard.type("Di atas.");
  await page.keyboard.press("Enter");
  await paste(page, { file: await pictureFile() });
  await expect(sourceOf(page)).toHaveValue(/^<p>Di atas\.<\/p>\n<figure><img [^>]*\/><\/figure>$/);
});

test("an upload into the text is cancelled with the keyboard, and one writes on", async ({ page, watch }) => {
  watch.allow(/ERR_ABORTED|Failed to fetch/);
  const release = await hold(page, "**/api/media");
  await page.keyboard.type("Di atas.");
  await page.keyboard.press("Enter");
  const file = await pictureFile();
  await paste(page, { file });
  await expect(page.getByRole("progressbar", { name: `Mengunggah ${file.name}` })).toBeVisible();
  const cancel = page.getByRole("button", { name: `Batalkan unggahan ${file.name}` });
  await page.keyboard.press("Tab");
  await expect(cancel).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.locator(".writing-upload")).toHaveCount(0);
  await page.keyboard.type("Di bawah.");
  release();
  await expect(sourceOf(page)).toHaveValue("<p>Di atas.</p>\n<p>Di bawah.</p>");
});

test("a picture that is refused leaves nothing but the reason", async ({ page, watch }) => {
  watch.allow(/415|ApiError/);
  await page.keyboard.type("Teks.");
  const message = "Jenis berkas ini tidak bisa dipakai.";
  await refuse(page, "**/api/media", { code: "unsupported_media_type", message }, 415);
  await paste(page, { file: await pictureFile() });
  await expect(page.getByRole("alert").filter({ hasText: message })).toBeVisible();
  await expect(page.locator(".writing-upload")).toHaveCount(0);
  await expect(sourceOf(page)).toHaveValue("<p>Teks.</p>");
});

test("a file that is dropped beside the text does not take the place of the page", async ({ page }) => {
  await page.keyboard.type("Teks.");
  const isKept = await page.getByLabel("Ringkasan").evaluate((field) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File(["x"], "laporan.pdf", { type: "application/pdf" }));
    const options = { dataTransfer, bubbles: true, cancelable: true };
    return ["dragover", "drop"].map((kind) => !field.dispatchEvent(new DragEvent(kind, options)));
  });
  expect(isKept).toEqual([true, true]);
  await expect(sourceOf(page)).toHaveValue("<p>Teks.</p>");
});
