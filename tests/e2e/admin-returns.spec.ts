import { expect, expectAccessible, open, signIn, test, toast } from "./journey";
import { deployAnew, lossPattern, withoutNetwork } from "./lost-files";
import { openForm, storePost } from "./posts";
import { createStaff, logInAs } from "./staff-account";
import { appCode } from "./totp";

test("a call that never answers is given up: its dialog closes, says so, and can be opened again", async ({
  page,
  watch,
}) => {
  watch.allow(/no answer/);
  await page.clock.install();
  await signIn(page, "admin");
  const post = await storePost(page);
  await page.goto(`/admin/blog?q=${post.title.replaceAll(" ", "+")}`);
  await page.route(`**/api/blog/${post.id}`, () => {});
  const remove = page.getByRole("button", { name: `Hapus ${post.title}` });
  await remove.click();
  const dialog = page.getByRole("alertdialog");
  await dialog.getByRole("button", { name: "Ya, Hapus" }).click();
  await expect(dialog.getByRole("button", { name: "Ya, Hapus" })).toBeDisabled();
  await page.clock.fastForward(31_000);
  await expect(dialog).toHaveCount(0);
  await expect(toast(page)).toContainText("Gagal menghapus blog post");
  await expect(remove).toBeFocused();
  await page.unroute(`**/api/blog/${post.id}`);
  await remove.click();
  await dialog.getByRole("button", { name: "Ya, Hapus" }).click();
  await expect(toast(page)).toContainText("Blog post berhasil dihapus");
});

test("a list that never answers says so and can be tried again", async ({ page, watch }) => {
  watch.allow(/no answer/);
  await page.clock.install();
  await signIn(page, "admin");
  await page.route("**/api/audit?*", () => {});
  await page.goto("/admin/audit");
  await expect(page.getByText("Memuat catatan aktivitas...")).toBeVisible();
  const failure = page.getByText("Terjadi kesalahan saat memuat catatan aktivitas");
  // It is tried twice, with a pause between.
  for (let tries = 0; tries < 4 && !(await failure.isVisible()); tries += 1)
    await page.clock.fastForward(16_000);
  await expect(failure).toBeVisible();
  await page.unroute("**/api/audit?*");
  await page.getByRole("button", { name: "Coba Lagi" }).click();
  await expect(page.getByRole("row").nth(1)).toBeVisible();
});

test("recovery codes are left only after a question", async ({ page }) => {
  const account = await createStaff(page);
  await logInAs(page, account);
  await page.goto("/admin/account");
  await page.getByRole("button", { name: "Aktifkan" }).click();
  await page.getByLabel("Password Anda").fill(account.password);
  await page.getByRole("button", { name: "Lanjutkan" }).click();
  const link = page.getByRole("link", { name: "Buka di Aplikasi" });
  const secret = new URL((await link.getAttribute("href")) ?? "").searchParams.get("secret") ?? "";
  await page.getByLabel("Kode 6 angka").fill(await appCode(secret));
  await page.getByRole("button", { name: "Aktifkan" }).click();
  const codes = page.getByText("Simpan kode pemulihan ini sekarang");
  await expect(codes).toBeVisible();

  const dialog = page.getByRole("alertdialog", { name: "Tinggalkan halaman ini?" });
  for (const leave of [
    () => page.getByRole("link", { name: "Aktivitas" }).click(),
    () => page.getByRole("button", { name: "Logout" }).click(),
  ]) {
    await leave();
    await expect(dialog).toContainText("kode ini tidak bisa ditampilkan lagi");
    await expectAccessible(page);
    await dialog.getByRole("button", { name: "Tetap di Sini" }).click();
    await expect(codes).toBeVisible();
  }
  const asked = page.waitForEvent("dialog");
  await page.evaluate(() => setTimeout(() => window.location.reload()));
  const question = await asked;
  expect(question.type()).toBe("beforeunload");
  await question.dismiss();
  await expect(codes).toBeVisible();
  await page.getByRole("button", { name: "Sudah Saya Simpan" }).click();
  await page.getByRole("link", { name: "Aktivitas" }).click();
  await expect(page).toHaveURL("/admin/audit");
});

test("after an undo nothing says any more that all articles were brought into form", async ({ page }) => {
  await signIn(page, "admin");
  const run = {
    id: "uji",
    state: "done",
    createdAt: "2026-01-01T00:00:00.000Z",
    total: 3,
    checked: 3,
    updated: 2,
  };
  let state = "done";
  await page.route("**/api/blog/update-formats", (route) =>
    route.fulfill({
      json:
        route.request().method() === "POST"
          ? { message: "2 artikel diperbarui, 1 artikel sudah rapi", updated: 2, unchanged: 1, run }
          : { run: { ...run, state } },
    }),
  );
  await page.route("**/api/blog/update-formats/undo", (route) => {
    state = "undone";
    return route.fulfill({ json: { message: "2 artikel dikembalikan", restored: 2, kept: 0 } });
  });
  await page.goto("/admin/blog/formats");
  await page.getByRole("button", { name: "Perbarui Format Semua Artikel" }).click();
  const done = page.getByRole("main").getByText("Semua artikel blog telah diperbarui formatnya");
  await expect(done).toBeVisible();
  await page.getByRole("button", { name: "Batalkan pembaruan terakhir" }).click();
  await page.getByRole("button", { name: "Ya, Kembalikan" }).click();
  await expect(page.getByText(/sudah dibatalkan/)).toBeVisible();
  await expect(done).toHaveCount(0);
});

