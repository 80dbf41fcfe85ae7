import type { Page } from "@playwright/test";
import { expect, signIn, test, toast } from "./journey";
import { draftKept, openForm, storePost } from "./posts";

const title = (page: Page) => page.getByLabel("Judul", { exact: true });

async function choose(page: Page, way: string) {
  await page.getByRole("button", { name: "Lainnya" }).click();
  await page.getByRole("menuitem", { name: way, exact: true }).click();
}

async function stored(page: Page, id: number) {
  return (await page.request.get(`/api/blog/${id}?view=staff`)).json();
}

test("what is unsaved in a live post never becomes public on its way out", async ({ page }) => {
  await signIn(page, "admin");
  const post = await storePost(page);
  const writes: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    const [, path] = /^\/api\/blog\/\d+\/?(.*)$/.exec(pathname) ?? [];
    if (path !== undefined && request.method() !== "GET") writes.push(`${request.method()} ${path}`.trim());
  });
  await openForm(page, post.id);
  await title(page).fill(`${post.title} rahasia`);
  await choose(page, "Tarik dari Publik");
  await page.getByRole("button", { name: "Ya, Tarik" }).click();
  await expect(toast(page)).toContainText("Artikel ditarik dari publik");
  expect(writes).toEqual(["POST unpublish", "PUT"]);
  expect(await stored(page, post.id)).toMatchObject({ title: `${post.title} rahasia`, status: "draft" });

  const other = await storePost(page);
  await openForm(page, other.id);
  await title(page).fill(`${other.title} rahasia`);
  writes.length = 0;
  await choose(page, "Pindahkan ke Sampah");
  await expect(page.getByText("Tulisan Anda yang belum disimpan tetap ada di formulir")).toBeVisible();
  expect(writes).toEqual(["POST trash"]);
  expect(await stored(page, other.id)).toMatchObject({ title: other.title, status: "trash" });
  await page.getByRole("button", { name: "Pulihkan" }).click();
  await expect(title(page)).toHaveValue(`${other.title} rahasia`);
  await draftKept(page);
});

test("text that could not be stored after a post was taken from the public is said to be unsaved, and can be", async ({
  page,
  watch,
}) => {
  watch.allow(/500/);
  await signIn(page, "admin");
  const post = await storePost(page);
  await openForm(page, post.id);
  await title(page).fill(`${post.title} rahasia`);
  await page.route(/\/api\/blog\/\d+$/, (route) =>
    route.request().method() === "PUT"
      ? route.fulfill({ status: 500, json: { code: "internal", message: "Coba lagi", requestId: "uji" } })
      : route.fallback(),
  );
  await choose(page, "Tarik dari Publik");
  await page.getByRole("button", { name: "Ya, Tarik" }).click();
  await expect(toast(page)).toContainText("Artikel ditarik dari publik, tetapi tulisan Anda belum tersimpan");
  await expect(page.getByRole("list", { name: "Status artikel" })).toContainText("Draf");
  await page.unrouteAll();
  await page.keyboard.press("ControlOrMeta+s");
  await expect(toast(page)).toContainText("Blog post berhasil diperbarui");
  expect(await stored(page, post.id)).toMatchObject({ title: `${post.title} rahasia`, status: "draft" });
});
