import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { submission } from "./enquiries";
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  signIn,
  storeContact,
  test,
  toast,
  unique,
} from "./journey";

function row(page: Page, name: string) {
  return page.getByRole("row").filter({ hasText: name });
}

async function openMenu(page: Page, name: string) {
  await row(page, name)
    .getByRole("button", { name: `Tindakan lain untuk ${name}` })
    .click();
}

async function openList(page: Page, name: string) {
  await signIn(page, "kontak");
  await page.goto(`/admin/contact?q=${encodeURIComponent(name)}`);
  await expect(row(page, name)).toBeVisible();
}

test("staff filter suspected messages, see why, and take the mark off", async ({ page }) => {
  const links = "http://a.example http://b.example http://c.example";
  const name = await storeContact(page, { message: `Lihat ${links}`, homepage: "x" });
  await openList(page, name);
  await expect(row(page, name)).toContainText("Diduga spam: kolom jebakan terisi, banyak tautan");
  await page.getByRole("link", { name: /^Diduga spam \(\d+\)$/ }).click();
  await expect(page).toHaveURL(/spam=suspected/);
  await expect(row(page, name)).toBeVisible();
  // The list before stays, faded, until the new one is there.
  await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  await openMenu(page, name);
  await expectAccessible(page);
  await page.getByRole("menuitem", { name: "Bukan spam" }).click();
  await expect(toast(page)).toContainText("Tanda spam dihapus");
  await expect(row(page, name)).toHaveCount(0);
  await page.getByRole("link", { name: "Semua", exact: true }).click();
  await expect(row(page, name)).toBeVisible();
  await expect(row(page, name)).not.toContainText("Diduga spam");
});

test("staff download what one person has sent, and erase it after a question", async ({ page }) => {
  const email = `${crypto.randomUUID()}@contoh.example`;
  const name = await storeContact(page, { email });
  await storeContact(page, { email: email.toUpperCase(), name: unique("Sama") });
  const other = await storeContact(page);
  await openList(page, name);
  await openMenu(page, name);
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("menuitem", { name: "Unduh data pengirim (JSON)" }).click(),
  ]);
  await expect(toast(page)).toContainText(`2 pesan dari ${email} diunduh`);
  expect(download.suggestedFilename()).toMatch(/^data-pengirim-\d{4}-\d{2}-\d{2}\.json$/);
  const person = JSON.parse(await readFile(await download.path(), "utf8"));
  expect(person.contacts).toHaveLength(2);

  await openMenu(page, name);
  await page.getByRole("menuitem", { name: "Hapus semua data pengirim" }).click();
  const dialog = page.getByRole("alertdialog", { name: "Konfirmasi Hapus Data Pengirim" });
  await expect(dialog).toContainText(email);
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Batal" }).click();
  await expect(row(page, name)).toBeVisible();

  await openMenu(page, name);
  await page.getByRole("menuitem", { name: "Hapus semua data pengirim" }).click();
  await dialog.getByRole("button", { name: "Hapus Semua Data" }).click();
  await expect(toast(page)).toContainText("2 pesan dihapus");
  await expect(page.getByText("Tidak ada kontak yang cocok")).toBeVisible();
  const response = await page.request.get(`/api/contact?q=${encodeURIComponent(other)}`);
  expect(await response.json()).toHaveLength(1);
});

test("a notification that failed is shown and sent again, and refused messages are counted", async ({
  page,
}) => {
  await signIn(page, "kontak");
  const contact = submission({
    notification: "failed",
    notificationFailure: { at: "2026-01-04T19:15:00.000Z", channels: ["email"] },
  });
  const asked: string[] = [];
  await page.route("**/api/contact/1/notification", (route) => {
    asked.push(route.request().method());
    return route.fulfill({ status: 202 });
  });
  await page.route("**/api/contact?*", (route) =>
    route.fulfill({
      json: [
        asked.length === 0
          ? contact
          : { ...contact, notification: "pending", notificationFailure: undefined },
      ],
    }),
  );
  const refused = [
    { reason: "too_often", count: 1200 },
    { reason: "invalid", count: 3 },
  ];
  await page.route("**/api/contact/spam", (route) =>
    route.fulfill({ json: { suspected: 0, days: 30, refused } }),
  );
  await page.goto("/admin/contact");
  const failure = "Notifikasi gagal lewat email, 5 Januari 2026 pukul 02.15";
  await expect(row(page, contact.name)).toContainText(failure);
  await expect(
    page.getByText("30 hari terakhir: 1.203 kiriman ditolak (1.200 terlalu sering, 3 isian tidak lengkap)"),
  ).toBeVisible();
  await expectAccessible(page);

  const menu = page.getByRole("button", { name: `Tindakan lain untuk ${contact.name}` });
  await menu.click();
  await page.getByRole("menuitem", { name: "Kirim ulang notifikasi" }).click();
  await expect(toast(page)).toContainText("Notifikasi dikirim ulang");
  await expect(row(page, contact.name)).not.toContainText("Notifikasi gagal");
  await expect(menu).toBeFocused();
  expect(asked).toEqual(["POST"]);
});

test("the filter leaves the view where it is", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 500 });
  await signIn(page, "kontak");
  await page.goto("/admin/contact");
  const filter = page.getByRole("link", { name: /^Diduga spam/ });
  await expect(page.getByRole("link", { name: /^Diduga spam \(\d+\)$/ })).toBeVisible();
  await expect(page.getByRole("table")).toBeVisible();
  const top = () => page.evaluate(() => Math.round(window.scrollY));
  await filter.scrollIntoViewIfNeeded();
  await page.evaluate(() => window.scrollBy(0, 40));
  const before = await top();
  expect(before).toBeGreaterThan(0);
  await filter.click();
  await expect(page).toHaveURL(/spam=suspected/);
  await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
  expect(await top()).toBe(before);
});

test("without suspected messages the filter says so", async ({ page }) => {
  await signIn(page, "kontak");
  await page.route("**/api/contact?*", (route) => route.fulfill({ json: [] }));
  await page.goto("/admin/contact?spam=suspected");
  await expect(page.getByText("Tidak ada pesan yang diduga spam")).toBeVisible();
  await page.getByRole("link", { name: "Tampilkan Semua Kontak" }).click();
  await expect(page).toHaveURL("/admin/contact");
});

test("a summary of spam that cannot be loaded says so beside the filter, which works all the same", async ({
  page,
  watch,
}) => {
  watch.allow(/500/);
  await signIn(page, "kontak");
  await page.route("**/api/contact/spam", (route) => route.fulfill({ status: 500, json: {} }));
  await page.goto("/admin/contact");
  const failure = page.getByRole("alert").filter({ hasText: "Ringkasan spam belum bisa dimuat" });
  await expect(failure).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("link", { name: "Diduga spam", exact: true }).click();
  await expect(page).toHaveURL(/spam=suspected/);
  await page.unroute("**/api/contact/spam");
  await failure.getByRole("button", { name: "Coba Lagi" }).click();
  await expect(failure).toHaveCount(0);
});
