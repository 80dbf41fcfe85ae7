import type { Page } from "@playwright/test";
import { expect, expectAccessible, hold, signIn, test, toast } from "./journey";
import { lossPattern, withoutNetwork } from "./lost-files";
import { draftKept, openForm, postValues, storePost } from "./posts";

const title = (page: Page) => page.getByLabel("Judul", { exact: true });
const summary = (page: Page) => page.getByLabel("Ringkasan");
const save = "ControlOrMeta+s";

async function fillIn(page: Page, values = postValues()) {
  await page.getByLabel("Slug").fill(values.slug);
  await title(page).fill(values.title);
  await page.getByLabel("Kategori").fill(values.category);
  await page.getByLabel("URL Gambar").fill(values.image);
  await summary(page).fill(values.summary);
  await page.getByLabel("Konten").fill(values.content);
  return values;
}

/** Drafts that this browser holds, whatever post they are of. */
function countDrafts(page: Page): Promise<number> {
  return page.evaluate(
    () => Object.keys(window.localStorage).filter((key) => key.startsWith("draf-post")).length,
  );
}

async function storedTitle(page: Page, id: number): Promise<string> {
  return (await (await page.request.get(`/api/blog/${id}`)).json()).title;
}

/** A post whose title has been changed and not saved yet; its calls wait until `answer` is called. */
async function changeHeld(page: Page) {
  await signIn(page, "admin");
  const post = await storePost(page);
  await openForm(page, post.id);
  await title(page).fill(`${post.title} satu`);
  const answer = await hold(page, `**/api/blog/${post.id}`);
  return { post, answer };
}

test("what is typed while a save is under way stays, is known as unsaved, and is what the next save stores", async ({
  page,
}) => {
  const { post, answer } = await changeHeld(page);
  await page.keyboard.press(save);
  await expect(page.getByRole("button", { name: "Menyimpan..." })).toBeVisible();
  await title(page).pressSequentially(" dua");
  answer();
  await expect(toast(page)).toContainText("Blog post berhasil diperbarui");
  await expect(page).toHaveURL(`/admin/blog/edit/${post.id}`);
  await expect(title(page)).toHaveValue(`${post.title} satu dua`);
  await expect(title(page)).toBeFocused();
  expect(await storedTitle(page, post.id)).toBe(`${post.title} satu`);
  await draftKept(page);

  await page.getByRole("link", { name: "Kembali", exact: true }).click();
  const dialog = page.getByRole("alertdialog", { name: "Tinggalkan halaman ini?" });
  await dialog.getByRole("button", { name: "Tetap di Sini" }).click();
  // While it is open the keys are its own.
  await expect(dialog).toHaveCount(0);
  await page.keyboard.press(save);
  await expect.poll(() => storedTitle(page, post.id)).toBe(`${post.title} satu dua`);
  await expect.poll(() => countDrafts(page)).toBe(0);
  await page.getByRole("link", { name: "Kembali", exact: true }).click();
  await expect(page).toHaveURL("/admin/blog");
});

test("a save is told as soon as it is stored, also while the lists that it changes do not answer", async ({
  page,
}) => {
  await signIn(page, "admin");
  const post = await storePost(page);
  await openForm(page, post.id);
  const answer = await hold(page, /\/api\/blog(\/categories|\?)/);
  await title(page).fill(`${post.title} satu`);
  await page.keyboard.press(save);
  await expect(toast(page)).toContainText("Blog post berhasil diperbarui");
  await title(page).fill(`${post.title} dua`);
  await page.keyboard.press(save);
  await expect.poll(() => storedTitle(page, post.id)).toBe(`${post.title} dua`);
  await expect(page.getByRole("button", { name: "Simpan Perubahan" })).toBeVisible();
  answer();
});

test("what is saved again while a save is under way is stored after it", async ({ page }) => {
  const { post, answer } = await changeHeld(page);
  await page.keyboard.press(save);
  await expect(page.getByRole("button", { name: "Menyimpan..." })).toBeVisible();
  await title(page).fill(`${post.title} dua`);
  await page.keyboard.press(save);
  await title(page).fill(`${post.title} tiga`);
  await page.keyboard.press(save);
  answer();
  await expect.poll(() => storedTitle(page, post.id)).toBe(`${post.title} tiga`);
  await expect.poll(() => countDrafts(page)).toBe(0);
  await expect(page.getByRole("button", { name: "Simpan Perubahan" })).toBeVisible();
});

test("the button leaves the form as before, but not with something unsaved in it", async ({ page }) => {
  const { post, answer } = await changeHeld(page);
  await page.getByRole("button", { name: "Simpan Perubahan" }).click();
  await title(page).press("End");
  await title(page).pressSequentially(" dua");
  answer();
  await expect(toast(page)).toContainText("Blog post berhasil diperbarui");
  await expect(page).toHaveURL(`/admin/blog/edit/${post.id}`);
  await expect(title(page)).toHaveValue(`${post.title} satu dua`);
  await page.getByRole("button", { name: "Simpan Perubahan" }).click();
  await expect(page).toHaveURL("/admin/blog");
  expect(await storedTitle(page, post.id)).toBe(`${post.title} satu dua`);
});

