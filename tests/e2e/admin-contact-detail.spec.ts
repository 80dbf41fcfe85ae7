import type { Page } from "@playwright/test";
import { enquiryIdOf, newSender, type Sender, signInAsStaff } from "./enquiry-desk";
import {
  clickTwice,
  expect,
  expectAccessible,
  expectAccessibleAtEachWidth,
  expectNoSidewaysScroll,
  hold,
  open,
  refuse,
  signIn,
  storeContact,
  test,
  toast,
  unique,
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
});

test("a conflict says what is stored now and keeps what was typed, so that it can be stored on top of that", {
  tag: "@deep",
}, async ({ page, watch }) => {
  watch.allow(/409|500/);
  const { sender, id } = await storeEnquiry(page);
  await open(page, `/admin/contact/${id}`);
  await expect(page.getByRole("heading", { name: sender.name })).toBeVisible();

  await changeElsewhere(page, id, { stage: "contacted" });
  await page.getByRole("button", { name: "Isi nilai" }).click();
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

  await test.step("a note survives a failed call and a reload, and its author deletes it", async () => {
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
    await entry.getByRole("button", { name: "Hapus catatan ini" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Hapus Catatan" }).click();
    await expect(entry).toHaveCount(0);
  });
});

function total(page: Page) {
  return page.locator("dl > div").filter({ hasText: "Kontak masuk" }).locator("dd").first();
}

test("the figures are shown as charts and as tables, and lead to the list", async ({ page }) => {
  await signIn(page, "admin");
  await storeContact(page, { websiteType: "landing-page" });
  await page.goto("/admin/contact/angka");
  await expect(page).toHaveTitle(/^(\(\d+\) )?Laporan \| /);
  await expect(total(page)).toHaveText(/^[1-9][\d.]*$/);
  await expect(page.getByRole("table", { name: "Kontak menurut jenis website" })).toContainText(
    "Landing Page",
  );
  const weeks = page.getByRole("list", { name: "Kontak per minggu" }).getByRole("listitem");
  await expect(weeks.nth(1)).toBeVisible();
  await expectAccessibleAtEachWidth(page);

  await page.getByRole("link", { name: "1 tahun" }).click();
  await expect(page).toHaveURL("/admin/contact/angka?days=365");
  await expect(weeks).toHaveCount(53);
  await page.getByRole("link", { name: /Baru \d+%$/ }).click();
  await expect(page).toHaveURL("/admin/contact?stage=new");
  await expect(page.getByRole("heading", { name: "Daftar Kontak" })).toBeVisible();
});

test("the figures show a text while they load and when they failed", { tag: "@deep" }, async ({
  page,
  watch,
}) => {
  watch.allow(/500/);
  const summary = /\/api\/contact\/summary/;
  await signIn(page, "admin");
  await refuse(page, summary, { message: "Terjadi kesalahan pada server, silakan coba lagi." });
  const release = await hold(page, summary);
  await page.goto("/admin/contact/angka");
  await expect(page.getByText("Memuat angka...")).toBeVisible();
  release();
  await expect(page.getByText("Terjadi kesalahan saat memuat angka")).toBeVisible();
  await page.unroute(summary);
  await page.getByRole("button", { name: "Coba Lagi" }).click();
  await expect(total(page)).toHaveText(/^[\d.]+$/);
});

test("a reply template is written with placeholders, previewed, changed and deleted", {
  tag: "@deep",
}, async ({ page }) => {
  await signIn(page, "admin");
  await page.goto("/admin/contact/templat");
  await expect(page.getByRole("row").nth(1)).toBeVisible();
  await page.getByRole("link", { name: "Templat Baru" }).click();
  await expect(page).toHaveURL("/admin/contact/templat/baru");
  await page.getByText("Email", { exact: true }).click();
  await page.getByRole("button", { name: "Simpan Templat" }).click();
  await expect(page.getByLabel("Nama templat")).toBeFocused();
  const name = unique("Jawaban harga");
  await page.getByLabel("Nama templat").fill(name);
  await page.getByLabel("Subjek").fill("Tentang ");
  await page.getByRole("button", { name: /^\{jenis\}/ }).click();
  await expect(page.getByLabel("Subjek")).toHaveValue("Tentang {jenis}");
  const body = page.getByLabel("Isi", { exact: true });
  await body.fill("Halo , biayanya {harga}.");
  await expect(page.getByText("Isian {harga} tidak dikenal. Isian yang ada")).toBeVisible();
  await expectAccessibleAtEachWidth(page);
  await page.getByRole("button", { name: "Simpan Templat" }).click();
  await expect(body).toBeFocused();
  await body.evaluate((field: HTMLTextAreaElement) => field.setSelectionRange(5, 5));
  await page.getByRole("button", { name: /^\{nama\}/ }).click();
  await expect(body).toHaveValue("Halo {nama}, biayanya {harga}.");
  await expect(body).toBeFocused();
  await body.fill("Halo {nama}, penawaran {jenis} menyusul. {staf}");
  const preview = page.getByRole("region", { name: "Pratinjau" });
  await expect(preview).toContainText("Halo Maya, penawaran website Toko Online menyusul. Admin Lokal");

  await page.getByRole("link", { name: "Kembali" }).click();
  const question = page.getByRole("alertdialog", { name: "Tinggalkan halaman ini?" });
  await question.getByRole("button", { name: "Tinggalkan" }).click();
  await page.getByRole("link", { name: "Templat Baru" }).click();
  await page.getByRole("button", { name: "Lanjutkan Draf" }).click();
  await expect(body).toHaveValue("Halo {nama}, penawaran {jenis} menyusul. {staf}");
  let sent = 0;
  page.on("request", (request) => {
    if (request.method() === "POST") sent += 1;
  });
  await clickTwice(page.getByRole("button", { name: "Simpan Templat" }));
  await expect(page).toHaveURL("/admin/contact/templat");
  expect(sent).toBe(1);

  await page.getByRole("link", { name: `Ubah templat ${name}` }).click();
  await expect(page.getByLabel("Nama templat")).toHaveValue(name);
  await expect(page.getByText("Ada draf yang belum disimpan")).toHaveCount(0);
  await page.getByText("WhatsApp", { exact: true }).click();
  await page.getByRole("button", { name: "Simpan Templat" }).click();
  await expect(page).toHaveURL("/admin/contact/templat");
  const row = page.getByRole("row").filter({ hasText: name });
  await expect(row).toContainText("Halo Maya, penawaran website Toko Online menyusul. Admin Lokal");
  await row.getByRole("button", { name: `Hapus templat ${name}` }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Ya, Hapus" }).click();
  await expect(row).toHaveCount(0);
});
