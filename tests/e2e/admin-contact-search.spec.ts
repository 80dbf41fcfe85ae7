import { readFile } from "node:fs/promises";
import { submission } from "./enquiries";
import { expect, expectAccessible, signIn, storeContact, test, toast, unique } from "./journey";

test("staff search and page through the enquiries and export what they found", async ({ page }) => {
  await signIn(page, "kontak");
  const word = unique("usaha").replaceAll(" ", "");
  const name = unique("Siti");
  await storeContact(page, {
    name,
    message: `Saya punya ${word} dan ingin website.`,
    phoneNumber: "0812-3456-7890",
  });
  await page.goto("/admin/contact");
  await expect(page.getByText(/^Total: [\d.]+ kontak$/)).toBeVisible();
  await page.getByLabel("Cari kontak").fill(word.toUpperCase());
  await expect(page.getByText("1 kontak cocok")).toBeVisible();
  await expect(page).toHaveURL(/\?q=/);
  const row = page.getByRole("row").filter({ hasText: name });
  await expect(row).toContainText(word);
  await expect(row.getByRole("link", { name: `WhatsApp ${name}` })).toHaveAttribute(
    "href",
    "https://wa.me/6281234567890",
  );
  await expectAccessible(page);

  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Export Excel" }).click(),
  ]);
  const csv = await readFile(await download.path(), "utf8");
  expect(csv.trim().split("\r\n")).toHaveLength(2);
  expect(csv).toContain(name);
  await expect(toast(page)).toContainText("Export berhasil");
  await expect(toast(page)).toContainText("1 kontak diekspor");

  await page.getByLabel("Cari kontak").fill(`${word} tidak ada`);
  await expect(page.getByText("Tidak ada kontak yang cocok")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("link", { name: "Tampilkan Semua Kontak" }).click();
  await expect(page.getByLabel("Cari kontak")).toHaveValue("");
});

test("a number that nobody can call has no WhatsApp link", async ({ page }) => {
  await signIn(page, "kontak");
  const name = unique("Budi");
  await storeContact(page, { name, phoneNumber: "lewat email saja" });
  await page.goto(`/admin/contact?q=${encodeURIComponent(name)}`);
  await expect(page.getByRole("row").filter({ hasText: name })).toContainText("lewat email saja");
  await expect(page.getByRole("link", { name: /^WhatsApp/ })).toHaveCount(0);
});

test("a long list comes in pages, and the address of a page behind the last shows the last", async ({
  page,
}) => {
  await signIn(page, "kontak");
  const contacts = Array.from({ length: 20 }, (_, index) =>
    submission({ id: index + 1, name: `Pengirim ${index + 1}` }),
  );
  await page.route("**/api/contact?*", (route) => {
    const asked = Number(new URL(route.request().url()).searchParams.get("page"));
    const json = asked < 500 ? contacts : asked === 500 ? contacts.slice(0, 9) : [];
    return route.fulfill({ json, headers: { "X-Total-Count": "9989" } });
  });
  await page.goto("/admin/contact?page=999");
  await expect(page).toHaveURL(/page=500$/);
  await expect(page.getByText("Total: 9.989 kontak")).toBeVisible();
  await expect(page.getByText("9.981–9.989 dari 9.989 kontak")).toBeVisible();
  await page.getByRole("link", { name: "Sebelumnya" }).click();
  await expect(page).toHaveURL(/page=499$/);
  await expectAccessible(page);
});

test("an ended session says so on a list, with the way back through the login", async ({ page, watch }) => {
  watch.allow(/401/);
  await signIn(page, "kontak");
  await page.goto("/admin/contact");
  await expect(page.getByLabel("Cari kontak")).toBeVisible();
  await page.context().clearCookies();
  await page.getByLabel("Cari kontak").fill("apa saja");
  // The tab may have asked for something before the search does.
  await expect(page).toHaveURL("/admin/contact?q=apa+saja");
  await expect(page.getByText("Sesi Anda sudah berakhir")).toBeVisible();
  await page.getByRole("link", { name: "Login Lagi" }).click();
  await expect(page).toHaveURL(/\/login\?next=/);
  await page.getByLabel("Username").fill("kontak");
  await page.getByLabel("Password", { exact: true }).fill("kontak-lokal-2026");
  await page.getByRole("button", { name: "Login" }).click();
  await expect(page).toHaveURL("/admin/contact?q=apa+saja");
});
