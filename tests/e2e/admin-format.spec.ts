import { expect, expectAccessible, hold, signIn, test, toast } from "./journey";
import { storePost } from "./posts";

// One after the other: bringing all articles into form leaves nothing to be seen beforehand.
test.describe.configure({ mode: "default" });

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
  const { promise, resolve: release } = Promise.withResolvers<void>();
  await page.route("**/api/blog/update-formats", async (route) => {
    if (route.request().method() !== "POST") return route.fallback();
    await promise;
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

test("staff see beforehand what would change, and what was checked stays when the last run is told late", async ({
  page,
}) => {
  await signIn(page, "admin");
  const content = "## Judul untuk diperiksa\n\nParagraf **tebal** yang cukup panjang untuk diuji.";
  const post = await storePost(page, { content });
  const answer = await hold(page, "**/api/blog/update-formats");
  await page.goto("/admin/blog/formats");
  const check = page.getByRole("button", { name: "Periksa Semua Artikel" });
  await expect(check).toBeDisabled();
  answer();
  await check.click();
  await expect(page.getByText(/\d+ dari \d+ artikel akan berubah/)).toBeVisible();
  const change = page.getByRole("listitem").filter({ hasText: post.title });
  await expect(change).toContainText("## Judul untuk diperiksa");
  await expect(change).toContainText("<h2>Judul untuk diperiksa</h2>");
  await expectAccessible(page);
  expect((await (await page.request.get(`/api/blog/${post.id}`)).json()).content).toBe(content);
});

test("the last run is undone after a question", async ({ page }) => {
  const run = {
    id: "r",
    state: "done",
    total: 20,
    checked: 20,
    updated: 3,
    createdAt: "2026-11-21T03:00:00.000Z",
  };
  await page.route("**/api/blog/update-formats", (route) => route.fulfill({ json: { run } }));
  await page.route("**/api/blog/update-formats/undo", (route) => {
    run.state = "undone";
    return route.fulfill({ json: { message: "3 artikel dikembalikan", restored: 3, kept: 0 } });
  });
  await signIn(page, "admin");
  await page.goto("/admin/blog/formats");
  await page.getByRole("button", { name: "Batalkan pembaruan terakhir" }).click();
  await expect(page.getByRole("alertdialog")).toContainText(
    "Isi 3 artikel dikembalikan seperti sebelum pembaruan",
  );
  await page.getByRole("button", { name: "Ya, Kembalikan" }).click();
  await expect(toast(page)).toContainText("Pembaruan dibatalkan");
  await expect(toast(page)).toContainText("3 artikel dikembalikan");
  await expect(page.getByText("sudah dibatalkan.")).toBeVisible();
});

test("an undoing that goes on elsewhere says so, and gives its button back once it has broken off", async ({
  page,
}) => {
  const run = {
    id: "r",
    state: "undoing",
    total: 20,
    checked: 20,
    updated: 3,
    createdAt: "2026-11-21T03:00:00.000Z",
  };
  await page.route("**/api/blog/update-formats", (route) => route.fulfill({ json: { run } }));
  await signIn(page, "admin");
  await page.goto("/admin/blog/formats");
  await expect(page.getByText("sedang dibatalkan.")).toBeVisible();
  const undo = page.getByRole("button", { name: "Batalkan pembaruan terakhir" });
  await expect(undo).toHaveCount(0);
  run.state = "done";
  await expect(undo).toBeEnabled();
});

test("a run that goes on in the background shows how far it is", async ({ page }) => {
  const run = {
    id: "r",
    state: "running",
    total: 900,
    checked: 480,
    updated: 3,
    createdAt: "2026-11-21T03:00:00.000Z",
  };
  await page.route("**/api/blog/update-formats", (route) => route.fulfill({ json: { run } }));
  await signIn(page, "admin");
  await page.goto("/admin/blog/formats");
  await expect(page.getByText("Memperbarui format artikel... 480 dari 900")).toBeVisible();
  await expect(page.getByRole("button", { name: "Perbarui Format Semua Artikel" })).toBeDisabled();
  run.state = "done";
  await expect(page.getByRole("button", { name: "Perbarui Format Semua Artikel" })).toBeEnabled();
});

test("a last run that cannot be loaded says so and can be tried again", async ({ page, watch }) => {
  watch.allow(/500/);
  await signIn(page, "admin");
  await page.route("**/api/blog/update-formats", (route) => route.fulfill({ status: 500, json: {} }));
  await page.goto("/admin/blog/formats");
  const failure = page.getByRole("alert").filter({ hasText: "Status pembaruan terakhir belum bisa dimuat" });
  await expect(failure).toBeVisible();
  await expectAccessible(page);
  await page.unroute("**/api/blog/update-formats");
  await failure.getByRole("button", { name: "Coba Lagi" }).click();
  await expect(failure).toHaveCount(0);
});
