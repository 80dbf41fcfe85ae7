import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { openSearch, submission } from "./enquiries";
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  open,
  refuse,
  signIn,
  storeContact,
  test,
  toast,
  unique,
} from "./journey";

const listApi = "**/api/contact/search";

async function answerList(page: Page, contacts: unknown[]) {
  await page.route(listApi, (route) => route.fulfill({ json: contacts }));
}

function row(page: Page, text: string) {
  return page.getByRole("row").filter({ hasText: text });
}

function deleteDialog(page: Page) {
  return page.getByRole("alertdialog", { name: "Konfirmasi Hapus Kontak" });
}

test.beforeEach(({ page }) => signIn(page, "kontak"));

test("the list shows type, date and phone number of each enquiry", async ({ page }) => {
  const kinds = [
    ["online-shop", "Toko Online"],
    ["sesuatu-yang-lama", "Lainnya"],
    [null, "Tidak ditentukan"],
  ] as const;
  const phones: (string | null)[] = [null, "+62 812 (5550) 1203", "lewat email saja"];
  await answerList(
    page,
    kinds.map(([websiteType], id) =>
      submission({ id, name: `Pengirim ke-${id}.`, websiteType, phoneNumber: phones[id] ?? null }),
    ),
  );
  await open(page, "/admin/contact");
  await expect(page.getByText("Total: 3 kontak")).toBeVisible();
  for (const [id, [, badge]] of kinds.entries()) {
    await expect(row(page, `Pengirim ke-${id}.`).getByText(badge, { exact: true })).toBeVisible();
  }
  await expect(row(page, "Pengirim ke-0.")).toContainText("5 Januari 2026");
  await expect(page).toHaveTitle(/^(\(\d+\) )?Daftar Kontak \| Arunika Web$/);
  await expect(row(page, "Pengirim ke-0.").getByText("-", { exact: true })).toBeVisible();
  const call = row(page, "Pengirim ke-1.").getByRole("link", { name: "+62 812" });
  await expect(call).toHaveAttribute("href", "tel:+6281255501203");
  await expect(row(page, "Pengirim ke-2.")).toContainText("lewat email saja");
  await expect(row(page, "Pengirim ke-2.").getByRole("link", { name: /lewat|^WhatsApp/ })).toHaveCount(0);
});

test("enquiries are searched, and a search without a match can be cleared", async ({ page }) => {
  const word = unique("usaha").replaceAll(" ", "");
  const name = unique("Siti");
  await storeContact(page, {
    name,
    message: `Saya punya ${word} dan ingin website.`,
    phoneNumber: "0812-3456-7890",
  });
  await page.goto("/admin/contact");
  await expect(page.getByText(/^Total: [\d.]+ kontak$/)).toBeVisible();
  await page.getByLabel("Cari kontak").fill(word.toUpperCase());
  await expect(page.getByText("1 kontak cocok")).toBeVisible();
  await expect(page).toHaveURL("/admin/contact?cari=1");
  const row = page.getByRole("row").filter({ hasText: name });
  await expect(row).toContainText(word);
  await expectAccessible(page);
  const chat = row.getByRole("link", { name: `WhatsApp ${name}` });
  await expect(chat).toHaveAttribute("href", "https://wa.me/6281234567890");
  await page.context().route("https://wa.me/**", (route) => route.fulfill({ body: "WhatsApp" }));
  const opened = page.context().waitForEvent("page");
  await chat.click();
  await (await opened).close();
  await expect(toast(page)).toContainText("Dibuka di WhatsApp");
  // Nobody knows yet whether a message is sent.
  await expect(row).toContainText("Baru");
  await expect(row).toContainText("Sisa");

  await page.getByLabel("Cari kontak").fill(`${word} tidak ada`);
  await expect(page.getByText("Tidak ada kontak yang cocok")).toBeVisible();
  await page.getByRole("link", { name: "Tampilkan Semua Kontak" }).click();
  await expect(page.getByLabel("Cari kontak")).toHaveValue("");
});

