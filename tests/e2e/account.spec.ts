import { expect, expectAccessible, open, refuse, signIn, test } from "./journey";
import { createStaff, fillLogin, logInAs } from "./staff-account";
import { appCode } from "./totp";

test("a password change is validated and ends the other sessions", async ({ page, browser, watch }) => {
  watch.allow(/status: 400|status of 400|ApiError: 400/);
  const account = await createStaff(page);
  await logInAs(page, account);
  const elsewhere = await browser.newPage();
  await logInAs(elsewhere, account);
  await page.goto("/admin/account");
  const current = page.getByLabel("Password saat ini", { exact: true });
  const fresh = page.getByLabel("Password baru", { exact: true });
  const submit = page.getByRole("button", { name: "Ganti Password" });

  await submit.click();
  await expect(current).toBeFocused();
  await expect(current).toHaveAccessibleDescription("Masukkan password Anda saat ini");
  await expect(fresh).toHaveAccessibleDescription(
    "Password baru harus minimal 12 karakter Minimal 12 karakter",
  );
  await expectAccessible(page);

  await current.fill("bukan-password-saya");
  await fresh.fill("indonesia2026!");
  await submit.click();
  await expect(page.getByText("Password Anda saat ini salah")).toBeVisible();
  await current.fill(account.password);
  await submit.click();
  await expect(fresh).toBeFocused();
  await expect(page.getByText("Password ini mudah ditebak")).toBeVisible();

  const password = "lampu taman sungai bambu";
  await fresh.fill(password);
  await submit.click();
  await expect(current).toHaveValue("");
  await expect(fresh).toHaveValue("");
  await page.reload();
  await expect(page.getByRole("heading", { name: "Akun Saya" })).toBeVisible();
  expect(await (await elsewhere.request.get("/api/auth/me")).json()).toMatchObject({ authenticated: false });
  await logInAs(elsewhere, { ...account, password });
  await elsewhere.close();
});

test("a second factor is switched on, asked for at the login, and switched off", { tag: "@deep" }, async ({
  page,
  watch,
}) => {
  watch.allow(/status: 40[01]|status of 40[01]|ApiError: 40[01]/);
  const account = await createStaff(page);
  await logInAs(page, account);
  await page.goto("/admin/account");
  await expect(page.getByText("Belum aktif")).toBeVisible();
  await page.getByRole("button", { name: "Aktifkan" }).click();
  const password = page.getByLabel("Password Anda");
  await expect(password).toBeFocused();
  await password.fill(account.password);
  await page.getByRole("button", { name: "Lanjutkan" }).click();

  const link = page.getByRole("link", { name: "Buka di Aplikasi" });
  const secret = new URL((await link.getAttribute("href")) ?? "").searchParams.get("secret") ?? "";
  await expect(page.getByText(secret.match(/.{4}/g)?.join(" ") ?? "-")).toBeVisible();
  await expect(page.getByRole("img", { name: /^Kode QR untuk menambahkan akun/ })).toBeVisible();
  await expectAccessible(page);
  const code = page.getByLabel("Kode 6 angka");
  await code.fill(appCode(secret, -20));
  await page.getByRole("button", { name: "Aktifkan" }).click();
  await expect(page.getByText("Kode salah. Periksa jam di ponsel Anda")).toBeVisible();
  await code.fill(appCode(secret));
  await page.getByRole("button", { name: "Aktifkan" }).click();

  const codes = page.locator("li").filter({ hasText: /^([A-Z2-7]{4}-){5}[A-Z2-7]{4}$/ });
  await expect(codes).toHaveCount(10);
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Unduh" }).click(),
  ]);
  expect(download.suggestedFilename()).toBe("kode-pemulihan.txt");
  const recoveryCode = (await codes.first().textContent()) ?? "";
  await page.getByRole("button", { name: "Sudah Saya Simpan" }).click();
  await expect(page.getByText("10 kode pemulihan tersisa")).toBeVisible();
  await expect(codes).toHaveCount(0);

  await page.context().clearCookies();
  await open(page, "/login?next=/admin/account");
  await fillLogin(page, account);
  const loginCode = page.getByLabel("Kode verifikasi");
  await expect(loginCode).toBeFocused();
  await expectAccessible(page);
  await loginCode.fill(appCode(secret, -20));
  await page.getByRole("button", { name: "Verifikasi" }).click();
  await expect(loginCode).toHaveAccessibleDescription("Kode salah atau sudah pernah dipakai");
  await loginCode.fill(recoveryCode.toLowerCase());
  await page.getByRole("button", { name: "Verifikasi" }).click();
  await expect(page).toHaveURL("/admin/account");
  await expect(page.getByText("9 kode pemulihan tersisa")).toBeVisible();

  await page.getByRole("button", { name: "Matikan" }).click();
  await password.fill(account.password);
  await page.getByRole("button", { name: "Matikan" }).click();
  await expect(page.getByText("Belum aktif")).toBeVisible();
});

