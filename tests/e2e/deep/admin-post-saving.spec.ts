import type { Page } from "@playwright/test";
import { expect, hold, missingAt, signIn, test, toast } from "../journey";
import {
  changePost,
  draftKept,
  fillForm,
  openForm,
  postValues,
  readPost,
  storePost,
  titleField,
  withoutAutosave,
} from "../posts";

const dialog = (page: Page) => page.getByRole("alertdialog", { name: "Tinggalkan halaman ini?" });
const save = "ControlOrMeta+s";

/** Keeps new posts from the server. */
async function withoutCreating(page: Page, watch: { allow: (pattern: RegExp) => void }): Promise<void> {
  watch.allow(/ERR_FAILED|Failed to fetch/);
  await page.route("**/api/blog", (route) =>
    route.request().method() === "POST" ? route.abort() : route.fallback(),
  );
}

test.beforeEach(({ page }) => signIn(page, "admin"));

test("text that is typed during a save stays unsaved, and the next save stores it", async ({
  page,
  watch,
}) => {
  await withoutAutosave(page, watch);
  const post = await storePost(page, { status: "draft" });
  await openForm(page, post.id);
  await titleField(page).fill(`${post.title} satu`);
  const answer = await hold(page, `**/api/blog/${post.id}`);
  await page.keyboard.press(save);
  await expect(page.getByRole("button", { name: "Menyimpan..." })).toBeVisible();
  await titleField(page).pressSequentially(" dua");
  answer();
  await expect(page.getByRole("button", { name: "Simpan Perubahan" })).toBeVisible();
  await expect(titleField(page)).toHaveValue(`${post.title} satu dua`);
  await expect(titleField(page)).toBeFocused();
  expect((await readPost(page, post.id)).title).toBe(`${post.title} satu`);
  await page.getByRole("link", { name: "Kembali", exact: true }).click();
  await dialog(page).getByRole("button", { name: "Tetap di Sini" }).click();
  await expect(dialog(page)).toHaveCount(0);
  // What the page tried to store on the way out is stored before the next save.
  await page.unrouteAll();
  await page.keyboard.press(save);
  await expect.poll(async () => (await readPost(page, post.id)).title).toBe(`${post.title} satu dua`);
  await page.getByRole("link", { name: "Kembali", exact: true }).click();
  await expect(page).toHaveURL("/admin/blog");
});

test("where the server does not answer, Back and closing the page ask first", async ({ page, watch }) => {
  await withoutCreating(page, watch);
  await page.goto("/admin/blog");
  await page.getByRole("link", { name: "Buat Post Baru" }).click();
  await titleField(page).fill("Judul yang ditinggalkan");
  await page.goBack();
  await expect(dialog(page)).toBeVisible();
  await dialog(page).getByRole("button", { name: "Tetap di Sini" }).click();
  await expect(page).toHaveURL("/admin/blog/new");
  await expect(titleField(page)).toHaveValue("Judul yang ditinggalkan");

  await page.goBack();
  await dialog(page).getByRole("button", { name: "Tinggalkan" }).click();
  await expect(page.getByRole("heading", { name: "Manajemen Blog" })).toBeVisible();
  await expect(page).toHaveURL("/admin/blog");
  await page.goForward();
  await expect(page.getByText("“Judul yang ditinggalkan”")).toBeVisible();

  await titleField(page).fill("Judul lain yang ditinggalkan");
  const asked = page.waitForEvent("dialog");
  const reload = page.reload();
  const question = await asked;
  expect(question.type()).toBe("beforeunload");
  await question.accept();
  await reload;
});

test("a post that somebody deleted meanwhile is saved as a new one", async ({ page, watch }) => {
  await withoutAutosave(page, watch);
  watch.allow(missingAt("/api/blog/\\d+"));
  const post = await storePost(page);
  await openForm(page, post.id);
  await titleField(page).fill(`${post.title} lanjutan`);
  await page.request.delete(`/api/blog/${post.id}`);
  await page.getByRole("button", { name: "Simpan Perubahan" }).click();
  await expect(page.getByText("Artikel ini sudah dihapus")).toBeVisible();
  await page.getByRole("button", { name: "Simpan sebagai post baru" }).click();
  await expect(toast(page)).toContainText("Draf tersimpan");
  const stored = await (await page.request.get(`/api/blog/slug/${post.slug}?view=staff`)).json();
  expect(stored).toMatchObject({ title: `${post.title} lanjutan`, status: "draft" });
  expect(stored.id).not.toBe(post.id);
});

