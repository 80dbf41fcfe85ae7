import type { Page } from "@playwright/test";
import { expect, expectAccessible, hold, open, openWithoutScript, recordApiCalls, test } from "../journey";

const loginApi = "**/api/auth/login";

function submit(page: Page) {
  return page.getByRole("button", { name: "Login", exact: true });
}

async function fillIn(page: Page) {
  await page.getByLabel("Username", { exact: true }).fill("admin");
  await page.getByLabel("Password", { exact: true }).fill("rahasia-uji");
}

/** Accepts the login and answers the staff area's first questions. */
async function letIn(page: Page) {
  const user = { id: 1, username: "admin", name: "Staf Uji", isAdmin: true };
  await page.route(/\/api\/(contact|blog)\b/, (route) => route.fulfill({ json: [] }));
  await page.route("**/api/auth/me", (route) => route.fulfill({ json: { authenticated: true, user } }));
  await page.route(loginApi, (route) => route.fulfill({ json: { user, message: "Login successful" } }));
}

test("a login cannot be sent before its script has arrived", async ({ page }) => {
  await letIn(page);
  const arrive = await openWithoutScript(page, "/login");
  await fillIn(page);
  await expect(submit(page)).toBeDisabled();
  await page.getByLabel("Password", { exact: true }).press("Enter");
  await expect(page).toHaveURL("/login");
  await arrive();
  await expect(page.getByLabel("Username")).toHaveValue("admin");
  await submit(page).click();
  await expect(page).toHaveURL("/admin/blog");
});

test("an answer without a user is no login", async ({ page, watch }) => {
  watch.allow(/^console: Error: Login /);
  await page.route("**/api/auth/me", (route) =>
    route.fulfill({ json: { authenticated: false, user: null } }),
  );
  await open(page, "/login");
  await fillIn(page);
  for (const [answer, message] of [
    [{ message: "Login successful" }, "Login berhasil tapi gagal mendapatkan data pengguna"],
    [{ user: { username: "admin" } }, "Login gagal: Respons tidak valid"],
  ] as const) {
    await page.route(loginApi, (route) => route.fulfill({ json: answer }));
    await submit(page).click();
    await expect(page.getByRole("alert").filter({ hasText: message })).toBeVisible();
  }
  await expect(page).toHaveURL("/login");
});

test("a visitor who left the login while it was checked is not pulled into the staff area", async ({
  page,
}) => {
  await page.clock.install();
  await letIn(page);
  const release = await hold(page, loginApi);
  await open(page, "/login");
  await fillIn(page);
  await submit(page).click();
  await page.getByRole("link", { name: "Kembali ke Beranda" }).click();
  await expect(page).toHaveURL("/");
  await expect(page.getByLabel("Username")).toHaveCount(0);
  const calls = recordApiCalls(page);
  release();
  await expect(page.getByText("Login berhasil")).toBeVisible();
  await page.clock.fastForward(6000);
  await expect(page).toHaveURL("/");
  expect(calls).toEqual([]);
});

test.describe("when the script does not arrive", () => {
  test.use({ freshPage: true });

  test("the login says that it needs JavaScript and offers to reload", async ({ page, watch }) => {
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
