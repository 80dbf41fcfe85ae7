import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { answerCounts, submission } from "./enquiries";
import {
  expect,
  expectAccessible,
  expectAccessibleAtEachWidth,
  open,
  recordApiCalls,
  signIn,
  storeContact,
  test,
  toast,
  unique,
} from "./journey";
import { viewports } from "./viewports";

function row(page: Page, name: string) {
  return page.getByRole("row").filter({ hasText: name });
}

const scrollTop = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

/** Stores enquiries that one search finds, and shows them; the last one comes first. */
async function openStored(page: Page, count: number) {
  const word = unique("usaha").replaceAll(" ", "");
  const names: string[] = [];
  for (let left = count; left > 0; left -= 1) {
    names.unshift(
      await storeContact(page, { message: `Tentang ${word} saya.`, phoneNumber: "0812 3456 7890" }),
    );
  }
  const list = `/admin/contact?q=${word}`;
  await open(page, list);
  await expect(page.getByRole("row")).toHaveCount(count + 1);
  return { list, word, names };
}

test("what waits is counted above the list, and each count leads to its list and back", async ({ page }) => {
  await signIn(page, "kontak");
  const desk = await answerCounts(page);
  desk.counts = { ...desk.counts, overdue: 2, today: 1, waiting: 24, unseen: 3 };
  const late = submission({ dueAt: "2026-01-05T18:30:00.000Z", assignee: { id: 2, name: "Sari" } });
  const calls = recordApiCalls(page);
  await page.route("**/api/contact?*", (route) => route.fulfill({ json: [late] }));
  await open(page, "/admin/contact?q=toko");
  await expect(row(page, "Ratna Wulandari")).toContainText(/Lewat janji \d+\shari/);
  await expect(row(page, "Ratna Wulandari")).toContainText("Sari");
  const tiles = page.getByRole("navigation", { name: "Yang perlu dikerjakan" });
  await expect(tiles.getByRole("link")).toHaveText([
    "2Lewat janji",
    "1Jatuh tempo hari ini",
    "24Menunggu dijawab",
    "3Baru masuk",
    "0Milik saya",
  ]);
  await expectAccessibleAtEachWidth(page);
  await tiles.getByRole("link", { name: "Lewat janji" }).click();
  await expect(page).toHaveURL("/admin/contact?q=toko&due=overdue");
  await expect(tiles.getByRole("link", { name: "Lewat janji" })).toHaveAttribute("aria-current", "true");
  await tiles.getByRole("link", { name: "Milik saya" }).click();
  await expect(page).toHaveURL("/admin/contact?q=toko&assignee=me&stage=open");
  await expect
    .poll(() => calls.some((call) => /GET \/api\/contact\?.*stage=open&assignee=me/.test(call)))
    .toBe(true);
  await tiles.getByRole("link", { name: "Milik saya" }).click();
  await expect(page).toHaveURL("/admin/contact?q=toko");
  await page.getByRole("link", { name: "Penawaran", exact: true }).click();
  await expect(page).toHaveURL("/admin/contact?q=toko&stage=proposal");
});