test("two tabs keep a draft each of a new post", async ({ page, context, watch }) => {
  const other = await context.newPage();
  await withoutCreating(page, watch);
  await withoutCreating(other, watch);
  await openForm(page);
  await openForm(other);
  await titleField(page).fill("Tulisan tab pertama");
  await draftKept(page);
  await other.getByLabel("Judul", { exact: true }).fill("Tulisan tab kedua");
  await draftKept(other);
  await page.close();
  await other.close();
  const later = await context.newPage();
  await openForm(later);
  await expect(later.getByText("“Tulisan tab kedua”")).toBeVisible();
  await later.getByRole("button", { name: "Buang Draf" }).click();
  await expect(later.getByText("“Tulisan tab pertama”")).toBeVisible();
  const title = later.getByLabel("Judul", { exact: true });
  await title.fill("Tulisan sendiri");
  await later.getByRole("button", { name: "Urungkan" }).click();
  await title.fill("Tulisan sendiri, lanjut");
  await expect(later.getByText("“Tulisan tab kedua”")).toBeVisible();
});

test("a pending change replaces another one only after a question", async ({ page, watch }) => {
  watch.allow(/409/);
  const post = await storePost(page);
  await openForm(page, post.id);
  const proposal = { ...postValues(), slug: post.slug, title: `${post.title} usulan lain` };
  const other = await page.request.put(`/api/blog/${post.id}/pending`, {
    data: { ...proposal, baseVersion: post.updatedAt },
  });
  expect(other.status()).toBe(200);
  await titleField(page).fill(`${post.title} usulan saya`);
  await page.getByRole("button", { name: "Simpan sebagai Usulan" }).click();
  const notice = page.getByRole("alert").filter({ hasText: "sudah menyimpan usulan" });
  await expect(notice).toBeVisible();
  const pending = async () => (await page.request.get(`/api/blog/${post.id}/pending`)).json();
  expect(await pending()).toMatchObject({ title: `${post.title} usulan lain` });
  await expect(titleField(page)).toHaveValue(`${post.title} usulan saya`);
  await notice.getByRole("button", { name: "Simpan Versi Saya" }).click();
  await expect(page.getByText("Anda menyunting usulan perubahan")).toBeVisible();
  expect(await pending()).toMatchObject({ title: `${post.title} usulan saya` });
});

test("from a new article that is stored meanwhile, Ctrl+K leads to another new one", async ({ page }) => {
  await openForm(page);
  await fillForm(page);
  await page.keyboard.press("Control+S");
  await expect(page).toHaveURL(/\/admin\/blog\/edit\/\d+$/);
  await page.keyboard.press("Control+K");
  await page.keyboard.type("Buat Blog");
  await page.getByRole("option", { name: "Buat Blog Post" }).click();
  await expect(titleField(page)).toHaveValue("");
});

test("after a refused publication the own version is saved, and nothing is published", async ({
  page,
  watch,
}) => {
  watch.allow(/409/);
  const data = { ...postValues(), status: "draft" };
  const post = await (await page.request.post("/api/blog", { data })).json();
  await openForm(page, post.id);
  await changePost(page, post, { title: `${post.title} versi lain` });
  await page.getByRole("button", { name: "Terbitkan", exact: true }).click();
  await page.getByRole("button", { name: "Ya, Terbitkan" }).click();
  await page.getByRole("button", { name: "Simpan Versi Saya" }).click();
  await expect(toast(page)).toContainText("Blog post berhasil diperbarui");
  expect(await readPost(page, post.id)).toMatchObject({ title: post.title, status: "draft" });
});
