import type { Page } from "@playwright/test";
import { enquiryIdOf, newSender, type Sender, signInAsStaff } from "./enquiry-desk";
import {
  expect,
  expectAccessible,
  expectAccessibleAtEachWidth,
  expectNoSidewaysScroll,
  open,
  refuse,
  storeContact,
  test,
  toast,
} from "./journey";
import { viewports } from "./viewports";

/** An enquiry of this test's own, with somebody of staff signed in. */
async function storeEnquiry(page: Page, values: Partial<Sender> = {}) {
  const sender = { ...newSender(), ...values };
  const { name, email, phoneNumber, message } = sender;
  await storeContact(page, { name, email, phoneNumber, message, websiteType: "online-shop" });
  await signInAsStaff(page);
  return { sender, id: await enquiryIdOf(page, sender) };
}

async function readContact(page: Page, id: number) {
  return (await page.request.get(`/api/contact/${id}`)).json();
}

/** Somebody else changes it meanwhile. */
async function changeElsewhere(page: Page, id: number, change: object) {
  const { version } = await readContact(page, id);
  const response = await page.request.patch(`/api/contact/${id}`, { data: { version, ...change } });
  expect(response.status()).toBe(200);
}

function pressed(page: Page, stage: string) {
  return page.getByRole("button", { name: stage, pressed: true });
}

test("on a phone everything daily is within reach of the thumb, and each step can be taken back", async ({
  page,
}) => {
  await page.setViewportSize(viewports.phone);
  const { sender, id } = await storeEnquiry(page);
  await open(page, `/admin/contact/${id}`);
  await expect(page.getByRole("heading", { level: 1, name: sender.name })).toBeVisible();
  await expect(page.getByText(/^Menunggu \d/)).toBeVisible();
  const bar = page.getByRole("navigation", { name: "Tindakan cepat" });
  const callable = `tel:${sender.phoneNumber.replaceAll("-", "")}`;
  await expect(bar.getByRole("link", { name: "Telepon" })).toHaveAttribute("href", callable);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  await test.step("WhatsApp is opened in two taps, which answers the sender, and is taken back", async () => {
    await page.context().route("https://wa.me/**", (route) => route.fulfill({ body: "WhatsApp" }));
    await bar.getByRole("button", { name: "WhatsApp" }).click();
    await expectAccessible(page);
    const link = page.getByRole("dialog").getByRole("link", { name: "Buka WhatsApp" });
    const chat = new URL((await link.getAttribute("href")) ?? "");
    expect(`${chat.origin}${chat.pathname}`).toBe(`https://wa.me/${sender.whatsapp}`);
    expect(chat.searchParams.get("text")).toContain(`Halo ${sender.name}, saya`);
    const opened = page.context().waitForEvent("page");
    await link.click();
    await (await opened).close();
    await expect(toast(page)).toContainText("Dibuka di WhatsApp");
    await expect(pressed(page, "Dihubungi")).toBeVisible();
    await expect(page.getByText(/^Dijawab dalam/)).toBeVisible();
    await expect(page.getByText("Respons pertama", { exact: true })).toBeVisible();
    await toast(page).getByRole("button", { name: "Urungkan" }).click();
    await expect(pressed(page, "Baru")).toBeVisible();
    await expect(page.getByText(/^Menunggu \d/)).toBeVisible();
    await expect(page.getByText("Dibuka di WhatsApp")).toHaveCount(0);
  });

  await test.step("the stage is two taps away, and being lost asks why", async () => {
    await bar.getByRole("button", { name: "Tahap" }).click();
    const sheet = page.getByRole("dialog", { name: "Tahap" });
    await sheet.getByRole("button", { name: "Kalah" }).click();
    await sheet.getByRole("button", { name: "Harga" }).click();
    await expectAccessible(page);
    await sheet.getByRole("button", { name: "Tandai Kalah" }).click();
    await expect(sheet).toHaveCount(0);
    await expect(toast(page)).toContainText("Tahap: Kalah (Harga)");
    await toast(page).getByRole("button", { name: "Urungkan" }).click();
    await expect(toast(page)).toContainText("Perubahan diurungkan");
    expect(await readContact(page, id)).toMatchObject({ stage: "new", lostReason: null });
  });

  await test.step("two changes right after each other do not meet, and a value is read in any spelling", async () => {
    await page.getByRole("button", { name: "Ambil" }).click();
    await page.getByRole("button", { name: "Penawaran" }).click();
    await expect(pressed(page, "Penawaran")).toBeVisible();
    await page.getByRole("button", { name: "Isi nilai" }).click();
    const value = page.getByRole("textbox", { name: "Nilai" });
    await value.fill("kira-kira mahal");
    await value.press("Enter");
    await expect(page.getByRole("alert").filter({ hasText: "misalnya 12.000.000" })).toBeVisible();
    await value.fill("12,5jt");
    await expect(page.getByText("= Rp 12.500.000")).toBeVisible();
    await value.press("Enter");
    await expect(page.getByText("Rp 12.500.000", { exact: true })).toBeVisible();
    const { stage, assignee, valueIdr } = await readContact(page, id);
    expect({ stage, valueIdr, isMine: assignee !== null }).toEqual({
      stage: "proposal",
      valueIdr: 12_500_000,
      isMine: true,
    });
  });

  // 200 % of a phone's width.
  await page.setViewportSize({ width: 195, height: 422 });
  await expectNoSidewaysScroll(page);
  await page.getByRole("button", { name: "Simpan Catatan" }).focus();
  const focused = await page.getByRole("button", { name: "Simpan Catatan" }).boundingBox();
  const covered = await bar.boundingBox();
  expect((focused?.y ?? 0) + (focused?.height ?? 0)).toBeLessThanOrEqual(covered?.y ?? 0);
});