test("on a wide screen an enquiry opens beside the list, and closed it leaves the list as it was", async ({
  page,
}) => {
  await signIn(page, "kontak");
  const { list, names } = await openStored(page, 5);
  await page.evaluate(() => window.scrollTo(0, 300));
  await expect.poll(() => scrollTop(page)).toBe(300);
  const [, name = "", other = ""] = names;
  await page.getByRole("link", { name, exact: true }).click();
  await expect(page).toHaveURL(/\/admin\/contact\/\d+\?q=/);
  await expect(page).toHaveTitle(/Kontak #\d+ \| Arunika Web$/);
  const opened = page.getByRole("region", { name: /^Kontak #\d+$/ });
  await expect(opened).toBeFocused();
  const column = page.getByRole("list", { name: "Daftar Kontak" });
  await expect(column.getByRole("link", { name })).toHaveAttribute("aria-current", "true");
  await expectAccessible(page);
  await column.getByRole("link", { name: other }).click();
  await expect(column.getByRole("link", { name: other })).toHaveAttribute("aria-current", "true");
  await expect(column.getByRole("link", { name: other })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(page).toHaveURL(list);
  await expect(page.getByRole("link", { name: other, exact: true })).toBeFocused();
  expect(await scrollTop(page)).toBe(300);

  await page.getByRole("link", { name, exact: true }).click();
  await page.getByRole("button", { name: /^Tutup kontak/ }).click();
  await expect(page).toHaveURL(list);
  await expect(page.getByRole("link", { name, exact: true })).toBeFocused();
  expect(await scrollTop(page)).toBe(300);
});

test("on a phone an enquiry takes the list's place, and Back leads to where one was", async ({ page }) => {
  await page.setViewportSize(viewports.phone);
  await signIn(page, "kontak");
  const { list, names } = await openStored(page, 4);
  const name = names[2] ?? "";
  const link = page.getByRole("link", { name, exact: true });
  await link.scrollIntoViewIfNeeded();
  const before = await scrollTop(page);
  expect(before).toBeGreaterThan(300);
  await link.click();
  await expect(page.getByRole("region", { name: /^Kontak #\d+$/ })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Daftar Kontak" })).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL(list);
  await expect(link).toBeFocused();
  await expect.poll(() => scrollTop(page)).toBe(before);
});

test("several are changed at once, and back again; what is refused is named and stays chosen", async ({
  page,
}) => {
  await signIn(page, "kontak");
  const { names } = await openStored(page, 3);
  const [first = "", second = "", third = ""] = names;
  const choose = (name: string) => page.getByLabel(`Pilih ${name}`).check();
  const bar = page.getByRole("region", { name: "Tindakan untuk kontak yang dipilih" });
  await choose(first);
  await choose(second);
  await expect(bar.getByRole("status")).toHaveText("2 dari 3 di halaman ini dipilih");
  await expectAccessible(page);
  await bar.getByRole("button", { name: "Tahap" }).click();
  await page.getByRole("menuitem", { name: "Penawaran" }).click();
  await expect(toast(page)).toContainText("2 kontak dipindahkan ke Penawaran");
  for (const name of [first, second]) await expect(row(page, name).getByText("Penawaran")).toBeVisible();
  await expect(bar).toHaveCount(0);
  await toast(page).getByRole("button", { name: "Urungkan" }).click();
  await expect(toast(page)).toContainText("2 kontak kembali seperti semula");
  for (const name of [first, second])
    await expect(row(page, name).getByText("Baru", { exact: true })).toBeVisible();

  await choose(second);
  await bar.getByRole("button", { name: "Tahap" }).click();
  await page.getByRole("menuitem", { name: "Kalah…" }).click();
  await page.getByLabel("Alasan kalah").fill("Tidak membalas");
  await page.getByRole("button", { name: "Pindahkan", exact: true }).click();
  await expect(row(page, second).getByText("Kalah", { exact: true })).toBeVisible();

  await page.setViewportSize(viewports.phone);
  await choose(first);
  await choose(third);
  await bar.getByRole("button", { name: "Penanggung jawab" }).click();
  await page.getByRole("menuitem", { name: /^Saya/ }).click();
  await expect(toast(page)).toContainText("2 kontak diserahkan kepada");
  await page.setViewportSize(viewports.desktop);

  // Somebody else is faster: what is on the screen is an old version of it.
  await choose(second);
  await choose(third);
  await page.route("**/api/contact/bulk", async (route) => {
    const { items, ...body } = route.request().postDataJSON();
    const [kept, changed] = items;
    const stale = [kept, { ...changed, version: changed.version - 1 }];
    await route.continue({ postData: JSON.stringify({ ...body, items: stale }) });
  });
  await bar.getByRole("button", { name: "Tandai spam" }).click();
  const alert = page.getByRole("alert").filter({ hasText: "1 kontak belum diubah" });
  await expect(alert).toContainText(third);
  await expect(row(page, second)).toContainText("Diduga spam: ditandai staf");
  await expect(page.getByLabel(`Pilih ${third}`)).toBeChecked();
  await expect(page.getByLabel(`Pilih ${second}`)).not.toBeChecked();
  await alert.getByRole("button", { name: "Mengerti" }).click();
  await page.unroute("**/api/contact/bulk");

  await choose(second);
  await bar.getByRole("button", { name: "Hapus…" }).click();
  const dialog = page.getByRole("alertdialog", { name: "Konfirmasi Hapus Kontak" });
  await expect(dialog).toContainText("2 kontak");
  await expect(dialog).toContainText("tidak dapat dibatalkan");
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Hapus 2 Kontak" }).click();
  await expect(toast(page)).toContainText("2 kontak dihapus");
  await expect(toast(page).getByRole("button", { name: "Urungkan" })).toHaveCount(0);
  await expect(page.getByRole("row")).toHaveCount(2);
});

test("WhatsApp that is opened from a row is noted as the first response, which can be taken back", async ({
  page,
  context,
}) => {
  await context.route("https://wa.me/**", (route) => route.fulfill({ body: "WhatsApp" }));
  await signIn(page, "kontak");
  const { names } = await openStored(page, 1);
  const name = names[0] ?? "";
  const [chat] = await Promise.all([
    page.waitForEvent("popup"),
    row(page, name)
      .getByRole("link", { name: `WhatsApp ${name}` })
      .click(),
  ]);
  expect(chat.url()).toBe("https://wa.me/6281234567890");
  await chat.close();
  await expect(toast(page)).toContainText("Dibuka di WhatsApp, ditandai sebagai respons pertama");
  await expect(row(page, name).getByText("Dihubungi")).toBeVisible();
  await expect(row(page, name)).not.toContainText("Menunggu");
  await toast(page).getByRole("button", { name: "Urungkan" }).click();
  await expect(toast(page)).toContainText("Diurungkan");
  await expect(row(page, name).getByText("Baru", { exact: true })).toBeVisible();
  await expect(row(page, name)).toContainText("Menunggu");
});

test("what has become of the enquiries is a second file, in which nothing runs", async ({ page }) => {
  await signIn(page, "kontak");
  await answerCounts(page);
  const source = { ...submission().source, utmSource: "=1+1", landingPath: "/services" };
  const contact = submission({ stage: "proposal", valueIdr: 12_000_000, nextAction: "@SUM(1)", source });
  await page.route("**/api/contact?*", (route) => route.fulfill({ json: [contact] }));
  await open(page, "/admin/contact?stage=proposal");
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Export Tindak Lanjut" }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^kontak-tindak-lanjut-\d{4}-\d\d-\d\d\.csv$/);
  const [, line] = (await readFile(await download.path(), "utf8")).split("\r\n");
  expect(line).toBe("1,Ratna Wulandari,Penawaran,,12000000,'@SUM(1),,,,,'=1+1,,'=1+1,,,,,/services,");
});
