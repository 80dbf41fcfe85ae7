import type { Page } from "@playwright/test";
import { privacy } from "../../worker/contract/privacy";
import {
  alive,
  eventsNamed,
  expect,
  expectAccessible,
  followMenu,
  hold,
  open,
  openWithoutScript,
  refuse,
  test,
  toast,
  unique,
} from "./journey";

const api = "**/api/contact";
const labels = {
  name: "Nama Lengkap",
  email: "Alamat Email",
  phoneNumber: "Nomor HP",
  websiteType: "Jenis Website",
  message: "Pesan",
};
const messages = {
  name: "Nama harus diisi minimal 2 karakter",
  email: "Format email tidak valid",
  message: "Pesan harus diisi minimal 10 karakter",
};

/** What the form tells besides what was typed. */
const signals = {
  homepage: "",
  elapsed: expect.stringMatching(/^\d+$/),
  idempotencyKey: expect.stringMatching(/^[0-9a-f-]{36}$/),
  consentVersion: privacy.version,
  source: expect.objectContaining({ landingPath: "/contact", formPage: "/contact" }),
};

/** The form's own code arrives after that of the page. */
async function openForm(page: Page) {
  await open(page, "/contact");
  await alive(page.locator("#contact-form"));
}

function field(page: Page, name: keyof typeof labels) {
  return page.getByLabel(labels[name], { exact: true });
}

function submit(page: Page) {
  return page.locator("#contact-form").getByRole("button");
}

async function fillIn(page: Page, values: { name?: string; email?: string; message?: string } = {}) {
  await field(page, "name").fill(values.name ?? "Siti Rahma");
  await field(page, "email").fill(values.email ?? "siti@contoh.example");
  await field(page, "message").fill(
    values.message ?? "Saya ingin membuat toko online untuk kerajinan rotan.",
  );
}

async function expectValuesKept(page: Page) {
  await expect(field(page, "name")).toHaveValue("Siti Rahma");
  await expect(field(page, "email")).toHaveValue("siti@contoh.example");
  await expect(field(page, "message")).toHaveValue("Saya ingin membuat toko online untuk kerajinan rotan.");
}

async function expectFault(page: Page, name: keyof typeof labels, message: string) {
  await expect(field(page, name)).toHaveAttribute("aria-invalid", "true");
  await expect(field(page, name)).toHaveAccessibleDescription(new RegExp(message));
  await expect(page.getByText(message, { exact: true })).toBeVisible();
}

test("an empty form names every fault, leads to the first one, and sends nothing", async ({ page }) => {
  const sent: string[] = [];
  page.on("request", (request) => request.method() === "POST" && sent.push(request.url()));
  await openForm(page);
  await submit(page).click();
  await expectFault(page, "name", messages.name);
  await expectFault(page, "email", messages.email);
  await expectFault(page, "message", messages.message);
  await expect(field(page, "name")).toBeFocused();
  await expect(field(page, "phoneNumber")).not.toHaveAttribute("aria-invalid");
  await expect(field(page, "websiteType")).not.toHaveAttribute("aria-invalid");
  await expectAccessible(page);

  await field(page, "name").fill("Si");
  await expect(page.getByText(messages.name)).toHaveCount(0);
  await expect(field(page, "name")).not.toHaveAttribute("aria-invalid");
  await field(page, "email").fill("siti@");
  await field(page, "message").fill("Sembilan ");
  await submit(page).click();
  await expect(field(page, "email")).toBeFocused();
  await expectFault(page, "email", messages.email);
  await expectFault(page, "message", messages.message);
  await field(page, "email").fill("siti@contoh.example");
  await submit(page).click();
  await expect(field(page, "message")).toBeFocused();
  expect(sent).toEqual([]);
  await expect(toast(page)).toHaveCount(0);
});

