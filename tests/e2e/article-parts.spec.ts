import type { Page } from "@playwright/test";
import { site } from "../../worker/contract/site";
import { expect, expectAccessible, hold, open, recordApiCalls, signIn, test } from "./journey";
import { storePost } from "./posts";

const section = (name: string) => `<h2>${name}</h2><p>${"Kata demi kata dibaca pelan. ".repeat(60)}</p>`;

/** Stores an article of staff and opens it as a visitor. */
async function openNewArticle(page: Page, content: string) {
  await signIn(page, "kontak");
  const post = await storePost(page, { content });
  await page.context().clearCookies();
  await open(page, `/blog/${post.slug}`);
  return post;
}

test("a long article names its author and leads to its sections, which stop below the header", async ({
  page,
}) => {
  await openNewArticle(page, ["Satu", "Dua", "Tiga", "Empat"].map(section).join(""));
  await expect(page.getByText("Oleh Staf Kontak Lokal")).toBeVisible();
  await expect(page.getByText("Baca 6 menit")).toBeVisible();
  const contents = page.getByRole("navigation", { name: "Daftar isi" });
  await expect(contents.getByRole("link")).toHaveCount(0);
  await contents.getByText("Daftar Isi").click();
  await expectAccessible(page);
  await contents.getByRole("link", { name: "Tiga" }).click();
  await expect(page).toHaveURL(/#bagian-tiga$/);
  const heading = page.getByRole("heading", { name: "Tiga" });
  await expect(heading).toBeInViewport();
  const header = await page.getByRole("banner").boundingBox();
  const place = await heading.boundingBox();
  expect(place?.y).toBeGreaterThan((header?.y ?? 0) + (header?.height ?? 0));
  expect(place?.y).toBeLessThan(200);
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

test("the text that came in the page is what is shown when one comes back to it by the app", async ({
  page,
}) => {
  const sections = ["Satu", "Dua", "Tiga", "Empat"].map(section).join("");
  const { slug } = await openNewArticle(
    page,
    `${sections}<table><tr><td>Biaya &amp; waktu</td></tr></table>`,
  );
  const shown = () =>
    page
      .locator("article :is(.article-body, .article-contents ol)")
      .evaluateAll((elements) => elements.map(({ innerHTML }) => innerHTML));
  const came = await shown();
  expect(came.map((html) => html.includes("bagian-dua"))).toEqual([true, true]);
  await page.locator('article nav a[href="/blog"]').click();
  await expect(page).toHaveURL("/blog");
  await page.evaluate(() => Object.assign(window, { isStillHere: true }));
  const calls = recordApiCalls(page);
  await page.goBack();
  await expect(page).toHaveURL(`/blog/${slug}`);
  await expect(page.getByText("Baca 6 menit")).toBeVisible();
  expect(await page.evaluate(() => "isStillHere" in window)).toBe(true);
  expect(await shown()).toEqual(came);
  expect(calls).toEqual([]);
});

test("the way back from a section leads to where it was left, however soon it comes", async ({ page }) => {
  // Nothing that the page needs later has come yet.
  const release = await hold(page, /\/assets\/arrival-[\w-]+\.js$/);
  await openNewArticle(page, ["Satu", "Dua", "Tiga", "Empat"].map(section).join(""));
  const top = () => page.evaluate(() => Math.round(window.scrollY));
  const contents = page.getByRole("navigation", { name: "Daftar isi" });
  await contents.getByText("Daftar Isi").click();
  await page.evaluate(() => window.scrollTo({ top: 150, behavior: "instant" }));
  await expect.poll(top).toBe(150);
  const link = contents.getByRole("link", { name: "Tiga" });
  await link.evaluate((element: HTMLElement) => element.click());
  await expect.poll(top).toBeGreaterThan(800);
  await page.goBack();
  await expect(page).not.toHaveURL(/#/);
  await expect.poll(top).toBe(150);
  release();
});

test("an article is passed on by WhatsApp and by its address, whose code comes when it is asked for", async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on("request", (request) => scripts.push(request.url()));
  const post = await openNewArticle(page, section("Satu"));
  const address = `${site.url}/blog/${post.slug}`;
  await expect(page.getByRole("link", { name: "WhatsApp", exact: true })).toHaveAttribute(
    "href",
    `https://wa.me/?text=${encodeURIComponent(`${post.title}\n${address}`)}`,
  );
  const code = () => scripts.filter((url) => url.includes("/copy-text-")).length;
  expect(code()).toBe(0);
  await page.evaluate(() => {
    const copied: string[] = [];
    const writeText = async (text: string) => {
      if (copied.push(text) > 1) throw new Error("refused");
    };
    Object.defineProperty(navigator, "clipboard", { value: { writeText, copied }, configurable: true });
  });
  await page.getByRole("button", { name: "Salin Alamat" }).click();
  await expect(page.getByRole("button", { name: "Alamat Disalin" })).toBeVisible();
  expect(await page.evaluate(() => Reflect.get(navigator.clipboard, "copied"))).toEqual([address]);
  // Once over the network, and then from the browser's own copy.
  expect(code()).toBeGreaterThan(0);

  const asked = page.waitForEvent("dialog");
  void page.getByRole("button", { name: "Alamat Disalin" }).click();
  const dialog = await asked;
  expect(dialog.defaultValue()).toBe(address);
  await dialog.dismiss();
});
