import type { Locator, Page } from "@playwright/test";
import type { ContactActivity } from "../../worker/contract/inbox/contact-activity";
import {
  enquiryIdOf,
  fillContactForm,
  newSender,
  openProfile,
  runClock,
  runSql,
  sendContactForm,
  signInAsStaff,
  tablesWith,
} from "./enquiry-desk";
import { expect, followMenu, hydrated, test, toast, unique } from "./journey";
import { seededArticle } from "./loading";

/** What stands at the bottom of a phone. */
function thumbBar(page: Page) {
  return page.getByRole("navigation", { name: "Tindakan cepat" });
}

/** The way that a phone has in its bar, and a wide screen in the page. */
async function way(page: Page, inBar: string, inPage: string): Promise<Locator> {
  await expect(page.getByRole("heading", { name: "Tindak lanjut" })).toBeVisible();
  const isPhone = await thumbBar(page).isVisible();
  return isPhone
    ? thumbBar(page).getByRole("button", { name: inBar })
    : page.getByRole("main").getByRole("button", { name: inPage }).locator("visible=true");
}

async function timelineOf(page: Page, id: number): Promise<ContactActivity[]> {
  return (await page.request.get(`/api/contact/${id}/activities`)).json();
}

test("an enquiry by an advertisement is noticed, answered in three taps, reminded of once, won, counted and erased", async ({
  page,
  browser,
}) => {
  // The longest of all journeys.
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
    const visitor = await openProfile(browser, page);
    await visitor.goto(`${seededArticle}?utm_source=${advertiser}&utm_campaign=${campaign}`);
    await hydrated(visitor);
    await followMenu(visitor, "Harga");
    await followMenu(visitor, "Kontak");
    await expect(visitor).toHaveURL("/contact");
    await fillContactForm(visitor, sender);
    await sendContactForm(visitor);
    await visitor.context().close();
  });

  await test.step("the tab of staff notices it without being loaded anew", async () => {
    const news = page.getByRole("status").filter({ hasText: /\d+ kontak baru/ });
    // A question that is under way is given up by the time that is skipped, and asked again half a minute later.
    await expect(async () => {
      await page.clock.fastForward(60_000);
      await expect(news).toBeVisible({ timeout: 10_000 });
    }).toPass();
    await expect(page).toHaveTitle(/^\(\d+\) Daftar Kontak/);
    await expect(page.getByRole("main")).not.toContainText(sender.name);
    await news.getByRole("button", { name: "Tampilkan" }).click();
    await expect(page.getByRole("main")).toContainText(sender.name);
  });

  const id = await enquiryIdOf(page, sender);
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
    // As the link in the notification, which is tapped in another app.
    await page.goto(`/admin/contact/${id}`);
    taps += 1;
    await tap(await way(page, "WhatsApp", "WhatsApp"));
    const opened = page.context().waitForEvent("page");
    await tap(page.getByRole("dialog").getByRole("link", { name: "Buka WhatsApp" }));
    expect(taps).toBeLessThanOrEqual(3);

    const chat = new URL((await opened).url());
    expect(chat.origin + chat.pathname).toBe(`https://wa.me/${sender.whatsapp}`);
    expect(chat.searchParams.get("text")).toContain(`Halo ${sender.name}, saya Staf Uji dari Arunika Web.`);
    await expect(toast(page)).toContainText("Dibuka di WhatsApp");
    await expect(page.getByText("Respons pertama", { exact: true })).toBeVisible();
    await expect(page.getByRole("button", { name: "Dihubungi" })).toHaveAttribute("aria-pressed", "true");
    await page.getByLabel("Catatan baru").fill(note);
    await page.getByRole("button", { name: "Simpan Catatan" }).click();
    await expect(page.getByRole("listitem").filter({ hasText: note })).toBeVisible();
  });

  await test.step("it gets a next step, and the timeline reminds of it once although the clock runs five times", async () => {
    await (await way(page, "Langkah", "Atur langkah berikutnya…")).click();
    const step = page.locator("form").filter({ hasText: "Apa yang dilakukan?" });
    await step.getByRole("button", { name: "Kirim penawaran" }).click();
    await step.getByRole("button", { name: "Minggu depan" }).click();
    await step.getByRole("button", { name: "Simpan Langkah" }).click();
    await expect(step).toHaveCount(0);
    await expect(page.getByRole("button", { name: "Selesai" })).toBeVisible();
    // No screen and no call takes a time that is over.
    const over = Date.now() - 60_000;
    await runSql(page, `UPDATE contact_submissions SET next_action_at = ${over} WHERE id = ${id}`);
    for (let run = 0; run < 5; run += 1) await runClock(page);
    const reminders = (await timelineOf(page, id)).filter(({ kind, actor }) => kind === "reminder" && !actor);
    expect(reminders).toHaveLength(1);
    await page.reload();
    await expect(page.getByText("Diingatkan: Kirim penawaran")).toHaveCount(1);
  });

  await test.step("it is won, and the figures show where it came from and what it is worth", async () => {
    await (await way(page, "Tahap", "Menang")).click();
    const dialog = page.getByRole("dialog", { name: "Tahap" });
    if (await dialog.isVisible()) await dialog.getByRole("button", { name: "Menang" }).click();
    await expect(toast(page)).toContainText("Menang");
    await page.getByRole("button", { name: "Isi nilai" }).click();
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
    await page.goto(`/admin/contact?q=${encodeURIComponent(sender.name)}`);
    await page.getByRole("button", { name: `Tindakan lain untuk ${sender.name}` }).click();
    await page.getByRole("menuitem", { name: "Hapus semua data pengirim" }).click();
    await page
      .getByRole("alertdialog", { name: "Konfirmasi Hapus Data Pengirim" })
      .getByRole("button", { name: "Hapus Semua Data" })
      .click();
    await expect(toast(page)).toContainText("Data pengirim dihapus");
    expect(await tablesWith(page, words)).toEqual([]);
    for (const table of ["contact_activities", "contact_reminders", "contact_notifications"])
      expect(await runSql(page, `SELECT * FROM ${table} WHERE contact_id = ${id}`), table).toEqual([]);
    expect((await page.request.get(`/api/contact/${id}`)).status()).toBe(404);
  });
});