test("a server that fails is named in a toast, and what was typed stays", async ({ page, watch }) => {
  watch.allow(/500/);
  await refuse(page, api, { message: "Kotak pesan sedang penuh" });
  await openForm(page);
  await fillIn(page);
  await submit(page).click();
  await expect(toast(page)).toContainText("Gagal Mengirim Form");
  await expect(toast(page)).toContainText("Kotak pesan sedang penuh");
  await expect(toast(page)).toHaveCSS("color", "rgb(255, 255, 255)");
  await expect(toast(page)).not.toHaveCSS("background-color", "rgb(255, 255, 255)");
  await expectValuesKept(page);
  await expect(submit(page)).toHaveText("Kirim Pesan");
  await expect(submit(page)).toBeEnabled();
  await expect(page).toHaveURL("/contact");
  expect(await eventsNamed(page, "form_error")).toEqual([
    { event: "form_error", form_id: "contact_form", error_message: "Kotak pesan sedang penuh" },
  ]);
  expect(await eventsNamed(page, "form_submission")).toEqual([]);
  await expectAccessible(page);
});

for (const [failure, answer] of [
  ["a call that fails", undefined],
  ["an answer that is not ours", { status: 502, contentType: "text/html", body: "<h1>Bad gateway</h1>" }],
] as const) {
  test(`${failure} shows the sentence for an unknown error`, async ({ page, watch }) => {
    watch.allow(/ERR_FAILED|502/);
    await page.route(api, (route) => (answer ? route.fulfill(answer) : route.abort()));
    await openForm(page);
    await fillIn(page);
    await submit(page).click();
    await expect(toast(page)).toContainText("Gagal Mengirim Form");
    await expect(toast(page)).toContainText("Terjadi kesalahan, silakan coba lagi.");
    await expectValuesKept(page);
    expect(await eventsNamed(page, "form_error")).toEqual([
      expect.objectContaining({ error_message: "Terjadi kesalahan, silakan coba lagi." }),
    ]);
  });
}

test("a fault that only the server sees is shown at its field", async ({ page, watch }) => {
  watch.allow(/400/);
  const fields = { email: "Domain email ini tidak menerima pesan" };
  await refuse(page, api, { code: "validation_failed", message: fields.email, fields }, 400);
  await openForm(page);
  await fillIn(page);
  await submit(page).click();
  await expect(toast(page)).toContainText("Gagal Mengirim Form");
  await expect(field(page, "email")).toHaveAttribute("aria-invalid", "true");
  await expect(field(page, "email")).toHaveAccessibleDescription(fields.email);
  await expect(field(page, "email")).toBeFocused();
  await expectValuesKept(page);
  await field(page, "email").fill("siti@lain.example");
  await expect(field(page, "email")).not.toHaveAttribute("aria-invalid");
});

test("the button waits while the message is on its way, and a double click sends it once", async ({
  page,
}) => {
  let sent = 0;
  await page.route(api, (route) => {
    sent += 1;
    return route.fulfill({ status: 201, json: { id: 1, message: "ok" } });
  });
  const release = await hold(page, api);
  await openForm(page);
  await fillIn(page);
  await submit(page).dblclick();
  await expect(submit(page)).toHaveText("Mengirim...");
  await expect(submit(page)).toBeDisabled();
  await field(page, "name").press("Enter");
  release();
  await expect(page).toHaveURL("/thank-you");
  expect(sent).toBe(1);
});

test("a message that was sent is recorded, and the thank-you page follows a second later", async ({
  page,
}) => {
  await page.clock.install();
  await page.route(api, (route) => route.fulfill({ status: 201, json: { id: 1, message: "ok" } }));
  await openForm(page);
  await fillIn(page);
  await page.clock.pauseAt(Date.now() + 60_000);
  await submit(page).click();
  await expect.poll(() => eventsNamed(page, "form_submission")).toHaveLength(1);
  const event = {
    event: "form_submission",
    form_id: "contact_form",
    form_name: "Kirim Pesan",
    form_destination: "/thank-you",
    user_data: { email: "siti@contoh.example" },
    website_type: "not specified",
  };
  expect(await eventsNamed(page, "form_submission")).toEqual([event]);
  await page.clock.runFor(900);
  await expect(page).toHaveURL("/contact");
  await page.clock.runFor(200);
  await expect(page).toHaveURL("/thank-you");
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Terima Kasih");
  await expect(page.getByRole("main")).toContainText("1x24 jam");
  await expect
    .poll(() => eventsNamed(page, "form_submission_success"))
    .toEqual([{ event: "form_submission_success", form_id: "contact_form", value: 1, currency: "IDR" }]);
  expect(await eventsNamed(page, "form_error")).toEqual([]);
});

