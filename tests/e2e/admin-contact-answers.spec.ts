import type { Page } from "@playwright/test";
import { enquiryIdOf, newSender } from "./enquiry-desk";
import { expect, expectAccessible, refuse, signIn, storeContact, test, toast } from "./journey";
import { viewports } from "./viewports";

test.use({ freshPage: true, viewport: viewports.phone, hasTouch: true });

const bar = (page: Page, name: string) =>
  page.getByRole("navigation", { name: "Tindakan cepat" }).getByRole("button", { name });
const sheet = (page: Page, name: string) => page.getByRole("dialog", { name });
const stage = (page: Page, name: string) =>
  page.getByRole("region", { name: "Tahap" }).getByRole("button", { name });
const stageInSheet = (page: Page, name: string) =>
  sheet(page, "Tahap").getByRole("button", { name, exact: true });
const entry = (page: Page, text: string) =>
  page.getByRole("region", { name: "Riwayat" }).getByRole("listitem").filter({ hasText: text });
const api = async (page: Page, path: string) => (await page.request.get(`/api/contact/${path}`)).json();

/** Stores an enquiry and opens it; answers its number and its sender. */
async function openNew(page: Page) {
  await signIn(page, "kontak");
  const { name, email, phoneNumber, whatsapp, message } = newSender();
  await storeContact(page, { name, email, phoneNumber, message });
  const id = await enquiryIdOf(page, { name });
  await page.goto(`/admin/contact/${id}`);
  await expect(page.getByRole("heading", { name: "Tindak lanjut" })).toBeVisible();
  return { id, name, email, whatsapp };
}

test("WhatsApp is two taps away, is noted as the first response, and undone the sender waits again", async ({
  page,
  context,
}) => {
  await context.route("https://wa.me/**", (route) => route.fulfill({ body: "WhatsApp" }));
  const { id, name, whatsapp } = await openNew(page);
  await bar(page, "WhatsApp").tap();
  await expectAccessible(page);
  const [chat] = await Promise.all([
    page.waitForEvent("popup"),
    sheet(page, "WhatsApp").getByRole("link", { name: "Buka WhatsApp" }).tap(),
  ]);
  const { origin, pathname, searchParams } = new URL(chat.url());
  expect(origin + pathname).toBe(`https://wa.me/${whatsapp}`);
  const text = searchParams.get("text") ?? "";
  expect(text).toContain(name);
  await chat.close();

  await expect(toast(page)).toContainText("Dibuka di WhatsApp, ditandai sebagai respons pertama");
  await expect(stage(page, "Dihubungi")).toHaveAttribute("aria-pressed", "true");
  const line = entry(page, "Respons pertama");
  await expect(line).toContainText("Dibuka di WhatsApp");
  const noted = await api(page, `${id}/activities`);
  expect(noted.find(({ kind }: { kind: string }) => kind === "whatsapp")).toMatchObject({
    body: `Dibuka di WhatsApp\n\n${text}`,
    isResponse: true,
  });

  await toast(page).getByRole("button", { name: "Urungkan" }).tap();
  await expect(toast(page)).toContainText("Diurungkan");
  await expect(stage(page, "Baru")).toHaveAttribute("aria-pressed", "true");
  await expect(page.getByText(/^Menunggu \d+\smenit/)).toBeVisible();
  await expect(line).toHaveCount(0);
  expect(await api(page, String(id))).toMatchObject({ stage: "new", firstResponseAt: null });
});