test("Ctrl+S makes a new post once, and goes on with it: also after a reload", async ({ page }) => {
  await signIn(page, "admin");
  await openForm(page);
  const values = await fillIn(page);
  await page.keyboard.press(save);
  await expect(toast(page)).toContainText("Blog post berhasil dibuat");
  await expect(page.getByRole("heading", { name: "Edit Blog Post" })).toBeVisible();
  await summary(page).fill("Ringkasan kedua yang cukup panjang untuk diuji.");
  await page.keyboard.press(save);
  await expect(toast(page)).toContainText("Blog post berhasil diperbarui");
  await expect(page).toHaveURL(/\/admin\/blog\/edit\/\d+$/);
  await expect.poll(() => countDrafts(page)).toBe(0);
  const found = await (
    await page.request.get(`/api/blog?fields=summary&title=${values.title}&page=1&pageSize=5`)
  ).json();
  expect(found).toHaveLength(1);
  await page.reload();
  await expect(summary(page)).toHaveValue("Ringkasan kedua yang cukup panjang untuk diuji.");
  await expectAccessible(page);
  await page.getByRole("link", { name: "Kembali", exact: true }).click();
  await expect(page).toHaveURL("/admin/blog");
  await page.goBack();
  await expect(page).toHaveURL(/\/admin\/blog\/edit\/\d+$/);
  await expect(summary(page)).toHaveValue("Ringkasan kedua yang cukup panjang untuk diuji.");
});

test("Ctrl+S in the title fills the slug first, and no message contradicts it", async ({ page }) => {
  await signIn(page, "admin");
  await openForm(page);
  await title(page).fill("Judul Yang Baru");
  await page.keyboard.press(save);
  await expect(page.getByText("Kategori harus minimal 2 karakter")).toBeVisible();
  await expect(page.getByLabel("Slug")).toHaveValue("judul-yang-baru");
  await expect(page.getByLabel("Slug")).not.toHaveAttribute("aria-invalid");
  await expect(page.getByText(/^Slug /)).toHaveCount(0);
});

test("the answer to a save deletes no draft that was written since, and pulls nobody back", async ({
  page,
}) => {
  const { post, answer } = await changeHeld(page);
  await page.keyboard.press(save);
  await title(page).pressSequentially(" dua");
  await draftKept(page);
  await page.getByRole("link", { name: "Akun Saya" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Tinggalkan" }).click();
  await expect(page).toHaveURL("/admin/account");
  answer();
  await expect(toast(page)).toContainText("Blog post berhasil diperbarui");
  await expect(page).toHaveURL("/admin/account");
  expect(await countDrafts(page)).toBe(1);
  await page.goBack();
  await expect(page.getByText(`“${post.title} satu dua”`)).toBeVisible();
});

test("who has left the form while its button was at work stays where they are", async ({ page }) => {
  const { answer } = await changeHeld(page);
  await page.getByRole("button", { name: "Simpan Perubahan" }).click();
  await page.getByRole("link", { name: "Akun Saya" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Tinggalkan" }).click();
  await expect(page.getByRole("heading", { name: "Akun Saya" })).toBeVisible();
  answer();
  await expect(toast(page)).toContainText("Blog post berhasil diperbarui");
  await expect(toast(page)).toHaveCount(0);
  await expect(page).toHaveURL("/admin/account");
  expect(await countDrafts(page)).toBe(0);
});

test("the second problem of a save takes the focus like the first", async ({ page, watch }) => {
  watch.allow(lossPattern);
  watch.allow(/ERR_FAILED/);
  await signIn(page, "admin");
  const post = await storePost(page);
  await openForm(page, post.id);
  await title(page).fill(`${post.title} satu`);
  await page.route(`**/api/blog/${post.id}`, (route) => route.abort());
  const notice = page.getByRole("alert").filter({ hasText: "Belum tersimpan: tidak ada koneksi ke server" });
  for (const _attempt of ["first", "second"]) {
    await page.getByRole("button", { name: "Simpan Perubahan" }).focus();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("button", { name: "Menyimpan..." })).toHaveCount(0);
    await expect(notice).toBeFocused();
  }
});

test.describe("in a browser that holds no copies", () => {
  test.use({ freshPage: true });

  test("a post without a network stays, as a draft too, says so, and is stored later", async ({
    page,
    watch,
  }) => {
    watch.allow(lossPattern);
    // It is looked for before it is stored again.
    watch.allow(/404.*\/api\/blog\/slug\//);
    await signIn(page, "admin");
    await openForm(page);
    const reconnect = await withoutNetwork(page);
    const values = await fillIn(page);
    await page.getByRole("button", { name: "Buat Blog Post" }).click();
    await expect(page.getByText("Belum tersimpan: tidak ada koneksi ke server")).toBeVisible();
    await expect(page.getByLabel("Konten")).toHaveValue(values.content);
    await draftKept(page);
    await reconnect();
    await page.getByRole("button", { name: "Buat Blog Post" }).click();
    await expect(toast(page)).toContainText("Blog post berhasil dibuat");
    await expect(page).toHaveURL("/admin/blog");
  });
});
