import type { Locator, Page } from "@playwright/test";
import { site } from "../../worker/contract/site";
import {
  alive,
  expect,
  expectAccessible,
  followMenu,
  hold,
  hydrated,
  open,
  refuse,
  signIn,
  test,
  unique,
} from "./journey";
import { deployAnew, lossPattern, markTab, withoutNetwork } from "./lost-files";

test.use({ freshPage: true });

/** Files of the app's code, without the one that fetches the others. */
const code = /\/assets\/(?!entry-)[^/]+\.js$/;

async function fillIn(page: Page, name: string) {
  await page.getByLabel("Nama Lengkap").fill(name);
  await page.getByLabel("Alamat Email").fill("siti@contoh.example");
  await page
    .getByLabel("Pesan", { exact: true })
    .fill("Saya ingin membuat toko online untuk kerajinan rotan.");
}

/** Ends the ten seconds that the stylesheet lets pass before a notice is seen. */
async function endWaiting(notice: Locator) {
  const delays = await notice.evaluate((element) =>
    element.ownerDocument
      .getAnimations()
      .filter(({ effect }) => (effect as KeyframeEffect).target?.contains(element))
      .map((animation) => {
        animation.finish();
        return animation.effect?.getTiming().delay;
      }),
  );
  expect(delays).toEqual([10_000]);
}

test.describe("a page whose app does not come", () => {
  test.beforeEach(async ({ page, watch }) => {
    watch.allow(lossPattern);
    await page.route(code, (route) => route.abort("internetdisconnected"));
  });

  test("says nothing of it, and its links and forms do what they say", async ({ page }) => {
    await page.goto("/blog");
    await expect(page.locator("html[data-app=missing]")).toHaveCount(1);
    await expect(page.getByRole("alert")).toHaveCount(0);
    await page.getByRole("searchbox", { name: "Cari artikel" }).fill("domain");
    await page.getByRole("searchbox", { name: "Cari artikel" }).press("Enter");
    await expect(page).toHaveURL("/search?q=domain");
    await page.getByRole("main").getByRole("article").first().getByRole("link").click();
    await expect(page.locator(".article-body")).toBeVisible();
    await followMenu(page, "Kontak");
    await fillIn(page, unique("Tanpa Aplikasi"));
    await page.locator("#contact-form").getByRole("button").click();
    await expect(page).toHaveURL("/thank-you");
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Terima Kasih");
    await expect(page.getByRole("alert")).toHaveCount(0);
  });

  test("comes to life later, when somebody does something and the connection is back", async ({ page }) => {
    await page.goto("/contact");
    await expect(page.locator("html[data-app=missing]")).toHaveCount(1);
    await page.getByLabel("Nama Lengkap").fill("Siti Rahma");
    await page.unroute(code);
    await page.keyboard.press("Tab");
    await hydrated(page);
    await alive(page.locator("#contact-form"));
    await expect(page.getByLabel("Nama Lengkap")).toHaveValue("Siti Rahma");
  });

  test("says on the login that it waits for its script, and offers to load it anew", async ({ page }) => {
    await page.goto("/login?next=%2Fadmin%2Fcontact");
    const notice = page.getByRole("alert").filter({ hasText: "Login memerlukan JavaScript" });
    await expect(notice).toBeVisible();
    await expect(page.getByRole("button", { name: "Login" })).toBeDisabled();
    await expectAccessible(page);
    await page.unroute(code);
    await notice.getByRole("link", { name: "Muat ulang" }).click();
    await expect(page).toHaveURL("/login?next=%2Fadmin%2Fcontact");
    await expect(page.getByRole("button", { name: "Login" })).toBeEnabled();
    await expect(notice).toHaveCount(0);
  });
});

