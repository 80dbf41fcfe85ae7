import type { Page } from "@playwright/test";
import { findEnquiryId, newSender, type Sender, signInAsStaff } from "./enquiry-desk";
import {
  expect,
  expectAccessible,
  expectAccessibleAtEachWidth,
  expectNoSidewaysScroll,
  open,
  signIn,
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
  return { sender, id: await findEnquiryId(page, sender) };
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

test("on a phone an enquiry is answered and changed, and changes are undone", async ({ page }) => {
  await page.setViewportSize(viewports.phone);
  const { sender, id } = await storeEnquiry(page);
  await open(page, `/admin/contact/${id}`);
  await expect(page.getByRole("heading", { level: 1, name: sender.name })).toBeVisible();
  await expect(page.getByText(/^Menunggu \d/)).toBeVisible();
  const bar = page.getByRole("navigation", { name: "Tindakan cepat" });
  await expect(bar.getByRole("link", { name: "Telepon" })).toHaveAttribute("href", `tel:+${sender.whatsapp}`);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  await test.step("opening WhatsApp records the first response, which can be deleted", async () => {
    await page.context().route("https://wa.me/**", (route) => route.fulfill({ body: "WhatsApp" }));
    await bar.getByRole("button", { name: "WhatsApp" }).click();
    const link = page.getByRole("dialog").getByRole("link", { name: "Buka WhatsApp" });
    // The template may still be on its way.
    await expect(link).toHaveAttribute("href", /Halo/);
    const chat = new URL((await link.getAttribute("href")) ?? "");
    expect(`${chat.origin}${chat.pathname}`).toBe(`https://wa.me/${sender.whatsapp}`);
    expect(chat.searchParams.get("text")).toContain(`Halo ${sender.name}, saya`);
    const opened = page.context().waitForEvent("page");
    await link.click();
    await (await opened).close();
    await expect(toast(page)).toContainText("Dibuka di WhatsApp, ditandai sebagai respons pertama");
    const noted = await readContact(page, id);
    expect(noted).toMatchObject({ stage: "contacted", firstResponseAt: expect.any(String) });
    await page.getByRole("button", { name: "Hapus pesan ini" }).click();
    await page.getByRole("button", { name: "Hapus dari Riwayat" }).click();
    await expect(toast(page)).toContainText("Pesan dihapus dari riwayat");
    await expect(page.getByRole("listitem").filter({ hasText: "Dibuka di WhatsApp" })).toHaveCount(0);
    await bar.getByRole("button", { name: "Tahap" }).click();
    await page.getByRole("dialog", { name: "Tahap" }).getByRole("button", { name: "Baru" }).click();
    await expect(pressed(page, "Baru")).toBeVisible();
    await expect(page.getByText(/^Menunggu \d/)).toBeVisible();
  });

  await test.step("a lost enquiry asks for the reason", async () => {
    await bar.getByRole("button", { name: "Tahap" }).click();
    const sheet = page.getByRole("dialog", { name: "Tahap" });
    await sheet.getByRole("button", { name: "Kalah" }).click();
    await sheet.getByRole("button", { name: "Harga" }).click();
    await sheet.getByRole("button", { name: "Tandai Kalah" }).click();
    await expect(toast(page)).toContainText("Tahap: Kalah (Harga)");
    await toast(page).getByRole("button", { name: "Urungkan" }).click();
    await expect(toast(page)).toContainText("Perubahan diurungkan");
    await expect(sheet).toHaveCount(0);
    expect(await readContact(page, id)).toMatchObject({ stage: "new", lostReason: null });
  });

  await test.step("two changes in a row are both stored, and a value is read in any notation", async () => {
    // Whoever answers first owns it.
    await expect(page.getByRole("button", { name: "Ambil" })).toHaveCount(0);
    await page.getByRole("button", { name: "Penawaran" }).click();
    await expect(pressed(page, "Penawaran")).toBeVisible();
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
});

test("a conflict says what is stored now and keeps what was typed, so that it can be stored on top of that", {
  tag: "@deep",
}, async ({ page, watch }) => {
  watch.allow(/409/);
  const { sender, id } = await storeEnquiry(page);
  await open(page, `/admin/contact/${id}`);
  await expect(page.getByRole("heading", { name: sender.name })).toBeVisible();

  await changeElsewhere(page, id, { stage: "contacted" });
  const value = page.getByRole("textbox", { name: "Nilai" });
  await value.fill("8 juta");
  await value.press("Enter");
  const notice = page.getByRole("alert").filter({ hasText: "Kontak ini baru saja diubah: sekarang" });
  await expect(notice).toContainText("sekarang Dihubungi");
  await expect(pressed(page, "Dihubungi")).toBeVisible();
  await expect(value).toHaveValue("8 juta");
  await expectAccessible(page);
  await value.press("Enter");
  await expect(page.getByText("Rp 8.000.000", { exact: true })).toBeVisible();

  await changeElsewhere(page, id, { stage: "proposal" });
  await page.getByRole("button", { name: "Menang" }).click();
  await expect(notice).toContainText("sekarang Penawaran");
  expect((await readContact(page, id)).stage).toBe("proposal");
});

function total(page: Page) {
  return page.locator("dl > div").filter({ hasText: "Kontak masuk" }).locator("dd").first();
}

test("the figures are shown as charts and as tables, and lead to the list", { tag: "@deep" }, async ({
  page,
}) => {
  await signIn(page, "admin");
  await storeContact(page, { websiteType: "landing-page" });
  await page.goto("/admin/contact/angka");
  await expect(page).toHaveTitle(/^(\(\d+\) )?Laporan \| /);
  await expect(total(page)).toHaveText(/^[1-9][\d.]*$/);
  await expect(page.getByRole("table", { name: "Jenis website" })).toContainText("Landing Page");
  const weeks = page.getByRole("list", { name: "Kontak per minggu" }).getByRole("listitem");
  await expect(weeks.nth(1)).toBeVisible();
  await expectAccessibleAtEachWidth(page);

  await page.getByRole("link", { name: "1 tahun" }).click();
  await expect(page).toHaveURL("/admin/contact/angka?days=365");
  await expect(weeks).toHaveCount(53);
  await page.getByRole("link", { name: "Baru", exact: true }).click();
  await expect(page).toHaveURL("/admin/contact?stage=new");
  await expect(page.getByRole("heading", { name: "Daftar Kontak" })).toBeVisible();
});
