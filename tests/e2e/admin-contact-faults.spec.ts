import { enquiryIdOf, signInAsStaff } from "./enquiry-desk";
import { expect, storeContact, test } from "./journey";

test("a note, a value and a next step with invalid values are refused in words, and nothing typed is lost", async ({
  page,
}) => {
  await signInAsStaff(page);
  const name = await storeContact(page);
  await page.goto(`/admin/contact/${await enquiryIdOf(page, { name })}`);
  const note = page.getByLabel("Catatan baru");
  const long = "x".repeat(5001);
  await note.fill(long);
  await page.getByRole("button", { name: "Simpan Catatan" }).click();
  await expect(note).toHaveAccessibleDescription(/Catatan maksimal 5\.000 karakter/);
  await expect(note).toHaveValue(long);

  await page.getByRole("button", { name: "Atur langkah berikutnya…" }).click();
  const step = page.locator("form").filter({ hasText: "Apa yang dilakukan?" });
  await step.getByLabel("Apa yang dilakukan?").fill("Telepon lagi");
  await step.getByRole("button", { name: "Waktu lain…" }).click();
  await step.getByLabel("Tanggal").fill("2020-02-29");
  await step.getByLabel("Jam").fill("09:00");
  await page.getByRole("button", { name: "Isi nilai" }).click();
  const value = page.getByRole("textbox", { name: "Nilai" });
  await value.fill("dua belas");
  await page.getByRole("button", { name: "Simpan", exact: true }).click();
  await expect(value).toHaveAccessibleDescription(/Tulis angka rupiah, misalnya 12\.000\.000/);
  await expect(value).toHaveValue("dua belas");
  await step.getByRole("button", { name: "Simpan Langkah" }).click();
  await expect(step).toContainText("Waktu langkah berikutnya sudah lewat. Pilih waktu yang akan datang.");
  await expect(step.getByLabel("Apa yang dilakukan?")).toHaveValue("Telepon lagi");
  await expect(note).toHaveValue(long);
});
