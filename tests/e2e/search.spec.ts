import { expectNothingCutOff } from "./cut-off";
import { expect, expectAccessibleAtEachWidth, open, recordApiCalls, refuse, signIn, test } from "./journey";
import { storePost } from "./posts";

for (const path of ["/search", "/search?q=website", "/search?q=zzzxxy"]) {
  test(`${path} is accessible, fits each screen and asks the API for nothing`, async ({ page }) => {
    const calls = recordApiCalls(page);
    await open(page, path);
    await page.waitForLoadState("networkidle");
    expect(calls).toEqual([]);
    await expectAccessibleAtEachWidth(page);
  });
}

test("a question leads to its hits, a hit to its article, and Back to the hits", async ({ page }) => {
  await open(page, "/search");
  await page.getByRole("searchbox", { name: "Kata kunci" }).fill("domain hosting");
  await page.getByRole("searchbox", { name: "Kata kunci" }).press("Enter");
  await expect(page).toHaveURL("/search?q=domain+hosting");
  await expect(page).toHaveTitle('Cari "domain hosting" | Arunika Web');
  const title = "Memilih Domain dan Hosting yang Tepat untuk Bisnis Anda";
  const hit = page.getByRole("main").getByRole("article").first();
  await expect(hit.locator("h3 mark").first()).toHaveText("Domain");
  await hit.getByRole("link").click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
  await page.goBack();
  await expect(page.getByRole("searchbox", { name: "Kata kunci" })).toHaveValue("domain hosting");
  await expect(hit.getByRole("link")).toHaveText(title);
});

test("a search that finds nothing leads on to a category", async ({ page }) => {
  await open(page, "/search?q=zzzxxy");
  await expect(page.getByRole("heading", { name: 'Tidak ada artikel untuk "zzzxxy"' })).toBeVisible();
  await page
    .getByRole("navigation", { name: "Telusuri per kategori" })
    .getByRole("link", { name: /^SEO/ })
    .click();
  await expect(page).toHaveURL("/blog?category=SEO");
  await expect(page.getByRole("main").getByRole("article").first()).toContainText("SEO");
});

test("a search that fails in the browser says so and can be tried again", async ({ page, watch }) => {
  watch.allow(/500/);
  await open(page, "/search?q=website");
  await refuse(page, /\/api\/blog\/search/, {});
  // As after a step in the history to a question that this page was not made for.
  await page.evaluate(() => {
    window.history.pushState({}, "", "/search?q=hosting");
    window.dispatchEvent(new PopStateEvent("popstate", { state: {} }));
  });
  await expect(page.getByRole("alert").filter({ hasText: "Pencarian Gagal" })).toBeVisible();
  const again = page.getByRole("button", { name: "Coba Lagi" });
  // The page asks twice by itself: the move, and the search that it leads to.
  await expect(again).toBeEnabled();
  await page.unroute(/\/api\/blog\/search/);
  await again.click();
  await expect(page.getByRole("main").getByRole("article").first()).toBeVisible();
});

test("a word of 192 letters is cut off in no list: not in a search, a category, or below an article", async ({
  page,
}) => {
  await signIn(page, "kontak");
  const term = `k${crypto.randomUUID().slice(0, 6)}`;
  const word = "pertanggungjawaban".repeat(11).slice(0, 192);
  const values = { category: term, title: `${term} ${word}`, summary: `Ringkasan ${word}.` };
  const [first] = await Promise.all([
    storePost(page, values),
    storePost(page, values),
    storePost(page, values),
  ]);
  for (const path of [`/search?q=${term}`, `/blog?category=${term}`, `/blog/${first?.slug}`]) {
    await open(page, path);
    await expect(page.getByRole("main").getByText(word).first()).toBeVisible();
    await expectNothingCutOff(page);
  }
});