test("a long message is cut in its row and whole where it is opened; HTML in an enquiry stays text", {
  tag: "@deep",
}, async ({ page }) => {
  const end = unique("Salam").replace(" ", "-");
  const attack = '<img src=x onerror="document.title=1"><script>document.title=1</script>';
  const message = `${attack}\n${"Kami butuh website baru untuk sekolah. ".repeat(20)}${end}`;
  const name = await storeContact(page, { message, email: "a".repeat(50).concat("@contoh.example") });
  await storeContact(page, { name: `${attack} ${name}`, message: `${"x".repeat(200)} ${end}` });
  await openSearch(page, end);
  const long = page.getByRole("row").filter({ has: page.getByRole("link", { name, exact: true }) });
  expect((await long.boundingBox())?.height).toBeLessThanOrEqual(76);
  await expect(row(page, `${attack} ${name}`)).toHaveCount(1);
  await expect(page.locator("main script, main img")).toHaveCount(0);
  await expect(page).toHaveTitle(/^(\(\d+\) )?Daftar Kontak \| Arunika Web$/);
  await page.setViewportSize({ width: 320, height: 700 });
  await expectNoSidewaysScroll(page);
  await page.getByRole("link", { name, exact: true }).click();
  const opened = page.getByRole("region", { name: /^Kontak #\d+$/ });
  await expect(opened.getByText(end)).toBeVisible();
  await expect(opened).toContainText(attack);
});

test("the export is a CSV file in which no cell runs as a formula", async ({ page }) => {
  await answerList(page, [
    submission({ message: 'Baris satu, "kutip"\nbaris dua' }),
    submission({
      id: 2,
      name: "=HYPERLINK(1)",
      phoneNumber: "+62812",
      websiteType: null,
      message: "@SUM(1)",
    }),
  ]);
  await open(page, "/admin/contact");
  const downloading = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export Excel" }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^kontak-\d{4}-\d\d-\d\d\.csv$/);
  await expect(toast(page)).toContainText("Export berhasil");
  await expect(toast(page)).toContainText("2 kontak");
  const lines = (await readFile(await download.path(), "utf8")).split("\r\n");
  expect(lines).toEqual([
    "\ufeffID,Nama,Email,Nomor HP,Jenis Website,Tanggal,Pesan",
    '1,Ratna Wulandari,ratna@contoh.example,0812-5550-1203,Toko Online,5 Januari 2026,"Baris satu, ""kutip""\nbaris dua"',
    "2,'=HYPERLINK(1),ratna@contoh.example,'+62812,Tidak ditentukan,5 Januari 2026,'@SUM(1)",
  ]);
});

test("an enquiry is deleted by keyboard after a question, unless it fails", async ({ page, watch }) => {
  watch.allow(/500/);
  const name = await storeContact(page);
  await openSearch(page, name);
  const button = row(page, name).getByRole("button", { name: `Hapus kontak ${name}` });
  await button.press("Enter");
  await expect(deleteDialog(page)).toContainText(name);
  await expect(deleteDialog(page).getByRole("button", { name: "Batal" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(deleteDialog(page)).toHaveCount(0);
  await expect(button).toBeFocused();

  const one = /\/api\/contact\/\d+\?version=/;
  await refuse(page, one, { message: "Rusak" });
  await page.keyboard.press("Enter");
  await deleteDialog(page).getByRole("button", { name: "Hapus Kontak" }).click();
  await expect(toast(page)).toContainText("Gagal menghapus kontak");
  await expect(deleteDialog(page)).toHaveCount(0);
  await expect(row(page, name)).toBeVisible();
  await page.unroute(one);

  await button.press("Enter");
  await page.keyboard.press("Tab");
  await expect(deleteDialog(page).getByRole("button", { name: "Hapus Kontak" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByText("Tidak ada kontak yang cocok")).toBeVisible();
  await expect(page.getByRole("main")).toBeFocused();
});
