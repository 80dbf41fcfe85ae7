import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { expect, missingAt, open, signIn, test } from "./journey";
import { seededArticle } from "./loading";
import { storePost } from "./posts";

const paths = [
  ...["/", "/services", "/portfolio", "/pricing", "/contact", "/login"],
  ...["/blog", seededArticle, "/blog/tidak-ada", "/404", "/search?q=website", "/search?q=xyzxyz"],
];

const section = (name: string) => `<h2>${name}</h2><p>${"Kata demi kata dibaca pelan. ".repeat(60)}</p>`;
const longText = ["Satu", "Dua", "Tiga", "Empat"].map(section).join("");

/** Each element with its looks, and those of what is drawn of it besides, once nothing moves any more. */
function looks(page: Page): Promise<string[][]> {
  return page.evaluate(() => {
    for (const details of document.querySelectorAll("details")) {
      // Of one name only one is open.
      details.name = "";
      details.open = true;
    }
    const elements = [...document.querySelectorAll("body, body *:not(svg *)")];
    for (const animation of document.getAnimations()) animation.cancel();
    return elements.map((element) => {
      const drawn = [null, "::before", "::after"];
      if (element === document.body) drawn.push("::selection");
      if (element.matches("input, textarea")) drawn.push("::placeholder");
      const styles = drawn.map((part) => {
        const style = getComputedStyle(element, part);
        if (part && style.content === "none") return [];
        const seen = [...style].filter((name) => !name.startsWith("--"));
        return seen.map((name) => `${part ?? ""} ${name}: ${style.getPropertyValue(name)}`);
      });
      return [`${element.tagName}.${element.getAttribute("class")}`, ...styles.flat()];
    });
  });
}

/** Fails where the stylesheet of all pages changes anything that is to be seen, or the ring of what has the focus. */
async function expectNothingMissing(page: Page) {
  await page.keyboard.press("Tab");
  await expect(page.locator(":focus-visible")).toHaveCount(1);
  const before = await looks(page);
  const [, href] = /data-styles="([^"]+)"/.exec(readFileSync("dist/client/index.html", "utf8")) ?? [];
  await page.addStyleTag({ content: readFileSync(`dist/client${href}`, "utf8") });
  const after = await looks(page);
  const changed = after.map(([element, ...look], index) => {
    const [, ...was] = before[index] ?? [];
    return [element, ...look.filter((value) => !was.includes(value))].join(" ");
  });
  expect(changed.filter((line, index) => line !== after[index]?.[0])).toEqual([]);
}

/** Opens a page whose stylesheet never comes; the app takes it over all the same. */
async function openUnstyled(page: Page, path: string) {
  await page.route("**/assets/style-*.css*", () => {});
  await open(page, path);
}

for (const path of paths) {
  test(`${path} looks the same before its stylesheet has come, also once it is alive`, async ({
    page,
    watch,
  }) => {
    watch.allow(missingAt(path));
    await openUnstyled(page, path);
    await expectNothingMissing(page);
  });
}

test("an article with a list of its sections looks the same before its stylesheet has come", async ({
  page,
}) => {
  await signIn(page, "kontak");
  const { slug } = await storePost(page, { content: longText });
  await page.context().clearCookies();
  await openUnstyled(page, `/blog/${slug}`);
  await expect(page.getByRole("navigation", { name: "Daftar isi" })).toBeVisible();
  await expectNothingMissing(page);
});

test("a preview, one that has ended and an article that only staff see have all their styles", async ({
  page,
  watch,
}) => {
  watch.allow(missingAt("/pratinjau/"));
  await signIn(page, "kontak");
  const { id, slug } = await storePost(page, { status: "draft", content: longText });
  await page.goto(`/blog/${slug}`);
  await expectNothingMissing(page);
  const link = await page.request.post(`/api/blog/${id}/preview-links`, { data: {} });
  const { pathname } = new URL((await link.json()).url);
  await page.context().clearCookies();
  await page.goto(pathname);
  await expect(page.getByRole("heading", { name: "Beri Catatan" })).toBeVisible();
  await expectNothingMissing(page);
  await page.goto(`${pathname}x`);
  await expect(page.getByRole("heading", { level: 1, name: "404" })).toBeVisible();
  await expectNothingMissing(page);
});

test("the stylesheet of all pages holds once a page is touched, or has been reached from another", async ({
  page,
}) => {
  const sheet = page.locator('link[rel="stylesheet"]');
  await open(page, "/about");
  await expect(page.locator("html")).toHaveAttribute("data-alive");
  await expect(sheet).toHaveAttribute("media", "not all");
  await page.keyboard.press("Tab");
  await expect(sheet).toHaveAttribute("media", "all");

  await open(page, "/about");
  await expect(page.locator("html")).toHaveAttribute("data-alive");
  // Nobody touches anything: a script of another program follows the link.
  await page.locator('header a[href="/pricing"]').first().dispatchEvent("click");
  await expect(page).toHaveURL("/pricing");
  await expect(sheet).toHaveAttribute("media", "all");
});

test("what a form answers with has its styles, although nobody has touched the page before", async ({
  page,
}) => {
  await open(page, "/contact");
  await page.locator("#contact-form").evaluate((form: HTMLFormElement) => form.requestSubmit());
  const name = page.getByLabel("Nama");
  await expect(name).toHaveAttribute("aria-invalid", "true");
  await expect(page.locator('link[rel="stylesheet"]')).toHaveAttribute("media", "all");
});
