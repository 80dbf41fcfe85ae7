import type { Page } from "@playwright/test";
import { expect, hold, missingAt, refuse, signIn, test } from "../journey";
import {
  changePost,
  chooseAction,
  draftKept,
  fillForm,
  openForm,
  postValues,
  readPost,
  statusLine,
  storePost,
  titleField,
  withoutAutosave,
} from "../posts";

const problem = (page: Page) => page.getByText(/^Belum tersimpan/);
const dialog = (page: Page) => page.getByRole("alertdialog", { name: "Tinggalkan halaman ini?" });
const savePost = /\/api\/blog(\/\d+)?$/;
const save = "ControlOrMeta+s";

/** Lets the next call of `method` on `url` reach the server, and loses the answer. */
async function loseAnswer(page: Page, url: RegExp, method: "POST" | "PUT"): Promise<void> {
  let isLost = false;
  await page.route(url, async (route) => {
    if (isLost || route.request().method() !== method) return route.fallback();
    isLost = true;
    await route.fetch();
    await route.abort("connectionreset");
  });
}

/** Keeps new posts from the server. */
async function withoutCreating(page: Page, watch: { allow: (pattern: RegExp) => void }): Promise<void> {
  watch.allow(/ERR_FAILED|Failed to fetch/);
  await page.route("**/api/blog", (route) =>
    route.request().method() === "POST" ? route.abort() : route.fallback(),
  );
}

test.beforeEach(({ page }) => signIn(page, "admin"));

test("a new post whose answer was lost is stored once", async ({ page, watch }) => {
  watch.allow(/CONNECTION_RESET|Failed to fetch/);
  await openForm(page);
  await loseAnswer(page, savePost, "POST");
  const values = await fillForm(page);
  await page.keyboard.press(save);
  await page.getByLabel("Slug").fill(`${values.slug}-lagi`);
  await page.keyboard.press(save);
  await expect(page).toHaveURL(/\/admin\/blog\/edit\/\d+$/);
  const id = Number(page.url().split("/").at(-1));
  await expect.poll(async () => (await readPost(page, id)).slug).toBe(`${values.slug}-lagi`);
  const found = await page.request.get(`/api/blog?fields=summary&title=${values.title}`);
  expect(await found.json()).toHaveLength(1);
});

test("a change whose answer was lost conflicts only with other people", async ({ page, watch }) => {
  watch.allow(/CONNECTION_RESET|Failed to fetch|409/);
  await withoutAutosave(page, watch);
  const post = await storePost(page, { status: "draft" });
  await openForm(page, post.id);
  await loseAnswer(page, savePost, "PUT");
  await titleField(page).fill(`${post.title} satu`);
  await page.keyboard.press(save);
  await expect(problem(page)).toBeVisible();
  await titleField(page).fill(`${post.title} dua`);
  await page.keyboard.press(save);
  await expect.poll(async () => (await readPost(page, post.id)).title).toBe(`${post.title} dua`);
  await expect(problem(page)).toHaveCount(0);

  await changePost(page, post, { title: `${post.title} orang lain` });
  await titleField(page).fill(`${post.title} tiga`);
  await page.keyboard.press(save);
  await expect(page.getByText("Artikel ini diubah orang lain saat Anda mengedit")).toBeVisible();
  expect((await readPost(page, post.id)).title).toBe(`${post.title} orang lain`);
});

test("an action whose answer was lost is not repeated", async ({ page, watch }) => {
  watch.allow(/CONNECTION_RESET|Failed to fetch|409|500/);
  const post = await storePost(page, { status: "draft" });
  await openForm(page, post.id);
  await loseAnswer(page, /\/submit$/, "POST");
  await chooseAction(page, "Kirim ke Tinjauan");
  await expect(
    page.getByRole("alert").filter({ hasText: "Artikel belum dikirim ke tinjauan" }),
  ).toBeVisible();
  await chooseAction(page, "Kirim ke Tinjauan");
  await expect(statusLine(page)).toContainText("Menunggu tinjauan");

  await titleField(page).fill(`${post.title} dua`);
  await refuse(page, /\/publish$/, { message: "Server sedang bermasalah" });
  await page.getByRole("button", { name: "Terbitkan", exact: true }).click();
  await page.getByRole("button", { name: "Ya, Terbitkan" }).click();
  const notice = page.getByRole("alert").filter({ hasText: "Tersimpan, tetapi belum diterbitkan" });
  await expect(notice).toBeVisible();
  expect(await readPost(page, post.id)).toMatchObject({ title: `${post.title} dua`, status: "review" });
  await page.unrouteAll();
  await page.getByRole("button", { name: "Terbitkan", exact: true }).click();
  await page.getByRole("button", { name: "Ya, Terbitkan" }).click();
  await expect(statusLine(page)).toContainText("Terbit");
  await expect(notice).toHaveCount(0);
});

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

test("Ctrl+S creates a post once, also after a reload and Back", async ({ page }) => {
  await openForm(page);
  const values = await fillForm(page);
  await page.keyboard.press(save);
  await expect(page.getByRole("heading", { name: "Edit Blog Post" })).toBeVisible();
  await page.getByLabel("Ringkasan").fill("Ringkasan kedua yang cukup panjang untuk diuji.");
  await page.keyboard.press(save);
  await expect(page).toHaveURL(/\/admin\/blog\/edit\/\d+$/);
  const id = Number(page.url().split("/").at(-1));
  await expect.poll(async () => (await readPost(page, id)).summary).toMatch(/^Ringkasan kedua/);
  const found = await page.request.get(`/api/blog?fields=summary&title=${values.title}`);
  expect(await found.json()).toHaveLength(1);
  await page.reload();
  await expect(page.getByLabel("Ringkasan")).toHaveValue("Ringkasan kedua yang cukup panjang untuk diuji.");
  await page.getByRole("link", { name: "Kembali", exact: true }).click();
  await expect(page).toHaveURL("/admin/blog");
  await page.goBack();
  await expect(page).toHaveURL(/\/admin\/blog\/edit\/\d+$/);
  await expect(page.getByLabel("Ringkasan")).toHaveValue("Ringkasan kedua yang cukup panjang untuk diuji.");
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
  await expect(page).toHaveURL("/admin/blog");
  const stored = await (await page.request.get(`/api/blog/slug/${post.slug}`)).json();
  expect(stored).toMatchObject({ title: `${post.title} lanjutan` });
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
});

test("an action never overwrites what somebody else has stored meanwhile", async ({ page, watch }) => {
  watch.allow(/409/);
  const post = await storePost(page, { status: "draft" });
  await openForm(page, post.id);
  await titleField(page).fill(`${post.title} versi saya`);
  await changePost(page, post, { title: `${post.title} versi lain` });
  await chooseAction(page, "Kirim ke Tinjauan");
  await expect(page.getByText("Artikel ini diubah orang lain saat Anda mengedit")).toBeVisible();
  await expect(titleField(page)).toHaveValue(`${post.title} versi saya`);
  expect(await readPost(page, post.id)).toMatchObject({ title: `${post.title} versi lain`, status: "draft" });
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
