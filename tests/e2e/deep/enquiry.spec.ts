import type { Locator, Page } from "@playwright/test";
import type { ContactActivity } from "../../../worker/contract/inbox/contact-activity";
import { field, fillIn, form, submit } from "../contact-form";
import { openSearch } from "../enquiries";
import { findEnquiryId, newSender, signInAsStaff } from "../enquiry-desk";
import { alive, expect, followMenu, hydrated, seededArticle, test, unique } from "../journey";
import { runSql } from "../staff-account";

async function readTimeline(page: Page, id: number): Promise<ContactActivity[]> {
  return (await page.request.get(`/api/contact/${id}/activities`)).json();
}

/** Names of the tables in which one of these words stands, in any case. */
async function tablesWith(page: Page, words: string[]): Promise<string[]> {
  const tables = await runSql(page, "SELECT name FROM sqlite_master WHERE type = 'table'");
  const names = tables.map(([name]) => String(name)).filter((name) => !name.startsWith("_cf_"));
  const contents = await Promise.all(names.map((name) => runSql(page, `SELECT * FROM "${name}"`)));
  return names.filter((_, index) => {
    const text = JSON.stringify(contents[index]).toLowerCase();
    return words.some((word) => text.includes(word.toLowerCase()));
  });
}

test("an enquiry by an advertisement is noticed, answered in three taps, reminded of once, won, counted and erased", async ({
  page,
  browser,
}) => {
  test.slow();
  const sender = newSender();
  const campaign = unique("ramadan").replaceAll(" ", "-");
  const advertiser = unique("google").replaceAll(" ", "-");
  await page.clock.install();
  await signInAsStaff(page);
  await page.goto("/admin/contact");
  await expect(page.getByRole("heading", { name: "Daftar Kontak" })).toBeVisible();
  await expect(page).toHaveTitle(/Daftar Kontak/);

  await test.step("a visitor comes by an advertisement, reads on, and writes", async () => {
    const visitor = await (await browser.newContext({ viewport: page.viewportSize() })).newPage();
    // An enquiry that is sent within two seconds is suspected of being spam and announced to nobody.
    await visitor.clock.install();
    await visitor.goto(`${seededArticle}?utm_source=${advertiser}&utm_campaign=${campaign}`);
    await hydrated(visitor);
    await followMenu(visitor, "Harga");
    await followMenu(visitor, "Kontak");
    await expect(visitor).toHaveURL("/contact");
    await alive(form(visitor));
    const { name, email, message, phoneNumber } = sender;
    await fillIn(visitor, { name, email, message });
    await field(visitor, "phoneNumber").fill(phoneNumber);
    await visitor.clock.fastForward(2000);
    await submit(visitor).click();
    await expect(visitor).toHaveURL("/thank-you");
    await visitor.context().close();
  });

  await test.step("the tab of staff notices it without being loaded anew", async () => {
    const news = page.getByRole("status").filter({ hasText: /\d+ kontak baru/ });
    // Skipping time aborts a question under way, which is asked again half a minute later.
    await expect(async () => {
      await page.clock.fastForward(60_000);
      await expect(news).toBeVisible({ timeout: 10_000 });
    }).toPass();
    await expect(page).toHaveTitle(/^\(\d+\) Daftar Kontak/);
    await expect(page.getByRole("main")).not.toContainText(sender.name);
    await news.getByRole("button", { name: "Tampilkan" }).click();
    await expect(page.getByRole("main")).toContainText(sender.name);
  });

  const id = await findEnquiryId(page, sender);
  const note = unique("Sudah ditelepon, minta contoh toko online.");
  const words = [
    sender.name,
    sender.email,
    sender.phoneNumber,
    sender.whatsapp,
    sender.message,
    campaign,
    note,
  ];

  await test.step("it is answered by WhatsApp in three taps from the notification", async () => {
    let taps = 0;
    const tap = async (target: Locator) => {
      taps += 1;
      await target.click();
    };
    await page.context().route("https://wa.me/**", (route) => route.fulfill({ body: "WhatsApp" }));
    // The first tap is on the link in the notification, in another app.
    await page.goto(`/admin/contact/${id}`);
    taps += 1;
    await tap(page.getByRole("main").getByRole("button", { name: "WhatsApp" }).locator("visible=true"));
    const opened = page.context().waitForEvent("page");
    await tap(page.getByRole("dialog").getByRole("link", { name: "Buka WhatsApp" }));
    expect(taps).toBeLessThanOrEqual(3);

    const chat = new URL((await opened).url());
    expect(chat.origin + chat.pathname).toBe(`https://wa.me/${sender.whatsapp}`);
    expect(chat.searchParams.get("text")).toContain(`Halo ${sender.name}, saya Staf Uji dari Arunika Web.`);
    await expect(page.getByText("Respons pertama", { exact: true })).toBeVisible();
    await expect(page.getByRole("button", { name: "Dihubungi" })).toHaveAttribute("aria-pressed", "true");
    await page.getByLabel("Catatan baru").fill(note);
    await page.getByRole("button", { name: "Simpan Catatan" }).click();
    await expect(page.getByRole("listitem").filter({ hasText: note })).toBeVisible();
  });

  await test.step("it gets a next step, and the timeline reminds of it once although the clock runs five times", async () => {
    await page.getByRole("button", { name: "Atur langkah berikutnya…" }).locator("visible=true").click();
    const step = page.locator("form").filter({ hasText: "Apa yang dilakukan?" });
    await step.getByRole("button", { name: "Kirim penawaran" }).click();
    await step.getByRole("button", { name: "Minggu depan" }).click();
    await step.getByRole("button", { name: "Simpan Langkah" }).click();
    await expect(step).toHaveCount(0);
    await expect(page.getByRole("button", { name: "Selesai" })).toBeVisible();
    // No screen and no API call accepts a time in the past.
    const over = Date.now() - 60_000;
    await runSql(page, `UPDATE contact_submissions SET next_action_at = ${over} WHERE id = ${id}`);
    for (let run = 0; run < 5; run += 1)
      expect((await page.request.get("/cdn-cgi/local/scheduled")).status()).toBe(200);
    const reminders = (await readTimeline(page, id)).filter(
      ({ kind, actor }) => kind === "reminder" && !actor,
    );
    expect(reminders).toHaveLength(1);
    await page.reload();
    await expect(page.getByText("Diingatkan: Kirim penawaran")).toHaveCount(1);
  });

  await test.step("it is won, and the figures show where it came from and what it is worth", async () => {
    const won = page.getByRole("main").getByRole("button", { name: "Menang" }).locator("visible=true");
    await won.click();
    await expect(won).toHaveAttribute("aria-pressed", "true");
    await page.getByRole("textbox", { name: "Nilai" }).fill("12,5 juta");
    await page.getByRole("button", { name: "Simpan", exact: true }).click();
    await expect(page.getByText("Rp 12.500.000", { exact: true })).toBeVisible();
    await page.goto("/admin/contact/angka");
    const figures = page.getByRole("row").filter({ hasText: advertiser });
    await expect(figures).toContainText(/1.*12.500.000/);
  });

  await test.step("its person is erased, and no table has a word of them", async () => {
    expect(await tablesWith(page, words)).toEqual(
      expect.arrayContaining(["contact_submissions", "contact_activities"]),
    );
    await openSearch(page, sender.name);
    await page.getByRole("button", { name: `Tindakan lain untuk ${sender.name}` }).click();
    await page.getByRole("menuitem", { name: "Hapus semua data pengirim" }).click();
    await page
      .getByRole("alertdialog", { name: "Konfirmasi Hapus Data Pengirim" })
      .getByRole("button", { name: "Hapus Semua Data" })
      .click();
    await expect.poll(() => tablesWith(page, words)).toEqual([]);
    for (const table of ["contact_activities", "contact_reminders", "contact_notifications"])
      expect(await runSql(page, `SELECT * FROM ${table} WHERE contact_id = ${id}`), table).toEqual([]);
    expect((await page.request.get(`/api/contact/${id}`)).status()).toBe(404);
  });
});
