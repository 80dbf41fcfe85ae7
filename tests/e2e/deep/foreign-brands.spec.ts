import type { Page } from "@playwright/test";
import { site } from "../../../worker/contract/site";
import { phoneDigits } from "../../../worker/contract/site-content/facts";
import { type Brand, foreignBrands, leftIn } from "../brands";
import { expect, expectAccessible, expectNoSidewaysScroll, open, seededArticle, test } from "../journey";
import { createStaff, logInAs } from "../staff-account";
import { viewports } from "../viewports";

/** Publishes content as an owner, or the content of a fresh installation. */
async function publishContent(page: Page, keys?: Brand): Promise<void> {
  const { version } = await (await page.request.get("/api/site-content")).json();
  const saved = keys
    ? await page.request.put("/api/site-content/pending", { data: { version, keys } })
    : await page.request.post("/api/site-content/restore", { data: { version: 0, updatedAt: null } });
  const { updatedAt } = (await saved.json()).pending;
  const published = await page.request.post("/api/site-content/publish", { data: { version, updatedAt } });
  expect(published.status()).toBe(200);
}

const pages = [
  ...["/", "/about", "/services", "/portfolio", "/pricing", "/contact", "/privacy", "/thank-you", "/login"],
  ...["/gtm-debug", "/blog", "/search?q=tidakada", "/alamat-yang-tidak-ada", seededArticle],
];
const files = [
  ...["/rss.xml", "/feed.json", "/llms.txt", "/sitemap.xml", "/robots.txt", "/manifest.webmanifest"],
  ...["/api/site-content/public", "/admin"],
];
const widths = [viewports.phone, { width: 768, height: 1024 }, viewports.desktop];

/** A page as visitors get it, but for the texts of articles, which are not the brand's. */
async function readWithoutArticles(page: Page, path: string): Promise<string> {
  const text = await (await page.request.get(path)).text();
  return text
    .replaceAll(/<(item|article)[\s>][\s\S]*?<\/\1>/g, "")
    .replaceAll(/"(?:content_html|content_text|summary|articleBody)":"(?:[^"\\]|\\.)*"/g, "")
    .replaceAll(/^- \[.*$/gm, "");
}

/** The first start: name, number, logo and colour in steps, and the samples hidden. */
async function startFirst(page: Page, { business, brand }: Brand): Promise<void> {
  await page.goto("/admin/mulai?langkah=usaha");
  const next = () => page.getByRole("button", { name: "Simpan dan Lanjut" }).click();
  await page.getByLabel("Nama usaha").fill(business.name);
  await page.getByLabel("WhatsApp").fill(business.whatsapp);
  await page.getByLabel("Email").fill(business.email);
  await next();
  await expect(page).toHaveURL(/langkah=merek/);
  await page.getByLabel("Warna aksen", { exact: true }).fill(brand.accent);
  await next();
  for (const step of ["kabar", "penulis"]) {
    await expect(page).toHaveURL(new RegExp(`langkah=${step}`));
    await page.getByRole("button", { name: "Lewati" }).click();
  }
  await page.getByRole("button", { name: "Sembunyikan Semua" }).click();
  await expect(page).toHaveURL("/admin");
}

for (const [name, brand] of Object.entries(foreignBrands)) {
  test(`with the ${name} brand no page says a word of the standard one, and each is accessible`, async ({
    page,
    watch,
  }) => {
    test.setTimeout(600_000);
    watch.allow(/404/);
    await logInAs(page, await createStaff(page));
    if (name === "short") await startFirst(page, brand);
    await publishContent(page, brand);
    // The staff area would ask for something without a session.
    await page.goto("about:blank");
    await page.context().clearCookies();
    for (const path of [...pages, ...files]) {
      const text = await readWithoutArticles(page, path);
      expect.soft(leftIn(text, brand, new URL(site.url).hostname), path).toEqual([]);
    }
    const chat = await page.request.get("/wa?dari=footer", { maxRedirects: 0 });
    expect(chat.headers().location).toContain(`wa.me/${phoneDigits(brand.business.whatsapp)}?text=`);
    for (const path of pages) {
      for (const viewport of widths) {
        await page.setViewportSize(viewport);
        await open(page, path);
        await expectNoSidewaysScroll(page);
        await expectAccessible(page);
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
    await publishContent(page);
    await page.close();
  },
);
