import type { Page } from "@playwright/test";
import { newSender, signInAsStaff } from "../enquiry-desk";
import { expect, open, test } from "../journey";
import { viewports } from "../viewports";

const phone =
  "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36";

/** Every address that the site tells search engines of, and the page after an enquiry. */
async function publicPaths(page: Page): Promise<string[]> {
  const sitemap = await (await page.request.get("/sitemap.xml")).text();
  const addresses = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)];
  const paths = addresses.map(([, address = ""]) => new URL(address).pathname);
  return [...new Set(paths), "/thank-you"];
}

test("every link to WhatsApp of every page carries place, page and campaign into the pasted contact, without JavaScript and cookies", async ({
  page,
  browser,
  baseURL,
}) => {
  test.setTimeout(600_000);
  await signInAsStaff(page);
  const paths = await publicPaths(page);
  expect(paths.length).toBeGreaterThan(20);
  const visitor = await browser.newContext({
    ...(baseURL && { baseURL }),
    ...{ javaScriptEnabled: false, userAgent: phone, viewport: viewports.phone },
  });
  const chats: string[] = [];
  visitor.on("response", async (response) => {
    const { location = "" } = response.headers();
    if (response.status() === 302) chats.push(location);
  });
  const reading = await visitor.newPage();
  let followed = 0;
  let network = 0;
  for (const path of paths) {
    // Of one address no more than sixty clicks a minute are noted.
    network += 1;
    await visitor.setExtraHTTPHeaders({ "CF-Connecting-IP": `198.51.100.${network}` });
    await reading.goto(`${path}?utm_source=google&utm_campaign=lebaran`);
    const links = reading.locator('a[href^="/wa?"]');
    for (let index = 0; index < (await links.count()); index += 1) {
      const link = links.nth(index);
      const place = /dari=([\w-]+)/.exec((await link.getAttribute("href")) ?? "")?.[1];
      // Some stand in a panel that is not open.
      const opened = visitor.waitForEvent("page");
      await link.evaluate((anchor: HTMLAnchorElement) => anchor.click());
      const chat = await opened;
      followed += 1;
      await expect.poll(() => chats.length).toBe(followed);
      await chat.close();
      const { origin, searchParams } = new URL(chats.at(-1) ?? "");
      expect(origin).toBe("https://wa.me");
      const greeting = searchParams.get("text") ?? "";
      // Clicks are written together, four times a second at most.
      let draft: { source?: unknown } = {};
      await expect(async () => {
        const pasted = await page.request.post("/api/contact/paste", {
          data: { text: `[27/11/26 09.12] Bu Rina: ${greeting}` },
        });
        ({ draft } = await pasted.json());
        expect(draft.source, `${path}: ${greeting}`).toMatchObject({
          ...{ place, formPage: path, utmSource: "google", utmCampaign: "lebaran" },
        });
      }).toPass({ timeout: 5_000 });
      const added = await page.request.post("/api/contact/manual", {
        data: { name: "Bu Rina", phoneNumber: "0812-5550-1203", channel: "whatsapp", ...draft },
        headers: { "Idempotency-Key": crypto.randomUUID() },
      });
      expect((await added.json()).source).toMatchObject({ place, formPage: path, utmCampaign: "lebaran" });
    }
  }
  expect(followed).toBeGreaterThanOrEqual(50);
  expect(await visitor.cookies()).toEqual([]);
  await visitor.close();
});

test("on a phone the first card stands within 300 px", async ({ page }) => {
  const sender = newSender();
  await signInAsStaff(page);
  await page.request.post("/api/contact", { data: { ...sender, whatsapp: undefined } });
  await page.setViewportSize(viewports.phone);
  await open(page, "/admin/contact");
  const first = page.getByRole("link", { name: sender.name, exact: true });
  await expect(first).toBeVisible();
  const row = await page
    .locator("tbody tr, [role=row]")
    .filter({ hasText: sender.name })
    .first()
    .boundingBox();
  expect(row?.y ?? Number.POSITIVE_INFINITY).toBeLessThanOrEqual(300);
});
