import type { Locator, Page } from "@playwright/test";
import { expect, expectAccessible, open, test } from "./journey";

const tabs = ["Website", "SEO", "Social Media"];
const panelIds = ["harga-website", "harga-seo", "harga-social"];

function tab(page: Page, name: string) {
  return page.getByRole("tab", { name, exact: true });
}

/** Fails unless this tab is chosen, alone reachable with Tab, and its panel the only one on the page. */
async function expectChosen(page: Page, name: string) {
  await expect(tab(page, name)).toHaveAttribute("aria-selected", "true");
  await expect(page.getByRole("tab", { selected: true })).toHaveCount(1);
  await expect(page.locator("[role=tab]:not([tabindex='-1'])")).toHaveText([name]);
  await expect(page.getByRole("tabpanel")).toHaveCount(1);
  await expect(page.getByRole("tabpanel", { name, exact: true })).toBeVisible();
}

test("the price tabs follow arrows, Home and End, and leave the address alone", async ({ page }) => {
  await open(page, "/pricing");
  await expectChosen(page, "Website");
  await tab(page, "Website").focus();
  for (const [key, name] of [
    ["ArrowRight", "SEO"],
    ["ArrowRight", "Social Media"],
    ["ArrowRight", "Website"],
    ["ArrowLeft", "Social Media"],
    ["Home", "Website"],
    ["End", "Social Media"],
  ] as const) {
    await page.keyboard.press(key);
    await expectChosen(page, name);
    await expect(tab(page, name)).toBeFocused();
  }
  await page.keyboard.press("Tab");
  await expect(page.getByRole("tabpanel")).toBeFocused();
  await expect(page).toHaveURL("/pricing");
  await expectAccessible(page);
});

test("an address that names a price panel opens it, and another tab takes its place", async ({ page }) => {
  await open(page, "/pricing#harga-social");
  await expectChosen(page, "Social Media");
  await expect(page.getByRole("tabpanel")).toBeInViewport();
  await tab(page, "SEO").click();
  await expectChosen(page, "SEO");
});

test("a price tab that is touched as the page begins to be taken over is the browser's, and stays chosen", async ({
  page,
}) => {
  await page.addInitScript(() => {
    const add = window.addEventListener;
    const watched = (type: string, ...rest: [EventListener]) => {
      add.call(window, type, ...rest);
      // The last that happens before React begins.
      if (type === "contextmenu") {
        queueMicrotask(() => document.querySelector<HTMLElement>("#tab-seo")?.click());
      }
    };
    Object.assign(window, { addEventListener: watched });
  });
  await open(page, "/pricing");
  await expectChosen(page, "SEO");
  await expect(page).toHaveURL("/pricing#harga-seo");
});

test("the way back from a price tab that was touched as React began leads to where the page stood", async ({
  page,
}) => {
  await page.addInitScript(() => {
    const replace = history.replaceState;
    // The first entry is given its key just before React begins.
    history.replaceState = (...entry) => {
      replace.apply(history, entry);
      history.replaceState = replace;
      queueMicrotask(() => {
        window.scrollTo({ top: 500, behavior: "instant" });
        document.querySelector<HTMLElement>("#tab-seo")?.click();
      });
    };
  });
  await open(page, "/");
  await expect(page).toHaveURL("/#harga-seo");
  await expectChosen(page, "SEO");
  // What happens at an arrival comes when the pointer comes to a link.
  await expect(async () => {
    await page.mouse.move(0, 0);
    await page.getByRole("link", { name: "Portofolio" }).first().hover();
    const files = await page.evaluate(() => performance.getEntriesByType("resource").map(({ name }) => name));
    expect(files).toContainEqual(expect.stringContaining("/assets/arrival-"));
  }).toPass();
  const tops = await page.evaluate(async () => {
    history.back();
    await new Promise((done) => window.addEventListener("popstate", done, { once: true }));
    const seen: number[] = [];
    while (seen.length < 20) {
      await new Promise(requestAnimationFrame);
      seen.push(window.scrollY);
    }
    return seen;
  });
  expect(tops.at(-1)).toBe(500);
});

for (const [path, popular] of [
  ["/", "Enterprise"],
  ["/pricing", "Professional"],
] as const) {
  test(`on ${path} the popular SEO package is ${popular}`, async ({ page }) => {
    await open(page, path);
    await tab(page, "SEO").click();
    const cards = page
      .getByRole("tabpanel")
      .getByRole("listitem")
      .filter({ has: page.getByRole("heading") });
    await expect(cards).toHaveCount(3);
    await expect(cards.filter({ hasText: "TERPOPULER" }).getByRole("heading")).toHaveText([popular]);
  });
}

test("on paper each price panel stands below its name", async ({ page }) => {
  await open(page, "/pricing#harga-seo");
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("tablist")).toBeHidden();
  for (const [index, id] of panelIds.entries()) {
    const panel = page.locator(`#${id}`);
    await expect(panel).toBeVisible();
    const heading = await panel.evaluate((element) => getComputedStyle(element, "::before").content);
    expect(heading).toBe(`"${tabs[index]}"`);
  }
});

