import type { Page } from "@playwright/test";
import { expect, signIn, test, toast } from "./journey";
import { changePost, openForm, postValues, storePost } from "./posts";

const title = (page: Page) => page.getByLabel("Judul", { exact: true });
const problem = (page: Page) => page.getByText(/^Belum tersimpan/);
const save = "ControlOrMeta+s";

/** Has the next save stored, and its answer lost on the way. */
async function loseAnswer(page: Page, method: "POST" | "PUT") {
  let isLost = false;
  await page.route(/\/api\/blog(\/\d+)?$/, async (route) => {
    if (isLost || route.request().method() !== method) return route.fallback();
    isLost = true;
    await route.fetch();
    await route.abort("connectionreset");
  });
}

/** A post whose changed title has been stored, as far as the server knows, and not as far as the form does. */
async function changeUnanswered(page: Page) {
  await signIn(page, "admin");
  const post = await storePost(page);
  await openForm(page, post.id);
  await loseAnswer(page, "PUT");
  await title(page).fill(`${post.title} satu`);
  await page.keyboard.press(save);
  await expect(problem(page)).toBeVisible();
  return post;
}

test("a new post whose answer was lost is not made twice, whatever is changed before it is saved again", async ({
  page,
  watch,
}) => {
  watch.allow(/CONNECTION_RESET|Failed to fetch/);
  await signIn(page, "admin");
  for (const change of ["Judul", "Slug"] as const) {
    await openForm(page);
    const values = postValues();
    await page.getByLabel("Slug").fill(values.slug);
    await title(page).fill(values.title);
    await page.getByLabel("Kategori").fill(values.category);
    await page.getByLabel("URL Gambar").fill(values.image);
    await page.getByLabel("Ringkasan").fill(values.summary);
    await page.getByLabel("Konten").fill(values.content);
    await loseAnswer(page, "POST");
    await page.keyboard.press(save);
    await expect(problem(page)).toBeVisible();
    const stored = await (await page.request.get(`/api/blog/slug/${values.slug}`)).json();

    const changed = change === "Judul" ? `${values.title} lagi` : `${values.slug}-lagi`;
    await page.getByLabel(change, { exact: true }).fill(changed);
    await page.keyboard.press(save);
    await expect(toast(page)).toContainText("Blog post berhasil dibuat");
    await expect(page).toHaveURL(`/admin/blog/edit/${stored.id}`);
    const now = await (await page.request.get(`/api/blog/${stored.id}`)).json();
    expect(now[change === "Judul" ? "title" : "slug"]).toBe(changed);
    await page.unrouteAll();
  }
});

test("a change whose answer was lost is no conflict with oneself", async ({ page, watch }) => {
  watch.allow(/CONNECTION_RESET|Failed to fetch|409/);
  const post = await changeUnanswered(page);
  await title(page).fill(`${post.title} dua`);
  await page.keyboard.press(save);
  await expect(toast(page)).toContainText("Blog post berhasil diperbarui");
  await expect(problem(page)).toHaveCount(0);
  const now = await (await page.request.get(`/api/blog/${post.id}`)).json();
  expect(now.title).toBe(`${post.title} dua`);
});

test("what somebody else has stored after a lost answer is not written over", async ({ page, watch }) => {
  watch.allow(/CONNECTION_RESET|Failed to fetch|409/);
  const post = await changeUnanswered(page);
  await changePost(page, post, { title: `${post.title} orang lain` });
  await page.keyboard.press(save);
  await expect(page.getByText("Artikel ini diubah orang lain saat Anda mengedit")).toBeVisible();
  const now = await (await page.request.get(`/api/blog/${post.id}`)).json();
  expect(now.title).toBe(`${post.title} orang lain`);
});
