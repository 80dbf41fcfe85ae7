import { expectNothingCutOff } from "./cut-off";
import { expect, expectAccessible, open, signIn, test } from "./journey";
import { storePost } from "./posts";

test("a question leads to its hits, a hit to its article, and Back to the hits", async ({ page }) => {
  await open(page, "/search");
  const field = page.getByRole("searchbox", { name: "Kata kunci" });
  await field.fill("domain hosting");
  await field.press("Enter");
  await expect(page).toHaveURL("/search?q=domain+hosting");
  await expect(page).toHaveTitle('Cari "domain hosting" | Arunika Web');
  const title = "Memilih Domain dan Hosting yang Tepat untuk Bisnis Anda";
  const hit = page
    .getByRole("main")
    .getByRole("article")
    .filter({ has: page.getByRole("link", { name: title, exact: true }) });
  await expect(hit.locator("h3 mark").first()).toHaveText("Domain");
  await hit.getByRole("link").click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
  await page.goBack();
  await expect(field).toHaveValue("domain hosting");
  await expect(hit).toBeVisible();
});

test("a search without hits says so and leads on to a category", async ({ page }) => {
  await open(page, "/search?q=zzzxxy");
  await expect(page.getByRole("heading", { name: 'Tidak ada artikel untuk "zzzxxy"' })).toBeVisible();
  await expectAccessible(page);
  await page
    .getByRole("navigation", { name: "Telusuri per Kategori" })
    .getByRole("link", { name: /^SEO/ })
    .click();
  await expect(page).toHaveURL("/blog?category=SEO");
  await expect(page.getByRole("main").getByRole("article").first()).toContainText("SEO");
});

test("no list cuts off a word of 192 letters", { tag: "@deep" }, async ({ page }) => {
  await signIn(page, "kontak");
  // A title has at most 200 characters.
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

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the search works from the blog to an article", async ({ page }) => {
    await page.goto("/blog");
    await page.getByRole("searchbox", { name: "Cari artikel" }).fill("menghitung biaya website");
    await page.getByRole("search").getByRole("button", { name: "Cari" }).click();
    await expect(page).toHaveURL("/search?q=menghitung+biaya+website");
    const hits = page.getByRole("main").getByRole("article");
    await expect(hits.first().locator("mark").first()).toBeVisible();
    await hits.first().getByRole("link").click();
    await expect(page.locator(".article-body")).toBeVisible();
  });
});
