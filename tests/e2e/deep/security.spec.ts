import type { Page } from "@playwright/test";
import { marked } from "marked";
import { listLiveParts } from "../../support/live-parts";
import { expect, open, signIn, test, unique } from "../journey";
import { type StoredPost, storePost } from "../posts";
import { xssVectors } from "../xss-vectors";

declare global {
  interface Window {
    violations?: string[];
  }
}

/** Watches this page for dialogs, requests to other hosts and policy violations, which a live vector would cause. */
async function watchForLife(page: Page): Promise<() => Promise<string[]>> {
  const seen: string[] = [];
  page.on("dialog", async (dialog) => {
    seen.push(`dialog: ${dialog.message()}`);
    await dialog.dismiss();
  });
  const { hostname } = new URL((await page.request.get("/favicon.svg")).url());
  page.on("request", (request) => {
    const url = new URL(request.url());
    if (url.protocol.startsWith("http") && url.hostname !== hostname) seen.push(`request: ${request.url()}`);
  });
  await page.addInitScript(() => {
    window.violations = [];
    document.addEventListener("securitypolicyviolation", (event) => {
      window.violations?.push(`${event.violatedDirective}: ${event.blockedURI}`);
    });
  });
  return async () => {
    const violations = await page.evaluate(() => window.violations ?? []);
    return [...seen.splice(0), ...violations];
  };
}

/** Returns the parts of a place on this page that could come to life. */
function livePartsIn(page: Page, selector: string): Promise<string[]> {
  return page.locator(selector).evaluate(listLiveParts);
}

// A relative picture of a vector is requested and does not exist.
const missingPicture = /404.*(\/blog\/|\/admin\/(blog\/)?(edit\/)?)(x|%60x%60|%EF.*)?\b/;

/** Stores posts with four vectors each: in the title, in the summary and in the body. */
function storeVectors(page: Page, vectors: readonly string[], marker: string): Promise<StoredPost[]> {
  const starts = [...vectors.keys()].filter((index) => index % 4 === 0);
  return Promise.all(
    starts.map((start) => {
      const some = vectors.slice(start, start + 4);
      return storePost(page, {
        title: `${marker} ${some.join(" ").slice(0, 180)}`,
        summary: `${marker} ${some.toReversed().join(" ").slice(0, 560)}`,
        content: `<p>${marker} sebelum vektor yang diuji di sini.</p>${some.join("\n")}<p>${marker} sesudah.</p>`,
        category: (some[0] ?? "").slice(0, 60).padEnd(3, "."),
      });
    }),
  );
}

/** Opens the page of a list that shows the marker; other tests may have stored newer posts. */
async function openWith(page: Page, list: string, marker: string): Promise<void> {
  const found = page.getByText(marker).first();
  for (let number = 1; number === 1 || (number < 10 && !(await found.isVisible())); number += 1) {
    const address = new URL(list, "http://localhost");
    if (number > 1) address.searchParams.set("page", String(number));
    await open(page, address.pathname + address.search);
    await expect(page.getByRole("main").locator("article, tbody tr").first()).toBeVisible();
  }
  await expect(found).toBeVisible();
}

/** Returns what of the HTML could come to life in a feed reader; it is parsed where nothing is loaded or run. */
async function livePartsOfHtml(page: Page, html: readonly string[]): Promise<string[]> {
  const body = await page.evaluateHandle((texts) => {
    const inert = document.implementation.createHTMLDocument();
    for (const text of texts) {
      const place = inert.createElement("div");
      place.innerHTML = text;
      inert.body.append(place);
    }
    return inert.body;
  }, html);
  return body.evaluate(listLiveParts);
}

/** Returns the texts of a tag in XML that Chromium accepts as well formed. */
async function textsIn(page: Page, xml: string, tag: string): Promise<string[]> {
  return page.evaluate(
    ([text, name]) => {
      const parsed = new DOMParser().parseFromString(text, "application/xml");
      const [fault] = parsed.getElementsByTagName("parsererror");
      if (fault) throw new Error(fault.textContent ?? "no XML");
      return [...parsed.getElementsByTagName(name)].map((element) => element.textContent ?? "");
    },
    [xml, tag] as const,
  );
}

