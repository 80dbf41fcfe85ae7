import type { Page } from "@playwright/test";
import { alive, expect, followMenu, hold, hydrated, open, openWithoutScript, test } from "./journey";
import { seededArticle } from "./loading";

const api = "**/api/contact";
const campaign = "utm_source=google&utm_medium=cpc&utm_campaign=ramadan%202027";
const referer = "https://www.google.com/";

const unknown = {
  landingPath: null,
  referrer: null,
  utmSource: null,
  utmMedium: null,
  utmCampaign: null,
  utmTerm: null,
  utmContent: null,
};

/** Sends the form of the page that is open, and answers what the form told of the visit. */
async function sendForm(page: Page) {
  const form = page.locator("#contact-form");
  await alive(form);
  await form.getByLabel("Nama Lengkap").fill("Siti Rahma");
  await form.getByLabel("Alamat Email").fill("siti@contoh.example");
  await form.getByLabel("Pesan", { exact: true }).fill("Saya ingin membuat toko online.");
  await page.route(api, (route) => route.fulfill({ status: 201, json: { id: 1, message: "ok" } }));
  const request = page.waitForRequest(api);
  await form.getByRole("button").click();
  const { source } = (await request).postDataJSON();
  await expect(page).toHaveURL("/thank-you");
  return source;
}

test("where the visit began is sent with the form alone, whatever was read in between, and leaves no cookie", async ({
  page,
  context,
}) => {
  const told: string[] = [];
  page.on("request", (request) => {
    if (request.isNavigationRequest()) return;
    const said = `${new URL(request.url()).search} ${request.postData() ?? ""}`;
    if (/utm_|ramadan|google/.test(said)) told.push(`${request.method()} ${request.url()}`);
  });
  await page.goto(`${seededArticle}?${campaign}`, { referer });
  await hydrated(page);
  await followMenu(page, "Harga");
  await expect(page).toHaveURL("/pricing");
  await followMenu(page, "Kontak");
  await expect(page).toHaveURL("/contact");
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL(`${seededArticle}?${campaign}`);
  await page.reload();
  // As whoever comes back by another advertisement, in the same tab.
  await page.goto("/about?utm_source=lain&utm_campaign=lebaran", { referer: "https://lain.example/" });
  await page.goBack();
  await hydrated(page);
  await followMenu(page, "Kontak");
  expect(told).toEqual([]);
  expect(await sendForm(page)).toEqual({
    ...unknown,
    landingPath: seededArticle,
    referrer: "www.google.com",
    utmSource: "google",
    utmMedium: "cpc",
    utmCampaign: "ramadan 2027",
    formPage: "/contact",
  });
  expect(told).toHaveLength(1);
  expect(await context.cookies()).toEqual([]);
});

test("who lands on the form's own page is known by its address, also when the app comes late", async ({
  page,
}) => {
  const arrive = await openWithoutScript(page, `/contact?${campaign}&utm_term=toko+rotan#contact-form`);
  await arrive();
  expect(await sendForm(page)).toEqual({
    ...unknown,
    landingPath: "/contact",
    utmSource: "google",
    utmMedium: "cpc",
    utmCampaign: "ramadan 2027",
    utmTerm: "toko rotan",
    formPage: "/contact",
  });
});

test("who moves on before the script has come is known by the page that was left", async ({ page }) => {
  const release = await hold(page, /\/assets\/entry-/);
  await page.goto(`/about?${campaign}`, { referer, waitUntil: "domcontentloaded" });
  await followMenu(page, "Kontak");
  await expect(page).toHaveURL("/contact");
  release();
  await hydrated(page);
  expect(await sendForm(page)).toEqual({
    ...unknown,
    landingPath: "/about",
    utmSource: "google",
    utmMedium: "cpc",
    utmCampaign: "ramadan 2027",
    formPage: "/contact",
  });
});

test("a second tab is a visit of its own, and our own pages are nobody who led there", async ({
  page,
  context,
}) => {
  await open(page, `/blog?${campaign}`);
  const opened = context.waitForEvent("page");
  await page.evaluate(() => window.open("/", "_blank", "noopener"));
  const second = await opened;
  await hydrated(second);
  expect(await second.evaluate(() => document.referrer)).not.toBe("");
  expect(await sendForm(second)).toEqual({ ...unknown, landingPath: "/", formPage: "/" });
});

test("a browser that forbids its stores costs nobody the enquiry", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, "sessionStorage", {
      get: () => {
        throw new DOMException("forbidden", "SecurityError");
      },
    });
  });
  await open(page, `/blog?${campaign}`);
  await page.goto("/contact", { referer: `${new URL(page.url()).origin}/blog` });
  await hydrated(page);
  expect(await sendForm(page)).toEqual({ ...unknown, landingPath: "/blog", formPage: "/contact" });
});