test("WhatsApp and e-mail wait for their template, unless somebody writes or it does not come", async ({
  page,
  watch,
}) => {
  watch.allow(/503/);
  const held = Promise.withResolvers<void>();
  await page.route("**/api/reply-templates", (route) => held.promise.then(() => route.continue()));
  await page.context().route("https://wa.me/**", (route) => route.fulfill({ body: "WhatsApp" }));
  const { id, name } = await openNew(page);
  const chat = sheet(page, "WhatsApp").getByRole("link", { name: "Buka WhatsApp" });
  const message = sheet(page, "WhatsApp").getByLabel("Pesan");

  await test.step("a quick tap opens nothing before the template has come", async () => {
    await bar(page, "WhatsApp").tap();
    await expect(chat).toHaveAttribute("aria-disabled", "true");
    await expectAccessible(page);
    await chat.tap({ force: true });
    await chat.click({ button: "middle", force: true });
    held.resolve();
    await expect(message).toHaveValue(new RegExp(`^Halo ${name}`));
    await expect(chat).not.toHaveAttribute("aria-disabled");
    expect(new URL((await chat.getAttribute("href")) ?? "").searchParams.get("text")).toContain(name);
    expect(page.context().pages()).toHaveLength(1);
    expect(await api(page, String(id))).toMatchObject({ stage: "new", firstResponseAt: null });
  });

  await test.step("nobody has to wait", async () => {
    await page.unrouteAll();
    await page.route("**/api/reply-templates", () => new Promise(() => {}));
    await page.reload();
    await bar(page, "Email").tap();
    const mail = sheet(page, "Email").getByRole("link", { name: "Buka Aplikasi Email" });
    await expect(mail).toHaveAttribute("aria-disabled", "true");
    await page.keyboard.press("Escape");
    await bar(page, "WhatsApp").tap();
    await expect(chat).toHaveAttribute("aria-disabled", "true");
    await expect(message).toBeFocused();
    await page.keyboard.type("Halo, ada yang bisa kami bantu?");
    await expect(chat).not.toHaveAttribute("aria-disabled");
  });

  await test.step("templates that do not come stop nobody, and what was written stays", async () => {
    await page.unrouteAll();
    const unavailable = { code: "unavailable", message: "Coba lagi sebentar lagi." };
    await refuse(page, "**/api/reply-templates", unavailable, 503);
    await page.reload();
    await bar(page, "WhatsApp").tap();
    await expect(sheet(page, "WhatsApp").getByText("Templat belum bisa dimuat")).toBeVisible();
    await expect(chat).not.toHaveAttribute("aria-disabled");
    await expect(message).toHaveValue("Halo, ada yang bisa kami bantu?");
  });
});

test("a WhatsApp that was never sent is taken out of the timeline, and the sender waits again", async ({
  page,
}) => {
  const { id } = await openNew(page);
  const data = { kind: "whatsapp", firstResponse: true, contacted: true };
  expect((await page.request.post(`/api/contact/${id}/activities`, { data })).status()).toBe(201);
  await page.reload();
  const line = entry(page, "Dibuka di WhatsApp");
  await line.getByRole("button", { name: "Hapus pesan ini" }).tap();
  await page.getByRole("alertdialog").getByRole("button", { name: "Hapus dari Riwayat" }).tap();
  await expect(toast(page)).toContainText("Pesan dihapus dari riwayat");
  await expect(line).toHaveCount(0);
  await expect(stage(page, "Baru")).toHaveAttribute("aria-pressed", "true");
  expect(await api(page, String(id))).toMatchObject({ stage: "new", firstResponseAt: null });
});

test("a stage that could not be stored is told in the sheet, which stays open", async ({ page, watch }) => {
  watch.allow(/500|ApiError/);
  const { id } = await openNew(page);
  await refuse(page, `**/api/contact/${id}`, { message: "Server sedang bermasalah." });
  await bar(page, "Tahap").tap();
  await stageInSheet(page, "Penawaran").tap();
  await expect(sheet(page, "Tahap").getByRole("alert")).toHaveText("Server sedang bermasalah.");
  await expect(stageInSheet(page, "Baru")).toHaveAttribute("aria-pressed", "true");
  await page.unrouteAll();
  await stageInSheet(page, "Penawaran").tap();
  await expect(sheet(page, "Tahap")).toHaveCount(0);
  expect(await api(page, String(id))).toMatchObject({ stage: "proposal" });
});

