import { alive, expect, expectAccessible, open, signIn, test, unique } from "./journey";

const message = "Saya ingin membuat toko online untuk kerajinan rotan.";

test("the trap is out of sight, out of the keyboard's way and unknown to assistive technology", async ({
  page,
}) => {
  await open(page, "/contact");
  const form = page.locator("#contact-form");
  await alive(form);
  const trap = form.locator("input[name=homepage]");
  await expect(trap).toHaveAttribute("autocomplete", "off");
  const frame = form.locator("[aria-hidden=true]:has(input[name=homepage])");
  await expect(frame).toHaveCSS("overflow", "hidden");
  expect((await frame.boundingBox())?.width).toBeLessThanOrEqual(1);
  await expect(form.getByRole("textbox")).toHaveCount(4);
  await page.getByLabel("Pesan", { exact: true }).focus();
  await page.keyboard.press("Tab");
  await expect(form.getByRole("link", { name: /Kebijakan Privasi/ })).toBeFocused();
  await expectAccessible(page);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a program that fills in everything sees the usual thanks, and a double click is one message", async ({
    page,
    browser,
    baseURL,
  }) => {
    const name = unique("Robot");
    for (let count = 0; count < 2; count += 1) {
      await page.goto("/contact");
      await page.getByLabel("Nama Lengkap").fill(name);
      await page.getByLabel("Alamat Email").fill("robot@contoh.example");
      await page.getByLabel("Pesan", { exact: true }).fill(message);
      await page.locator("input[name=homepage]").evaluate((input: HTMLInputElement) => {
        input.value = "https://jahat.example";
      });
      await page.locator("#contact-form").getByRole("button").click();
      await expect(page).toHaveURL("/thank-you");
    }

    const context = await browser.newContext({ ...(baseURL && { baseURL }), javaScriptEnabled: true });
    const staff = await context.newPage();
    await signIn(staff, "kontak");
    await staff.goto(`/admin/contact?q=${encodeURIComponent(name)}&spam=suspected`);
    const row = staff.getByRole("row").filter({ hasText: name });
    await expect(row).toHaveCount(1);
    await expect(row).toContainText("Diduga spam: kolom jebakan terisi");
    await context.close();
  });
});

test("a message sent twice because its answer was lost is one message", async ({ page, watch }) => {
  watch.allow(/ERR_|Failed to fetch/);
  const name = unique("Dua Kali");
  await open(page, "/contact");
  await alive(page.locator("#contact-form"));
  await page.getByLabel("Nama Lengkap").fill(name);
  await page.getByLabel("Alamat Email").fill("siti@contoh.example");
  await page.getByLabel("Pesan", { exact: true }).fill(message);
  await page.route("**/api/contact", async (route) => {
    await route.fetch();
    await route.abort();
  });
  await page.locator("#contact-form").getByRole("button").click();
  await expect(page.getByText("Gagal Mengirim Form", { exact: true })).toBeVisible();
  await page.unroute("**/api/contact");
  await page.locator("#contact-form").getByRole("button").click();
  await expect(page).toHaveURL("/thank-you");
  await signIn(page, "kontak");
  const response = await page.request.get(`/api/contact?q=${encodeURIComponent(name)}`);
  expect(await response.json()).toHaveLength(1);
});
