import type { Page } from "@playwright/test";
import {
  alive,
  expect,
  expectAccessible,
  followMenu,
  hold,
  open,
  openWithoutScript,
  refuse,
  signIn,
  test,
  toast,
  unique,
} from "./journey";
import { lossPattern, withoutNetwork } from "./lost-files";

test.use({ freshPage: true });

const enquiry = "Saya ingin membuat toko online untuk kerajinan rotan.";
const unknownError = "Gagal Mengirim Form: Terjadi kesalahan, silakan coba lagi.";

function form(page: Page) {
  return page.locator("#contact-form");
}

function failure(page: Page) {
  return form(page).getByRole("alert").filter({ hasText: "Gagal Mengirim Form" });
}

async function openForm(page: Page, path: string) {
  await open(page, path);
  await alive(form(page));
}

async function fillIn(page: Page, name: string) {
  await form(page).getByLabel("Nama Lengkap").fill(name);
  await form(page).getByLabel("Alamat Email").fill("siti@contoh.example");
  await form(page).getByLabel("Jenis Website").selectOption("landing-page");
  await form(page).getByLabel("Pesan", { exact: true }).fill(enquiry);
}

async function expectKept(page: Page, name: string) {
  await expect(form(page).getByLabel("Nama Lengkap")).toHaveValue(name);
  await expect(form(page).getByLabel("Alamat Email")).toHaveValue("siti@contoh.example");
  await expect(form(page).getByLabel("Jenis Website")).toHaveValue("landing-page");
  await expect(form(page).getByLabel("Pesan", { exact: true })).toHaveValue(enquiry);
}

function submit(page: Page) {
  return form(page).getByRole("button");
}

/** What of an enquiry the browser holds. */
function heldOf(page: Page, name: string): Promise<boolean> {
  return page.evaluate(
    (words) => JSON.stringify({ ...window.sessionStorage, ...window.localStorage }).includes(words),
    name,
  );
}

/** How often an enquiry of this name has arrived. */
async function countArrived(page: Page, name: string): Promise<number> {
  await signIn(page, "kontak");
  const response = await page.request.get(`/api/contact?q=${encodeURIComponent(name)}`);
  return (await response.json()).length;
}

for (const path of ["/contact", "/"]) {
  test(`an enquiry on ${path} that finds no network stays, says so, and arrives once when sent again`, async ({
    page,
    watch,
  }) => {
    watch.allow(lossPattern);
    const name = unique("Tanpa Jaringan");
    await openForm(page, path);
    await fillIn(page, name);
    const reconnect = await withoutNetwork(page);
    await submit(page).click();
    await expect(failure(page)).toContainText(unknownError);
    await expectKept(page, name);
    await expect(submit(page)).toBeEnabled();
    await expect(submit(page)).toBeFocused();
    await expectAccessible(page);

    await reconnect();
    await page.reload();
    await alive(form(page));
    await expectKept(page, name);
    await expect(failure(page)).toContainText(unknownError);
    await submit(page).click();
    await expect(page).toHaveURL("/thank-you");
    expect(await heldOf(page, name)).toBe(false);
    expect(await countArrived(page, name)).toBe(1);
    await followMenu(page, "Kontak");
    await expect(form(page).getByLabel("Nama Lengkap")).toHaveValue("");
  });
}

test("an enquiry whose answer was lost is not stored twice, though the page was loaded anew between", async ({
  page,
  watch,
}) => {
  watch.allow(lossPattern);
  watch.allow(/ERR_FAILED/);
  const name = unique("Jawaban Hilang");
  await openForm(page, "/contact");
  await fillIn(page, name);
  await page.route("**/api/contact", async (route) => {
    await route.fetch();
    await route.abort();
  });
  await submit(page).click();
  await expect(failure(page)).toBeVisible();
  await page.unroute("**/api/contact");
  await page.reload();
  await alive(form(page));
  await submit(page).click();
  await expect(page).toHaveURL("/thank-you");
  expect(await countArrived(page, name)).toBe(1);
});

test("what was typed and not sent yet survives a reload, and an empty field stays empty", async ({
  page,
}) => {
  await openForm(page, "/contact");
  await form(page).getByLabel("Nama Lengkap").fill("Siti Rahma");
  await form(page).getByLabel("Pesan", { exact: true }).fill(enquiry);
  await page.reload();
  await alive(form(page));
  await expect(form(page).getByLabel("Nama Lengkap")).toHaveValue("Siti Rahma");
  await expect(form(page).getByLabel("Alamat Email")).toHaveValue("");
  await expect(form(page).getByLabel("Pesan", { exact: true })).toHaveValue(enquiry);
  await expect(failure(page)).toHaveCount(0);
});

test("what is typed before the script is there goes before what was kept", async ({ page }) => {
  await openForm(page, "/contact");
  await form(page).getByLabel("Nama Lengkap").fill("Nama Lama");
  await form(page).getByLabel("Pesan", { exact: true }).fill(enquiry);
  const arrive = await openWithoutScript(page, "/contact");
  await form(page).getByLabel("Nama Lengkap").fill("Nama Baru");
  await arrive();
  await alive(form(page));
  await expect(form(page).getByLabel("Pesan", { exact: true })).toHaveValue(enquiry);
  await expect(form(page).getByLabel("Nama Lengkap")).toHaveValue("Nama Baru");
});

