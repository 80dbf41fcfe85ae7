import type { Page } from "@playwright/test";
import { expect, hold, open, signIn, storeContact, test, unique } from "./journey";
import { storePost } from "./posts";

const scrollTop = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

test("a search without a match that is cleared shows no empty list, and the field keeps the focus", async ({
  page,
}) => {
  await signIn(page, "admin");
  await storePost(page);
  await storeContact(page);
  for (const [path, label, lie, rows] of [
    ["/admin/blog", "Cari judul", "Belum ada blog post", "/api/blog?"],
    ["/admin/contact", "Cari kontak", "Belum ada pesan kontak", "/api/contact?"],
  ] as const) {
    await page.goto(`${path}?q=${unique("tidak-ada")}`);
    await expect(page.getByText(/Tidak ada (post|kontak) yang cocok/)).toBeVisible();
    const answer = await hold(page, (url: URL) => (url.pathname + url.search).startsWith(rows));
    const field = page.getByLabel(label);
    await field.fill("");
    await expect(page).toHaveURL(path);
    await expect(page.getByRole("main").getByText(/^Memuat /)).toBeVisible();
    await expect(page.getByText(lie)).toHaveCount(0);
    await expect(page.getByText(/yang cocok/)).toHaveCount(0);
    await expect(field).toBeFocused();
    answer();
    await expect(page.getByRole("row").nth(1)).toBeVisible();
    await expect(field).toBeFocused();
  }
});

test("the way back from a post leads to the list as it was searched and filtered, also after a reload", async ({
  page,
}) => {
  await signIn(page, "admin");
  const post = await storePost(page, { category: "Uji Kembali" });
  const list = `/admin/blog?q=${post.title.replaceAll(" ", "+")}&category=Uji+Kembali`;
  await page.goto(list);
  await page.getByRole("link", { name: `Edit ${post.title}` }).click();
  await expect(page.getByLabel("Judul", { exact: true })).toHaveValue(post.title);
  await page.reload();
  await page.getByRole("link", { name: "Kembali", exact: true }).click();
  await expect(page).toHaveURL(list);
  await page.getByRole("link", { name: `Edit ${post.title}` }).click();
  await page.getByLabel("Ringkasan").fill("Ringkasan lain yang cukup panjang untuk diuji.");
  await page.getByRole("button", { name: "Simpan Perubahan" }).click();
  await expect(page).toHaveURL(list);
  await page.getByRole("link", { name: "Buat Post Baru" }).click();
  await page.getByRole("link", { name: "Kembali", exact: true }).click();
  await expect(page).toHaveURL(list);
});

test("a list that is loaded anew stands where it stood, whatever comes late above its rows", async ({
  page,
}) => {
  const items = Array.from({ length: 10 }, (_, position) => ({
    id: `item-${position}`,
    topic: `Topik ${position}`,
    state: "done",
    attempts: 1,
    error: null,
    notBefore: null,
    post: null,
  }));
  const batch = {
    id: "batch-uji",
    count: 10,
    topic: null,
    category: null,
    createdAt: "2026-11-21T03:00:00.000Z",
    items,
  };
  await page.route("**/api/blog/generation", (route) =>
    route.fulfill({ json: { writer: "Penulis lokal", dailyLimit: 50, writtenToday: 4, batch } }),
  );
  const batchTitle = page.getByText("10 artikel selesai ditulis");
  await signIn(page, "admin");
  await open(page, "/admin/blog");
  await expect(page.getByRole("row").nth(5)).toBeVisible();
  await expect(batchTitle).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, 500));
  await expect.poll(() => scrollTop(page)).toBe(500);
  const answerRows = await hold(page, /\/api\/blog\?/);
  const answerBatch = await hold(page, "**/api/blog/generation");
  await page.reload();
  await expect(page.getByText("Memuat blog posts...")).toBeVisible();
  answerRows();
  // Held there for two seconds only, so looked at in each frame.
  await page.waitForFunction(() => Math.round(window.scrollY) === 500);
  answerBatch();
  await expect(batchTitle).toBeVisible();
  await expect(page.getByRole("row").nth(5)).toBeVisible();
  await expect.poll(() => scrollTop(page)).toBe(500);
});
