import { mkdir, writeFile } from "node:fs/promises";
import type { Locator, Page } from "@playwright/test";
import type * as z from "zod/mini";
import { site } from "../../../worker/contract/site";
import { phoneDigits } from "../../../worker/contract/site-content/facts";
import { fieldMeta } from "../../../worker/contract/site-content/fields";
import { type ContentKey, contentSchemas } from "../../../worker/contract/site-content/schema";
import { type Brand, foreignBrands, leftIn } from "../brands";
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  open,
  seededArticle,
  test,
  toast,
} from "../journey";
import { createStaff, logInAs } from "../staff-account";
import { viewports } from "../viewports";

type Node = z.core.$ZodType & { _zod: { def: { shape: Record<string, Node>; element: Node } } };

/** Writes a key of the site's content into its form on the screen Situs, as an owner would, and saves it. */
async function writeContent(page: Page, key: ContentKey, value: unknown): Promise<void> {
  await page.goto(`/admin/situs?bagian=${key}`);
  const save = page.getByRole("button", { name: "Simpan Perubahan" });
  const form = page.locator("form").filter({ has: save });
  await expect(save).toBeVisible();
  await fillGroup(form, contentSchemas[key] as unknown as Node, key, value);
  await save.click();
  await expect(toast(page)).toContainText("Tersimpan");
}

async function fillGroup(place: Locator, schema: Node, path: string, value: unknown): Promise<void> {
  for (const [name, field] of Object.entries(schema._zod.def.shape)) {
    await fillField(place, field, `${path}.${name}`, (value as Record<string, unknown>)[name]);
  }
}

const fieldset = (place: Locator, label: string) =>
  place.locator(`fieldset:has(> legend:text-is("${label}"))`).first();

async function fillField(place: Locator, schema: Node, path: string, value: unknown): Promise<void> {
  const { kind, label } = fieldMeta.get(schema) ?? { kind: "hidden", label: "" };
  if (kind === "hidden") return;
  if (kind === "group") return fillGroup(fieldset(place, label), schema, path, value);
  if (kind === "list") return fillList(fieldset(place, label), schema, path, value as unknown[]);
  if (kind === "flag")
    return place
      .getByLabel(label, { exact: true })
      .first()
      .setChecked(value === true);
  const input = place.locator(`[id="isi-${path}"]`);
  if (kind === "choice") await input.selectOption(String(value));
  else await input.fill(String(value));
}

/** Brings a list to its length, and fills its entries. */
async function fillList(place: Locator, schema: Node, path: string, items: unknown[]): Promise<void> {
  const { element } = schema._zod.def;
  const rows = place.locator("> ol > li");
  const present = await rows.count();
  for (let extra = present; extra > items.length; extra -= 1) {
    await rows.last().locator('> button[aria-label^="Hapus"]').click();
  }
  for (let missing = present; missing < items.length; missing += 1) {
    await place.locator("> button").click();
  }
  await expect(rows).toHaveCount(items.length);
  for (const [index, item] of items.entries()) {
    const row = rows.nth(index);
    const closed = row.locator("> div > details:not([open]) > summary");
    if ((await closed.count()) > 0) await closed.click();
    await (fieldMeta.get(element)?.kind === "group" ? fillGroup : fillField)(
      row,
      element,
      `${path}.${index}`,
      item,
    );
  }
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

/** For validators that are no part of the project. */
async function keepPages(page: Page, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const path of [...pages, ...files]) {
    const ending = pages.includes(path) ? ".html" : "";
    const text = await (await page.request.get(path)).text();
    await writeFile(`${folder}/${path.replaceAll(/[^\w.]+/g, "_")}${ending}`, text);
  }
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
  test(`an owner sets the ${name} brand up on the screens, and no page says a word of the standard one`, async ({
    page,
    watch,
  }) => {
    test.setTimeout(600_000);
    watch.allow(/404/);
    await logInAs(page, await createStaff(page));
    if (name === "short") await startFirst(page, brand);
    for (const [key, value] of Object.entries(brand)) await writeContent(page, key as ContentKey, value);
    const publish = page.getByRole("button", { name: "Terbitkan", exact: true });
    await publish.click();
    await expect(publish).toBeHidden();
    await page.context().clearCookies();
    for (const path of [...pages, ...files]) {
      const text = await readWithoutArticles(page, path);
      expect.soft(leftIn(text, brand, new URL(site.url).hostname), path).toEqual([]);
    }
    const chat = await page.request.get("/wa?dari=footer", { maxRedirects: 0 });
    expect(chat.headers().location).toContain(`wa.me/${phoneDigits(brand.business.whatsapp)}?text=`);
    if (process.env.PAGES) await keepPages(page, `${process.env.PAGES}/${name}`);
    for (const path of pages) {
      for (const viewport of widths) {
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