test("what looks like a button has an edge also in the visitor's own colours", async ({ page }) => {
  await open(page, "/");
  const link = page.getByRole("main").getByRole("link", { name: "Konsultasi Gratis" }).first();
  const width = () => link.evaluate((element) => getComputedStyle(element).borderTopWidth);
  expect(await width()).toBe("0px");
  await page.emulateMedia({ forcedColors: "active" });
  await expect.poll(width).toBe("1px");
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("every price panel is reached through its link", async ({ page }) => {
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

test("the testimonials are pushed aside with the keyboard and with their buttons", async ({ page }) => {
  await open(page, "/");
  const strip = page.getByRole("region", { name: /Daftar testimoni/ });
  await expect(strip.getByRole("listitem")).toHaveCount(8);
  const position = () => strip.evaluate((element) => element.scrollLeft);
  await strip.scrollIntoViewIfNeeded();
  await strip.focus();
  await page.keyboard.press("ArrowRight");
  await expect.poll(position).toBeGreaterThan(0);

  const next = page.getByRole("button", { name: "Testimoni berikutnya" });
  await expect(next).toBeVisible();
  await page.getByRole("button", { name: "Testimoni sebelumnya" }).click();
  await expect.poll(position).toBe(0);
  await next.click();
  const width = await strip
    .getByRole("listitem")
    .first()
    .evaluate((card) => card.clientWidth);
  await expect.poll(position).toBeGreaterThanOrEqual(width);
});

test("a portfolio picture that is missing gives way to 'Image Not Found', and the console says which", async ({
  page,
  watch,
}) => {
  watch.allow(/404.*\/images\/portfolio\/liris-kopi/);
  watch.allow(/Portfolio image failed to load/);
  const errors: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error") errors.push(message.text());
  });
  await page.route(/\/images\/portfolio\/liris-kopi/, (route) => route.fulfill({ status: 404 }));
  await open(page, "/portfolio");
  const card = page.getByRole("article").filter({ hasText: "Rumah Sangrai Liris" });
  const placeholder = card.getByRole("img", { name: "Image Not Found" });
  await expect(placeholder).toHaveAttribute("src", "/images/image-not-found.svg");
  await expect
    .poll(() => placeholder.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  expect(await (await page.request.get("/images/image-not-found.svg")).text()).toContain("Image Not Found");
  expect(errors).toContain("Portfolio image failed to load: /images/portfolio/liris-kopi.webp");
  await expect(page.getByRole("img", { name: "Tampilan website Klinik Gigi Denara" })).toHaveCount(1);
});

test("a work that is online opens in a new tab, any other leads to the portfolio", async ({
  page,
  context,
}) => {
  await context.route(/liriskopi\.example/, (route) => route.fulfill({ body: "Rumah Sangrai Liris" }));
  await open(page, "/portfolio");
  const cards = page.getByRole("main").getByRole("article");
  await expect(cards).toHaveCount(6);
  for (const card of await cards.all()) {
    const link = card.getByRole("link");
    if ((await link.innerText()).startsWith("Kunjungi Website")) {
      await expect(link).toHaveAttribute("target", "_blank");
      await expect(link).toHaveAttribute("rel", /noopener/);
      await expect(link).toHaveAttribute("href", /^https:\/\//);
    } else {
      await expect(link).toHaveText(/^Lihat Detail/);
      await expect(link).toHaveAttribute("href", "/portfolio");
    }
  }
  const opened = context.waitForEvent("page");
  await cards.first().getByRole("link").click();
  expect((await opened).url()).toMatch(/^https:\/\/liriskopi\.example/);
  await expect(page).toHaveURL("/portfolio");
});

/** Scrolls until this part (0 to 1) of the element's height stands above the window's lower edge. */
async function showPart(element: Locator, part: number) {
  await element.evaluate((node, wanted) => {
    const { top, height } = node.getBoundingClientRect();
    window.scrollBy({ top: top + height * wanted - window.innerHeight, behavior: "instant" });
  }, part);
}

test("a card enters once, when between a tenth and a quarter of it is in view", async ({ page }) => {
  await open(page, "/services");
  const last = page.getByRole("main").locator("li[data-reveal]").nth(7);
  await expect(last).toHaveAttribute("data-reveal", "waiting");
  await showPart(last, 0.05);
  // The observer has had its say after two frames.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  await expect(last).toHaveAttribute("data-reveal", "waiting");
  await showPart(last, 0.25);
  await expect(last).toHaveAttribute("data-reveal", "seen");
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect(last).not.toBeInViewport();
  await expect(last).toHaveAttribute("data-reveal", "seen");
});

test("with reduced motion nothing waits to move", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page, "/services");
  const last = page.getByRole("main").locator("li[data-reveal]").nth(7);
  await expect(last).toHaveCSS("translate", "none");
  await showPart(last, 0.5);
  await expect(last).toHaveAttribute("data-reveal", "seen");
  const seconds = await last.evaluate((element) =>
    Number.parseFloat(getComputedStyle(element).transitionDuration),
  );
  expect(seconds).toBeLessThan(0.001);
});
