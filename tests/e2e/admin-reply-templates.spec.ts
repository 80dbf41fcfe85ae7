import { clickTwice, expect, expectAccessibleAtEachWidth, signIn, test, toast, unique } from "./journey";

test("a template is written with its placeholders at the caret, read as it will be, changed and deleted", async ({
  page,
}) => {
  await signIn(page, "admin");
  await page.goto("/admin/contact/templat");
  await expect(page.getByRole("heading", { name: "WhatsApp", exact: true })).toBeVisible();
  await expectAccessibleAtEachWidth(page);
  await page.getByRole("link", { name: "Templat Email Baru" }).click();
  await expect(page).toHaveURL("/admin/contact/templat/baru?saluran=email");
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
  await page.getByRole("link", { name: "Templat Email Baru" }).click();
  await page.getByRole("button", { name: "Lanjutkan Draf" }).click();
  await expect(body).toHaveValue("Halo {nama}, penawaran {jenis} menyusul. {staf}");
  let sent = 0;
  page.on("request", (request) => {
    if (request.method() === "POST") sent += 1;
  });
  await clickTwice(page.getByRole("button", { name: "Simpan Templat" }));
  await expect(toast(page)).toContainText(`“${name}” tersimpan`);
  expect(sent).toBe(1);
  await expect(page).toHaveURL("/admin/contact/templat");

  await page.getByRole("link", { name: `Ubah templat ${name}` }).click();
  // The list, too, has a heading "WhatsApp", and no draft.
  await expect(page.getByLabel("Nama templat")).toHaveValue(name);
  await expect(page.getByText("Ada draf yang belum disimpan")).toHaveCount(0);
  await page.getByText("WhatsApp", { exact: true }).click();
  await page.getByRole("button", { name: "Simpan Templat" }).click();
  await expect(page).toHaveURL("/admin/contact/templat");
  const chats = page.getByRole("region", { name: "WhatsApp" });
  await chats.getByRole("button", { name: `Hapus templat ${name}` }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Ya, Hapus" }).click();
  await expect(chats.getByText(name)).toHaveCount(0);
});

test("a template that somebody else has changed or deleted meanwhile loses nothing that was typed", async ({
  page,
  watch,
}) => {
  watch.allow(/409|404/);
  await signIn(page, "admin");
  const name = unique("Templat bersama");
  const input = { channel: "whatsapp", name, body: "Halo {nama}" };
  const made = await page.request.post("/api/reply-templates", { data: input });
  const { id, version } = await made.json();
  const call = `/api/reply-templates/${id}`;
  await page.goto(`/admin/contact/templat/${id}`);
  const body = page.getByLabel("Isi", { exact: true });
  await body.fill("Halo {nama}, versi saya");
  const other = { ...input, body: "Halo {nama}, versi lain", version };
  expect((await page.request.put(call, { data: other })).status()).toBe(200);
  await page.getByRole("button", { name: "Simpan Templat" }).click();
  const notice = page.getByRole("alert").filter({ hasText: "diubah orang lain" });
  await expect(notice).toBeFocused();
  await expect(notice).toContainText("Halo {nama}, versi lain");
  await expect(body).toHaveValue("Halo {nama}, versi saya");
  await expectAccessibleAtEachWidth(page);

  await notice.getByRole("button", { name: "Pakai Versi Tersimpan" }).click();
  await expect(body).toHaveValue("Halo {nama}, versi lain");
  await page.getByRole("button", { name: "Lanjutkan Draf" }).click();
  await expect(body).toHaveValue("Halo {nama}, versi saya");
  expect((await page.request.delete(call)).status()).toBe(204);
  await page.getByRole("button", { name: "Simpan Templat" }).click();
  await page.getByRole("button", { name: "Simpan sebagai Templat Baru" }).click();
  await expect(page).toHaveURL("/admin/contact/templat");
  const templates = await (await page.request.get("/api/reply-templates")).json();
  const own = templates.filter((template: { name: string }) => template.name === name);
  expect(own).toMatchObject([{ body: "Halo {nama}, versi saya" }]);
  await page.request.delete(`/api/reply-templates/${own[0].id}`);
});
