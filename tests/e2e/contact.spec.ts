import type { Page } from "@playwright/test";
import { privacy } from "../../worker/contract/privacy";
import {
  accept,
  contactApi,
  expectKept,
  type FieldName,
  field,
  fillIn,
  form,
  message,
  openForm,
  submit,
} from "./contact-form";
import { findContacts } from "./enquiries";
import {
  alive,
  expect,
  expectAccessible,
  followMenu,
  hold,
  hydrated,
  open,
  openWithoutScript,
  refuse,
  signIn,
  test,
  unique,
} from "./journey";

const faults = {
  name: "Nama harus diisi minimal 2 karakter",
  email: "Format email tidak valid",
  message: "Pesan harus diisi minimal 10 karakter",
};

/** What the page has pushed for the tag manager under this event name. */
function eventsNamed(page: Page, name: string): Promise<Record<string, unknown>[]> {
  return page.evaluate((wanted) => (window.dataLayer ?? []).filter(({ event }) => event === wanted), name);
}

function failure(page: Page) {
  return form(page).getByRole("alert").filter({ hasText: "Gagal Mengirim Form" });
}

async function expectFault(page: Page, name: FieldName, text: string) {
  await expect(field(page, name)).toHaveAttribute("aria-invalid", "true");
  await expect(field(page, name)).toHaveAccessibleDescription(new RegExp(text));
  await expect(page.getByText(text, { exact: true })).toBeVisible();
}

test("an empty form names every fault, focuses the first one, and sends nothing", async ({ page }) => {
  const sent: string[] = [];
  page.on("request", (request) => request.method() === "POST" && sent.push(request.url()));
  await openForm(page);
  await submit(page).click();
  await expectFault(page, "name", faults.name);
  await expectFault(page, "email", faults.email);
  await expectFault(page, "message", faults.message);
  await expect(field(page, "name")).toBeFocused();
  await expect(field(page, "phoneNumber")).not.toHaveAttribute("aria-invalid");
  await expect(field(page, "websiteType")).not.toHaveAttribute("aria-invalid");
  await expectAccessible(page);

  await field(page, "name").fill("Si");
  await expect(page.getByText(faults.name)).toHaveCount(0);
  await expect(field(page, "name")).not.toHaveAttribute("aria-invalid");
  await field(page, "email").fill("siti@");
  await field(page, "message").fill("Sembilan ");
  await submit(page).click();
  await expect(field(page, "email")).toBeFocused();
  await expectFault(page, "email", faults.email);
  await expectFault(page, "message", faults.message);
  expect(sent).toEqual([]);
});

test("the form says which package somebody comes from, and keeps what was typed", async ({ page }) => {
  await open(page, "/pricing");
  await page.getByRole("link", { name: "Pilih Paket Professional" }).first().click();
  await expect(field(page, "message")).toHaveValue("Saya tertarik dengan paket Website Professional. ");
  const release = await openWithoutScript(page, "/contact?paket=SEO%20Basic");
  await field(page, "message").fill("Pesan saya sendiri.");
  await release();
  const both = "Saya tertarik dengan paket SEO Basic. Pesan saya sendiri.";
  await expect(field(page, "message")).toHaveValue(both);
  await page.goto("/contact?paket=SEO%20Basic");
  await expect(field(page, "message")).toHaveValue(both);
});

test("a server error is shown in its own words, and the typed values stay", async ({ page, watch }) => {
  watch.allow(/500/);
  await refuse(page, contactApi, { message: "Kotak pesan sedang penuh" });
  await openForm(page);
  await fillIn(page);
  await submit(page).click();
  await expect(failure(page)).toContainText("Kotak pesan sedang penuh");
  await expectKept(page);
  await expect(submit(page)).toHaveText("Kirim Pesan");
  await expect(submit(page)).toBeEnabled();
  await expect(page).toHaveURL("/contact");
  expect(await eventsNamed(page, "form_error")).toEqual([
    { event: "form_error", form_id: "contact_form", error_message: "Kotak pesan sedang penuh" },
  ]);
  expect(await eventsNamed(page, "form_submission")).toEqual([]);
  await expectAccessible(page);
});

test("a fault that only the server finds is shown at its field", async ({ page, watch }) => {
  watch.allow(/400/);
  const fields = { email: "Domain email ini tidak menerima pesan" };
  await refuse(page, contactApi, { code: "validation_failed", message: fields.email, fields }, 400);
  await openForm(page);
  await fillIn(page);
  await submit(page).click();
  await expect(field(page, "email")).toHaveAttribute("aria-invalid", "true");
  await expect(field(page, "email")).toHaveAccessibleDescription(fields.email);
  await expect(field(page, "email")).toBeFocused();
  await expectKept(page);
  await field(page, "email").fill("siti@lain.example");
  await expect(field(page, "email")).not.toHaveAttribute("aria-invalid");
});

test("the button is disabled while the message is sent, and a double click sends it once", async ({
  page,
}) => {
  let sent = 0;
  await page.route(contactApi, (route) => {
    sent += 1;
    return route.fulfill({ status: 201, json: { id: 1, message: "ok" } });
  });
  const release = await hold(page, contactApi);
  await openForm(page);
  await fillIn(page);
  await submit(page).dblclick();
  await expect(submit(page)).toHaveText("Mengirim...");
  await expect(submit(page)).toHaveAttribute("disabled");
  await field(page, "name").press("Enter");
  release();
  await expect(page).toHaveURL("/thank-you");
  expect(sent).toBe(1);
});