for (const [path, text] of [
  ["/login", "Login memerlukan JavaScript"],
  ["/admin/blog?q=toko", "Area staf belum termuat"],
] as const) {
  test(`${path} says so too where not even the first file of its script comes`, async ({ page, watch }) => {
    watch.allow(lossPattern);
    await signIn(page, "admin");
    await page.route(/\/assets\/[^/]+\.js$/, (route) => route.abort("internetdisconnected"));
    await page.goto(path);
    const notice = page.getByRole("alert", { includeHidden: true }).filter({ hasText: text });
    await expect(notice).toBeHidden();
    await endWaiting(notice);
    await expect(notice).toBeVisible();
    await page.unroute(/\/assets\/[^/]+\.js$/);
    await notice.getByRole("link", { name: "Muat ulang" }).click();
    await expect(notice).toHaveCount(0);
    await expect(page).toHaveURL(path);
  });
}

test("a first file that did not come is asked for once more, and brings the page to life", async ({
  page,
  watch,
}) => {
  watch.allow(lossPattern);
  await page.route(/\/assets\/entry-/, (route) => route.abort("internetdisconnected"), { times: 1 });
  await page.goto("/about");
  await hydrated(page);
});

test("every late file of a public page may be missing: the move becomes an ordinary one", async ({
  page,
  watch,
}) => {
  watch.allow(lossPattern);
  await page.route(/\/assets\/(services|fetched-|arrival)[\w-]*\.js$/, (route) =>
    route.abort("internetdisconnected"),
  );
  await open(page, "/blog");
  const isSameTab = await markTab(page);
  await page.getByRole("button", { name: "SEO" }).click();
  await expect(page).toHaveURL("/blog?category=SEO");
  await expect(page.getByRole("main").getByRole("article").first()).toContainText("SEO");
  await expect.poll(isSameTab).toBe(false);
  await followMenu(page, "Layanan");
  await expect(page).toHaveURL("/services");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL("/blog?category=SEO");
  await expect(page.getByRole("main").getByRole("article").first()).toContainText("SEO");
});

test("a page is not shown under another one's title where what writes titles does not come", async ({
  page,
  watch,
}) => {
  watch.allow(lossPattern);
  const arrival = /\/assets\/arrival-[\w-]+\.js$/;
  await page.route(arrival, (route) => route.abort("internetdisconnected"));
  await open(page, "/about");
  const isSameTab = await markTab(page);
  await followMenu(page, "Layanan");
  await expect.poll(isSameTab).toBe(false);
  await expect(page).toHaveURL("/services");
  await expect(page).toHaveTitle(/Layanan/);
  await expect(page.locator("head link[rel=canonical]")).toHaveAttribute("href", `${site.url}/services`);
  // The next move tries again.
  await page.unroute(arrival);
  await hydrated(page);
  await markTab(page);
  await followMenu(page, "Harga");
  await expect(page).toHaveURL("/pricing");
  await expect(page).toHaveTitle(/^Harga/);
  await expect(page.locator("head link[rel=canonical]")).toHaveAttribute("href", `${site.url}/pricing`);
  expect(await isSameTab()).toBe(true);
});

test("the second step of a login whose code does not come says so, and the first one stays", async ({
  page,
  watch,
}) => {
  watch.allow(lossPattern);
  await page.route(/\/assets\/login-code-form-/, (route) => route.abort("internetdisconnected"));
  await page.route("**/api/auth/login", (route) =>
    route.fulfill({ json: { message: "Kode?", secondFactor: true } }),
  );
  await open(page, "/login");
  await page.getByLabel("Username").fill("admin");
  await page.getByLabel("Password", { exact: true }).fill("rahasia-uji");
  await page.getByRole("button", { name: "Login" }).click();
  await expect(page.getByText("Sebagian halaman ini belum bisa dimuat")).toBeVisible();
  await expect(page.getByLabel("Username")).toHaveValue("admin");
  await page.unroute(/\/assets\/login-code-form-/);
  await page.getByRole("button", { name: "Login" }).click();
  await expect(page.getByLabel("Kode verifikasi")).toBeFocused();
});

