import { expect, expectAccessible, hydrated, signIn, test } from "./journey";
import { storePost } from "./posts";

test("staff read an article under a banner with the way to its form, which no other page has", async ({
  page,
}) => {
  await signIn(page, "kontak");
  const draft = await storePost(page, { status: "draft" });
  await page.goto(`/blog/${draft.slug}`);
  const banner = page.getByRole("complementary", { name: "Status artikel" });
  await expect(banner).toContainText("Draf");
  await expect(page.getByRole("heading", { level: 1, name: draft.title })).toBeVisible();
  await expectAccessible(page);
  await banner.getByRole("link", { name: "Sunting" }).click();
  await expect(page).toHaveURL(`/admin/blog/edit/${draft.id}`);

  const post = await storePost(page);
  await page.goto(`/blog/${post.slug}`);
  await hydrated(page);
  await expect(banner).toContainText("Terbit");
  await page.getByRole("main").getByRole("link", { name: "Blog", exact: true }).first().click();
  await expect(page).toHaveURL("/blog");
  await expect(banner).toBeHidden();
});
