import type { Page } from "@playwright/test";
import { findContacts } from "../enquiries";
import { alive, expect, followMenu, hold, open, openWithoutScript, signIn, test, unique } from "../journey";

const api = "**/api/contact";
const message = "Saya ingin membuat toko online untuk kerajinan rotan.";

function form(page: Page) {
  return page.locator("#contact-form");
}

function field(page: Page, label: string) {
  return form(page).getByLabel(label, { exact: true });
}

function submit(page: Page) {
  return form(page).getByRole("button");
}

async function openForm(page: Page) {
  await open(page, "/contact");
  await alive(form(page));
}

async function fillIn(page: Page, name: string, email = "siti@contoh.example") {
  await field(page, "Nama Lengkap").fill(name);
  await field(page, "Alamat Email").fill(email);
  await field(page, "Jenis Website").selectOption("landing-page");
  await field(page, "Pesan").fill(message);
}

async function expectKept(page: Page, name: string) {
  await expect(field(page, "Nama Lengkap")).toHaveValue(name);
  await expect(field(page, "Alamat Email")).toHaveValue("siti@contoh.example");
  await expect(field(page, "Jenis Website")).toHaveValue("landing-page");
  await expect(field(page, "Pesan")).toHaveValue(message);
}

async function accept(page: Page) {
  await page.route(api, (route) => route.fulfill({ status: 201, json: { id: 1, message: "ok" } }));
}

test("values typed before the script arrived stay and are sent", async ({ page }) => {
  const arrive = await openWithoutScript(page, "/contact");
  await fillIn(page, "Siti Rahma");
  await field(page, "Nomor HP").fill("0812-3456-7890");
  await arrive();
  await alive(form(page));
  await expectKept(page, "Siti Rahma");
  await accept(page);
  const request = page.waitForRequest(api);
  await submit(page).click();
  expect((await request).postDataJSON()).toMatchObject({
    name: "Siti Rahma",
    email: "siti@contoh.example",
    phoneNumber: "0812-3456-7890",
    websiteType: "landing-page",
    message,
  });
});

test("a form with faults that was sent before the script arrived can be corrected with the script", async ({
  page,
  watch,
}) => {
  watch.allow(/400/);
  const arrive = await openWithoutScript(page, "/contact");
  await fillIn(page, "Siti Rahma", "siti");
  await submit(page).click();
  const refusal = page.getByText("Gagal Mengirim Form: Format email tidak valid");
  await expect(refusal).toBeVisible();
  await arrive();
  await alive(form(page));
  await expect(refusal).toBeVisible();
  await expect(field(page, "Nama Lengkap")).toHaveValue("Siti Rahma");
  await field(page, "Alamat Email").fill("siti@contoh.example");
  await expect(field(page, "Alamat Email")).not.toHaveAttribute("aria-invalid");
  await accept(page);
  await submit(page).click();
  await expect(page).toHaveURL("/thank-you");
  await followMenu(page, "Kontak");
  await expect(field(page, "Nama Lengkap")).toHaveValue("");
  await expect(refusal).toHaveCount(0);
});

test("nothing can be typed while the enquiry is sent, and the focus stays", async ({ page }) => {
  await openForm(page);
  await fillIn(page, "Siti Rahma");
  await accept(page);
  const release = await hold(page, api);
  await field(page, "Alamat Email").press("Enter");
  await expect(submit(page)).toHaveText("Mengirim...");
  await expect(field(page, "Alamat Email")).toBeFocused();
  await field(page, "Alamat Email").press("x");
  await field(page, "Pesan").pressSequentially(" Tambahan.");
  await field(page, "Jenis Website").press("ArrowDown");
  await expectKept(page, "Siti Rahma");
  release();
  await expect(page).toHaveURL("/thank-you");
});

test("an enquiry that two tabs send, one being a copy of the other, is stored once", async ({ page }) => {
  const name = unique("Dua Tab");
  await openForm(page);
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
  await signIn(page, "kontak");
  const stored = await findContacts(page, name);
  expect(stored).toHaveLength(1);
});

test("a visitor who left the form while it was sent is not pulled to the thank-you page", async ({
  page,
}) => {
  await page.clock.install();
  await openForm(page);
  await fillIn(page, "Siti Rahma");
  await accept(page);
  const release = await hold(page, api);
  await submit(page).click();
  await followMenu(page, "Layanan");
  await expect(page).toHaveURL("/services");
  await expect(form(page)).toHaveCount(0);
  const answered = page.waitForResponse(api);
  release();
  await answered;
  await expect(page.getByText("Berhasil Terkirim!")).toBeVisible();
  await page.clock.fastForward(6000);
  await expect(page).toHaveURL("/services");
});
