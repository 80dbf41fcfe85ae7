import type { Page } from "@playwright/test";
import {
  expect,
  expectAccessible,
  open,
  openWithoutScript,
  recordApiCalls,
  refuse,
  test,
  toast,
  unique,
} from "./journey";

const loginApi = "**/api/auth/login";
const codeApi = "**/api/auth/login/code";
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

/** Accepts every login of this page without asking the server, which limits logins. */
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

test("a username or password that is too short is named at its field, and nothing is sent", async ({
  page,
}) => {
  await open(page, "/login");
  const calls = recordApiCalls(page);
  await submit(page).click();
  await expect(username(page)).toBeFocused();
  await expect(username(page)).toHaveAttribute("aria-invalid", "true");
  await expect(username(page)).toHaveAccessibleDescription("Username harus minimal 3 karakter");
  await expect(password(page)).toHaveAttribute("aria-invalid", "true");
  await expect(password(page)).toHaveAccessibleDescription("Password harus minimal 6 karakter");
  await expectAccessible(page);

  await logIn(page, "adm", "lima5");
  await expect(username(page)).not.toHaveAttribute("aria-invalid");
  await expect(password(page)).toBeFocused();
  await expect(page.getByText("Username harus minimal 3 karakter")).toHaveCount(0);
  await expect(page.getByText("Password harus minimal 6 karakter")).toBeVisible();
  expect(calls).toEqual([]);
});

test("a wrong password is refused, and the typed values stay and can be shown", async ({ page, watch }) => {
  watch.allow(/401/);
  await open(page, "/login");
  const name = unique("bukan-siapa");
  await logIn(page, name, "salah-sekali");
  await expect(toast(page)).toContainText(/Login gagal.*Username atau password salah/s);
  await expect(password(page)).toHaveAccessibleDescription("Username atau password salah");
  await expect(password(page)).toBeFocused();
  await expect(page).toHaveURL("/login");
  await expect(username(page)).toHaveValue(name);
  await expect(password(page)).toHaveValue("salah-sekali");
  await expect(submit(page)).toBeEnabled();
  await page.getByRole("button", { name: "Tampilkan password" }).click();
  await expect(password(page)).toHaveAttribute("type", "text");
  await page.getByRole("button", { name: "Sembunyikan password" }).click();
  await expect(password(page)).toHaveAttribute("type", "password");
});

test("too many attempts, no network and a server error are not told as a wrong password", async ({
  page,
  watch,
}) => {
  watch.allow(/429|502|ERR_FAILED|Failed to fetch/);
  const limited = "Terlalu banyak percobaan. Silakan coba lagi dalam satu menit.";
  await refuse(page, loginApi, { code: "rate_limited", message: limited }, 429);
  await open(page, "/login");
  await logIn(page, "admin");
  await expect(toast(page)).toContainText(limited);
  await page.route(loginApi, (route) => route.abort());
  await submit(page).click();
  await expect(toast(page)).toContainText("Server tidak dapat dihubungi");
  await page.route(loginApi, (route) => route.fulfill({ status: 502, body: "<html>Bad gateway</html>" }));
  await submit(page).click();
  await expect(toast(page)).toContainText("Server sedang bermasalah");
  await expect(username(page)).toHaveValue("admin");
});

test("a login without an answer says so after three seconds, and the answer to the one sent again counts", {
  tag: "@deep",
}, async ({ page }) => {
  let calls = 0;
  await letIn(page);
  await page.route(loginApi, (route) => {
    calls += 1;
    return calls === 1 ? undefined : route.fallback();
  });
  await open(page, "/login");
  await expect(page.getByText("Lupa password? Minta tautan ke pemilik.")).toBeVisible();
  await logIn(page, "admin");
  await expect(page.getByRole("alert").filter({ hasText: "Server belum menjawab" })).toBeVisible();
  await expect(password(page)).toHaveValue("rahasia-uji");
  await submit(page).click();
  await expect(page).toHaveURL("/admin/blog");
  expect(calls).toBe(2);
});

test("a user who is no admin is led out of the staff area", async ({ page }) => {
  await letIn(page, { isAdmin: false });
  await open(page, "/login");
  await logIn(page, "pengguna");
  await expect(toast(page)).toContainText(/Akses Dibatasi.*Akun Anda tidak memiliki akses admin/s);
  await expect(page).toHaveURL("/");
});

test("a refused verification code stays, and an expired one leads back to the password", {
  tag: "@deep",
}, async ({ page, watch }) => {
  watch.allow(/429|401/);
  await page.route(loginApi, (route) => route.fulfill({ json: { message: "Kode?", secondFactor: true } }));
  const limited = "Terlalu banyak percobaan. Silakan coba lagi dalam 30 detik.";
  await refuse(page, codeApi, { code: "rate_limited", message: limited }, 429);
  await open(page, "/login");
  await logIn(page, "admin");
  const code = page.getByLabel("Kode verifikasi");
  const verify = page.getByRole("button", { name: "Verifikasi" });
  await expect(code).toBeFocused();
  await code.fill("123 456");
  await verify.click();
  await expect(toast(page)).toContainText(limited);
  await expect(verify).toBeFocused();
  await expect(code).toHaveValue("123 456");

  const expired = "Waktu verifikasi sudah habis. Silakan login lagi.";
  await refuse(page, codeApi, { code: "unauthorized", message: expired }, 401);
  await verify.click();
  await expect(toast(page)).toContainText(expired);
  await expect(username(page)).toHaveValue("admin");
  await expect(password(page)).toHaveValue("");
});

test("a login cannot be sent before its script has arrived", { tag: "@deep" }, async ({ page }) => {
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

test.describe("when the script does not arrive", () => {
  test.use({ freshPage: true });

  test("the login says that it needs JavaScript and offers to reload", { tag: "@deep" }, async ({
    page,
    watch,
  }) => {
    watch.allow(/ERR_INTERNET_DISCONNECTED|Failed to fetch|dynamically imported/);
    const code = /\/assets\/[^/]+\.js$/;
    await page.route(code, (route) => route.abort("internetdisconnected"));
    await page.goto("/login?next=%2Fadmin%2Fcontact");
    const notice = page.getByRole("alert", { includeHidden: true }).filter({
      hasText: "Login memerlukan JavaScript",
    });
    // The notice is shown after ten seconds.
    await notice.evaluate((element) => {
      for (const animation of element.ownerDocument.getAnimations()) {
        const { target } = animation.effect as KeyframeEffect;
        if (target?.contains(element)) animation.finish();
      }
    });
    await expect(notice).toBeVisible();
    await expect(submit(page)).toBeDisabled();
    await expectAccessible(page);
    await page.unroute(code);
    await notice.getByRole("link", { name: "Muat ulang" }).click();
    await expect(page).toHaveURL("/login?next=%2Fadmin%2Fcontact");
    await expect(submit(page)).toBeEnabled();
    await expect(notice).toHaveCount(0);
  });
});
