import { expect, test } from "vitest";
import { formatArticle } from "../worker/blog/format/article-format";
import { cleanArticleHtml } from "../worker/blog/posts/article-html";
import { picturesUsed } from "../worker/contract/media/pictures";
import { site } from "../worker/contract/site";
import { hostileHtml } from "./support/corpora";

const address = `/media/${"1".repeat(32)}.jpg`;

const used = (content: string) => picturesUsed({ content, image: "" });

/** Ways to name a picture, as HTML, as markdown and as plain words. */
const ways: readonly (readonly [string, string])[] = [
  ["a picture", `<img src="${address}" alt="Toko">`],
  ["a picture without words", `<p><img src="${address}"></p>`],
  ["a link", `<a href="${address}">besar</a>`],
  ["a picture of markdown", `![Toko](${address})`],
  ["a picture of markdown with a title", `![](${address} "Toko")`],
  ["a picture of markdown in brackets", `![Toko](<${address}>)`],
  ["a link of markdown", `[besar](${address})`],
  ["a picture in a link of markdown", `[![Toko](${address})](/kontak)`],
  ["a picture of markdown that leads to itself", `[![](${address})](${address})`],
  ["a reference of markdown", `[besar][1]\n\n[1]: ${address}`],
  ["an address in the text", `Lihat ${site.url}${address} dan <${site.url}${address}>`],
  ["a picture between signs", `**<img src="${address}" alt="a*b_c\`d">** \`${address}\``],
];

test.each(ways)("formatting puts no picture into an article and takes none out: %s", (_name, way) => {
  const places = [
    (html: string) => `${way}${html}`,
    (html: string) => `${html}\n\n${way}\n\n${html}`,
    (html: string) => `## Judul\n\n- ${html} ${way}\n- kata\n\n> ${way}`,
    (html: string) => `<h2>Judul</h2>kata ${way} **${html}**<p>${way}</p>`,
  ];
  const wrong = ["", ...hostileHtml].flatMap((html) =>
    places.flatMap((place) => {
      const stored = cleanArticleHtml(place(html));
      const formatted = formatArticle(stored);
      const isSame = JSON.stringify(used(formatted)) === JSON.stringify(used(stored));
      return isSame ? [] : [{ stored, formatted }];
    }),
  );
  expect(wrong.slice(0, 3)).toEqual([]);
});

test("what stands beside such a picture is formatted all the same", () => {
  expect(formatArticle(`## Judul\n\n![Toko](${address}) yang **ramai**`)).toBe(
    `<h2>Judul</h2>\n<p>![Toko](${address}) yang <strong>ramai</strong></p>`,
  );
  expect(formatArticle("![Toko](/images/blog/toko.svg)")).toContain("<img");
});
