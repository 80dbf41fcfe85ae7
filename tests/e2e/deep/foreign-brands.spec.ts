import type { Page } from "@playwright/test";
import { site } from "../../../worker/contract/site";
import { foreignBrands, standardWords } from "../brands";
import { expect, expectAccessible, expectNoSidewaysScroll, open, test } from "../journey";
import { createStaff, logInAs } from "../staff-account";
import { viewports } from "../viewports";

const pages = [
  ...["/", "/about", "/services", "/portfolio", "/pricing", "/contact", "/privacy", "/thank-you", "/login"],
  ...["/gtm-debug", "/blog", "/search?q=tidakada", "/alamat-yang-tidak-ada"],
];
const files = ["/rss.xml", "/feed.json", "/llms.txt", "/manifest.webmanifest", "/api/site-content/public"];

async function publish(page: Page, keys: object): Promise<void> {
  const { version } = await (await page.request.get("/api/site-content")).json();
  const put = await page.request.put("/api/site-content/pending", { data: { version, keys } });
  expect(put.status(), await put.text()).toBe(200);
  const { updatedAt } = (await put.json()).pending;
  const published = await page.request.post("/api/site-content/publish", { data: { version, updatedAt } });
  expect(published.status()).toBe(200);
}

/** What a page says: the address of the installation and the articles that somebody has written are not the brand's. */
async function readWithoutArticles(page: Page, path: string): Promise<string> {
  const text = await (await page.request.get(path)).text();
  return text
    .replaceAll(site.url, "")
    .replaceAll(new URL(site.url).hostname, "")
    .replaceAll(/<(item|article)[\s>][\s\S]*?<\/\1>/g, "")
    .replaceAll(/^- \[.*$/gm, "");
}

for (const [name, keys] of Object.entries(foreignBrands)) {
  test(`with the ${name} foreign brand no page says a word of the standard one`, async ({ page, watch }) => {
    test.setTimeout(240_000);
    watch.allow(/404/);
    await logInAs(page, await createStaff(page));
    await publish(page, keys);
    await page.context().clearCookies();
    for (const path of [...pages, ...files]) {
      const text = await readWithoutArticles(page, path);
      expect.soft(text.match(standardWords) ?? [], path).toEqual([]);
    }
    for (const path of pages) {
      for (const viewport of [viewports.phone, viewports.desktop]) {
        await page.setViewportSize(viewport);
        await open(page, path);
        await expectNoSidewaysScroll(page);
        await expectAccessible(page);
        if (process.env.SHOTS) {
          const file = `${name}-${viewport.width}-${path.replaceAll(/\W+/g, "_")}.png`;
          await page.screenshot({ path: `${process.env.SHOTS}/${file}`, fullPage: true });
        }
      }
    }
  });
}

test.afterAll(
  "the content of a fresh installation is put back",
  async ({ browser, sites }, { parallelIndex }) => {
    const baseURL = sites[parallelIndex] ?? "";
    const page = await (await browser.newContext({ baseURL })).newPage();
    await logInAs(page, await createStaff(page));
    const { version } = await (await page.request.get("/api/site-content")).json();
    const restored = await page.request.post("/api/site-content/restore", {
      data: { version: 0, updatedAt: null },
    });
    const { updatedAt } = (await restored.json()).pending;
    await page.request.post("/api/site-content/publish", { data: { version, updatedAt } });
    await page.close();
  },
);
