import type { Page } from "@playwright/test";
import { expect, expectAccessible, expectNoSidewaysScroll, signIn, test, toast, unique } from "./journey";
import { fillForm, openForm, postValues, storePost } from "./posts";
import { viewports } from "./viewports";
import { editorOf, insertUploaded, openVisual, sourceOf, tool } from "./visual";

/** Besides typing and the browser's own window for files, from the form's "Visual" to before it is sent (decision 0033). */
const clicksOfAnArticle = 13;

/** Counts clicks of mouse and finger from now on; answers how many there were. */
async function countClicks(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const { dataset } = document.documentElement;
    dataset.clicks = "0";
    addEventListener(
      "click",
      ({ detail }) => {
        if (detail > 0) dataset.clicks = String(Number(dataset.clicks) + 1);
      },
      true,
    );
  });
  return async () => Number(await page.evaluate(() => document.documentElement.dataset.clicks));
}

/** Writes an article with everything that articles have, by the tools alone, and publishes it. */
async function writeArticle(page: Page): Promise<string> {
  const values = postValues({ content: "" });
  await openForm(page);
  await fillForm(page, values);
  const clicks = await countClicks(page);
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
  await page.getByRole("combobox", { name: "Artikel atau alamat" }).fill("biaya website");
  await page.getByRole("option").first().click();
  await expect(page.getByRole("dialog")).toBeHidden();
  await page.keyboard.press("Enter");
  await tool(page, "Tabel").click();
  await page.getByRole("spinbutton", { name: "Baris" }).fill("2");
  await page.getByRole("spinbutton", { name: "Kolom" }).fill("2");
  await page.getByRole("button", { name: "Sisipkan Tabel" }).click();
  await expect(page.getByRole("dialog")).toBeHidden();
  for (const cell of ["Paket", "Harga", "Toko", "Rp 5 juta"]) {
    await page.keyboard.type(cell);
    if (cell !== "Rp 5 juta") await page.keyboard.press("Tab");
  }
  await page.keyboard.press("ArrowDown");
  await insertUploaded(page, "Etalase toko dilihat dari jalan");
  await page.keyboard.press("Enter");
  await insertUploaded(page, "Kasir melayani pembeli");
  await expect(editor.locator("figure")).toHaveCount(2);
  expect(await clicks()).toBe(clicksOfAnArticle);
  await page.getByRole("button", { name: "Buat Blog Post" }).click();
  await expect(toast(page)).toContainText("Blog post berhasil dibuat");
  return values.slug;
}

async function expectArticle(page: Page, slug: string) {
  await page.goto(`/blog/${slug}`);
  const body = page.locator(".article-body");
  await expect(body.getByRole("heading", { level: 2, name: "Yang perlu disiapkan" })).toBeVisible();
  await expect(body.getByRole("listitem")).toHaveText(["Foto produk", "Daftar harga"]);
  await expect(body.getByRole("link")).toHaveAttribute("href", /^\/blog\/[a-z-]+$/);
  await expect(body.getByRole("columnheader")).toHaveText(["Paket", "Harga"]);
  await expect(body.getByRole("cell")).toHaveText(["Toko", "Rp 5 juta"]);
  for (const name of ["Etalase toko dilihat dari jalan", "Kasir melayani pembeli"]) {
    const picture = body.getByRole("img", { name });
    await picture.scrollIntoViewIfNeeded();
    await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  }
}

test("an article is written without a tag, published and read by a visitor", async ({ page }) => {
  await signIn(page, "admin");
  const slug = await writeArticle(page);
  // The list of articles that follows still asks, as whoever is signed in.
  await page.goto("about:blank");
  await page.context().clearCookies();
  await expectArticle(page, slug);
});

test.describe("with a finger", () => {
  test.use({ freshPage: true, viewport: viewports.phone, hasTouch: true });

  test("an article is written without a tag, published and read on a phone", async ({ page }) => {
    await signIn(page, "admin");
    const slug = await writeArticle(page);
    await expectArticle(page, slug);
  });

  test("the tools stand above the keyboard of a phone", async ({ page }) => {
    await page.addInitScript(() => {
      const screen = window.visualViewport;
      if (screen) Object.defineProperty(screen, "height", { get: () => (window.innerHeight > 0 ? 420 : 0) });
    });
    await signIn(page, "admin");
    const post = await storePost(page);
    await openForm(page, post.id);
    const editor = await openVisual(page);
    await editor.click();
    const bar = page.getByRole("toolbar", { name: "Bilah alat" });
    await expect
      .poll(async () => {
        const box = await bar.boundingBox();
        return box && Math.round(box.y + box.height);
      })
      .toBe(420);
    await expect(bar).toHaveAttribute("data-after");
    await expectNoSidewaysScroll(page);
  });
});

test("what is opened and not changed stays the same to the byte", async ({ page }) => {
  await signIn(page, "admin");
  const response = await page.request.get("/api/blog?view=public&pageSize=3");
  const posts: { id: number; content: string }[] = await response.json();
  expect(posts).toHaveLength(3);
  for (const [index, { id, content }] of posts.entries()) {
    await openForm(page, id);
    // The choice is remembered.
    if (index === 0) await openVisual(page);
    await expect(editorOf(page)).toBeVisible();
    await expect(sourceOf(page)).toHaveValue(content);
    await expect(page.getByText(/^Draf tersimpan/)).toHaveCount(0);
  }
  await page.getByRole("button", { name: "HTML", exact: true }).click();
  await expect(sourceOf(page)).toBeVisible();
  await expect(sourceOf(page)).toHaveValue(posts.at(-1)?.content ?? "");
});

