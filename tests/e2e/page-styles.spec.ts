import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { expect, missingAt, open, signIn, test } from "./journey";
import { seededArticle } from "./loading";
import { lossPattern } from "./lost-files";
import { storePost } from "./posts";

const paths = [
  ...["/", "/services", "/portfolio", "/pricing", "/contact", "/login", "/gtm-debug"],
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
  // It lists the view of the page once what reports it has come.
  if (path === "/gtm-debug") await expect(page.getByText("page_view").first()).toBeVisible();
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

/** Whether the page knows how something looks that it does not hold. */
function hasAllStyles(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const other = document.body.appendChild(document.createElement("p"));
    other.className = "article-body";
    const { fontSize } = getComputedStyle(other);
    other.remove();
    return fontSize === "17px";
  });
}

async function openAlive(page: Page, path: string) {
  await open(page, path);
  await expect(page.locator("html")).toHaveAttribute("data-alive");
  await expect(page.locator('link[rel="stylesheet"]')).toHaveCount(1);
  expect(await hasAllStyles(page)).toBe(false);
}

test("the stylesheet of all pages holds once a page is touched, or has been reached from another, without being fetched again", async ({
  page,
}) => {
  const fetched: string[] = [];
  page.on("request", (request) => fetched.push(new URL(request.url()).pathname));
  await openAlive(page, "/about");
  await page.keyboard.press("Tab");
  await expect.poll(() => hasAllStyles(page)).toBe(true);

  await openAlive(page, "/about");
  // Nobody touches anything: a script of another program follows the link.
  await page.locator('header a[href="/pricing"]').first().dispatchEvent("click");
  await expect(page).toHaveURL("/pricing");
  expect(await hasAllStyles(page)).toBe(true);
  expect(fetched.filter((path) => path.endsWith(".css"))).toHaveLength(2);
});

test("what a mouse lights up is in no page, and there once it moves", async ({ page }) => {
  await openAlive(page, "/about");
  const link = page.getByRole("contentinfo").getByRole("link", { name: "Kebijakan Privasi" });
  await link.hover();
  await expect.poll(() => hasAllStyles(page)).toBe(true);
  await expect(link).toHaveCSS("text-decoration-line", "underline");
});

test("a stylesheet that does not come is asked for again by touches, not by each movement of a mouse", async ({
  page,
  watch,
}) => {
  watch.allow(lossPattern);
  let asked = 0;
  await page.clock.install();
  await page.route(/\/assets\/style-[\w-]+\.css/, (route) => {
    asked += 1;
    return route.abort("internetdisconnected");
  });
  /** What does not come is asked for once more after a pause. */
  const expectAsked = async (times: number) => {
    await expect.poll(() => asked).toBeGreaterThanOrEqual(times - 1);
    // The pause begins once the page has heard of the loss.
    await expect
      .poll(async () => {
        await page.clock.runFor(1000);
        return asked;
      })
      .toBe(times);
    // Until the page has heard of this one too, what comes next would wait for it in place of asking itself.
    await expect(page.locator('link[rel="stylesheet"]')).toHaveCount(0);
  };
  await open(page, "/about");
  await expectAsked(2);
  await page.mouse.move(200, 300);
  await expectAsked(4);
  for (const x of [210, 220, 230]) await page.mouse.move(x, 300);
  await page.clock.runFor(5000);
  await page.mouse.down();
  await page.clock.runFor(400);
  await expectAsked(6);
});

test("what a form answers with has its styles, although nobody has touched the page before", async ({
  page,
}) => {
  await openAlive(page, "/contact");
  await page.locator("#contact-form").evaluate((form: HTMLFormElement) => form.requestSubmit());
  await expect(page.getByLabel("Nama")).toHaveAttribute("aria-invalid", "true");
  await expect.poll(() => hasAllStyles(page)).toBe(true);
});

test("an enquiry that was not sent says so after a reload with all its looks", async ({ page, watch }) => {
  watch.allow(/500|api\/contact/);
  await page.route("**/api/contact", (route) => route.fulfill({ status: 500, json: { message: "Gagal" } }));
  await openAlive(page, "/contact");
  await page.getByLabel("Nama Lengkap").fill("Siti Rahma");
  await page.getByLabel("Alamat Email").fill("siti@contoh.example");
  await page
    .getByLabel("Pesan", { exact: true })
    .fill("Saya ingin membuat toko online untuk kerajinan rotan.");
  await page.locator("#contact-form").getByRole("button").click();
  const failure = page.getByRole("alert").filter({ hasText: "Gagal Mengirim Form" });
  await expect(failure).toBeVisible();
  await openUnstyled(page, "/contact");
  await expect(failure).toBeVisible();
  await expectNothingMissing(page);
});

test("a toast that another page left has its looks, also where the page was touched before it had loaded", async ({
  page,
}) => {
  // Alive, or it would take the toast itself.
  await openAlive(page, "/about");
  await page.evaluate(() => {
    const left = { message: { title: "Sampai jumpa" }, at: Date.now() };
    sessionStorage.setItem("toast-handover", JSON.stringify(left));
  });
  const release = Promise.withResolvers<void>();
  await page.route("**/images/**", async (route) => {
    await release.promise;
    await route.continue();
  });
  await page.goto("/portfolio", { waitUntil: "commit" });
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(async () => {
    // Until the script that listens for it has come.
    await page.evaluate(() => window.dispatchEvent(new Event("scroll")));
    await expect(page.getByText("Sampai jumpa")).toBeVisible({ timeout: 1000 });
  }).toPass();
  await expect.poll(() => hasAllStyles(page)).toBe(true);
  release.resolve();
});
