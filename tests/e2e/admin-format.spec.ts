import { expect, expectAccessible, signIn, test, toast } from "./journey";
import { storePost } from "./posts";

// One after the other: a run over all articles leaves nothing for a check beside it.
test.describe.configure({ mode: "default" });

test("old articles are formatted in one run, which shows how many changed", async ({ page }) => {
  await signIn(page, "admin");
  const post = await storePost(page, {
    content: "## Judul lama\n\nParagraf **lama** yang cukup panjang untuk diuji.",
  });
  await page.goto("/admin/blog");
  await page.getByRole("link", { name: "Format Artikel" }).click();
  await expect(page.getByRole("heading", { name: "Format Artikel" })).toBeVisible();
  await page.getByRole("button", { name: "Perbarui Format Semua Artikel" }).dblclick();
  await expect(toast(page)).toContainText("Semua artikel blog telah diperbarui formatnya");
  await expect(
    // The articles of all journeys are formatted: beyond fifty, a queue does the rest.
    page.getByRole("status").filter({ hasText: /\d+ artikel diperbarui, (\d+ artikel sudah rapi|sisanya)/ }),
  ).toBeVisible();
  await expectAccessible(page);
  const readContent = async () => (await (await page.request.get(`/api/blog/${post.id}`)).json()).content;
  await expect
    .poll(readContent, { timeout: 30_000 })
    .toBe("<h2>Judul lama</h2>\n<p>Paragraf <strong>lama</strong> yang cukup panjang untuk diuji.</p>");
  await page.getByRole("link", { name: "Kembali", exact: true }).click();
  await expect(page).toHaveURL("/admin/blog");
});

test("a check shows what would change and changes nothing", async ({ page }) => {
  await signIn(page, "admin");
  const content = "## Judul untuk diperiksa\n\nParagraf **tebal** yang cukup panjang untuk diuji.";
  const post = await storePost(page, { content });
  await page.goto("/admin/blog/formats");
  await page.getByRole("button", { name: "Periksa Semua Artikel" }).click();
  await expect(page.getByText(/\d+ dari \d+ artikel akan berubah/)).toBeVisible();
  const change = page.getByRole("listitem").filter({ hasText: post.title });
  await expect(change).toContainText("## Judul untuk diperiksa");
  await expect(change).toContainText("<h2>Judul untuk diperiksa</h2>");
  expect((await (await page.request.get(`/api/blog/${post.id}`)).json()).content).toBe(content);
});
