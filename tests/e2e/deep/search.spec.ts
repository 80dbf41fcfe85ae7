import { expectNothingCutOff } from "../cut-off";
import { expect, open, signIn, test } from "../journey";
import { storePost } from "../posts";

test("a search that fails in the browser says so and can be tried again", async ({ page, watch }) => {
  watch.allow(/500/);
  await open(page, "/search?q=website");
  await page.route("/search?q=hosting", (route) => route.fulfill({ status: 500, body: "Kesalahan" }));
  const question = page.getByRole("searchbox");
  await question.fill("hosting");
  await question.press("Enter");
  await expect(page.getByRole("alert").filter({ hasText: "Pencarian Gagal" })).toBeVisible();
  const again = page.getByRole("button", { name: "Coba Lagi" });
  await expect(again).toBeEnabled();
  await page.unroute("/search?q=hosting");
  await again.click();
  await expect(page.getByRole("main").getByRole("article").first()).toBeVisible();
});

test("no list cuts off a word of 192 letters", async ({ page }) => {
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
