import {
  enquiryIdOf,
  fillContactForm,
  newSender,
  openProfile,
  sendContactForm,
  signInAsStaff,
} from "./enquiry-desk";
import { expect, open, test } from "./journey";

test("of two members of staff who move one enquiry at once, the slower one sees both stages, chooses, and loses nothing typed", async ({
  page,
  browser,
  watch,
}) => {
  watch.allow(/409/);
  const sender = newSender();
  const faster = await openProfile(browser, page);
  await open(faster, "/contact");
  await fillContactForm(faster, sender);
  await sendContactForm(faster);
  await signInAsStaff(faster);
  await signInAsStaff(page);
  const id = await enquiryIdOf(page, sender);
  for (const tab of [page, faster]) {
    await tab.goto(`/admin/contact/${id}`);
    await expect(tab.getByRole("heading", { name: "Tindak lanjut" })).toBeVisible();
  }
  const stage = (tab: typeof page, name: string) => tab.getByRole("button", { name, exact: true });
  await page.getByLabel("Catatan baru").fill("Catatan yang belum disimpan");

  await stage(faster, "Dihubungi").click();
  await expect(faster.getByText("Tahap: Baru → Dihubungi")).toBeVisible();
  await stage(page, "Penawaran").click();
  const notice = page.getByRole("alert").filter({ hasText: "Kontak ini baru saja diubah" });
  await expect(notice).toContainText("Tahap sekarangDihubungi oleh Staf Uji");
  await expect(notice).toContainText("Yang Anda inginkanPenawaran");
  await expect(stage(page, "Dihubungi")).toHaveAttribute("aria-pressed", "true");
  await expect(page.getByLabel("Catatan baru")).toHaveValue("Catatan yang belum disimpan");

  await notice.getByRole("button", { name: "Terapkan juga" }).click();
  await expect(notice).toHaveCount(0);
  await expect(page.getByText("Tahap: Dihubungi → Penawaran")).toBeVisible();
  await expect(page.getByLabel("Catatan baru")).toHaveValue("Catatan yang belum disimpan");
  await faster.context().close();
});