test("what was typed before the script arrived is still there after it, and is what is sent", async ({
  page,
}) => {
  const arrive = await openWithoutScript(page, "/contact");
  await fillIn(page);
  await field(page, "phoneNumber").fill("0812-3456-7890");
  await field(page, "websiteType").selectOption("landing-page");
  await arrive();
  await alive(page.locator("#contact-form"));
  await expectValuesKept(page);
  await expect(field(page, "phoneNumber")).toHaveValue("0812-3456-7890");
  await expect(field(page, "websiteType")).toHaveValue("landing-page");

  const request = page.waitForRequest(api);
  await page.route(api, (route) => route.fulfill({ status: 201, json: { id: 1, message: "ok" } }));
  await submit(page).click();
  expect((await request).postDataJSON()).toEqual({
    ...signals,
    name: "Siti Rahma",
    email: "siti@contoh.example",
    phoneNumber: "0812-3456-7890",
    websiteType: "landing-page",
    message: "Saya ingin membuat toko online untuk kerajinan rotan.",
  });
});

test("a wrong form that was sent before the script arrived can be mended with the script", async ({
  page,
  watch,
}) => {
  watch.allow(/400/);
  const arrive = await openWithoutScript(page, "/contact");
  await fillIn(page, { email: "siti" });
  await submit(page).click();
  const refusal = page.getByText("Gagal Mengirim Form: Format email tidak valid");
  await expect(refusal).toBeVisible();
  await expectFault(page, "email", messages.email);
  await arrive();
  await alive(page.locator("#contact-form"));
  await expect(refusal).toBeVisible();
  await expect(field(page, "name")).toHaveValue("Siti Rahma");
  await expect(page).toHaveURL("/contact");

  await field(page, "email").fill("siti@contoh.example");
  await expect(field(page, "email")).not.toHaveAttribute("aria-invalid");
  await page.route(api, (route) => route.fulfill({ status: 201, json: { id: 1, message: "ok" } }));
  await submit(page).click();
  await expect(refusal).toHaveCount(0);
  await expect(page).toHaveURL("/thank-you");
  await followMenu(page, "Kontak");
  await expect(field(page, "name")).toHaveValue("");
  await expect(refusal).toHaveCount(0);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the form is sent as it is and lands on the thank-you page", async ({ page }) => {
    const name = unique("Tanpa Skrip");
    await page.goto("/contact");
    await fillIn(page, { name });
    await field(page, "websiteType").selectOption("blog");
    await submit(page).click();
    await expect(page).toHaveURL("/thank-you");
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Terima Kasih");
  });

  test("a wrong form comes back with what was typed and what is wrong", async ({ page, watch }) => {
    watch.allow(/400/);
    await page.goto("/contact");
    await fillIn(page, { name: "S", message: "Halo" });
    await field(page, "phoneNumber").fill("0812-3456-7890");
    await field(page, "websiteType").selectOption("other");
    await submit(page).click();
    await expect(page.getByText(`Gagal Mengirim Form: ${messages.name}`)).toBeVisible();
    await expectFault(page, "name", messages.name);
    await expectFault(page, "message", messages.message);
    await expect(field(page, "email")).not.toHaveAttribute("aria-invalid");
    await expect(field(page, "name")).toHaveValue("S");
    await expect(field(page, "email")).toHaveValue("siti@contoh.example");
    await expect(field(page, "phoneNumber")).toHaveValue("0812-3456-7890");
    await expect(field(page, "websiteType")).toHaveValue("other");
    await expect(field(page, "message")).toHaveValue("Halo");

    await fillIn(page, { name: unique("Tanpa Skrip") });
    await submit(page).click();
    await expect(page).toHaveURL("/thank-you");
  });
});
