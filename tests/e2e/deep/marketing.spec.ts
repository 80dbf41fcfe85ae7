import { expect, open, test } from "../journey";

test("on paper every price panel stands below its name", async ({ page }) => {
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

test("a link that looks like a button has a border in forced colours", async ({ page }) => {
  await open(page, "/");
  const link = page.getByRole("main").getByRole("link", { name: "Konsultasi Gratis" }).first();
  await page.emulateMedia({ forcedColors: "active" });
  await expect(link).toHaveCSS("border-top-width", "1px");
});

test("with reduced motion every card stands in its place without moving", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page, "/services");
  const cards = page.getByRole("main").locator("li[data-reveal]");
  for (const card of await cards.all()) await expect(card).toHaveCSS("translate", "none");
  await cards.last().scrollIntoViewIfNeeded();
  await expect(cards.last()).toHaveCSS("opacity", "1");
});

test("the testimonials scroll with the keyboard and with their buttons", async ({ page }) => {
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
