import type { Page } from "@playwright/test";
import {
  expect,
  expectAccessible,
  hold,
  open,
  openWithoutScript,
  recordApiCalls,
  refuse,
  test,
  toast,
  unique,
} from "./journey";

const loginApi = "**/api/auth/login";
const sessionApi = "**/api/auth/me";

function username(page: Page) {
  return page.getByLabel("Username", { exact: true });
}

function password(page: Page) {
  return page.getByLabel("Password", { exact: true });
}

function submit(page: Page) {
  return page.locator("form").getByRole("button").last();
}

async function logIn(page: Page, name: string, secret = "rahasia-uji") {
  await username(page).fill(name);
  await password(page).fill(secret);
  await submit(page).click();
}

function user(name: string, isAdmin = true) {
  return { id: 1, username: name, name: "Staf Uji", isAdmin };
}

/** Lets every login of this page in without asking the server, which limits them. */
async function letIn(page: Page, { isAdmin = true } = {}) {
  await page.route(loginApi, (route) => {
    const { username: name } = route.request().postDataJSON();
    return route.fulfill({ json: { user: user(name, isAdmin), message: "Login successful" } });
  });
  await page.route(sessionApi, (route) =>
    route.fulfill({ json: { authenticated: true, user: user("siapa-saja", isAdmin) } }),
  );
  await page.route(/\/api\/(contact|blog)\b/, (route) => route.fulfill({ json: [] }));
}

test("a name or password that is too short is named at its field, and nothing is sent", async ({ page }) => {
  await open(page, "/login");
  const calls = recordApiCalls(page);
  await submit(page).click();
  await expect(username(page)).toBeFocused();
  await expect(username(page)).toHaveAttribute("aria-invalid", "true");
  await expect(username(page)).toHaveAccessibleDescription("Username harus minimal 3 karakter");
  await expect(password(page)).toHaveAttribute("aria-invalid", "true");
  await expect(password(page)).toHaveAccessibleDescription("Password harus minimal 6 karakter");
  await expectAccessible(page);

  await username(page).fill("adm");
  await password(page).fill("lima5");
  await submit(page).click();
  await expect(username(page)).not.toHaveAttribute("aria-invalid");
  await expect(password(page)).toBeFocused();
  await expect(page.getByText("Username harus minimal 3 karakter")).toHaveCount(0);
  await expect(page.getByText("Password harus minimal 6 karakter")).toBeVisible();
  expect(calls).toEqual([]);
});

test("a wrong password is refused, and what was typed stays", async ({ page, watch }) => {
  watch.allow(/401/);
  await open(page, "/login");
  const name = unique("bukan-siapa");
  await logIn(page, name, "salah-sekali");
  await expect(toast(page)).toContainText("Login gagal");
  await expect(toast(page)).toContainText("Username atau password salah");
  await expect(page).toHaveURL("/login");
  await expect(username(page)).toHaveValue(name);
  await expect(password(page)).toHaveValue("salah-sekali");
  await expect(submit(page)).toBeEnabled();
  await expectAccessible(page);
});

test("too many attempts are told as the server words them", async ({ page, watch }) => {
  watch.allow(/429/);
  const message = "Terlalu banyak percobaan. Silakan coba lagi dalam satu menit.";
  await refuse(page, loginApi, { code: "rate_limited", message }, 429);
  await open(page, "/login");
  await logIn(page, "admin");
  await expect(toast(page)).toContainText("Login gagal");
  await expect(toast(page)).toContainText(message);
});

test("a server that cannot be reached, or is in trouble, is not told as a wrong password", async ({
  page,
  watch,
}) => {
  watch.allow(/ERR_FAILED|Failed to fetch|502/);
  await page.route(loginApi, (route) => route.abort());
  await open(page, "/login");
  await logIn(page, "admin");
  await expect(toast(page)).toContainText("Login gagal");
  await expect(toast(page)).toContainText("Server tidak dapat dihubungi");
  await page.unroute(loginApi);
  await page.route(loginApi, (route) => route.fulfill({ status: 502, body: "<html>Bad gateway</html>" }));
  await submit(page).click();
  await expect(toast(page)).toContainText("Server sedang bermasalah");
});

test("the button waits while the login is on its way", async ({ page }) => {
  await letIn(page);
  const release = await hold(page, loginApi);
  await open(page, "/login");
  await logIn(page, "admin");
  await expect(submit(page)).toHaveText("Sedang login...");
  await expect(submit(page)).toBeDisabled();
  release();
  await expect(toast(page)).toContainText("Login berhasil");
  await expect(toast(page)).toContainText("Anda telah berhasil masuk ke sistem");
  await expect(page).toHaveURL("/admin/blog");
});

test("the username decides where a login leads", async ({ page }) => {
  await letIn(page);
  for (const [name, target] of [
    ["admin", "/admin/blog"],
    ["StafKONTAK2", "/admin/contact"],
  ] as const) {
    await open(page, "/login");
    await logIn(page, name);
    await expect(page).toHaveURL(target);
  }
});

