import {
  expect,
  expectAccessible,
  hold,
  hydrated,
  missingAt,
  open,
  recordApiCalls,
  signIn,
  test,
  toast,
} from "./journey";
import { markTab } from "./lost-files";
import { openForm, storePost } from "./posts";
import { viewports } from "./viewports";

const sessionApi = "**/api/auth/me";

test("the links into the staff area and out of it load the other app", async ({ page }) => {
  await signIn(page, "admin");
  await open(page, "/privacy");
  await page.getByRole("contentinfo").getByRole("link", { name: "Admin Blog" }).click();
  await expect(page.getByRole("heading", { name: "Manajemen Blog" })).toBeVisible();
  await expect(page).toHaveTitle(/^(\(\d+\) )?Manajemen Blog \| /);
  await page
    .getByRole("banner")
    .getByRole("link", { name: /ke beranda/ })
    .click();
  await expect(page).toHaveURL("/");
  await hydrated(page);
  await page.goBack();
  await expect(page.getByRole("heading", { name: "Manajemen Blog" })).toBeVisible();
});

test("each page of the staff area has its title, its page view and the focus", async ({ page }) => {
  await signIn(page, "admin");
  await open(page, "/admin/blog");
  for (const [link, path, title] of [
    ["Admin Kontak", "/admin/contact", "Daftar Kontak"],
    ["Aktivitas", "/admin/audit", "Catatan Aktivitas"],
    ["Staf", "/admin/staff", "Staf"],
    ["Akun Saya", "/admin/account", "Akun Saya"],
  ] as const) {
    await page.getByRole("navigation", { name: "Area staf" }).getByRole("link", { name: link }).click();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole("main")).toBeFocused();
    // In front of it stands how many enquiries are new.
    await expect(page).toHaveTitle(new RegExp(`^(\\(\\d+\\) )?${title} \\| Arunika Web$`));
  }
  const views = await page.evaluate(() =>
    (window.dataLayer ?? []).filter(({ event }) => event === "page_view").map((view) => view.page_path),
  );
  expect(views).toEqual(["/admin/blog", "/admin/contact", "/admin/audit", "/admin/staff", "/admin/account"]);
});

test("the skip link of the staff area leads past its menu", async ({ page }) => {
  await signIn(page, "admin");
  await open(page, "/admin/account");
  await expect(page.getByRole("heading", { name: "Akun Saya" })).toBeVisible();
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: "Lewati ke konten utama" });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await expectAccessible(page);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
  await expect(page.getByRole("heading", { name: "Akun Saya" })).toBeVisible();
});

test("the session is checked again on another page, but not within ten seconds, and a check without a connection turns nobody away", async ({
  page,
  watch,
}) => {
  watch.allow(/ERR_FAILED|Failed to fetch/);
  await page.clock.install();
  const now = Date.now();
  await page.clock.setFixedTime(now);
  await signIn(page, "admin");
  await open(page, "/admin/account");
  await expect(page.getByRole("heading", { name: "Akun Saya" })).toBeVisible();
  const calls = recordApiCalls(page);
  const checks = () => calls.filter((call) => call.includes("/auth/me")).length;
  const menu = page.getByRole("navigation", { name: "Area staf" });
  await menu.getByRole("link", { name: "Aktivitas" }).click();
  await expect(page.getByRole("heading", { name: "Catatan Aktivitas" })).toBeVisible();
  expect(checks()).toBe(0);

  await page.clock.setFixedTime(now + 11_000);
  await page.route(sessionApi, (route) => route.abort());
  await menu.getByRole("link", { name: "Akun Saya" }).click();
  await expect.poll(checks).toBe(1);
  await expect(page.getByRole("heading", { name: "Akun Saya" })).toBeVisible();

  await page.unroute(sessionApi);
  await page.route(sessionApi, (route) => route.fulfill({ json: { authenticated: false, user: null } }));
  await menu.getByRole("link", { name: "Aktivitas" }).click();
  await expect(page).toHaveURL("/login?next=%2Fadmin%2Faudit");
  await expect(toast(page)).toContainText("Akses Dibatasi");
});

test("a toast that is handed over brings the next page to life, and a reload does not show it again", async ({
  page,
}) => {
  await page.goto("/admin/blog");
  await expect(page).toHaveURL(/\/login\?next=/);
  await expect(toast(page)).toContainText("Akses Dibatasi");
  await page.reload();
  await hydrated(page);
  await expect(page.locator("[data-sonner-toast]")).toHaveCount(0);
});

test("an address that is no page of the staff area is the 404 page", async ({ page, watch }) => {
  watch.allow(missingAt("/admin/tidak-ada"));
  await signIn(page, "admin");
  await page.goto("/admin/tidak-ada");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("404");
});

test("a page whose code does not come says so and offers to load it anew", async ({ page, watch }) => {
  watch.allow(/ERR_FAILED|Failed to fetch|dynamically imported/);
  await signIn(page, "admin");
  await open(page, "/admin/account");
  await page.route(/\/assets\/audit-[\w-]+\.js$/, (route) => route.abort());
  await page.getByRole("link", { name: "Aktivitas" }).click();
  await expect(page.getByRole("alert")).toContainText("Halaman Gagal Ditampilkan");
  await expect(page.getByRole("button", { name: "Muat Ulang" })).toBeVisible();
  await expectAccessible(page);
  await page.unroute(/\/assets\/audit-[\w-]+\.js$/);
  await page.getByRole("button", { name: "Muat Ulang" }).click();
  await expect(page.getByRole("heading", { name: "Catatan Aktivitas" })).toBeVisible();
});

