import { expect, expectAccessible, expectNoSidewaysScroll, hold, signIn, test, toast } from "../journey";
import { pictureFile } from "../library-pictures";
import { openForm, readPost, storePost, toastsGone } from "../posts";
import { viewports } from "../viewports";
import { locateEditor, locateSource, openVisual, paste, tool } from "../visual";

test.beforeEach(({ page }) => signIn(page, "admin"));

test("the visual editor and its dialogs are accessible at both widths", async ({ page }) => {
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

test("the visual editor is used by keyboard alone", async ({ page }) => {
  await openForm(page);
  const visual = page.getByRole("button", { name: "Visual", exact: true });
  await visual.focus();
  await page.keyboard.press("Enter");
  await expect(locateEditor(page)).toBeVisible();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("toolbar", { name: "Bilah alat" }).getByRole("button").first()).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await expect(tool(page, "Tebal")).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(locateEditor(page)).toBeFocused();
  await page.keyboard.press("ControlOrMeta+b");
  await expect(tool(page, "Tebal")).toHaveAttribute("aria-pressed", "true");
  await page.keyboard.type("Tebal");
  await page.keyboard.press("ControlOrMeta+b");
  await page.keyboard.type(" biasa");
  await expect(locateSource(page)).toHaveValue("<p><strong>Tebal</strong> biasa</p>");
  await page.keyboard.press("ControlOrMeta+Shift+8");
  await page.keyboard.press("Enter");
  await page.keyboard.type("dua");
  await page.keyboard.press("Tab");
  await expect(locateSource(page)).toHaveValue(/<ul>\s*<li>dua<\/li>/);
  // After Escape, Tab leaves the list.
  await page.keyboard.press("Escape");
  await page.keyboard.press("Tab");
  await expect(locateEditor(page)).not.toBeFocused();
});

test("a save is refused while a picture is being uploaded", async ({ page }) => {
  const post = await storePost(page, { status: "draft" });
  await openForm(page, post.id);
  const editor = await openVisual(page);
  await editor.getByText("Isi artikel").click();
  const release = await hold(page, "**/api/media");
  await paste(page, { file: await pictureFile() });
  await page.keyboard.type("Ditulis.");
  await page.getByRole("button", { name: "HTML", exact: true }).click();
  await expect(toast(page)).toContainText("1 gambar belum masuk ke artikel");
  await expect(editor).toBeVisible();
  await page.getByRole("link", { name: "Pustaka" }).first().click();
  const leaving = page.getByRole("alertdialog", { name: "Tinggalkan halaman ini?" });
  await expect(leaving).toContainText("tidak ke artikel ini");
  await leaving.getByRole("button", { name: "Tetap di Sini" }).click();
  await expect(leaving).toBeHidden();
  await toastsGone(page);
  await page.keyboard.press("ControlOrMeta+s");
  await expect(toast(page)).toContainText("1 gambar belum masuk ke artikel");
  release();
  await expect.poll(async () => (await readPost(page, post.id)).content).toMatch(/<img [^>]*src="\/media\//);
});