test("the error screen is left by the way back", async ({ page, watch }) => {
  watch.allow(/Error|Minified|rusak/);
  await open(page, "/about");
  await page.route(/\/assets\/services-[\w-]+\.js$/, (route) =>
    route.fulfill({
      contentType: "text/javascript",
      body: 'export default () => { throw new Error("rusak"); }; export const t = "";',
    }),
  );
  await followMenu(page, "Layanan");
  await expect(page.getByRole("alert")).toContainText("Halaman Gagal Ditampilkan");
  await expect(page.getByRole("contentinfo")).toBeVisible();
  await expectAccessible(page);
  await page.goBack();
  await expect(page.getByRole("alert")).toHaveCount(0);
  await expect(page.getByRole("main").getByRole("heading", { level: 1 })).toBeVisible();
  await followMenu(page, "Harga");
  await expect(page.getByRole("main").getByRole("heading", { level: 1 })).toBeVisible();
});

test("an open public page outlives a deployment: its moves load the new build, and its form is sent", async ({
  page,
  watch,
}) => {
  watch.allow(lossPattern);
  await open(page, "/contact");
  await alive(page.locator("#contact-form"));
  const missed = await deployAnew(page);
  const name = unique("Tab Lama");
  await fillIn(page, name);
  await page.locator("#contact-form").getByRole("button").click();
  await expect(page).toHaveURL("/thank-you");
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Terima Kasih");
  await hydrated(page);
  expect(missed.length).toBeGreaterThan(0);
  await expect(page.locator("script[data-entry]")).toHaveAttribute("data-entry", /^\/assets-new\/entry-/);
  await signIn(page, "kontak");
  const found = await page.request.get(`/api/contact?q=${encodeURIComponent(name)}`);
  expect(await found.json()).toHaveLength(1);
  // What the page fetches ahead may still be on its way.
  await page.unrouteAll({ behavior: "wait" });
});

test("a public page without a network stays readable, and its other forms lose nothing typed", async ({
  page,
  watch,
}) => {
  watch.allow(lossPattern);
  await open(page, "/blog");
  await withoutNetwork(page);
  await page.getByRole("textbox", { name: "Alamat email" }).fill("siti@contoh.example");
  await page.getByRole("button", { name: "Berlangganan" }).click();
  await expect(page.getByRole("textbox", { name: "Alamat email" })).toHaveValue("siti@contoh.example");
  await expect(page.getByRole("main").getByRole("article").first()).toBeVisible();
});

test("a login without a network keeps what was typed, says so, and can be sent again", async ({
  page,
  watch,
}) => {
  watch.allow(lossPattern);
  await refuse(
    page,
    "**/api/auth/login",
    { code: "unauthorized", message: "Username atau password salah" },
    401,
  );
  watch.allow(/401/);
  await open(page, "/login");
  const reconnect = await withoutNetwork(page);
  await page.getByLabel("Username").fill("admin");
  await page.getByLabel("Password", { exact: true }).fill("salah-sekali");
  const submit = page.getByRole("button", { name: "Login" });
  await submit.click();
  await expect(page.locator("[data-plain-toast]")).toContainText("Server tidak dapat dihubungi");
  await expect(page.getByLabel("Username")).toHaveValue("admin");
  await expect(page.getByLabel("Password", { exact: true })).toHaveValue("salah-sekali");
  await expect(submit).toBeFocused();
  await reconnect();
  await submit.click();
  await expect(page.getByText("Username atau password salah")).toBeVisible();
});

test("a list that finds no network says so, and comes when asked again", async ({ page, watch }) => {
  watch.allow(lossPattern);
  await page.route(/\/api\/blog/, (route) => route.abort("internetdisconnected"));
  await open(page, "/blog");
  await page.getByRole("button", { name: "SEO" }).click();
  await expect(page.getByRole("alert")).toContainText("Oops, Ada Masalah!");
  const again = page.getByRole("button", { name: "Coba Lagi" });
  // The page asks twice by itself: the move, and the list that it leads to.
  await expect(again).toBeEnabled();
  // The network is back only when the attempt has ended: what is on its way by then would come after all.
  const loseAgain = await hold(page, /\/api\/blog[/?]/);
  await again.click();
  await expect(again).toBeFocused();
  await expect(again).toHaveAttribute("aria-disabled", "true");
  loseAgain();
  await expect(again).toBeEnabled();
  await page.unroute(/\/api\/blog/);
  await again.click();
  await expect(page.getByRole("main").getByRole("article").first()).toContainText("SEO");
});
