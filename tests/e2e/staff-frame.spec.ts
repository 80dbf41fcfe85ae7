import { expectNothingCutOff } from "./cut-off";
import { findContacts } from "./enquiries";
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  hold,
  hydrated,
  missingAt,
  open,
  recordApiCalls,
  refuse,
  shortenLists,
  signIn,
  storeContact,
  test,
  toast,
  unique,
} from "./journey";
import { storePost } from "./posts";
import { viewports } from "./viewports";

const sessionApi = "**/api/auth/me";

test("a visitor is sent to the login after one check of the session", async ({ page }) => {
  const release = await hold(page, sessionApi);
  const calls = recordApiCalls(page);
  await page.goto("/admin/contact");
  await expect(page.getByRole("status").getByRole("heading", { level: 1 })).toHaveText(
    "Memverifikasi akses...",
  );
  await expect(page.getByRole("heading", { name: "Daftar Kontak" })).toHaveCount(0);
  release();
  await expect(toast(page)).toContainText("Akses Dibatasi");
  await expect(toast(page)).toContainText("Silakan login terlebih dahulu untuk mengakses halaman admin");
  await expect(page).toHaveURL("/login?next=%2Fadmin%2Fcontact");
  expect(calls).toEqual(["GET /api/auth/me"]);
});

test("links lead into the staff area, out of it, and back", async ({ page }) => {
  await signIn(page, "admin");
  await open(page, "/privacy");
  await page.getByRole("contentinfo").getByRole("link", { name: "Admin Blog" }).click();
  await expect(page.getByRole("heading", { name: "Manajemen Blog" })).toBeVisible();
  await expect(page).toHaveTitle(/^(\(\d+\) )?Manajemen Blog \| /);
  await page.getByRole("banner").getByRole("link", { name: "Buka Website" }).click();
  await expect(page).toHaveURL("/");
  await hydrated(page);
  await page.goBack();
  await expect(page.getByRole("heading", { name: "Manajemen Blog" })).toBeVisible();
});

test("each staff page has its title, page view, focus and skip link", async ({ page }) => {
  await signIn(page, "admin");
  await open(page, "/admin/blog");
  for (const [link, path, title] of [
    ["Admin Kontak", "/admin/contact", "Daftar Kontak"],
    ["Aktivitas", "/admin/audit", "Aktivitas"],
    ["Kesehatan", "/admin/kesehatan", "Kesehatan"],
    ["Staf", "/admin/staff", "Staf"],
    ["Laporan", "/admin/contact/angka", "Laporan"],
    ["Hari ini", "/admin", "Hari ini"],
  ] as const) {
    await page.getByRole("navigation", { name: "Area staf" }).getByRole("link", { name: link }).click();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole("main")).toBeFocused();
    // The number of new enquiries may stand before the title.
    await expect(page).toHaveTitle(new RegExp(`^(\\(\\d+\\) )?${title} \\| Arunika Web$`));
  }
  const views = await page.evaluate(() =>
    (window.dataLayer ?? []).filter(({ event }) => event === "page_view").map((view) => view.page_path),
  );
  expect(views).toEqual([
    "/admin/blog",
    "/admin/contact",
    "/admin/audit",
    "/admin/kesehatan",
    "/admin/staff",
    "/admin/contact/angka",
    "/admin",
  ]);

  await open(page, "/admin/account");
  await expect(page.getByRole("heading", { name: "Akun Saya" })).toBeVisible();
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: "Lewati ke konten utama" });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await expectAccessible(page);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
});

test("an unknown address in the staff area shows the 404 page", async ({ page, watch }) => {
  watch.allow(missingAt("/admin/tidak-ada"));
  await signIn(page, "admin");
  await page.goto("/admin/tidak-ada");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("404");
});

test("a logout that fails ends the session in the browser all the same", async ({ page, watch }) => {
  watch.allow(/500/);
  await signIn(page, "admin");
  await refuse(page, "**/api/auth/logout", { message: "Rusak" });
  await open(page, "/admin/contact");
  await page.getByRole("button", { name: "Logout" }).click();
  await expect(toast(page)).toContainText("Logout gagal");
  await expect(page).toHaveURL("/login");
});

