import type { Page } from "@playwright/test";
import { disableSql } from "../../worker/command-line/user-account";
import { enquiryIdOf, runSql, signInAsStaff } from "./enquiry-desk";
import { expect, storeContact, test } from "./journey";
import { createStaff } from "./staff-account";

const atDesk = { tag: "@desk" };

/** Opens an enquiry of this test's own. */
async function openEnquiry(page: Page): Promise<number> {
  const name = await storeContact(page);
  const id = await enquiryIdOf(page, { name });
  await page.goto(`/admin/contact/${id}`);
  await expect(page.getByRole("heading", { name: "Tindak lanjut" })).toBeVisible();
  return id;
}

test(
  "a note of more than 5,000 characters says so, stays, and is stored once it is shorter",
  atDesk,
  async ({ page }) => {
    await signInAsStaff(page);
    await openEnquiry(page);
    const field = page.getByLabel("Catatan baru");
    const long = "x".repeat(5001);
    await field.fill(long);
    await page.getByRole("button", { name: "Simpan Catatan" }).click();
    await expect(field).toHaveAccessibleDescription(/Catatan maksimal 5\.000 karakter/);
    await expect(field).toHaveValue(long);
    await page.reload();
    await expect(field).toHaveValue(long);
    await field.fill(long.slice(1));
    await page.getByRole("button", { name: "Simpan Catatan" }).click();
    const timeline = page.getByRole("region", { name: "Riwayat" });
    await expect(timeline.getByRole("listitem").filter({ hasText: "x".repeat(100) })).toBeVisible();
    await expect(field).toHaveValue("");
  },
);

test(
  "a next step in the past and a value that is no number say so, and nothing typed is lost",
  atDesk,
  async ({ page }) => {
    await signInAsStaff(page);
    await openEnquiry(page);
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
    await expect(step.getByLabel("Tanggal")).toHaveValue("2020-02-29");
  },
);

test(
  "whoever was disabled since the page was loaded is given nothing, and the sentence says why",
  atDesk,
  async ({ page, watch }) => {
    watch.allow(/400/);
    const colleague = await createStaff(page, "editor");
    await signInAsStaff(page);
    await openEnquiry(page);
    const owner = page.getByRole("combobox", { name: "Penanggung jawab" });
    const [[id] = []] = await runSql(page, `SELECT id FROM users WHERE username = '${colleague.username}'`);
    await expect(owner.locator(`option[value="${id}"]`)).toHaveCount(1);
    await page.getByLabel("Catatan baru").fill("Belum disimpan");
    await runSql(page, disableSql(colleague.username));
    await owner.selectOption(String(id));
    await expect(page.getByRole("main")).toContainText("Staf ini tidak bisa menangani kontak");
    await expect(owner).toHaveValue("");
    await expect(page.getByLabel("Catatan baru")).toHaveValue("Belum disimpan");
  },
);

test(
  "a template with a placeholder that nobody knows names it, and keeps its text",
  atDesk,
  async ({ page }) => {
    await signInAsStaff(page);
    await page.goto("/admin/contact/templat/baru");
    const body = page.getByLabel("Isi", { exact: true });
    await page.getByLabel("Nama templat").fill("Salam");
    await body.fill("Halo {naam}, apa kabar?");
    await page.getByRole("button", { name: "Simpan Templat" }).click();
    await expect(body).toHaveAccessibleDescription(/\{naam\}/);
    await expect(body).toHaveValue("Halo {naam}, apa kabar?");
    await expect(page).toHaveURL("/admin/contact/templat/baru");
  },
);
