import type { Page } from "@playwright/test";
import { expect, expectAccessible, open, test, toast } from "./journey";
import { createStaff, logInAs } from "./staff-account";
import { addAuthenticator } from "./virtual-authenticator";

const add = (page: Page) => page.getByRole("button", { name: "Tambah passkey" });
const withPasskey = (page: Page) => page.getByRole("button", { name: "Masuk dengan passkey" });

/** Signs in with the password and goes as far as the browser's own question. */
async function addPasskey(page: Page): Promise<void> {
  const account = await createStaff(page);
  await logInAs(page, account);
  await page.goto("/admin/account");
  await add(page).click();
  await page.getByLabel("Password Anda").fill(account.password);
  await page.getByRole("button", { name: "Lanjutkan" }).click();
}

test("a passkey is added, logs in with one touch, and is removed", async ({ page, watch }) => {
  watch.allow(/status: 401|status of 401|ApiError: 401/);
  const { leave } = await addAuthenticator(page);
  const account = await createStaff(page);
  await logInAs(page, account);
  await page.goto("/admin/account");
  await add(page).click();
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
  await leave();
});

test("a copied passkey and a replayed answer are refused", { tag: "@deep" }, async ({ page, watch }) => {
  watch.allow(/status: 401|status of 401|ApiError: 401/);
  const { client, authenticatorId, leave } = await addAuthenticator(page);
  await addPasskey(page);
  await expect(page.getByRole("list", { name: "Passkey" })).toBeVisible();
  const { credentials } = await client.send("WebAuthn.getCredentials", { authenticatorId });
  const [copy] = credentials;
  if (!copy) throw new Error("the authenticator holds no passkey");

  await page.context().clearCookies();
  await open(page, "/login?next=/admin/account");
  const [sent] = await Promise.all([
    page.waitForRequest("**/api/auth/passkey/verify"),
    withPasskey(page).click(),
  ]);
  await expect(page).toHaveURL("/admin/account");
  const replayed = await page.request.post("/api/auth/passkey/verify", { data: sent.postDataJSON() });
  expect(replayed.status()).toBe(401);

  await client.send("WebAuthn.removeCredential", { authenticatorId, credentialId: copy.credentialId });
  await client.send("WebAuthn.addCredential", { authenticatorId, credential: { ...copy, signCount: 0 } });
  await page.context().clearCookies();
  await open(page, "/login");
  await withPasskey(page).click();
  await expect(toast(page)).toContainText("tampaknya sudah disalin ke perangkat lain");
  await expect(page.getByRole("alert").filter({ hasText: "tampaknya sudah disalin" })).toBeVisible();
  await leave();
});

test("a passkey that was signed on another site is refused", { tag: "@deep" }, async ({
  page,
  watch,
  sites,
}) => {
  watch.allow(/status: 401|status of 401|ApiError: 401/);
  const { leave } = await addAuthenticator(page);
  await addPasskey(page);
  await expect(page.getByRole("list", { name: "Passkey" })).toBeVisible();
  const own = new URL(page.url()).origin;
  const other = sites.find((site) => site !== own);
  if (!other) throw new Error("One site has no other origin: E2E_PORTS names two ports.");
  const asked = await page.request.post(`${own}/api/auth/passkey/options`);
  const options = await asked.json();
  // The same host on another port: the browser lets it sign, for cookies and passkeys know no ports.
  await page.goto(`${other}/login`);
  const answer = await page.evaluate(async (json) => {
    const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(json);
    const credential = (await navigator.credentials.get({ publicKey })) as PublicKeyCredential;
    return credential.toJSON();
  }, options);
  const refused = await page.request.post(`${own}/api/auth/passkey/verify`, { data: answer });
  expect(refused.status()).toBe(401);
  expect((await refused.json()).message).toContain("Passkey ini dipakai dari alamat lain");
  await leave();
});

for (const [name, traits] of [
  ["without user verification", { isUserVerified: false }],
  ["that stores nothing", { hasResidentKey: false }],
] as const) {
  test(`an authenticator ${name} adds no passkey, and the page says so`, { tag: "@deep" }, async ({
    page,
    watch,
  }) => {
    watch.allow(/console: Error/);
    const { leave } = await addAuthenticator(page, traits);
    await addPasskey(page);
    await expect(toast(page)).toContainText("Passkey belum ditambahkan");
    await expect(page.getByRole("list", { name: "Passkey" })).toHaveCount(0);
    await leave();
  });
}
