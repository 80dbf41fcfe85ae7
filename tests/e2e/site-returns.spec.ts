import type { Page } from "@playwright/test";
import { expect, hold, hydrated, open, recordApiCalls, refuse, signIn, test, unique } from "./journey";
import { storePost } from "./posts";
import { viewports } from "./viewports";

const scrollTop = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

async function scrollTo(page: Page, top: number) {
  await page.evaluate((wanted) => window.scrollTo({ top: wanted, behavior: "instant" }), top);
  await expect.poll(() => scrollTop(page)).toBe(top);
}

for (const [width, viewport] of Object.entries(viewports))
  test(`a reload stays where the page stood, and after it the way back leads to where that page stood (${width})`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    // A list that no other journey changes.
    await signIn(page, "admin");
    const category = unique("Kembali").replace(" ", "-");
    const content = "<p>Isi artikel yang cukup panjang untuk digulung.</p>".repeat(40);
    const [post] = await Promise.all(Array.from({ length: 7 }, () => storePost(page, { category, content })));
    const list = `/blog?category=${category}`;
    await open(page, list);
    await scrollTo(page, 900);
    await page.getByRole("link", { name: post?.title ?? "" }).evaluate((link: HTMLElement) => link.click());
    await expect(page.locator(".article-body")).toBeVisible();
    await scrollTo(page, 400);
    // While a page enters, the browser takes down where its parts are seen, and not where they stand.
    await page.getByRole("main").evaluate((main) => {
      for (const animation of main.getAnimations()) animation.finish();
    });
    await page.reload();
    await hydrated(page);
    await expect.poll(() => scrollTop(page)).toBe(400);
    await page.goBack();
    await expect(page).toHaveURL(list);
    await expect(page.getByRole("main").getByRole("article").first()).toBeVisible();
    await expect.poll(() => scrollTop(page)).toBe(900);
  });

test("an anchor that is no valid escape breaks nothing", async ({ page }) => {
  await open(page, "/pricing#50%");
  await page.getByRole("contentinfo").getByRole("link", { name: "Kebijakan Privasi" }).click();
  await expect(page).toHaveTitle(/^Kebijakan Privasi/);
  await page.goBack();
  await expect(page).toHaveURL("/pricing#50%");
  await expect(page).toHaveTitle(/^Harga/);
  await expect(page.getByRole("main").getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByRole("alert")).toHaveCount(0);
});

test("the footer's year is today's in Jakarta, whenever the page was made", async ({ page }) => {
  await page.clock.install({ time: new Date("2031-12-31T17:30:00Z") });
  await open(page, "/about");
  await expect(page.getByRole("contentinfo")).toContainText("© 2032 Arunika Web");
  await expect(page.getByRole("contentinfo").getByText("2032")).toHaveCount(1);
});

test("with reduced motion a spinner stands still, and says what it waits for", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page, "/search?q=website");
  const answer = await hold(page, /\/api\/blog\/search/);
  await page.evaluate(() => {
    window.history.pushState({}, "", "/search?q=hosting");
    window.dispatchEvent(new PopStateEvent("popstate", { state: {} }));
  });
  const spinner = page.getByRole("status").filter({ hasText: "Mencari artikel..." });
  await expect(spinner).toBeVisible();
  const animations = await spinner.evaluate((element) => element.getAnimations({ subtree: true }).length);
  expect(animations).toBe(0);
  answer();
  await expect(page.getByRole("main").getByRole("article").first()).toBeVisible();
});

test("who has left the login while it was checked is not pulled into the staff area", async ({ page }) => {
  await page.clock.install();
  await page.route("**/api/auth/login", (route) =>
    route.fulfill({
      json: { user: { id: 1, username: "admin", name: "Staf", isAdmin: true }, message: "Login successful" },
    }),
  );
  const answer = await hold(page, "**/api/auth/login");
  await open(page, "/login");
  await page.getByLabel("Username").fill("admin");
  await page.getByLabel("Password", { exact: true }).fill("rahasia-uji");
  await page.getByRole("button", { name: "Login" }).click();
  await page.getByRole("link", { name: "Kembali ke Beranda" }).click();
  await expect(page).toHaveURL("/");
  await expect(page.getByLabel("Username")).toHaveCount(0);
  const calls = recordApiCalls(page);
  answer();
  await expect(page.getByText("Login berhasil")).toBeVisible();
  await page.clock.fastForward(6000);
  await expect(page.getByText("Login berhasil")).toHaveCount(0);
  await expect(page).toHaveURL("/");
  expect(calls).toEqual([]);
});

test("the steps of a login keep the focus in the form, also when a code is refused or taken back", async ({
  page,
  watch,
}) => {
  watch.allow(/429|401/);
  await page.route("**/api/auth/login", (route) =>
    route.fulfill({ json: { message: "Kode?", secondFactor: true } }),
  );
  await refuse(
    page,
    "**/api/auth/login/code",
    { code: "rate_limited", message: "Terlalu banyak percobaan." },
    429,
  );
  await open(page, "/login");
  const submit = page.getByRole("button", { name: "Login", exact: true });
  await page.getByLabel("Username").fill("admin");
  await page.getByLabel("Password", { exact: true }).fill("rahasia-uji");
  await submit.click();
  const code = page.getByLabel("Kode verifikasi");
  await expect(code).toBeFocused();
  await code.fill("123456");
  await page.getByRole("button", { name: "Verifikasi" }).click();
  await expect(page.getByText("Terlalu banyak percobaan.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Verifikasi" })).toBeFocused();
  await page.getByRole("button", { name: "Kembali ke username dan password" }).click();
  await expect(page.getByLabel("Password", { exact: true })).toBeFocused();
  await page.unroute("**/api/auth/login");
  await refuse(
    page,
    "**/api/auth/login",
    { code: "unauthorized", message: "Username atau password salah" },
    401,
  );
  await page.getByLabel("Password", { exact: true }).fill("salah-sekali");
  await submit.click();
  await expect(page.getByText("Username atau password salah")).toBeVisible();
  await expect(submit).toBeFocused();
});
