import { expect, test } from "vitest";
import { formatArticle } from "../worker/blog/format/article-format";
import { type ShownPicture, withPictures } from "../worker/blog/pictures-shown/shown-pictures";
import { cleanArticleHtml } from "../worker/blog/posts/article-html";
import { parsePictureAddress, picturesUsed } from "../worker/contract/media/pictures";
import { site } from "../worker/contract/site";
import { hostileHtml } from "./support/corpora";

const hashes = ["1", "2", "3"].map((digit) => digit.repeat(32));
const [first, second, third] = hashes.map((hash) => `/media/${hash}.jpg`);

const pictures = hashes.map(
  (hash): ShownPicture => ({
    ...{ hash, type: "image/jpeg", width: 3000, height: 2000, bytes: 9, alt: "Toko" },
    ...{ focalX: 0.5, focalY: 0.5, variants: [[480, "image/webp"]] },
  }),
);

/** Where pictures stand around and inside a vector, so that a parser meets each of them in each of its states. */
const places: readonly ((html: string) => string)[] = [
  (html) => `<img src="${first}">${html}<a href="${second}">besar</a>`,
  (html) => `<img alt="${html}" src="${first}"><a title="${html}" href="${second}">${html}</a>`,
  (html) => `<table><tr><td>${html}<img src="${first}"></td></tr></table><img ${html} src="${third}">`,
  (html) => html.replaceAll(/(?:src|href)=(["']?)[^\s"'>]*/gi, (_, quote) => `src=${quote}${first}`),
];

/** The pictures that a text brings into sight or leads to, by the addresses that become those of a link's page. */
function shownIn(content: string): string[] {
  const html = withPictures(content, pictures, "/di-bawah");
  return hashes.filter((hash) => html.includes(`="/di-bawah/media/${hash}.jpg"`));
}

test("the recorded pictures are the shown pictures, also for hostile HTML", () => {
  expect(hostileHtml.length).toBeGreaterThan(600);
  const wrong = hostileHtml.flatMap((html) =>
    places.flatMap((place) => {
      const content = cleanArticleHtml(place(html));
      const noted = picturesUsed({ content, image: "" }).map(({ hash }) => hash);
      return JSON.stringify(noted.sort()) === JSON.stringify(shownIn(content)) ? [] : [content];
    }),
  );
  expect(wrong.slice(0, 3)).toEqual([]);
});

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

const hash = "0123456789abcdef0123456789abcdef";

test("an address is read as browsers read it on the page of an article", () => {
  const steps = ["", ".", "..", "x", "media", "%2e", "%2E%2e", `${hash}.jpg`];
  const page = `${site.url}/blog/artikel`;
  const all = steps.flatMap((one) =>
    steps.flatMap((two) => steps.flatMap((three) => steps.map((four) => [one, two, three, four].join("/")))),
  );
  const ours = all.filter((address) => {
    if (!URL.canParse(address, page)) return false;
    const { origin, pathname } = new URL(address, page);
    return origin === site.url && pathname === `/media/${hash}.jpg`;
  });
  expect(ours.length).toBeGreaterThan(20);
  expect(all.filter((address) => parsePictureAddress(address) !== null)).toEqual(ours);
});
