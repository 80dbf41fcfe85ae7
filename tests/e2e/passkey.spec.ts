import type { Page } from "@playwright/test";
import { expect, expectAccessible, open, test, toast } from "./journey";
import { createStaff, logInAs } from "./staff-account";

const withPasskey = (page: Page) => page.getByRole("button", { name: "Masuk dengan passkey" });

test("a passkey is added, logs in with one touch, and is removed", { tag: "@deep" }, async ({
  page,
  watch,
}) => {
  watch.allow(/status: 401|status of 401|ApiError: 401/);
  // Chromium's own authenticator, as a phone or a computer has one.
  const client = await page.context().newCDPSession(page);
  await client.send("WebAuthn.enable");
  await client.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      ...{ protocol: "ctap2", transport: "internal", hasResidentKey: true, hasUserVerification: true },
      ...{ isUserVerified: true, automaticPresenceSimulation: true },
    },
  });
  const account = await createStaff(page);
  await logInAs(page, account);
  await page.goto("/admin/account");
  await page.getByRole("button", { name: "Tambah passkey" }).click();
  await page.getByLabel("Password Anda").fill(account.password);
  await page.getByRole("button", { name: "Lanjutkan" }).click();
  const list = page.getByRole("list", { name: "Passkey" });
  await expect(list).toContainText(/^Chrome di Linux.*belum dipakai/);
  await expectAccessible(page);

  await page.context().clearCookies();
  await open(page, "/login?next=/admin/account");
  await withPasskey(page).click();
  await expect(page).toHaveURL("/admin/account");
  await expect(list).toContainText(/terakhir dipakai/);

  await list.getByRole("button", { name: /^Hapus passkey Chrome di Linux/ }).click();
  await page.getByLabel("Password Anda").fill(account.password);
  await page.getByRole("button", { name: "Hapus", exact: true }).last().click();
  await expect(list).toHaveCount(0);
  await page.context().clearCookies();
  await open(page, "/login");
  await withPasskey(page).click();
  await expect(toast(page)).toContainText("Passkey ini tidak dikenal atau sudah dihapus");
  await client.send("WebAuthn.disable");
  await client.detach();
});
