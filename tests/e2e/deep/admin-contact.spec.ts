import type { Page } from "@playwright/test";
import { openSearch } from "../enquiries";
import { findEnquiryId, newSender } from "../enquiry-desk";
import { expect, signIn, storeContact, test, unique } from "../journey";
import { viewports } from "../viewports";

test.use({ freshPage: true, viewport: viewports.phone, hasTouch: true });

const bar = (page: Page, name: string) =>
  page.getByRole("navigation", { name: "Tindakan cepat" }).getByRole("button", { name });

/** Stores an enquiry and opens it. */
async function openNew(page: Page, phone?: string) {
  await signIn(page, "kontak");
  const { name, email, phoneNumber, message } = newSender();
  await storeContact(page, { name, email, phoneNumber: phone ?? phoneNumber, message });
  const id = await findEnquiryId(page, { name });
  await page.goto(`/admin/contact/${id}`);
  await expect(page.getByRole("heading", { name: "Tindak lanjut" })).toBeVisible();
  return { id, email };
}

test("an enquiry without a phone number is answered by e-mail, and a deleted one says so", async ({
  page,
  watch,
}) => {
  watch.allow(/404/);
  const { id, email } = await openNew(page, "lewat email saja");
  await expect(page.getByText("Tanpa WA")).toBeVisible();
  await bar(page, "Email").click();
  const mail = page.getByRole("dialog").getByRole("link", { name: "Buka Aplikasi Email" });
  await expect(mail).toHaveAttribute("href", new RegExp(`^mailto:${email}\\?subject=\\S+&body=Halo`));
  await page.keyboard.press("Escape");

  expect((await page.request.delete(`/api/contact/${id}`)).status()).toBe(204);
  await page.getByRole("button", { name: "Dihubungi" }).click();
  await expect(
    page.getByRole("heading", { name: "Kontak tidak ditemukan atau sudah dihapus" }),
  ).toBeVisible();
  await page.getByRole("link", { name: "Kembali ke Daftar Kontak" }).click();
  await expect(page.getByRole("heading", { name: "Daftar Kontak" })).toBeVisible();
});

test("on a phone Back leads from an enquiry to the same place of the list", async ({ page }) => {
  await signIn(page, "kontak");
  const word = unique("usaha").replaceAll(" ", "");
  const names: string[] = [];
  for (let count = 0; count < 8; count += 1) {
    names.push(await storeContact(page, { message: `Tentang ${word} saya.` }));
  }
  await openSearch(page, word);
  const name = names[0] ?? "";
  const link = page.getByRole("link", { name, exact: true });
  await link.scrollIntoViewIfNeeded();
  const scrollTop = () => page.evaluate(() => Math.round(window.scrollY));
  const before = await scrollTop();
  expect(before).toBeGreaterThan(100);
  await link.click();
  await expect(page.getByRole("region", { name: /^Kontak #\d+$/ })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Daftar Kontak" })).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL("/admin/contact?cari=1");
  await expect(link).toBeFocused();
  await expect.poll(scrollTop).toBe(before);
});