test("no stored vector comes to life on article pages, in lists, searches and feeds, and feeds stay well formed", async ({
  page,
  watch,
}) => {
  watch.allow(missingPicture);
  await signIn(page, "admin");
  const seen = await watchForLife(page);
  const marker = unique("burung").split(" ")[1] ?? "";
  const vectors = xssVectors.map(([, html]) => html);
  const posts = await storeVectors(page, vectors, marker);
  const read = async (path: string) => (await page.request.get(path)).text();
  // Read at once: feeds hold the twenty newest posts, and other tests store some too.
  const [rss = "", json = ""] = await Promise.all(["/rss.xml", "/feed.json"].map(read));

  for (const path of ["/blog", `/search?q=${marker}`, `/admin/audit`, `/admin/blog?q=${marker}`]) {
    await openWith(page, path, marker);
    expect(
      await page
        .locator("main")
        .locator("script, iframe, object, embed, form[action^=http], [onerror], [onload], [onclick]")
        .count(),
    ).toBe(0);
    expect([path, await seen()]).toEqual([path, []]);
  }
  for (const { slug } of posts) {
    await open(page, `/blog/${slug}`);
    for (const part of [".article-body", "header"])
      expect([slug, await livePartsIn(page, `article ${part}`)]).toEqual([slug, []]);
    const data = await page.locator('script[type="application/ld+json"]').allTextContents();
    expect(data.map((text) => JSON.stringify(JSON.parse(text))).join()).toContain(marker);
    expect([slug, await seen()]).toEqual([slug, []]);
  }
  await open(page, `/search?q=${marker}`);
  await expect(page.locator("main mark").first()).toHaveText(marker);
  expect(await livePartsIn(page, "main article h3 >> nth=0")).toEqual([]);

  const items = await textsIn(page, rss, "content:encoded");
  const descriptions = await textsIn(page, rss, "description");
  expect(items.filter((item) => item.includes(marker))).toHaveLength(posts.length);
  expect(await livePartsOfHtml(page, [...items, ...descriptions])).toEqual([]);
  const feed: { items: { content_html: string }[] } = JSON.parse(json);
  expect(feed.items.filter((item) => item.content_html.includes(marker))).toHaveLength(posts.length);
  expect(
    await livePartsOfHtml(
      page,
      feed.items.map((item) => item.content_html),
    ),
  ).toEqual([]);
  const addresses = await textsIn(page, await read("/sitemap.xml"), "loc");
  expect(addresses).toEqual(
    expect.arrayContaining(posts.map(({ slug }) => expect.stringContaining(`/blog/${slug}`))),
  );

  const twins = await Promise.all([...posts.map(({ slug }) => `/blog/${slug}.md`), "/llms.txt"].map(read));
  expect(twins.filter((text) => text.includes(marker))).toHaveLength(posts.length + 1);
  expect(await livePartsOfHtml(page, await Promise.all(twins.map((text) => marked.parse(text))))).toEqual([]);
  await page.goto("/llms.txt");
  expect(await page.locator("script, img, iframe").count()).toBe(0);
  expect(await seen()).toEqual([]);
  for (const { id } of posts) await page.request.delete(`/api/blog/${id}`);
});

test("the watcher reports a vector that comes to life", async ({ page, watch }) => {
  watch.allow(/Content Security Policy|404.*\/x\b/);
  const seen = await watchForLife(page);
  await open(page, "/about");
  await page.evaluate(() => {
    const place = document.createElement("div");
    place.id = "tempat";
    place.innerHTML = `<img src=x onerror=alert(1)><a href="java\tscript:alert(1)">kata</a>`;
    document.body.append(place);
  });
  expect(await livePartsIn(page, "#tempat")).toEqual(["onerror=alert(1)", "href=java\tscript:alert(1)"]);
  await expect.poll(seen).toContainEqual(expect.stringContaining("script-src"));
});
