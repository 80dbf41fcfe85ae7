import { clickTwice, expect, expectAccessible, expectNoSidewaysScroll, open, test, unique } from "./journey";
import { createStaff, logInAs } from "./staff-account";

test("an owner invites a writer with few rights, and disables the account", async ({
  page,
  browser,
  watch,
}) => {
  watch.allow(/status: 40[0349]|status of 40[0349]|ApiError: 40[0349]/);
  const owner = await createStaff(page);
  await logInAs(page, owner);
  await open(page, "/admin/blog");
  await page.getByRole("link", { name: "Staf", exact: true }).click();
  await expect(page.getByRole("row").filter({ hasText: owner.username })).toContainText("Pemilik");
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  const name = unique("Sari Dewi");
  const submit = page.getByRole("button", { name: "Buat Undangan" });
  await submit.click();
  await expect(page.getByLabel("Nama", { exact: true })).toHaveAccessibleDescription(
    "Nama harus minimal 2 karakter",
  );
  await page.getByLabel("Nama", { exact: true }).fill(name);
  await page.getByLabel("Peran", { exact: true }).selectOption("Penulis");
  await page.getByLabel("Password Anda").fill("bukan-password-saya");
  await submit.click();
  await expect(page.getByText("Password Anda saat ini salah")).toBeVisible();
  await page.getByLabel("Password Anda").fill(owner.password);
  await clickTwice(submit);
  await expect(page.getByText(`Undangan untuk ${name} sebagai Penulis`)).toBeVisible();
  const address = await page.getByLabel("Tautan", { exact: true }).inputValue();
  const whatsapp = page.getByRole("link", { name: "Kirim lewat WhatsApp" });
  await expect(whatsapp).toHaveAttribute("href", /^https:\/\/wa\.me\/\?text=Anda%20diundang.*undangan%2F/);
  await expect(page.getByRole("button", { name: `Tarik tautan untuk ${name}` })).toBeVisible();

  const context = await browser.newContext({ baseURL: new URL(page.url()).origin });
  const guest = await context.newPage();
  await open(guest, address);
  await expect(guest.getByRole("heading", { name: "Undangan Staf" })).toBeVisible();
  await expect(guest.getByRole("main")).toContainText(`Halo ${name}, Anda diundang menjadi Penulis`);
  await expectAccessible(guest);
  expect(await guest.evaluate(() => JSON.stringify(window.dataLayer))).not.toContain(
    address.split("/").at(-1),
  );
  const username = unique("sari").replaceAll(" ", "-").toLowerCase();
  await guest.getByLabel("Username").fill(owner.username);
  await guest.getByLabel("Password", { exact: true }).fill("lampu taman sungai bambu");
  await guest.getByRole("button", { name: "Buat Akun" }).click();
  await expect(guest.getByText("Username ini sudah dipakai. Pilih username lain.")).toBeVisible();
  await guest.getByLabel("Username").fill(username);
  await guest.getByRole("button", { name: "Buat Akun" }).click();
  await expect(guest).toHaveURL(/\/admin\/blog$/);
  await expect(guest.getByRole("link", { name: "Staf", exact: true })).toHaveCount(0);
  await guest.goto("/admin/staff");
  await expect(guest.getByRole("heading", { name: "Halaman Ini untuk Pemilik", exact: true })).toBeVisible();
  await guest.goto("/admin/contact");
  await expect(guest.getByRole("heading", { name: "Halaman Ini untuk Pemilik dan Editor" })).toBeVisible();
  await guest.getByRole("link", { name: "Kembali ke Artikel" }).click();
  await expect(guest).toHaveURL("/admin/blog");
  await guest.goto(address);
  await expect(guest.getByRole("heading", { name: "Tautan Tidak Berlaku" })).toBeVisible();

  await page.reload();
  const row = page.getByRole("row").filter({ hasText: username });
  await expect(row).toContainText("Penulis");
  await page.getByRole("button", { name: `Tindakan untuk ${name} (${username})` }).click();
  await page.getByRole("menuitem", { name: "Nonaktifkan akun" }).click();
  await expect(page.locator("#staff-password")).toBeFocused();
  await page.locator("#staff-password").fill(owner.password);
  await page.getByRole("button", { name: "Nonaktifkan", exact: true }).click();
  await expect(row).toContainText("Nonaktif");
  expect(await (await guest.request.get("/api/auth/me")).json()).toMatchObject({ authenticated: false });
  await context.close();
});

test("a reset link sets a new password and lets its owner in", { tag: "@deep" }, async ({
  page,
  request,
}) => {
  const owner = await createStaff(page);
  const other = await createStaff(page);
  await logInAs(page, owner);
  await open(page, "/admin/staff");
  await page.getByRole("button", { name: `(${other.username})` }).click();
  await page.getByRole("menuitem", { name: "Buat tautan password baru" }).click();
  await page.locator("#staff-password").fill(owner.password);
  await page.getByRole("button", { name: "Buat Tautan" }).click();
  const address = await page.getByLabel("Tautan", { exact: true }).inputValue();

  await open(page, address);
  await expect(page.getByText("Browser ini sedang login sebagai Staf Uji")).toBeVisible();
  await page.getByLabel("Password baru", { exact: true }).fill("lampu taman sungai bambu");
  await page.getByRole("button", { name: "Simpan Password" }).click();
  await expect(page).toHaveURL(/\/admin\/blog$/);
  const login = await request.post("/api/auth/login", {
    data: { username: other.username, password: "lampu taman sungai bambu" },
  });
  expect(login.status()).toBe(200);
});