test("an article that is opened in the editor and saved is the same to the byte", async ({ page }) => {
  await signIn(page, "admin");
  const listed = await page.request.get("/api/blog?view=public&pageSize=1");
  const [{ content }] = await listed.json();
  const post = await storePost(page, { content });
  await openForm(page, post.id);
  await openVisual(page);
  await page.getByLabel("Judul", { exact: true }).fill(unique("Judul lain"));
  await page.getByRole("button", { name: "Simpan Perubahan" }).click();
  await expect(toast(page)).toContainText("Blog post berhasil diperbarui");
  const stored = await (await page.request.get(`/api/blog/${post.id}`)).json();
  expect(stored.content).toBe(content);
  expect(stored.title).not.toBe(post.title);
});

test("the editor and what it opens are accessible, at a desk and on a phone", async ({ page }) => {
  await signIn(page, "admin");
  const post = await storePost(page, {
    content:
      '<h2>Bagian</h2><p>Isi artikel dengan <a href="/about">tautan</a> yang cukup panjang untuk diuji.</p>',
  });
  await openForm(page, post.id);
  const editor = await openVisual(page);
  for (const viewport of Object.values(viewports)) {
    await page.setViewportSize(viewport);
    await editor.getByRole("link").click();
    await expect(page.getByRole("region", { name: "Tautan" })).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await page.keyboard.press("ControlOrMeta+k");
    await expect(page.getByRole("dialog", { name: "Ubah Tautan" })).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press("Escape");
    await expect(editor).toBeFocused();
    await page.keyboard.press("ControlOrMeta+/");
    await expect(page.getByRole("dialog", { name: "Pintasan" })).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press("Escape");
    await tool(page, "Format lain").click();
    await expectAccessible(page);
    await page.keyboard.press("Escape");
  }
});

test("all of it goes with the keyboard alone", async ({ page }) => {
  await signIn(page, "admin");
  await openForm(page);
  const visual = page.getByRole("button", { name: "Visual", exact: true });
  await visual.focus();
  await page.keyboard.press("Enter");
  await expect(editorOf(page)).toBeVisible();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("toolbar", { name: "Bilah alat" }).getByRole("button").first()).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await expect(tool(page, "Tebal")).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(editorOf(page)).toBeFocused();
  await page.keyboard.press("ControlOrMeta+b");
  await expect(tool(page, "Tebal")).toHaveAttribute("aria-pressed", "true");
  await page.keyboard.type("Tebal");
  await page.keyboard.press("ControlOrMeta+b");
  await page.keyboard.type(" biasa");
  await expect(sourceOf(page)).toHaveValue("<p><strong>Tebal</strong> biasa</p>");
  await page.keyboard.press("ControlOrMeta+Shift+8");
  await page.keyboard.press("Enter");
  await page.keyboard.type("dua");
  await page.keyboard.press("Tab");
  await expect(sourceOf(page)).toHaveValue(/<ul><li>dua<\/li>/);
  await page.keyboard.press("Alt+F10");
  await expect(page.getByRole("toolbar", { name: "Bilah alat" }).getByRole("button").first()).toBeFocused();
  await page.keyboard.press("Escape");
  // Behind Escape the key leaves the list.
  await page.keyboard.press("Escape");
  await page.keyboard.press("Tab");
  await expect(editorOf(page)).not.toBeFocused();
});

test("what is typed the moment a dialog is gone goes into the text, also when it was opened by a key", async ({
  page,
}) => {
  await signIn(page, "admin");
  await openForm(page);
  const editor = await openVisual(page);
  await editor.click();
  await page.keyboard.press("Alt+F10");
  await tool(page, "Tabel").focus();
  await page.keyboard.press("Enter");
  await page.getByRole("spinbutton", { name: "Baris" }).fill("1");
  const isWriting = await page
    .getByRole("button", { name: "Sisipkan Tabel" })
    .evaluate((button: HTMLElement) => {
      button.click();
      return document.activeElement === document.querySelector("[contenteditable=true]");
    });
  expect(isWriting).toBe(true);
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(editor).toBeFocused();
  await page.keyboard.type("Paket");
  await page.keyboard.press("Tab");
  await page.keyboard.press("ControlOrMeta+k");
  await page.getByRole("combobox", { name: "Artikel atau alamat" }).fill("https://contoh.example/");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(editor).toBeFocused();
  await expect(editor.getByRole("columnheader")).toHaveText(["Paket", "https://contoh.example/", ""]);
  await expect(sourceOf(page)).toHaveValue(/<th>Paket<\/th><th><a href="https:\/\/contoh.example\/">/);
});

test("the tools of the text pass behind the form's bar", async ({ page }) => {
  await signIn(page, "admin");
  await page.setViewportSize(viewports.phone);
  await openForm(page);
  await openVisual(page);
  const save = page.getByRole("button", { name: "Buat Blog Post" });
  const tools = page.getByRole("toolbar", { name: "Bilah alat" });
  const [own, bar] = [await tools.boundingBox(), await save.boundingBox()];
  await page.evaluate((top) => window.scrollBy({ top, behavior: "instant" }), (own?.y ?? 0) - (bar?.y ?? 0));
  const isReached = await save.evaluate((button) => {
    const { left, top, height } = button.getBoundingClientRect();
    return button.contains(document.elementFromPoint(left + 20, top + height / 2));
  });
  expect(isReached).toBe(true);
});
