import { readFile } from "node:fs/promises";
import { findContacts } from "./enquiries";
import { expect, expectAccessible, expectNoSidewaysScroll, storeContact, test } from "./journey";
import { storePost } from "./posts";
import { createStaff, logInAs } from "./staff-account";

test("the audit log is listed, filtered and exported", { tag: "@deep" }, async ({ page }) => {
  const account = await createStaff(page);
  await logInAs(page, account);
  const post = await storePost(page);
  const name = await storeContact(page);
  const [contact] = await findContacts(page, name);
  await page.request.delete(`/api/contact/${contact?.id}`);

  await page.goto("/admin/audit?kind=post");
  await page.getByLabel("Staf", { exact: true }).selectOption({ label: `Staf Uji (${account.username})` });
  await expect(page).toHaveURL(/\?kind=post&actor=\d+$/);
  const created = page.getByRole("row").filter({ hasText: post.title });
  await expect(created).toContainText("Artikel dibuat");
  await expect(created).toContainText(account.username);
  await expect(created.getByRole("link", { name: `#${post.id}` })).toHaveAttribute(
    "href",
    `/admin/blog/edit/${post.id}`,
  );
  await expect(page.getByRole("row").filter({ hasText: "Login berhasil" })).toHaveCount(0);
  await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  await page.getByLabel("Jenis").selectOption({ label: "Kontak" });
  await expect(page).toHaveURL(/\?kind=contact&actor=\d+$/);
  const deleted = page.getByRole("row").filter({ hasText: new RegExp(`#${contact?.id}$`) });
  await expect(deleted).toContainText("Kontak dihapus");
  await expect(page.getByRole("table")).not.toContainText(name);

  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Export Excel" }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^aktivitas-\d{4}-\d\d-\d\d\.csv$/);
  const csv = await readFile(await download.path(), "utf8");
  expect(csv).toMatch(/^\ufeffID,Waktu \(UTC\),/);
  expect(csv).toContain(`Kontak dihapus,contact.deleted,,${contact?.id},`);

  await page.getByLabel("Sampai").fill("2026-01-01");
  await expect(page).toHaveURL(/&sampai=2026-01-01$/);
  await expect(page.getByText("Tidak ada catatan yang cocok")).toBeVisible();

  await page.goto("/admin/audit?kind=batch&actor=999999");
  await expect(page.getByText("Tidak ada catatan yang cocok")).toBeVisible();
  await expect(page.getByLabel("Staf", { exact: true })).toHaveValue("999999");
  await page.getByRole("link", { name: "Tampilkan Semua Catatan" }).click();
  await expect(page).toHaveURL("/admin/audit");
});
