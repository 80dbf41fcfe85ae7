import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { findContacts, openSearch, submission } from "./enquiries";
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  recordApiCalls,
  signIn,
  storeContact,
  test,
  toast,
  unique,
} from "./journey";

function row(page: Page, text: string) {
  return page.getByRole("row").filter({ hasText: text });
}

/** Stores enquiries that one search finds, and opens that search; the newest comes first. */
async function openStored(page: Page, count: number) {
  const word = unique("usaha").replaceAll(" ", "");
  const names: string[] = [];
  for (let left = count; left > 0; left -= 1) {
    names.unshift(await storeContact(page, { message: `Tentang ${word} saya.` }));
  }
  await openSearch(page, word);
  await expect(page.getByRole("row")).toHaveCount(count + 1);
  return { list: "/admin/contact?cari=1", names };
}

async function openMenu(page: Page, name: string) {
  await row(page, name)
    .getByRole("button", { name: `Tindakan lain untuk ${name}` })
    .click();
}

async function openList(page: Page, name: string) {
  await signIn(page, "kontak");
  await openSearch(page, name);
  await expect(row(page, name)).toBeVisible();
}

/** Answers what waits at the desk with what is put into `counts`; `asked` counts the questions. */
async function answerCounts(page: Page, unseen = 0) {
  const desk = {
    counts: { waiting: 0, overdue: 0, today: 0, mine: 0, unseen, seenId: 0, newestId: 0 },
    asked: 0,
  };
  await page.route("**/api/today", (route) => {
    desk.asked += 1;
    return route.fulfill({ json: { items: [], contacts: desk.counts } });
  });
  return desk;
}

test("counters above the list show what waits, and each one filters the list", async ({ page }) => {
  await signIn(page, "kontak");
  const desk = await answerCounts(page);
  desk.counts = { ...desk.counts, overdue: 2, today: 1, waiting: 24, unseen: 3 };
  const late = submission({ dueAt: "2026-01-05T18:30:00.000Z", assignee: { id: 2, name: "Sari" } });
  const calls = recordApiCalls(page);
  const asked: unknown[] = [];
  await page.route("**/api/contact/search", (route) => {
    asked.push(route.request().postDataJSON());
    return route.fulfill({ json: [late] });
  });
  await openSearch(page, "toko");
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
  await expectAccessible(page);
  await tiles.getByRole("link", { name: "Lewat janji" }).click();
  await expect(page).toHaveURL("/admin/contact?cari=1&due=overdue");
  await expect(tiles.getByRole("link", { name: "Lewat janji" })).toHaveAttribute("aria-current", "true");
  await tiles.getByRole("link", { name: "Milik saya" }).click();
  await expect(page).toHaveURL("/admin/contact?cari=1&assignee=me&stage=open");
  const mine = expect.objectContaining({ q: "toko", stage: "open", assignee: "me" });
  await expect.poll(() => asked).toContainEqual(mine);
  expect(calls.filter((call) => call.includes("toko"))).toEqual([]);
  await tiles.getByRole("link", { name: "Milik saya" }).click();
  await expect(page).toHaveURL("/admin/contact?cari=1");
  await page.getByRole("link", { name: "Penawaran", exact: true }).click();
  await expect(page).toHaveURL("/admin/contact?cari=1&stage=proposal");
});

test("an enquiry opens beside the list, and closing it restores the list", async ({ page }) => {
  await signIn(page, "kontak");
  await page.setViewportSize({ width: 1280, height: 480 });
  const { list, names } = await openStored(page, 5);
  const scrollTop = () => page.evaluate(() => Math.round(window.scrollY));
  await page.evaluate(() => window.scrollTo(0, 100));
  await expect.poll(scrollTop).toBe(100);
  const [, name = "", other = ""] = names;
  await page.getByRole("link", { name, exact: true }).click();
  await expect(page).toHaveURL(/\/admin\/contact\/\d+\?cari=1$/);
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
  await expect.poll(scrollTop).toBe(100);
});

