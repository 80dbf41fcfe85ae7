import { expect, expectAccessible, signIn, test, toast } from "./journey";
import { storePost } from "./posts";

test("old articles are brought into form in one go", async ({ page }) => {
  await signIn(page, "admin");
  const post = await storePost(page, {
    content: "## Judul lama\n\nParagraf **lama** yang cukup panjang untuk diuji.",
  });
  await page.goto("/admin/blog");
  await page.getByRole("link", { name: "Format Artikel" }).click();
  await expect(page.getByRole("heading", { name: "Format Artikel" })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Perbarui Format Semua Artikel" }).dblclick();
  await expect(toast(page)).toContainText("Sukses!");
  await expect(toast(page)).toContainText("Semua artikel blog telah diperbarui formatnya");
  await expect(
    page.getByRole("status").filter({ hasText: /\d+ artikel diperbarui, \d+ artikel sudah rapi/ }),
  ).toBeVisible();
  await expectAccessible(page);
  const stored = await (await page.request.get(`/api/blog/${post.id}`)).json();
  expect(stored.content).toBe(
    "<h2>Judul lama</h2>\n<p>Paragraf <strong>lama</strong> yang cukup panjang untuk diuji.</p>",
  );
  await page.getByRole("link", { name: "Kembali", exact: true }).click();
  await expect(page).toHaveURL("/admin/blog");
});

test("a failure is shown with its reason, and the work shows its progress", async ({ page, watch }) => {
  watch.allow(/500/);
  await signIn(page, "admin");
  let release = () => {};
  await page.route("**/api/blog/update-formats", async (route) => {
    await new Promise<void>((resolve) => {
      release = resolve;
    });
    await route.fulfill({ status: 500, body: "" });
  });
  await page.goto("/admin/blog/formats");
  await page.getByRole("button", { name: "Perbarui Format Semua Artikel" }).click();
  await expect(page.getByText("Memperbarui format artikel...")).toBeVisible();
  await expect(page.getByRole("button", { name: "Perbarui Format Semua Artikel" })).toBeDisabled();
  release();
  await expect(toast(page)).toContainText("Gagal memperbarui format artikel blog");
  await expect(
    page.getByText("Gagal memperbarui format: Terjadi kesalahan saat memperbarui format artikel"),
  ).toBeVisible();
  await expectAccessible(page);
});