test("somebody else's change is decided on in the sheet that met it", async ({ page, watch }) => {
  watch.allow(/409/);
  const { id } = await openNew(page);
  const changeElsewhere = async (version: number, data: Record<string, unknown>) =>
    expect((await page.request.patch(`/api/contact/${id}`, { data: { version, ...data } })).status()).toBe(
      200,
    );
  await changeElsewhere(1, { stage: "contacted" });
  await bar(page, "Tahap").tap();
  await stageInSheet(page, "Kalah").tap();
  await sheet(page, "Tahap").getByLabel("Mengapa tidak jadi?").fill("Anggarannya belum ada");
  await sheet(page, "Tahap").getByRole("button", { name: "Tandai Kalah" }).tap();
  const notice = sheet(page, "Tahap").getByRole("alert").filter({ hasText: "Kontak ini baru saja diubah" });
  await expect(notice).toBeFocused();
  await expect(notice).toContainText("Yang Anda inginkanKalah (Anggarannya belum ada)");
  await expectAccessible(page);
  await notice.getByRole("button", { name: "Biarkan" }).tap();
  await expect(notice).toHaveCount(0);
  await expect(sheet(page, "Tahap").getByLabel("Mengapa tidak jadi?")).toHaveValue("Anggarannya belum ada");

  await changeElsewhere(2, { stage: "proposal" });
  await sheet(page, "Tahap").getByRole("button", { name: "Tandai Kalah" }).tap();
  await notice.getByRole("button", { name: "Terapkan juga" }).tap();
  await expect(sheet(page, "Tahap")).toHaveCount(0);
  await expect(page.getByText("Tahap: Penawaran → Kalah")).toBeVisible();
  expect(await api(page, String(id))).toMatchObject({ stage: "lost", lostReason: "Anggarannya belum ada" });
});

