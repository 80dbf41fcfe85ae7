import { expect, test } from "vitest";
import { headOf, selectElements } from "../../tests/support/html";
import { createPost, send } from "../../tests/support/worker";

const fetchers = [
  "facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)",
  "WhatsApp/2.23.20.0",
  "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)",
  "",
];

test("every client gets the same head, whatever it says it is", async () => {
  for (const number of [1, 2]) {
    await createPost({
      slug: `artikel-${number}`,
      title: `Judul ${number}`,
      summary: `Ringkasan artikel nomor ${number} yang berbeda.`,
      image: `/images/blog/${number}.webp`,
    });
  }
  for (const number of [1, 2]) {
    for (const agent of fetchers) {
      const headers: Record<string, string> = agent ? { "User-Agent": agent } : {};
      const html = await (await send(`/blog/artikel-${number}`, { headers })).text();
      const title = `Judul ${number} | Arunika Web`;
      const description = `Ringkasan artikel nomor ${number} yang berbeda.`;
      const url = `https://arunikaweb.example/blog/artikel-${number}`;
      const image = `https://arunikaweb.example/images/blog/${number}.webp`;
      expect(await headOf(html), agent).toMatchObject({
        title,
        description,
        canonical: url,
        "og:title": title,
        "og:description": description,
        "og:url": url,
        "og:image": image,
        "og:type": "article",
        "twitter:card": "summary_large_image",
        "twitter:title": title,
        "twitter:description": description,
        "twitter:image": image,
      });
    }
  }
});

test.each(["/blog", "/blog?page=2", "/blog/satu"])(
  "what %s says of itself stands before any script",
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