test("whoever was slower sees both states, loses nothing typed, and decides", async ({ page, watch }) => {
  watch.allow(/409|500/);
  const { sender, id } = await storeEnquiry(page);
  await open(page, `/admin/contact/${id}`);
  await expect(page.getByRole("heading", { name: sender.name })).toBeVisible();

  await changeElsewhere(page, id, { stage: "contacted" });
  await page.getByRole("button", { name: "Isi nilai" }).click();
  const value = page.getByRole("textbox", { name: "Nilai" });
  await value.fill("8 juta");
  await value.press("Enter");
  const notice = page.getByRole("alert").filter({ hasText: "Kontak ini baru saja diubah" });
  await expect(notice).toBeFocused();
  await expect(notice).toContainText("Rp 8.000.000");
  await expect(pressed(page, "Dihubungi")).toBeVisible();
  await expect(value).toHaveValue("8 juta");
  await expectAccessible(page);
  await notice.getByRole("button", { name: "Terapkan juga" }).click();
  await expect(page.getByText("Rp 8.000.000", { exact: true })).toBeVisible();

  await changeElsewhere(page, id, { stage: "proposal" });
  await page.getByRole("button", { name: "Menang" }).click();
  await expect(notice).toContainText(/Penawaran oleh Anda, di perangkat.*Menang/s);
  await notice.getByRole("button", { name: "Biarkan" }).click();
  await expect(notice).toHaveCount(0);
  expect((await readContact(page, id)).stage).toBe("proposal");

  await test.step("a note is kept through a call that fails and a reload, and taken back by who wrote it", async () => {
    const note = page.getByLabel("Catatan baru");
    await note.fill("Baris satu\nbaris dua");
    await refuse(page, `**/api/contact/${id}/activities`, { message: "Sedang ada gangguan. Coba lagi." });
    await page.getByRole("button", { name: "Simpan Catatan" }).click();
    await expect(page.getByRole("alert").filter({ hasText: "Sedang ada gangguan" }).first()).toBeVisible();
    await page.unrouteAll();
    await page.reload();
    await expect(note).toHaveValue("Baris satu\nbaris dua");
    await page.getByRole("button", { name: "Simpan Catatan" }).click();
    await expect(note).toHaveValue("");
    const entry = page.getByRole("listitem").filter({ hasText: "Baris satu" });
    await expect(entry).toBeVisible();
    await expectAccessibleAtEachWidth(page);
    await entry.getByRole("button", { name: "Hapus catatan ini" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Hapus Catatan" }).click();
    await expect(toast(page)).toContainText("Catatan dihapus");
    await expect(entry).toHaveCount(0);
  });
});

test("who cannot be called is said so, and what is erased while it is open leaves the way back", async ({
  page,
  watch,
}) => {
  watch.allow(/404|502/);
  await page.setViewportSize(viewports.phone);
  const { sender, id } = await storeEnquiry(page, { phoneNumber: "lewat email saja" });
  await open(page, `/admin/contact/${id}`);
  const bar = page.getByRole("navigation", { name: "Tindakan cepat" });
  await expect(bar.getByText("Tanpa WA")).toBeVisible();
  await bar.getByRole("button", { name: "Email" }).click();
  const mail = page.getByRole("dialog").getByRole("link", { name: "Buka Aplikasi Email" });
  await expect(mail).toHaveAttribute("href", new RegExp(`^mailto:${sender.email}\\?subject=\\S+&body=Halo`));
  await expectAccessible(page);
  await page.keyboard.press("Escape");

  await test.step("an e-mail that the site could not send keeps its words", async () => {
    await page.route(`**/api/contact/${id}`, async (route) => {
      const contact = await (await route.fetch()).json();
      await route.fulfill({ json: { ...contact, sendsEmail: true } });
    });
    const message = "Email mungkin belum terkirim. Coba lagi sebentar lagi.";
    await refuse(page, `**/api/contact/${id}/activities`, { code: "upstream_failed", message }, 502);
    await page.reload();
    await bar.getByRole("button", { name: "Email" }).click();
    const dialog = page.getByRole("dialog", { name: "Email" });
    // The template comes first: text that arrives amid typing would be typed after.
    await expect(dialog.getByLabel("Pesan")).toHaveValue(/^Halo .+Salam,/s);
    await dialog.getByLabel("Pesan").fill("Halo, ini jawaban kami.");
    await dialog.getByRole("button", { name: "Kirim Email" }).click();
    await expect(dialog.getByRole("alert").filter({ hasText: message })).toBeVisible();
    await expect(dialog.getByLabel("Pesan")).toHaveValue("Halo, ini jawaban kami.");
    await page.keyboard.press("Escape");
    await page.unrouteAll();
    await page.reload();
    await expect(page.getByRole("button", { name: "Dihubungi" })).toBeVisible();
    await expect(page.getByRole("heading", { name: sender.name })).toBeVisible();
  });

  expect((await page.request.delete(`/api/contact/${id}`)).status()).toBe(204);
  await page.getByRole("button", { name: "Dihubungi" }).click();
  await expect(
    page.getByRole("heading", { name: "Kontak tidak ditemukan atau sudah dihapus" }),
  ).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("link", { name: "Kembali ke Daftar Kontak" }).click();
  await expect(page.getByRole("heading", { name: "Daftar Kontak" })).toBeVisible();
});
