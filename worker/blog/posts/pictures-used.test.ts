import { describe, expect, test } from "vitest";
import { isDescribing, picturesUsed } from "../../contract/media/pictures";
import { site } from "../../contract/site";
import { cleanArticleHtml } from "./article-html";

const [one, other] = ["1".repeat(32), "2".repeat(32)];
const address = `/media/${one}.jpg`;

/** What an article uses once it is cleaned. */
const usedIn = (html: string, image = "/a.svg") =>
  picturesUsed({ content: cleanArticleHtml(html), image }).map(
    ({ hash, field, isDescribed }) => `${hash[0]} ${field} ${isDescribed}`,
  );

describe("a picture in an article", () => {
  test.each([
    ["with words", `<img src="${address}" alt="Toko">`, "1 content true"],
    ["with empty words", `<img src="${address}" alt="">`, "1 content false"],
    ["with words that nobody sees", `<img src="${address}" alt="&#8203;&shy;">`, "1 content false"],
    ["in capitals", `<IMG SRC="${address}" ALT="Toko">`, "1 content true"],
    ["without quotes", `<img src=${address} alt=Toko>`, "1 content true"],
    ["with words that look like tags", `<img alt="a > b <img src='x'>" src="${address}">`, "1 content true"],
    ["with entities in its address", `<img src="/media/&#49;${one.slice(1)}.jpg" alt="x">`, "1 content true"],
    ["as one of its widths", `<img src="/media/${one}-960.webp" alt="x">`, "1 content true"],
    ["with our own host", `<img src="${site.url}/media/${one}.avif" alt="x">`, "1 content true"],
    ["that is linked to alone", `<p><a href="${address}">Lihat</a></p>`, "1 content true"],
    [
      "that is linked to with a title that looks like an address",
      `<a title=" href=" href="${address}">x</a>`,
      "1 content true",
    ],
  ])("is found %s", (_name, html, use) => {
    expect(usedIn(html)).toEqual([use]);
  });

  test.each([
    ["of another host", `<img src="https://cdn.contoh.example${address}" alt="x">`],
    ["in words", `<img src="/images/a.svg" alt="${address}">`],
    ["in text", `<p>${address} &lt;img src="${address}"&gt;</p>`],
    ["in a tag that is dropped", `<video poster="${address}" src="${address}"></video><p>x</p>`],
    ["with a way to load it that is dropped", `<img srcset="${address} 2x" src="/images/a.svg" alt="x">`],
  ])("is not taken from one %s", (_name, html) => {
    expect(usedIn(html)).toEqual([]);
  });

  test("counts once, and is described where all of its uses are", () => {
    const [described, bare] = [`<img src="${address}" alt="Toko">`, `<img src="${address}">`];
    expect(usedIn(described + described)).toEqual(["1 content true"]);
    expect(usedIn(described + bare)).toEqual(["1 content false"]);
    expect(usedIn(bare + described)).toEqual(["1 content false"]);
    expect(usedIn(`${bare}<a href="${address}">x</a>`)).toEqual(["1 content false"]);
    expect(usedIn(`<img src="/media/${other}.png" alt="x">${described}`)).toEqual([
      "2 content true",
      "1 content true",
    ]);
  });
});

test("a cover counts for itself, also where the article shows it with words", () => {
  expect(usedIn("<p>x</p>", address)).toEqual(["1 image false"]);
  expect(usedIn(`<img src="${address}" alt="Toko">`, `${site.url}${address}`)).toEqual([
    "1 content true",
    "1 image false",
  ]);
  expect(usedIn("<p>x</p>", `https://cdn.contoh.example${address}`)).toEqual([]);
});

test("words are what can be read out", () => {
  expect(["Toko", "1", "🎂"].map(isDescribing)).toEqual([true, true, true]);
  expect(["", " ", " ", "​", "⠀"].map(isDescribing)).toEqual([false, false, false, false, false]);
});
