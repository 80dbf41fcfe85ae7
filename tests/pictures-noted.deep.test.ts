import { expect, test } from "vitest";
import { type ShownPicture, withPictures } from "../worker/blog/pictures-shown/shown-pictures";
import { cleanArticleHtml } from "../worker/blog/posts/article-html";
import { picturesUsed } from "../worker/contract/media/pictures";
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