test("several enquiries are changed together; a refused one stays selected", async ({ page }) => {
  await signIn(page, "kontak");
  const { names } = await openStored(page, 3);
  const [first = "", second = "", third = ""] = names;
  const choose = (name: string) => page.getByLabel(`Pilih ${name}`).check();
  const bar = page.getByRole("region", { name: "Tindakan untuk kontak yang dipilih" });
  await choose(first);
  await choose(second);
  await expect(bar.getByRole("status")).toHaveText("2 dipilih");
  await bar.getByRole("button", { name: "Tahap" }).click();
  await page.getByRole("menuitem", { name: "Penawaran" }).click();
  await expect(toast(page)).toContainText("2 kontak dipindahkan ke Penawaran");
  await toast(page).getByRole("button", { name: "Urungkan" }).click();
  await expect(toast(page)).toContainText("2 kontak kembali seperti semula");
  await expect(bar).toHaveCount(0);
  for (const name of [first, second])
    await expect(row(page, name).getByText("Baru", { exact: true })).toBeVisible();

  await choose(first);
  await choose(third);
  await bar.getByRole("button", { name: "Penanggung jawab" }).click();
  await page.getByRole("menuitem", { name: /^Saya/ }).click();
  await expect(toast(page)).toContainText("2 kontak diserahkan kepada");

  // Another member of staff has changed the second item meanwhile.
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

test("suspected messages are filtered with their reasons, and the mark is removed", { tag: "@deep" }, async ({
  page,
}) => {
  const links = "http://a.example http://b.example http://c.example";
  const name = await storeContact(page, { message: `Lihat ${links}`, homepage: "x" });
  await openList(page, name);
  await expect(row(page, name)).toContainText("Diduga spam: kolom jebakan terisi, banyak tautan");
  await page.getByRole("link", { name: /^Diduga spam \(\d+\)$/ }).click();
  await expect(page).toHaveURL(/spam=suspected/);
  await expect(row(page, name)).toBeVisible();
  await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  await openMenu(page, name);
  await page.getByRole("menuitem", { name: "Bukan spam" }).click();
  await expect(row(page, name)).toHaveCount(0);
  await page.getByRole("link", { name: "Semua", exact: true }).click();
  await expect(row(page, name)).toBeVisible();
  await expect(row(page, name)).not.toContainText("Diduga spam");
});

test("the data of a person are downloaded, and erased after a question", { tag: "@deep" }, async ({
  page,
}) => {
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
  expect(download.suggestedFilename()).toMatch(/^data-pengirim-\d{4}-\d{2}-\d{2}\.json$/);
  const person = JSON.parse(await readFile(await download.path(), "utf8"));
  expect(person.contacts).toHaveLength(2);

  await openMenu(page, name);
  await page.getByRole("menuitem", { name: "Hapus semua data pengirim" }).click();
  const dialog = page.getByRole("alertdialog", { name: "Konfirmasi Hapus Data Pengirim" });
  await expect(dialog).toContainText(email);
  await dialog.getByRole("button", { name: "Batal" }).click();
  await expect(row(page, name)).toBeVisible();

  await openMenu(page, name);
  await page.getByRole("menuitem", { name: "Hapus semua data pengirim" }).click();
  await dialog.getByRole("button", { name: "Hapus Semua Data" }).click();
  await expect(page.getByText("Tidak ada kontak yang cocok")).toBeVisible();
  expect(await findContacts(page, other)).toHaveLength(1);
});

test("a failed notification is shown and sent again", async ({ page }) => {
  await signIn(page, "kontak");
  const contact = submission({ notification: "failed" });
  const asked: string[] = [];
  await page.route("**/api/contact/1/notification", (route) => {
    asked.push(route.request().method());
    return route.fulfill({ status: 202 });
  });
  await page.route("**/api/contact/search", (route) =>
    route.fulfill({ json: [asked.length === 0 ? contact : { ...contact, notification: "pending" }] }),
  );
  await page.goto("/admin/contact");
  await expect(row(page, contact.name)).toContainText("Notifikasi gagal");

  const menu = page.getByRole("button", { name: `Tindakan lain untuk ${contact.name}` });
  await menu.click();
  await page.getByRole("menuitem", { name: "Kirim ulang notifikasi" }).click();
  await expect(row(page, contact.name)).not.toContainText("Notifikasi gagal");
  expect(asked).toEqual(["POST"]);
});