test("a sent message carries every field, leads to the thank-you page, and is told to the tag manager", async ({
  page,
}) => {
  await page.clock.install();
  await accept(page);
  await openForm(page);
  await fillIn(page);
  await field(page, "phoneNumber").fill("0812-3456-7890");
  const request = page.waitForRequest(contactApi);
  await submit(page).click();
  expect((await request).postDataJSON()).toEqual({
    name: "Siti Rahma",
    email: "siti@contoh.example",
    phoneNumber: "0812-3456-7890",
    websiteType: "",
    message,
    homepage: "",
    elapsed: expect.stringMatching(/^\d+$/),
    idempotencyKey: expect.stringMatching(/^[0-9a-f-]{36}$/),
    consentVersion: privacy.version,
    source: expect.objectContaining({ landingPath: "/contact", formPage: "/contact" }),
  });
  await expect
    .poll(() => eventsNamed(page, "form_submission"))
    .toEqual([
      {
        event: "form_submission",
        form_id: "contact_form",
        form_name: "Kirim Pesan",
        form_destination: "/thank-you",
        user_data: { email: "siti@contoh.example" },
        website_type: "not specified",
      },
    ]);
  await page.clock.fastForward(1000);
  await expect(page).toHaveURL("/thank-you");
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Terima Kasih");
  await expect
    .poll(() => eventsNamed(page, "form_submission_success"))
    .toEqual([{ event: "form_submission_success", form_id: "contact_form", value: 1, currency: "IDR" }]);
  expect(await eventsNamed(page, "form_error")).toEqual([]);
  await followMenu(page, "Kontak");
  await expect(field(page, "name")).toHaveValue("");
});

test("the source of the visit is sent with the form only, and no cookie is set", async ({
  page,
  context,
}) => {
  const told: string[] = [];
  page.on("request", (request) => {
    if (request.isNavigationRequest()) return;
    const said = `${new URL(request.url()).search} ${request.postData() ?? ""}`;
    if (/utm_|ramadan|google/.test(said)) told.push(`${request.method()} ${request.url()}`);
  });
  await page.goto("/about?utm_source=google&utm_medium=cpc&utm_campaign=ramadan%202027", {
    referer: "https://www.google.com/",
  });
  await hydrated(page);
  await followMenu(page, "Harga");
  await expect(page).toHaveURL("/pricing");
  // A second advertisement in the same tab changes nothing.
  await page.goto("/about?utm_source=lain&utm_campaign=lebaran", { referer: "https://lain.example/" });
  await hydrated(page);
  await followMenu(page, "Kontak");
  await alive(form(page));
  expect(told).toEqual([]);
  await accept(page);
  await fillIn(page);
  const request = page.waitForRequest(contactApi);
  await submit(page).click();
  expect((await request).postDataJSON().source).toEqual({
    landingPath: "/about",
    referrer: "www.google.com",
    utmSource: "google",
    utmMedium: "cpc",
    utmCampaign: "ramadan 2027",
    utmTerm: null,
    utmContent: null,
    formPage: "/contact",
  });
  expect(told).toHaveLength(1);
  expect(await context.cookies()).toEqual([]);
});

test("the spam trap is invisible to eyes, keyboard and screen readers", async ({ page }) => {
  await openForm(page);
  await expect(form(page).locator("input[name=homepage]")).toHaveAttribute("autocomplete", "off");
  const frame = form(page).locator("[aria-hidden=true]:has(input[name=homepage])");
  await expect(frame).toHaveCSS("overflow", "hidden");
  expect((await frame.boundingBox())?.width).toBeLessThanOrEqual(1);
  await expect(form(page).getByRole("textbox")).toHaveCount(4);
  await field(page, "message").focus();
  await page.keyboard.press("Tab");
  await expect(form(page).getByRole("link", { name: /Kebijakan Privasi/ })).toBeFocused();
});

test("the privacy policy opens in a new tab, and what was typed stays", async ({ page, context }) => {
  await openForm(page);
  await expect(form(page)).toContainText("Dengan mengirim formulir ini, Anda menyetujui");
  await field(page, "message").fill(message);
  const opened = context.waitForEvent("page");
  await form(page)
    .getByRole("link", { name: /^Kebijakan Privasi/ })
    .click();
  const policy = await opened;
  await expect(policy).toHaveURL("/privacy");
  await expect(policy.getByRole("heading", { level: 1 })).toHaveText("Kebijakan Privasi");
  await policy.close();
  await expect(field(page, "message")).toHaveValue(message);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a form with faults comes back with the typed values, and is stored once it is corrected", async ({
    page,
    watch,
  }) => {
    watch.allow(/400/);
    await page.goto("/contact");
    await fillIn(page, { name: "S", message: "Halo" });
    await field(page, "phoneNumber").fill("0812-3456-7890");
    await field(page, "websiteType").selectOption("other");
    await submit(page).click();
    await expect(page.getByText(`Gagal Mengirim Form: ${faults.name}`)).toBeInViewport();
    await expectFault(page, "name", faults.name);
    await expectFault(page, "message", faults.message);
    await expect(field(page, "email")).not.toHaveAttribute("aria-invalid");
    await expect(field(page, "name")).toHaveValue("S");
    await expect(field(page, "email")).toHaveValue("siti@contoh.example");
    await expect(field(page, "phoneNumber")).toHaveValue("0812-3456-7890");
    await expect(field(page, "websiteType")).toHaveValue("other");
    await expect(field(page, "message")).toHaveValue("Halo");

    const name = unique("Tanpa Skrip");
    await fillIn(page, { name });
    await submit(page).click();
    await expect(page).toHaveURL("/thank-you");
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Terima Kasih");
    await signIn(page, "kontak");
    const stored = await findContacts(page, name);
    expect(stored).toMatchObject([{ name, message }]);
  });
});