test("what was typed survives a reload and goes when it is stored: note, next step, value, reason", async ({
  page,
}) => {
  const { id } = await openNew(page);
  const value = page.getByRole("textbox", { name: "Nilai" });
  const step = page.locator("form").filter({ hasText: "Apa yang dilakukan?" });
  await page.getByLabel("Catatan baru").fill("Minta contoh toko online");
  await page.getByRole("button", { name: "Isi nilai" }).tap();
  await value.fill("12,5 juta");
  await bar(page, "Langkah").tap();
  await sheet(page, "Langkah berikutnya").getByLabel("Apa yang dilakukan?").fill("Kirim penawaran");
  await sheet(page, "Langkah berikutnya").getByRole("button", { name: "Minggu depan" }).tap();
  await page.reload();

  await expect(page.getByLabel("Catatan baru")).toHaveValue("Minta contoh toko online");
  await expect(value).toHaveValue("12,5 juta");
  await expect(step.getByLabel("Apa yang dilakukan?")).toHaveValue("Kirim penawaran");
  await step.getByRole("button", { name: "Simpan Langkah" }).tap();
  await expect(step).toHaveCount(0);
  await page.getByRole("button", { name: "Simpan", exact: true }).tap();
  await expect(page.getByText("Rp 12.500.000", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Simpan Catatan" }).tap();
  await expect(entry(page, "Minta contoh toko online")).toBeVisible();
  expect(await api(page, String(id))).toMatchObject({ valueIdr: 12_500_000, nextAction: "Kirim penawaran" });
  await page.reload();
  await expect(page.getByRole("button", { name: "Selesai" })).toBeVisible();
  await expect(page.getByLabel("Catatan baru")).toHaveValue("");
  await expect(value).toHaveCount(0);
  const kept = await page.evaluate(() =>
    Object.keys(localStorage).filter((key) => key.startsWith("kontak:")),
  );
  expect(kept).toEqual([]);
});

test("an e-mail whose answer was lost is not sent a second time, also after a reload", async ({
  page,
  watch,
}) => {
  watch.allow(/ERR_FAILED|Failed to fetch/);
  const { id } = await openNew(page);
  const sent: Record<string, unknown>[] = [];
  const firstResponseAt = new Date().toISOString();
  await page.route(`**/api/contact/${id}`, async (route) => {
    const response = await route.fetch();
    const answered = sent.length > 0 && { stage: "contacted", version: 2, firstResponseAt };
    await route.fulfill({ response, json: { ...(await response.json()), sendsEmail: true, ...answered } });
  });
  await page.route(`**/api/contact/${id}/activities`, (route) => {
    if (route.request().method() !== "POST") return route.fallback();
    sent.push(route.request().postDataJSON());
    if (sent.length < 3) return route.abort();
    const activity = { id: 1, kind: "email", body: "Dikirim lewat email", actor: null, isResponse: true };
    return route.fulfill({ json: { ...activity, createdAt: firstResponseAt, delivery: "sent" } });
  });
  await page.reload();
  const email = sheet(page, "Email");
  const send = async (times: number) => {
    await email.getByRole("button", { name: "Kirim Email" }).tap();
    await expect.poll(() => sent.length).toBe(times);
  };
  await bar(page, "Email").tap();
  await email.getByLabel("Subjek").fill("Penawaran toko online");
  await email.getByLabel("Pesan").fill("Ini penawarannya.");
  await send(1);
  await expect(email.getByRole("alert")).toContainText("belum tentu terkirim");
  await email.getByRole("button", { name: "Batal" }).tap();
  await expect(stage(page, "Dihubungi")).toHaveAttribute("aria-pressed", "true");
  await bar(page, "Email").tap();
  await send(2);
  await expect(email.getByRole("alert")).toContainText("belum tentu terkirim");

  await page.reload();
  await bar(page, "Email").tap();
  await expect(email.getByLabel("Pesan")).toHaveValue("Ini penawarannya.");
  await send(3);
  await expect(toast(page)).toContainText("Email terkirim");
  expect(sent[0]).toMatchObject({ firstResponse: true, contacted: true });
  expect(sent).toEqual([sent[0], sent[0], sent[0]]);
});

test("from another enquiry of the same person Back leads to the list", async ({ page }) => {
  const { id, name, email } = await openNew(page);
  const other = await storeContact(page, { email });
  const otherId = await enquiryIdOf(page, { name: other });
  const list = `/admin/contact?q=${encodeURIComponent(name)}`;
  await page.goto(list);
  await page.getByRole("link", { name, exact: true }).tap();
  await expect(page).toHaveURL(new RegExp(`/admin/contact/${id}\\?`));
  await page.getByRole("region", { name: "Pesan lain dari orang ini" }).getByRole("link").tap();
  await expect(page).toHaveURL(new RegExp(`/admin/contact/${otherId}\\?`));
  await page.goBack();
  await expect(page).toHaveURL(list);
});

test("whoever erases a person is told of what stays, and what was typed goes with an enquiry that is deleted in the list", async ({
  page,
}) => {
  const { id, name, email } = await openNew(page);
  const { phoneNumber } = await api(page, String(id));
  const other = await storeContact(page, { email: `lain-${email}`, phoneNumber });
  const otherId = await enquiryIdOf(page, { name: other });
  await page.getByLabel("Catatan baru").fill("Minta contoh");
  await page.reload();
  await page.getByRole("button", { name: `Tindakan lain untuk ${name}` }).tap();
  await page.getByRole("menuitem", { name: "Hapus semua data pengirim" }).tap();
  const question = page.getByRole("alertdialog");
  await expect(question).toContainText("1 pesan lain dari nomor yang sama");
  await expect(question.getByRole("link", { name: `Kontak #${otherId}` })).toBeVisible();
  await expectAccessible(page);
  await question.getByRole("button", { name: "Batal" }).tap();

  await page.goto(`/admin/contact?q=${encodeURIComponent(name)}`);
  await page.getByRole("button", { name: `Hapus kontak ${name}` }).tap();
  await page.getByRole("alertdialog").getByRole("button", { name: "Hapus Kontak" }).tap();
  await expect(toast(page)).toContainText("Kontak berhasil dihapus");
  expect(await page.evaluate(() => Object.keys(localStorage).join())).not.toContain("kontak:");
});
