import { expect, expectAccessible, hydrated, signIn, test } from "./journey";
import { storePost } from "./posts";
import { viewports } from "./viewports";

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

test("the banner over a published article stands on its own ground before anybody has touched the page", async ({
  page,
}) => {
  await signIn(page, "kontak");
  const { slug } = await storePost(page);
  await page.goto(`/blog/${slug}`);
  await hydrated(page);
  const banner = page.getByRole("complementary", { name: "Status artikel" });
  await expect(banner).toHaveCSS("background-color", "rgb(28, 25, 48)");
  await expect(banner).toHaveCSS("color", "rgb(251, 246, 238)");
  await expect(banner).toHaveCSS("border-radius", "14px");
  await expect(banner.getByRole("link")).toHaveCSS("text-decoration-color", "rgb(246, 168, 44)");
  await expectAccessible(page);
  // The page was untouched until here.
  await expect(page.locator('link[href*="/assets/style-"]')).toHaveJSProperty(
    "sheet.media.mediaText",
    "not all",
  );
});

test("at the end of a published article its banner covers no link, and has an edge on the footer's dark ground", async ({
  page,
}) => {
  await page.setViewportSize(viewports.phone);
  await signIn(page, "kontak");
  const { slug } = await storePost(page);
  await page.goto(`/blog/${slug}`);
  await hydrated(page);
  const banner = page.getByRole("complementary", { name: "Status artikel" });
  await expect(banner).toHaveCSS("box-shadow", "rgb(251, 246, 238) 0px 0px 0px 2px");
  const last = page.getByRole("contentinfo").getByRole("link").last();
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  const [link, cover] = [await last.boundingBox(), await banner.boundingBox()];
  expect((link?.y ?? 0) + (link?.height ?? 0)).toBeLessThanOrEqual(cover?.y ?? 0);
});
