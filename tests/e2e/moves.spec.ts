import type { Page } from "@playwright/test";
import { site } from "../../worker/contract/site";
import { expect, followMenu, hold, open, recordApiCalls, test } from "./journey";
import { seededArticle } from "./loading";
import { viewports } from "./viewports";

test.use({ freshPage: true });

const articleTitle = /^Riset Kata Kunci untuk Usaha Kecil/;

/** From now on each different sight of the page, frame by frame: its address, its title, its heading. */
async function recordSights(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const sights: string[] = [];
    const look = () => {
      const heading = document.querySelector("h1")?.textContent?.slice(0, 10);
      const sight = `${window.location.pathname} | ${document.title.slice(0, 10)} | ${heading}`;
      if (sights.at(-1) !== sight) sights.push(sight);
      requestAnimationFrame(look);
    };
    look();
    Object.assign(window, { sights });
  });
  return () => page.evaluate(() => (window as { sights?: string[] }).sights ?? []);
}

function articleLink(page: Page) {
  return page.getByRole("main").locator(`a[href="${seededArticle}"]`);
}

test("address, title, content and focus change together, when the page has come", async ({ page }) => {
  await open(page, "/about");
  const sights = await recordSights(page);
  const release = await hold(page, /\/assets\/services-[\w-]+\.js$/);
  await followMenu(page, "Layanan");
  await expect(page.getByRole("status")).toHaveText("Memuat halaman...");
  await expect(page).toHaveURL("/about");
  await expect(page).toHaveTitle(/^Tentang/);
  release();
  await expect(page).toHaveURL("/services");
  await expect(page.getByRole("main")).toBeFocused();
  await expect(page.getByRole("status")).toHaveCount(0);
  await expect
    .poll(sights)
    .toEqual([
      expect.stringMatching(/^\/about \| Tentang/),
      expect.stringMatching(/^\/services \| .*Layanan/),
    ]);
});

test("an article that takes longer than a second is shown without it, under no other page's title", async ({
  page,
}) => {
  await open(page, "/blog?category=SEO");
  const sights = await recordSights(page);
  const release = await hold(page, /\/api\/blog\/slug\//);
  await articleLink(page).click();
  await expect(page).toHaveURL(seededArticle);
  await expect(page).toHaveTitle(/^Memuat artikel/);
  await expect(page.locator("head link[rel=canonical]")).toHaveAttribute("href", site.url + seededArticle);
  const structured = await page.locator("head script[data-page]").allTextContents();
  expect(structured.join()).not.toContain("BlogPosting");
  release();
  await expect(page).toHaveTitle(articleTitle);
  await expect(page.locator(".article-body")).toBeVisible();
  await expect
    .poll(sights)
    .toEqual([
      expect.stringMatching(/^\/blog \| Artikel SE/),
      expect.stringMatching(/^\/blog\/\S+ \| Memuat art \| undefined/),
      expect.stringMatching(/^\/blog\/\S+ \| Riset Kata \| Riset Kata/),
    ]);
});

test("an article is shown before what stands below it has come", async ({ page }) => {
  await open(page, "/blog?category=SEO");
  const release = await hold(page, /\/api\/blog\?/);
  await articleLink(page).click();
  await expect(page.locator(".article-body")).toBeVisible();
  await expect(page).toHaveTitle(articleTitle);
  const related = page.locator("#related-title");
  await expect(related).toHaveCount(0);
  release();
  await expect(related).toBeVisible();
});

test("pressing a link fetches its code and its data, and letting go fetches nothing more", async ({
  page,
}) => {
  await open(page, "/blog?category=SEO");
  const calls = recordApiCalls(page);
  await articleLink(page).hover();
  await page.mouse.down();
  await expect.poll(() => calls.filter((call) => call.includes("/api/blog?")).length).toBe(1);
  expect(calls[0]).toContain("/api/blog/slug/");
  await expect(page).toHaveURL("/blog?category=SEO");
  const fetched = calls.length;
  await page.mouse.up();
  await expect(page).toHaveTitle(articleTitle);
  await expect(page.locator(".article-body")).toBeVisible();
  expect(calls).toHaveLength(fetched);
});

test("the ways back and forth ask for nothing, and show each page at once", async ({ page }) => {
  await open(page, "/blog?category=SEO");
  await articleLink(page).click();
  await expect(page.locator(".article-body")).toBeVisible();
  await followMenu(page, "Harga");
  await expect(page).toHaveTitle(/^Harga/);
  const asked: string[] = [];
  page.on("request", (request) => {
    if (["script", "fetch", "document"].includes(request.resourceType())) asked.push(request.url());
  });
  const sights = await recordSights(page);
  await page.goBack();
  await expect(page.locator(".article-body")).toBeVisible();
  await expect(page).toHaveTitle(articleTitle);
  await page.goBack();
  await expect(page.getByRole("main").getByRole("article").first()).toBeVisible();
  await page.goForward();
  await expect(page.locator(".article-body")).toBeVisible();
  expect(asked).toEqual([]);
  // No page stands under another one's title.
  for (const sight of await sights())
    expect(sight).toMatch(
      /^\/pricing \| Harga|^\/blog\/\S+ \| Riset Kata \| Riset Kata|^\/blog \| Artikel SE/,
    );
});

test("a link in a new tab opens one, and the page stays where it is", async ({ page }) => {
  await open(page, "/about");
  const opened = page.context().waitForEvent("page");
  await page
    .getByRole("contentinfo")
    .getByRole("link", { name: "Kebijakan Privasi" })
    .click({
      modifiers: ["ControlOrMeta"],
    });
  const tab = await opened;
  await expect(tab).toHaveURL("/privacy");
  await expect(page).toHaveURL("/about");
  await tab.close();
});

test.describe("on a screen that is touched", () => {
  test.use({ hasTouch: true, isMobile: true, viewport: viewports.phone });

  test("the code of the pages that links in view lead to comes before they are touched, the others' later", async ({
    page,
  }) => {
    const scripts: string[] = [];
    page.on("request", (request) => {
      if (request.resourceType() === "script") scripts.push(new URL(request.url()).pathname);
    });
    const hasCome = (name: string) => scripts.some((path) => path.startsWith(`/assets/${name}-`));
    await open(page, "/blog?category=SEO");
    const calls = recordApiCalls(page);
    await articleLink(page).scrollIntoViewIfNeeded();
    await expect.poll(() => hasCome("article")).toBe(true);
    await expect.poll(() => hasCome("arrival")).toBe(true);
    expect(hasCome("services")).toBe(false);
    expect(calls).toEqual([]);
    await page.getByRole("button", { name: "Buka menu" }).tap();
    await expect.poll(() => hasCome("services")).toBe(true);
    await expect(page).toHaveURL("/blog?category=SEO");
  });
});