test("answers of another version are told once, with the way on, and never as a schema's error", async ({
  page,
  watch,
}) => {
  watch.allow(/OutdatedError/);
  await signIn(page, "admin");
  const post = await storePost(page);
  await open(page, "/admin/account");
  await expect(page.getByRole("heading", { name: "Akun Saya" })).toBeVisible();
  await page.route(/\/api\/blog(\?|\/)/, (route) => route.fulfill({ json: { posts: "banyak", version: 2 } }));
  await page.getByRole("link", { name: "Admin Blog" }).click();
  const notice = page.getByRole("alert").filter({ hasText: "Jawaban server tidak dikenali" });
  await expect(notice).toHaveCount(1);
  await expect(notice).toContainText("Muat ulang halaman ini");
  await expect(page.getByRole("main")).not.toContainText(/invalid_type|expected|\[\s*\{/i);
  await expectAccessible(page);
  await page.unroute(/\/api\/blog(\?|\/)/);
  await notice.getByRole("button", { name: "Muat Ulang" }).click();
  await expect(page.getByRole("row").nth(1)).toBeVisible();
  await expect(notice).toHaveCount(0);

  await openForm(page, post.id);
  await page.route(`**/api/blog/${post.id}`, (route) => route.fulfill({ json: { ok: true } }));
  await page.getByLabel("Judul", { exact: true }).fill(`${post.title} lagi`);
  await page.getByRole("button", { name: "Simpan Perubahan" }).click();
  await expect(notice.first()).toBeVisible();
  await expect(page.locator("body")).not.toContainText(/invalid_type|expected|\[\s*\{/i);
  await expect(page.getByLabel("Judul", { exact: true })).toHaveValue(`${post.title} lagi`);
});

test.describe("in a browser that holds no copies", () => {
  test.use({ freshPage: true });

  test("an open staff page outlives a deployment: its work is stored, and its moves say how to go on", async ({
    page,
    watch,
  }) => {
    watch.allow(lossPattern);
    await signIn(page, "admin");
    const post = await storePost(page);
    await openForm(page, post.id);
    const missed = await deployAnew(page);
    await page.getByLabel("Judul", { exact: true }).fill(`${post.title} lagi`);
    await page.keyboard.press("ControlOrMeta+s");
    await expect(page.getByText("Blog post berhasil diperbarui")).toBeVisible();
    await page.getByRole("link", { name: "Aktivitas" }).click();
    await expect(page.getByRole("alert").filter({ hasText: "Halaman Gagal Ditampilkan" })).toBeVisible();
    expect(missed.length).toBeGreaterThan(0);
    await page.getByRole("button", { name: "Muat Ulang" }).click();
    await expect(page.getByRole("heading", { name: "Catatan Aktivitas" })).toBeVisible();
    await expect(page.getByRole("row").nth(1)).toBeVisible();
    // What the page fetches ahead may still be on its way.
    await page.unrouteAll({ behavior: "wait" });
  });

  test("the staff area's other forms without a network keep what was typed and say so", async ({
    page,
    watch,
  }) => {
    watch.allow(lossPattern);
    await signIn(page, "admin");
    await open(page, "/admin/account");
    await expect(page.getByRole("button", { name: "Aktifkan" })).toBeVisible();
    let reconnect = await withoutNetwork(page);
    await page.getByLabel("Password saat ini", { exact: true }).fill("admin-lokal-2026");
    await page.getByLabel("Password baru", { exact: true }).fill("kursi rotan senja berlayar");
    const submit = page.getByRole("button", { name: "Ganti Password" });
    await submit.click();
    await expect(page.getByText("Password belum diganti")).toBeVisible();
    await expect(page.getByLabel("Password baru", { exact: true })).toHaveValue("kursi rotan senja berlayar");
    await expect(submit).toBeFocused();
    await page.getByRole("button", { name: "Aktifkan" }).click();
    await page.getByLabel("Password Anda").fill("admin-lokal-2026");
    await page.getByRole("button", { name: "Lanjutkan" }).click();
    await expect(page.getByText("Aktivasi belum bisa dimulai")).toBeVisible();
    await expect(page.getByLabel("Password Anda")).toHaveValue("admin-lokal-2026");
    await reconnect();

    await open(page, "/admin/blog");
    await expect(page.getByRole("row").nth(1)).toBeVisible();
    reconnect = await withoutNetwork(page);
    await page.getByText("Tentukan topik atau kategori sendiri").click();
    await page.getByLabel("Topik (opsional)").fill("Website untuk kedai kopi");
    await page.getByRole("button", { name: "Generate dengan AI" }).click();
    await page.getByRole("menuitem", { name: "1 Artikel", exact: true }).click();
    await expect(page.getByText("Gagal generate blog post dengan AI")).toBeVisible();
    await expect(page.getByLabel("Topik (opsional)")).toHaveValue("Website untuk kedai kopi");
    await page.getByLabel("Cari judul").fill("kopi");
    await expect(page.getByText("Terjadi kesalahan saat memuat blog posts")).toBeVisible();
    await expect(page.getByLabel("Cari judul")).toBeFocused();
    await expect(page.getByLabel("Cari judul")).toHaveValue("kopi");
    await reconnect();
    await page.getByRole("button", { name: "Coba Lagi" }).last().click();
    await expect(page.getByText("Terjadi kesalahan saat memuat blog posts")).toHaveCount(0);
  });
});
