import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { submission } from "./enquiries";
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  hold,
  open,
  recordApiCalls,
  refuse,
  signIn,
  storeContact,
  test,
  toast,
  unique,
} from "./journey";

const listApi = "**/api/contact*";
const sessionApi = "**/api/auth/me";

async function answerList(page: Page, contacts: unknown[]) {
  await page.route(listApi, (route) => route.fulfill({ json: contacts }));
}

function row(page: Page, text: string) {
  return page.getByRole("row").filter({ hasText: text });
}

function dialog(page: Page) {
  return page.getByRole("alertdialog", { name: "Konfirmasi Hapus Kontak" });
}

test("the guard says that it checks, and sends whoever is not signed in to the login page", async ({
  page,
}) => {
  const release = await hold(page, sessionApi);
  const calls = recordApiCalls(page);
  await page.goto("/admin/contact");
  await expect(page.getByRole("status").filter({ hasText: "Memverifikasi akses..." })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Daftar Kontak" })).toHaveCount(0);
  release();
  await expect(toast(page)).toContainText("Akses Dibatasi");
  await expect(toast(page)).toContainText("Silakan login terlebih dahulu untuk mengakses halaman admin");
  await expect(page).toHaveURL("/login?next=%2Fadmin%2Fcontact");
  expect(calls).toEqual(["GET /api/auth/me"]);
});

test("a check that cannot reach the server counts as signed out", async ({ page, watch }) => {
  watch.allow(/ERR_FAILED|Failed to fetch/);
  await signIn(page, "kontak");
  await page.route(sessionApi, (route) => route.abort());
  await page.goto("/admin/contact");
  await expect(toast(page)).toContainText("Akses Dibatasi");
  await expect(page).toHaveURL(/\/login\?next=/);
});

test("whoever has signed in elsewhere meanwhile is let in", async ({ page }) => {
  await page.clock.install();
  await page.goto("/admin/contact");
  await expect(page).toHaveURL(/\/login/);
  // Its code has come: the time that is skipped would give it up.
  await expect(toast(page)).toContainText("Akses Dibatasi");
  await signIn(page, "kontak");
  await page.clock.fastForward(15_000);
  await page.getByRole("contentinfo").getByRole("link", { name: "Admin Kontak" }).click();
  await expect(page.getByRole("heading", { name: "Daftar Kontak" })).toBeVisible();
});

test("every kind of enquiry is shown with its badge, its date and what is missing", async ({ page }) => {
  await signIn(page, "kontak");
  const kinds = [
    ["company-profile", "Company Profile"],
    ["online-shop", "Toko Online"],
    ["landing-page", "Landing Page"],
    ["blog", "Blog/Berita"],
    ["other", "Lainnya"],
    ["sesuatu-yang-lama", "Lainnya"],
    [null, "Tidak ditentukan"],
    ["", "Tidak ditentukan"],
  ] as const;
  await answerList(
    page,
    kinds.map(([websiteType], id) => submission({ id, name: `Pengirim ke-${id}.`, websiteType })),
  );
  await open(page, "/admin/contact");
  await expect(page.getByText("Total: 8 kontak")).toBeVisible();
  for (const [id, [, badge]] of kinds.entries()) {
    await expect(row(page, `Pengirim ke-${id}.`).getByText(badge, { exact: true })).toBeVisible();
  }
  await expect(row(page, "Pengirim ke-0.")).toContainText("5 Januari 2026");
  await expect(page).toHaveTitle(/^(\(\d+\) )?Daftar Kontak \| Arunika Web$/);
});

test("an enquiry without a phone number shows a dash, and a number can be called", async ({ page }) => {
  await signIn(page, "kontak");
  await answerList(page, [
    submission({ id: 1, name: "Tanpa Nomor", phoneNumber: null }),
    submission({ id: 2, name: "Dengan Nomor", phoneNumber: "+62 812 (5550) 1203" }),
    submission({ id: 3, name: "Bukan Nomor", phoneNumber: "lewat email saja" }),
  ]);
  await open(page, "/admin/contact");
  await expect(row(page, "Tanpa Nomor").getByText("-", { exact: true })).toBeVisible();
  await expect(row(page, "Dengan Nomor").getByRole("link", { name: "+62 812" })).toHaveAttribute(
    "href",
    "tel:+6281255501203",
  );
  await expect(row(page, "Bukan Nomor").getByText("lewat email saja")).toBeVisible();
  await expect(row(page, "Bukan Nomor").getByRole("link", { name: "lewat email saja" })).toHaveCount(0);
});

test("a long message is cut until it is opened, and HTML in an enquiry stays text", async ({ page }) => {
  await signIn(page, "kontak");
  const attack = '<img src=x onerror="document.title=1"><script>document.title=1</script>';
  const message = `${attack}\n${"Kami butuh website baru untuk sekolah. ".repeat(20)}${unique("Salam")}`;
  const name = await storeContact(page, { message, email: "a".repeat(50).concat("@contoh.example") });
  await storeContact(page, { name: `${attack} ${name}`, message: "x".repeat(200) });
  await open(page, "/admin/contact");
  const long = row(page, message.slice(-20));
  const end = long.getByText(message.slice(-20));
  const closedHeight = (await end.boundingBox())?.height ?? 0;
  const toggle = long.getByRole("button", { name: "Tampilkan semua" });
  await expect(toggle).toHaveAttribute("aria-expanded", "false");
  await toggle.click();
  const close = long.getByRole("button", { name: "Ringkas" });
  await expect(close).toHaveAttribute("aria-expanded", "true");
  await expect.poll(async () => (await end.boundingBox())?.height).toBeGreaterThan(closedHeight + 20);
  await expect(long).toContainText(attack);
  await close.click();
  await expect.poll(async () => (await end.boundingBox())?.height).toBe(closedHeight);

  await expect(row(page, `${attack} ${name}`)).toHaveCount(1);
  await expect(page.locator("main script, main img")).toHaveCount(0);
  await expect(page).toHaveTitle(/^(\(\d+\) )?Daftar Kontak \| Arunika Web$/);
  await expectNoSidewaysScroll(page);
  await page.setViewportSize({ width: 320, height: 700 });
  await expectNoSidewaysScroll(page);
});

test("a list that fails is tried twice, says so, and can be tried again", async ({ page, watch }) => {
  watch.allow(/500/);
  await signIn(page, "kontak");
  let tries = 0;
  await page.route(listApi, (route) => {
    tries += 1;
    return tries <= 2
      ? route.fulfill({ status: 500, json: { code: "internal", message: "Rusak", requestId: "uji" } })
      : route.fulfill({ json: [submission()] });
  });
  const release = await hold(page, listApi);
  await open(page, "/admin/contact");
  await expect(page.getByRole("status").filter({ hasText: "Memuat data kontak..." })).toBeVisible();
  release();
  const alert = page.getByRole("alert").filter({ hasText: "Terjadi kesalahan saat memuat data kontak" });
  await expect(alert).toBeVisible();
  await expect(page.getByRole("button", { name: "Export Excel" })).toHaveCount(0);
  expect(tries).toBe(2);
  await expectAccessible(page);
  await alert.getByRole("button", { name: "Coba Lagi" }).click();
  await expect(row(page, "Ratna Wulandari")).toBeVisible();
  await expect(alert).toHaveCount(0);
});

test("an empty list says so and offers nothing to export", async ({ page }) => {
  await signIn(page, "kontak");
  await answerList(page, []);
  await open(page, "/admin/contact");
  await expect(page.getByText("Belum ada pesan kontak yang masuk")).toBeVisible();
  await expect(page.getByText("Total: 0 kontak")).toBeVisible();
  await expect(page.getByRole("button", { name: "Export Excel" })).toHaveCount(0);
  await expectAccessible(page);
});

test("the export is a CSV file that a spreadsheet reads and does not run", async ({ page }) => {
  await signIn(page, "kontak");
  await answerList(page, [
    submission({ message: 'Baris satu, "kutip"\nbaris dua' }),
    submission({
      id: 2,
      name: "=HYPERLINK(1)",
      phoneNumber: "+62812",
      websiteType: null,
      message: "@SUM(1)",
    }),
    submission({ id: 3, name: "-1+1", phoneNumber: null, websiteType: "blog" }),
  ]);
  await open(page, "/admin/contact");
  const downloading = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export Excel" }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^kontak-\d{4}-\d\d-\d\d\.csv$/);
  await expect(toast(page)).toContainText("Export berhasil");
  await expect(toast(page)).toContainText("3 kontak");
  const lines = (await readFile(await download.path(), "utf8")).split("\r\n");
  expect(lines).toEqual([
    "\ufeffID,Nama,Email,Nomor HP,Jenis Website,Tanggal,Pesan",
    '1,Ratna Wulandari,ratna@contoh.example,0812-5550-1203,Toko Online,5 Januari 2026,"Baris satu, ""kutip""\nbaris dua"',
    "2,'=HYPERLINK(1),ratna@contoh.example,'+62812,Tidak ditentukan,5 Januari 2026,'@SUM(1)",
    "3,'-1+1,ratna@contoh.example,,Blog/Berita,5 Januari 2026,Saya ingin membuat toko online.",
  ]);
});

test("a deletion that fails is told, and the enquiry stays", async ({ page, watch }) => {
  watch.allow(/500/);
  await signIn(page, "kontak");
  await answerList(page, [submission()]);
  await refuse(page, "**/api/contact/1", { message: "Rusak" });
  await open(page, "/admin/contact");
  await row(page, "Ratna").getByRole("button", { name: "Hapus kontak Ratna Wulandari" }).click();
  const release = await hold(page, "**/api/contact/1");
  await dialog(page).getByRole("button", { name: "Hapus Kontak" }).click();
  await expect(dialog(page).getByRole("button", { name: "Hapus Kontak" })).toBeDisabled();
  await page.keyboard.press("Escape");
  await expect(dialog(page)).toBeVisible();
  release();
  await expect(toast(page)).toContainText("Gagal menghapus kontak");
  await expect(toast(page)).toContainText("Terjadi kesalahan saat menghapus kontak");
  await expect(dialog(page)).toHaveCount(0);
  await expect(row(page, "Ratna")).toBeVisible();
});

test("the deletion can be decided with the keyboard alone", async ({ page }) => {
  await signIn(page, "kontak");
  const name = await storeContact(page);
  await open(page, "/admin/contact");
  const button = row(page, name).getByRole("button", { name: `Hapus kontak ${name}` });
  await button.focus();
  await page.keyboard.press("Enter");
  await expect(dialog(page)).toContainText(name);
  await expect(dialog(page).getByRole("button", { name: "Batal" })).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(dialog(page).getByRole("button", { name: "Hapus Kontak" })).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(dialog(page).getByRole("button", { name: "Batal" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(dialog(page)).toHaveCount(0);
  await expect(button).toBeFocused();

  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(toast(page)).toContainText("Kontak berhasil dihapus");
  await expect(row(page, name)).toHaveCount(0);
  await expect(page.getByRole("main")).toBeFocused();
});

test("a logout that fails still ends the session in the browser, and says so", async ({ page, watch }) => {
  watch.allow(/500/);
  await signIn(page, "kontak");
  await answerList(page, [submission()]);
  await refuse(page, "**/api/auth/logout", { message: "Rusak" });
  await open(page, "/admin/contact");
  await page.getByRole("button", { name: "Logout" }).click();
  await expect(toast(page)).toContainText("Logout gagal");
  await expect(toast(page)).toContainText("Terjadi kesalahan saat logout");
  await expect(page).toHaveURL("/login");
});
