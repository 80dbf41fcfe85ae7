import {
  accept,
  contactApi,
  expectKept,
  field,
  fillIn,
  form,
  message,
  openForm,
  submit,
} from "../contact-form";
import { alive, expect, followMenu, hold, openWithoutScript, test } from "../journey";

test("values typed before the script arrived stay and are sent", async ({ page }) => {
  const arrive = await openWithoutScript(page, "/contact");
  await fillIn(page);
  await field(page, "phoneNumber").fill("0812-3456-7890");
  await field(page, "websiteType").selectOption("landing-page");
  await arrive();
  await alive(form(page));
  await expectKept(page);
  await accept(page);
  const request = page.waitForRequest(contactApi);
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
  await fillIn(page, { email: "siti" });
  await submit(page).click();
  const refusal = page.getByText("Gagal Mengirim Form: Format email tidak valid");
  await expect(refusal).toBeVisible();
  await arrive();
  await alive(form(page));
  await expect(refusal).toBeVisible();
  await expect(field(page, "name")).toHaveValue("Siti Rahma");
  await field(page, "email").fill("siti@contoh.example");
  await expect(field(page, "email")).not.toHaveAttribute("aria-invalid");
  await accept(page);
  await submit(page).click();
  await expect(page).toHaveURL("/thank-you");
  await followMenu(page, "Kontak");
  await expect(field(page, "name")).toHaveValue("");
  await expect(refusal).toHaveCount(0);
});

test("nothing can be typed while the enquiry is sent, and the focus stays", async ({ page }) => {
  await openForm(page);
  await fillIn(page);
  await accept(page);
  const release = await hold(page, contactApi);
  await field(page, "email").press("Enter");
  await expect(submit(page)).toHaveText("Mengirim...");
  await expect(field(page, "email")).toBeFocused();
  await field(page, "email").press("x");
  await field(page, "message").pressSequentially(" Tambahan.");
  await field(page, "websiteType").press("ArrowDown");
  await expectKept(page);
  await expect(field(page, "websiteType")).toHaveValue("");
  release();
  await expect(page).toHaveURL("/thank-you");
});

test("a visitor who left the form while it was sent is not pulled to the thank-you page", async ({
  page,
}) => {
  await page.clock.install();
  await openForm(page);
  await fillIn(page);
  await accept(page);
  const release = await hold(page, contactApi);
  await submit(page).click();
  await followMenu(page, "Layanan");
  await expect(page).toHaveURL("/services");
  await expect(form(page)).toHaveCount(0);
  const answered = page.waitForResponse(contactApi);
  release();
  await answered;
  await expect(page.getByText("Berhasil Terkirim!")).toBeVisible();
  await page.clock.fastForward(6000);
  await expect(page).toHaveURL("/services");
});
