import { readFile } from "node:fs/promises";
import { findContacts } from "./enquiries";
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  hold,
  refuse,
  signIn,
  storeContact,
  test,
} from "./journey";
import { storePost } from "./posts";
import { createStaff, logInAs } from "./staff-account";

test("the audit log is listed, filtered and exported", async ({ page }) => {
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

test("the audit log shows that it loads and that it failed, and comes in pages", { tag: "@deep" }, async ({
  page,
  watch,
}) => {
  watch.allow(/500/);
  await signIn(page, "admin");
  const list = /\/api\/audit\?/;
  await refuse(page, list, {});
  await page.goto("/admin/audit");
  await expect(page.getByText("Terjadi kesalahan saat memuat catatan aktivitas")).toBeVisible();
  await page.unroute(list);
  await page.route(list, (route) => {
    const asked = Number(new URL(route.request().url()).searchParams.get("page"));
    const event = {
      id: 1,
      occurredAt: "2026-01-05T03:00:00.000Z",
      actorId: null,
      actorName: "",
      action: "masa-depan.sesuatu",
      subjectId: null,
      label: "",
      requestId: "uji",
    };
    const json = Array.from({ length: asked === 3 ? 1 : 20 }, (_, index) => ({
      ...event,
      id: index,
      requestId: `uji-${index}`,
    }));
    return route.fulfill({ json: asked > 3 ? [] : json, headers: { "X-Total-Count": "41" } });
  });
  const release = await hold(page, list);
  await page.getByRole("button", { name: "Coba Lagi" }).click();
  await expect(page.getByText("Memuat catatan aktivitas...")).toBeVisible();
  release();
  await expect(page.getByRole("row")).toHaveCount(21);
  await expect(page.getByRole("row").nth(1)).toContainText("masa-depan.sesuatu");
  await page.goto("/admin/audit?page=99");
  await expect(page).toHaveURL("/admin/audit?page=3");
  await expect(page.getByText("41–41 dari 41 catatan")).toBeVisible();
  await expect(page.getByText("5 Januari 2026 pukul 10.00")).toBeVisible();
});
