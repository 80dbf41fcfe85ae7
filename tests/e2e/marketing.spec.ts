import type { Page } from "@playwright/test";
import { expect, expectAccessible, hold, open, test } from "./journey";

const tabs = ["Website", "SEO", "Social Media"];
const panelIds = ["harga-website", "harga-seo", "harga-social"];

function tab(page: Page, name: string) {
  return page.getByRole("tab", { name, exact: true });
}

/** Fails unless this tab is selected, is the only one that Tab reaches, and its panel is the only visible one. */
async function expectSelected(page: Page, name: string) {
  await expect(tab(page, name)).toHaveAttribute("aria-selected", "true");
  await expect(page.getByRole("tab", { selected: true })).toHaveCount(1);
  await expect(page.locator("[role=tab]:not([tabindex='-1'])")).toHaveText([name]);
  await expect(page.getByRole("tabpanel")).toHaveCount(1);
  await expect(page.getByRole("tabpanel", { name, exact: true })).toBeVisible();
}

test("the price tabs follow the keyboard, and an address that names a panel opens it", async ({ page }) => {
  await open(page, "/pricing");
  await expectSelected(page, "Website");
  await tab(page, "Website").focus();
  for (const [key, name] of [
    ["ArrowRight", "SEO"],
    ["End", "Social Media"],
    ["ArrowRight", "Website"],
    ["ArrowLeft", "Social Media"],
    ["Home", "Website"],
  ] as const) {
    await page.keyboard.press(key);
    await expectSelected(page, name);
    await expect(tab(page, name)).toBeFocused();
  }
  await page.keyboard.press("Tab");
  await expect(page.getByRole("tabpanel")).toBeFocused();
  await expect(page).toHaveURL("/pricing#harga-website");
  await expectAccessible(page);

  await open(page, "/about");
  await open(page, "/pricing#harga-social");
  await expectSelected(page, "Social Media");
  await expect(page.getByRole("tabpanel")).toBeInViewport();
  await tab(page, "SEO").click();
  await expectSelected(page, "SEO");
  await page.getByRole("tabpanel").getByRole("link", { name: "Pilih SEO Basic" }).click();
  await expect(page.locator("#contact-form")).toBeVisible();
  await page.goBack();
  await expectSelected(page, "SEO");
});

test("a tab chosen before the app runs shows its panel without a navigation, and stays chosen", {
  tag: "@deep",
}, async ({ page }) => {
  const letIn = await hold(page, /\/assets\/react-/);
  await page.goto("/pricing");
  await page.waitForFunction(() => Object.hasOwn(window, "dataLayer"));
  await page.locator("[role=tab]", { hasText: "SEO" }).click();
  await expect(page.locator("[role=tabpanel]").filter({ visible: true })).toHaveId("harga-seo");
  await expect(page).toHaveURL("/pricing#harga-seo");
  await expect(page.locator(":target")).toHaveCount(0);
  letIn();
  await expectSelected(page, "SEO");
});

test("the story of a work opens in place, and a missing picture shows a placeholder", async ({
  page,
  watch,
}) => {
  watch.allow(/404.*\/images\/portfolio\/liris-kopi/);
  watch.allow(/Portfolio image failed to load/);
  await page.route(/\/images\/portfolio\/liris-kopi/, (route) => route.fulfill({ status: 404 }));
  await open(page, "/portfolio");
  const cards = page.getByRole("main").getByRole("article");
  await expect(cards).toHaveCount(6);
  for (const card of await cards.all()) {
    const story = card.getByRole("group");
    await story.locator("summary").click();
    await expect(story).toContainText("Yang kami kerjakan");
  }
  const placeholder = cards
    .filter({ hasText: "Rumah Sangrai Liris" })
    .getByRole("img", { name: "Image Not Found" });
  await placeholder.scrollIntoViewIfNeeded();
  await expect(placeholder).toHaveAttribute("src", "/images/image-not-found.svg");
  await expect(page.getByRole("img", { name: "Tampilan website Klinik Gigi Denara" })).toHaveCount(1);
});

test("on paper every price panel stands below its name", { tag: "@deep" }, async ({ page }) => {
  await open(page, "/pricing#harga-seo");
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("tablist")).toBeHidden();
  for (const [id, name] of [
    ["harga-website", "Website"],
    ["harga-seo", "SEO"],
    ["harga-social", "Social Media"],
  ]) {
    const panel = page.locator(`#${id}`);
    await expect(panel).toBeVisible();
    const heading = await panel.evaluate((element) => getComputedStyle(element, "::before").content);
    expect(heading).toBe(`"${name}"`);
  }
});

test("a link that looks like a button has a border in forced colours", { tag: "@deep" }, async ({ page }) => {
  await open(page, "/");
  const link = page.getByRole("main").getByRole("link", { name: "Konsultasi Gratis" }).first();
  await page.emulateMedia({ forcedColors: "active" });
  await expect(link).toHaveCSS("border-top-width", "1px");
});

test("the testimonials scroll with the keyboard and with their buttons", { tag: "@deep" }, async ({
  page,
}) => {
  await open(page, "/");
  const strip = page.getByRole("region", { name: /Daftar testimoni/ });
  await expect(strip.getByRole("listitem")).toHaveCount(8);
  const position = () => strip.evaluate((element) => element.scrollLeft);
  await strip.scrollIntoViewIfNeeded();
  await strip.focus();
  await page.keyboard.press("ArrowRight");
  await expect.poll(position).toBeGreaterThan(0);
  await page.getByRole("button", { name: "Testimoni sebelumnya" }).click();
  await expect.poll(position).toBe(0);
  await page.getByRole("button", { name: "Testimoni berikutnya" }).click();
  const width = await strip
    .getByRole("listitem")
    .first()
    .evaluate((card) => card.clientWidth);
  await expect.poll(position).toBeGreaterThanOrEqual(width);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("every price panel opens through its link", async ({ page }) => {
    await page.goto("/pricing");
    const panels = page.locator("[role=tabpanel]");
    await expect(panels.filter({ visible: true })).toHaveCount(1);
    for (const [index, name] of tabs.entries()) {
      await page.locator("[role=tab]", { hasText: name }).click();
      await expect(page).toHaveURL(`/pricing#${panelIds[index]}`);
      await expect(panels.filter({ visible: true })).toHaveId(panelIds[index] ?? "");
    }
  });
});
