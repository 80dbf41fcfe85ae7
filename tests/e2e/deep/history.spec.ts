import type { Page } from "@playwright/test";
import { expect, hydrated, open, signIn, test, unique } from "../journey";
import { storePost } from "../posts";
import { viewports } from "../viewports";

const scrollTop = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

async function scrollTo(page: Page, top: number) {
  await page.evaluate((wanted) => window.scrollTo({ top: wanted, behavior: "instant" }), top);
  await expect.poll(() => scrollTop(page)).toBe(top);
}

for (const [width, viewport] of Object.entries(viewports))
  test(`a reload stays at its place, and Back after it returns to the place in the list (${width})`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await signIn(page, "admin");
    const category = unique("Kembali").replace(" ", "-");
    const content = "<p>Isi artikel yang cukup panjang untuk digulung.</p>".repeat(40);
    const [post] = await Promise.all(Array.from({ length: 7 }, () => storePost(page, { category, content })));
    const list = `/blog?category=${category}`;
    await open(page, list);
    await scrollTo(page, 900);
    await page.getByRole("link", { name: post?.title ?? "" }).evaluate((link: HTMLElement) => link.click());
    await expect(page.locator(".article-body")).toBeVisible();
    await expect.poll(() => scrollTop(page)).toBe(0);
    await scrollTo(page, 400);
    // The browser notes where the parts of a page are seen, so the page must have stopped moving.
    await page.getByRole("main").evaluate((main) => {
      for (const animation of main.getAnimations()) animation.finish();
    });
    await page.reload();
    await hydrated(page);
    // The browser keeps what is read in its place when the brand's face comes: two pixels further up.
    await expect.poll(async () => Math.abs((await scrollTop(page)) - 400)).toBeLessThan(5);
    await page.goBack();
    await expect(page).toHaveURL(list);
    await expect(page.getByRole("main").getByRole("article").first()).toBeVisible();
    await expect.poll(() => scrollTop(page)).toBe(900);
  });