test("an enquiry is sent unchecked where the code that checks it does not come, and the server's word counts", async ({
  page,
  watch,
}) => {
  watch.allow(lossPattern);
  watch.allow(/400/);
  await openForm(page, "/contact");
  await page.route(/\/assets\//, (route) => route.abort("internetdisconnected"));
  await form(page).getByLabel("Nama Lengkap").fill("S");
  await form(page).getByLabel("Alamat Email").fill("siti@contoh.example");
  await form(page).getByLabel("Pesan", { exact: true }).fill(enquiry);
  await submit(page).click();
  await expect(form(page).getByText("Nama harus diisi minimal 2 karakter", { exact: true })).toBeVisible();
  await expect(form(page).getByLabel("Nama Lengkap")).toBeFocused();
  await form(page).getByLabel("Nama Lengkap").fill(unique("Tanpa Pemeriksa"));
  await submit(page).click();
  // The next page is an ordinary one: its code does not come either.
  await expect(page).toHaveURL("/thank-you");
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Terima Kasih");
});

test("an enquiry is sent unchecked where the code that checks it hangs", async ({ page }) => {
  await page.clock.install();
  const name = unique("Pemeriksa Macet");
  await openForm(page, "/contact");
  await fillIn(page, name);
  const release = await hold(page, /\/assets\//);
  await submit(page).click();
  await expect(submit(page)).toHaveText("Mengirim...");
  await page.clock.fastForward(3000);
  await expect.poll(() => countArrived(page, name)).toBe(1);
  // The next page is an ordinary one: its code hangs, too.
  await expect
    .poll(async () => {
      await page.clock.fastForward(1000);
      return page.getByRole("heading", { level: 1 }).innerText();
    })
    .toContain("Terima Kasih");
  await expect(page).toHaveURL("/thank-you");
  release();
});

test("nothing can be typed that is not sent, and the focus stays", async ({ page }) => {
  const name = unique("Masih Mengetik");
  await openForm(page, "/contact");
  await fillIn(page, name);
  const answer = await hold(page, "**/api/contact");
  await form(page).getByLabel("Alamat Email").press("Enter");
  await expect(submit(page)).toHaveText("Mengirim...");
  await expect(form(page).getByLabel("Alamat Email")).toBeFocused();
  await form(page).getByLabel("Alamat Email").press("x");
  await form(page).getByLabel("Pesan", { exact: true }).pressSequentially(" Tambahan.");
  await form(page).getByLabel("Jenis Website").press("ArrowDown");
  await expectKept(page, name);
  answer();
  await expect(page).toHaveURL("/thank-you");
  expect(await heldOf(page, name)).toBe(false);
  await followMenu(page, "Kontak");
  await expect(form(page).getByLabel("Pesan", { exact: true })).toHaveValue("");
  await form(page).getByLabel("Jenis Website").selectOption("landing-page");
});

test("an enquiry that two tabs send, of which one is a copy of the other, arrives once", async ({ page }) => {
  const name = unique("Dua Tab");
  await openForm(page, "/contact");
  await fillIn(page, name);
  const opened = page.waitForEvent("popup");
  await page.evaluate(() => void window.open("/contact"));
  const copy = await opened;
  await alive(form(copy));
  await expectKept(copy, name);
  for (const tab of [page, copy]) {
    await submit(tab).click();
    await expect(tab).toHaveURL("/thank-you");
  }
  expect(await countArrived(page, name)).toBe(1);
});

test("a message is told without the code of the toasts, and can be put away", async ({ page, watch }) => {
  watch.allow(lossPattern);
  watch.allow(/500/);
  await openForm(page, "/contact");
  await page.route(/\/assets\/toaster-/, (route) => route.abort("internetdisconnected"));
  await refuse(page, "**/api/contact", { message: "Kotak pesan sedang penuh" });
  await fillIn(page, "Siti Rahma");
  await submit(page).click();
  const plain = page.locator("[data-plain-toast]");
  await expect(plain).toContainText("Gagal Mengirim Form");
  await expect(plain).toContainText("Kotak pesan sedang penuh");
  await expectAccessible(page);
  await plain.getByRole("button", { name: "Tutup" }).click();
  await expect(plain).toHaveCount(0);
  await page.unroute(/\/assets\/toaster-/);
  await submit(page).click();
  await expect(toast(page)).toContainText("Kotak pesan sedang penuh");
});

test("who has left the form while it was sent is not pulled to the thank-you page", async ({ page }) => {
  const name = unique("Sudah Pergi");
  await page.clock.install();
  await openForm(page, "/contact");
  await fillIn(page, name);
  const answer = await hold(page, "**/api/contact");
  await submit(page).click();
  await followMenu(page, "Layanan");
  await expect(page).toHaveURL("/services");
  // The address is the new one before the page is.
  await expect(form(page)).toHaveCount(0);
  answer();
  await expect(toast(page)).toContainText("Berhasil Terkirim!");
  await page.clock.fastForward(6000);
  await expect(toast(page)).toHaveCount(0);
  await expect(page).toHaveURL("/services");
  expect(await heldOf(page, name)).toBe(false);
});
