import { expect, test } from "vitest";
import { readHead, selectElements } from "../../tests/support/html";
import { createPost, send } from "../../tests/support/worker";

const fetchers = [
  "facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)",
  "WhatsApp/2.23.20.0",
  "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)",
];

test("every client gets the same head, whatever its user agent", async () => {
  await createPost({ slug: "satu", title: "Judul satu", image: "/images/blog/1.webp" });
  const headFor = async (agent: string) =>
    readHead(await (await send("/blog/satu", { headers: { "User-Agent": agent } })).text());
  const head = await headFor("Mozilla/5.0");
  const title = "Judul satu | Arunika Web";
  const image = "https://arunikaweb.example/images/blog/1.webp";
  expect(head).toMatchObject({
    ...{ title, "og:title": title, "og:image": image, "og:type": "article" },
    ...{ "twitter:card": "summary_large_image", "twitter:title": title, "twitter:image": image },
  });
  for (const agent of fetchers) expect(await headFor(agent), agent).toEqual(head);
});

test.each(["/blog", "/blog?page=2", "/blog/satu"])(
  "the metadata of %s comes before any script",
  async (path) => {
    await createPost({ slug: "satu" });
    for (let number = 0; number < 9; number += 1) await createPost();
    const html = await (await send(path)).text();
    const firstScript = html.search(/<script(?![^>]*ld\+json)/);
    for (const part of [
      "<title>",
      'name="description"',
      'rel="canonical"',
      'property="og:image"',
      "twitter:card",
      "ld+json",
    ]) {
      expect([part, html.indexOf(part) > 0 && html.indexOf(part) < firstScript]).toEqual([part, true]);
    }
    const types = (await selectElements(html, 'script[type="application/ld+json"]')).map(
      ({ text }) => JSON.parse(text)["@type"],
    );
    expect(types).toEqual(
      path === "/blog/satu" ? ["BlogPosting", "BreadcrumbList"] : ["Blog", "BreadcrumbList"],
    );
  },
);