test("what waits is one click from Hari ini, and Ctrl+K finds an article, a person and a screen", async ({
  page,
}) => {
  await signIn(page, "admin");
  const title = unique("Temuan");
  const post = await storePost(page, { title, status: "review" });
  const name = await storeContact(page);
  await open(page, "/admin");
  await page
    .getByRole("main")
    .getByRole("link", { name: /artikel menunggu tinjauan/ })
    .click();
  await expect(page).toHaveURL("/admin/tinjauan");
  await expect(page.getByRole("heading", { name: "Tinjauan", exact: true })).toBeVisible();

  const search = page.getByRole("combobox", { name: "Cari artikel, kontak, gambar, atau halaman" });
  await page.keyboard.press("Control+k");
  await search.fill(name);
  const inTexts = /^Cari “.*” di isi artikel/;
  await expect(page.getByRole("option")).toHaveText([new RegExp(name), inTexts]);
  // What was found for other words goes with the first letter.
  const release = await hold(page, "**/api/find");
  await search.fill(title);
  await expect(page.getByRole("status").filter({ hasText: "Mencari…" })).toBeVisible();
  await expect(page.getByRole("option")).toHaveCount(0);
  release();
  await expect(page.getByRole("option")).toHaveText([new RegExp(`${title}.*Artikel`), inTexts]);
  await expectAccessible(page);
  await search.press("Enter");
  await expect(page).toHaveURL(`/admin/blog/edit/${post.id}`);
  await page.keyboard.press("Control+k");
  await search.fill("halaman layanan & harga");
  await page.getByRole("option", { name: inTexts }).click();
  await expect(page.getByLabel("Cari artikel")).toHaveValue("halaman layanan & harga");
  await page.keyboard.press("Control+k");
  await search.fill("lapo");
  await search.press("ArrowDown");
  await search.press("Enter");
  await expect(page).toHaveURL("/admin/contact/angka");
});

test("the dark theme of the system has no text too pale to read, in the frame, a list, a form and a dialog", {
  tag: "@deep",
}, async ({ page }) => {
  await page.emulateMedia({ colorScheme: "dark" });
  await signIn(page, "admin");
  await shortenLists(page);
  for (const [path, heading] of [
    ["/admin/contact", "Daftar Kontak"],
    ["/admin/blog/new", "Buat Blog Post"],
  ] as const) {
    await open(page, path);
    await expect(page.getByRole("heading", { level: 1, name: heading })).toBeVisible();
    await expectAccessible(page);
  }
  await page.keyboard.press("Control+k");
  await expect(page.getByRole("dialog")).toBeVisible();
  await expectAccessible(page);
});

test("on a phone with text of twice the size nothing leaves the view, and no bar covers what is to be done", {
  tag: "@deep",
}, async ({ page }) => {
  await page.setViewportSize(viewports.phone);
  await signIn(page, "admin");
  await storePost(page, { title: unique("Besar"), status: "review" });
  const sender = await storeContact(page, { phoneNumber: "0812-5550-1203" });
  const [enquiry] = await findContacts(page, sender);
  const button = (name: string | RegExp) => page.getByRole("button", { name });
  for (const [path, action] of [
    ["/admin/blog", page.getByRole("link", { name: "Buat Post Baru" })],
    ["/admin/blog/new", button("Buat Blog Post")],
    ["/admin/tinjauan", button(/^Setujui/)],
    [`/admin/contact/${enquiry?.id}`, button("WhatsApp")],
    ["/admin/contact/angka", page.getByRole("link", { name: "90 hari" })],
    ["/admin/pustaka", button("Unggah Gambar")],
    ["/admin/situs", button("Simpan Perubahan")],
  ] as const) {
    await open(page, path);
    await page.addStyleTag({ content: "html { font-size: 200% !important }" });
    await action.first().click({ trial: true });
    await expectNoSidewaysScroll(page);
    await expectNothingCutOff(page);
    for (const bar of await page.locator("[data-thumb-bar]").all()) {
      const { height = 0 } = (await bar.boundingBox()) ?? {};
      expect(height, path).toBeLessThan(viewports.phone.height / 3);
    }
  }
});

test("on a phone the bar of places makes room for what is decided", async ({ page }) => {
  await page.setViewportSize(viewports.phone);
  await signIn(page, "admin");
  await open(page, "/admin");
  const places = page.getByRole("navigation", { name: "Area staf" });
  await expect(places.getByRole("link")).toHaveText([/Hari ini/, /Kontak/, /Tinjauan/, /Artikel/]);
  await places.getByRole("button", { name: "Lainnya" }).click();
  await page.getByRole("menuitem", { name: "Pustaka" }).click();
  await expect(page).toHaveURL("/admin/pustaka");
  await open(page, "/admin/blog/new");
  await expect(page.getByRole("button", { name: "Buat Blog Post" })).toBeInViewport({ ratio: 1 });
  await expect(places).toBeHidden();
});