test("staff see their sessions and end the other ones", { tag: "@deep" }, async ({
  page,
  browser,
  watch,
}) => {
  watch.allow(/status: 400|status of 400|ApiError: 400/);
  const account = await createStaff(page);
  await logInAs(page, account);
  const userAgent = "Mozilla/5.0 (Linux; Android 15) Gecko/143.0 Firefox/143.0";
  const elsewhere = await browser.newPage({ userAgent });
  await logInAs(elsewhere, account);
  await elsewhere.goto("/admin/contact");
  await expect(elsewhere.getByRole("heading", { name: "Daftar Kontak" })).toBeVisible();

  await page.goto("/admin/account");
  const rows = page.getByRole("table", { name: "Perangkat yang sedang login" }).getByRole("row");
  await expect(rows).toHaveCount(3);
  await expect(rows.filter({ hasText: "sesi ini" })).toHaveCount(1);
  await expect(rows.filter({ hasText: "sesi ini" })).toContainText("Sekarang");
  const other = rows.filter({ hasText: "Firefox di Android" });
  await other.getByRole("button", { name: /^Akhiri sesi Firefox di Android/ }).click();
  await expect(page.getByText("Akhiri sesi Firefox di Android?")).toBeVisible();
  await expectAccessible(page);
  const password = page.getByLabel("Password Anda");
  await password.fill("bukan-password-saya");
  await page.getByRole("button", { name: "Akhiri", exact: true }).first().click();
  await expect(password).toHaveAccessibleDescription("Password Anda saat ini salah");
  await page.getByRole("button", { name: "Batal" }).click();

  await page.getByRole("button", { name: "Akhiri Semua Sesi Lain" }).click();
  await password.fill(account.password);
  await password.press("Enter");
  await expect(rows).toHaveCount(2);
  await expect(page.getByRole("button", { name: "Akhiri Semua Sesi Lain" })).toHaveCount(0);
  await elsewhere.getByLabel("Cari kontak").fill("apa saja");
  await expect(elsewhere.getByText("Sesi Anda sudah berakhir")).toBeVisible();
  await elsewhere.close();
});

test("account data that cannot be loaded say so and can be requested again", { tag: "@deep" }, async ({
  page,
  watch,
}) => {
  watch.allow(/500/);
  await signIn(page, "admin");
  await refuse(page, "**/api/account/**", {});
  await page.goto("/admin/account");
  await expect(page.getByText("Daftar passkey belum bisa dimuat")).toBeVisible();
  await expect(page.getByText("Status verifikasi dua langkah belum bisa dimuat")).toBeVisible();
  await expect(page.getByText("Daftar sesi belum bisa dimuat")).toBeVisible();
  await page.unroute("**/api/account/**");
  // One retry repeats all failed loads.
  await page.getByRole("button", { name: "Coba Lagi" }).last().click();
  for (const shown of ["sesi ini", "Belum aktif", "Belum ada"]) {
    await expect(page.getByText(shown, { exact: true })).toBeVisible();
  }
});