test("a page whose code did not come is there without a reload when its link is followed again", async ({
  page,
  watch,
}) => {
  watch.allow(/ERR_FAILED|Failed to fetch|Sebagian halaman ini belum bisa dimuat/);
  const audit = /\/assets\/audit-[\w-]+\.js$/;
  await signIn(page, "admin");
  await open(page, "/admin/account");
  const isSameTab = await markTab(page);
  await page.route(audit, (route) => route.abort());
  await page.getByRole("link", { name: "Aktivitas" }).click();
  await expect(page.getByRole("alert")).toContainText("Halaman Gagal Ditampilkan");
  await page.unroute(audit);
  await page.getByRole("link", { name: "Akun" }).first().click();
  await expect(page.getByRole("heading", { name: "Akun Saya" })).toBeVisible();
  await page.getByRole("link", { name: "Aktivitas" }).click();
  await expect(page.getByRole("heading", { name: "Catatan Aktivitas" })).toBeVisible();
  expect(await isSameTab()).toBe(true);
});

test("a drawer whose code did not come opens without a reload when it is asked for again", async ({
  page,
  watch,
}) => {
  watch.allow(/ERR_FAILED|Failed to fetch|Sebagian halaman ini belum bisa dimuat/);
  const history = /\/assets\/history-drawer-[\w-]+\.js$/;
  await signIn(page, "admin");
  const post = await storePost(page);
  await openForm(page, post.id);
  await page.route(history, (route) => route.abort());
  await page.getByLabel("Judul", { exact: true }).fill("Judul yang belum disimpan");
  await page.getByRole("button", { name: "Riwayat" }).click();
  await expect(toast(page)).toContainText("Sebagian halaman ini belum bisa dimuat");
  await page.unroute(history);
  await page.getByRole("button", { name: "Riwayat" }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await expect(page.getByLabel("Judul", { exact: true })).toHaveValue("Judul yang belum disimpan");
});

test("a logout ends at the home page with its toast, whatever else was under way", async ({ page }) => {
  await signIn(page, "admin");
  await page.route("**/api/auth/logout", (route) => route.fulfill({ status: 204 }));
  const calls = recordApiCalls(page);
  await open(page, "/admin/blog");
  // A search that would start a moment later, and a second click before the first is dealt with.
  await page.getByLabel("Cari judul").fill("toko");
  await page.getByRole("button", { name: "Logout" }).dblclick();
  await expect(page).toHaveURL("/");
  await expect(toast(page)).toContainText("Logout berhasil");
  expect(calls.filter((call) => call.includes("logout"))).toEqual(["POST /api/auth/logout"]);
});

test("a session that ends while the next page is on its way leads to the login", async ({ page }) => {
  await page.clock.install();
  await signIn(page, "admin");
  await open(page, "/admin/blog");
  await expect(page.getByRole("heading", { name: "Manajemen Blog" })).toBeVisible();
  // Before the clock goes on: a part of the page that comes late would ask too, and still be answered who is signed in.
  await page.route(sessionApi, (route) => route.fulfill({ json: { authenticated: false, user: null } }));
  const release = await hold(page, sessionApi);
  await page.clock.fastForward(11_000);
  const arrive = await hold(page, /\/assets\/account-[\w-]+\.js$/);
  const menu = page.getByRole("navigation", { name: "Area staf" });
  await menu.getByRole("link", { name: "Admin Kontak" }).click();
  await expect(page.getByRole("heading", { name: "Daftar Kontak" })).toBeVisible();
  await menu.getByRole("link", { name: "Akun Saya" }).click();
  release();
  await expect(page).toHaveURL(/\/login\?next=/);
  await expect(toast(page)).toContainText("Akses Dibatasi");
  arrive();
});

test("on a phone the menu of the staff area shows on which side it goes on", async ({ page }) => {
  await page.setViewportSize(viewports.phone);
  await signIn(page, "admin");
  await open(page, "/admin/blog");
  const list = page.getByRole("navigation", { name: "Area staf" }).getByRole("list");
  await expect(list.getByRole("link", { name: "Staf", exact: true })).toBeAttached();
  await expect(list).toHaveAttribute("data-after");
  await expect(list).not.toHaveAttribute("data-before");
  await list.evaluate((element) => element.scrollTo({ left: element.scrollWidth }));
  await expect(list).not.toHaveAttribute("data-after");
  await expect(list).toHaveAttribute("data-before");
  await page.setViewportSize(viewports.desktop);
  await expect(list).not.toHaveAttribute("data-before");
});

test("a menu that was scrolled stays where it is when the links of an owner come late", async ({ page }) => {
  await page.setViewportSize(viewports.phone);
  await signIn(page, "admin");
  const release = await hold(page, sessionApi);
  await page.goto("/admin/blog");
  const list = page.getByRole("navigation", { name: "Area staf" }).getByRole("list");
  await expect(list).toHaveAttribute("data-after");
  await list.evaluate((element) => element.scrollTo({ left: element.scrollWidth }));
  await expect(list).toHaveAttribute("data-before");
  const left = await list.evaluate((element) => element.scrollLeft);
  release();
  await expect(list.getByRole("link", { name: "Staf", exact: true })).toBeAttached();
  expect(await list.evaluate((element) => element.scrollLeft)).toBe(left);
});