test("the page that was asked for comes first, but only when it is one of the staff area", async ({
  page,
}) => {
  await letIn(page);
  for (const [next, target] of [
    ["/admin/contact", "/admin/contact"],
    ["//evil.example/admin/contact", "/admin/blog"],
    ["https://evil.example/admin/contact", "/admin/blog"],
    ["/\\evil.example", "/admin/blog"],
    ["/about", "/admin/blog"],
  ] as const) {
    await open(page, `/login?next=${encodeURIComponent(next)}`);
    await logIn(page, "admin");
    await expect(page).toHaveURL(target);
  }
});

test("an answer that carries only the success sentence makes the page ask who is signed in", async ({
  page,
}) => {
  await letIn(page);
  await page.route(loginApi, (route) => route.fulfill({ json: { message: "Login successful" } }));
  await open(page, "/login");
  const calls = recordApiCalls(page);
  await logIn(page, "admin");
  await expect(toast(page)).toContainText("Login berhasil");
  await expect(page).toHaveURL("/admin/blog");
  expect(calls.slice(0, 2)).toEqual(["POST /api/auth/login", "GET /api/auth/me"]);
});

for (const [answer, message] of [
  [{ message: "Login successful" }, "Login berhasil tapi gagal mendapatkan data pengguna"],
  [{ message: "Halo" }, "Login gagal: Respons tidak valid"],
  [{ user: { username: "admin" } }, "Login gagal: Respons tidak valid"],
] as const) {
  test(`the answer ${JSON.stringify(answer)} is no login`, async ({ page, watch }) => {
    watch.allow(/^console: Error: Login /);
    await page.route(loginApi, (route) => route.fulfill({ json: answer }));
    await page.route(sessionApi, (route) => route.fulfill({ json: { authenticated: false, user: null } }));
    await open(page, "/login");
    await logIn(page, "admin");
    await expect(toast(page)).toContainText("Login gagal");
    await expect(toast(page)).toContainText(message);
    await expect(page).toHaveURL("/login");
  });
}

test("a user who is no admin is led out of the staff area", async ({ page }) => {
  await letIn(page, { isAdmin: false });
  await open(page, "/login");
  await logIn(page, "pengguna");
  await expect(toast(page)).toContainText("Akses Dibatasi");
  await expect(toast(page)).toContainText("Akun Anda tidak memiliki akses admin");
  await expect(page).toHaveURL("/");
});

test("the password can be shown and hidden again", async ({ page }) => {
  await open(page, "/login");
  await password(page).fill("rahasia-uji");
  await page.getByRole("button", { name: "Tampilkan password" }).click();
  await expect(password(page)).toHaveAttribute("type", "text");
  await page.getByRole("button", { name: "Sembunyikan password" }).click();
  await expect(password(page)).toHaveAttribute("type", "password");
  await expect(password(page)).toHaveValue("rahasia-uji");
});

test("a login cannot be sent before the script that sends it is there", async ({ page }) => {
  await letIn(page);
  const arrive = await openWithoutScript(page, "/login");
  await username(page).fill("admin");
  await password(page).fill("rahasia-uji");
  await expect(submit(page)).toBeDisabled();
  await password(page).press("Enter");
  await expect(page).toHaveURL("/login");
  await arrive();
  await expect(username(page)).toHaveValue("admin");
  await submit(page).click();
  await expect(page).toHaveURL("/admin/blog");
});

/** Answers the password with the question for a code, and the code as said. */
async function askForCode(page: Page, answer: { status: number; json: Record<string, unknown> }) {
  await page.route(loginApi, (route) => route.fulfill({ json: { message: "Kode?", secondFactor: true } }));
  await page.route("**/api/auth/login/code", (route) => route.fulfill(answer));
  await open(page, "/login");
  await logIn(page, "admin");
  await page.getByLabel("Kode verifikasi").fill("123 456");
  await page.getByRole("button", { name: "Verifikasi" }).click();
}

test("a code that comes too late leads back to the password", async ({ page, watch }) => {
  watch.allow(/401/);
  const message = "Waktu verifikasi sudah habis. Silakan login lagi.";
  await askForCode(page, { status: 401, json: { code: "unauthorized", message, requestId: "uji" } });
  await expect(toast(page)).toContainText(message);
  await expect(username(page)).toHaveValue("admin");
  await expect(password(page)).toHaveValue("");
});

test("too many codes are told as the server words them, and what was typed stays", async ({
  page,
  watch,
}) => {
  watch.allow(/429/);
  const message = "Terlalu banyak percobaan. Silakan coba lagi dalam 30 detik.";
  await askForCode(page, { status: 429, json: { code: "rate_limited", message, requestId: "uji" } });
  await expect(toast(page)).toContainText(message);
  await expect(page.getByLabel("Kode verifikasi")).toHaveValue("123 456");
  await page.getByRole("button", { name: "Kembali ke username dan password" }).click();
  await expect(username(page)).toBeVisible();
});
