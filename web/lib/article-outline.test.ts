import { expect, test } from "vitest";
import { buildOutline } from "./article-outline";

const words = (count: number) => `<p>${"kata ".repeat(count)}</p>`;
const section = (heading: string, count = 250) => `<h2>${heading}</h2>${words(count)}`;

test("a long article of four sections lists them and gives their headings ids", () => {
  const { html, contents } = buildOutline(
    ["Memilih nama", "Biaya &amp; waktu", "<em>Apa</em> itu SEO?", "Penutup"]
      .map((name) => section(name))
      .join(""),
  );
  expect(contents).toBe(
    '<li><a href="#bagian-memilih-nama">Memilih nama</a></li>' +
      '<li><a href="#bagian-biaya-waktu">Biaya &amp; waktu</a></li>' +
      '<li><a href="#bagian-apa-itu-seo">Apa itu SEO?</a></li>' +
      '<li><a href="#bagian-penutup">Penutup</a></li>',
  );
  expect(html).toContain('<h2 id="bagian-apa-itu-seo"><em>Apa</em> itu SEO?</h2>');
});

test.each([
  ["three sections", section("A", 400) + section("B", 400) + section("C", 400)],
  ["less than 500 words", ["A", "B", "C", "D"].map((name) => section(name, 120)).join("")],
  ["headings of a lower level", ["A", "B", "C", "D"].map((name) => `<h3>${name}</h3>${words(250)}`).join("")],
])("an article with %s is unchanged", (_name, content) => {
  expect(buildOutline(content)).toMatchObject({ html: content, contents: "" });
});

test("in a short article only headings that a link targets have ids", () => {
  const { html, contents } = buildOutline('<p><a href="#bagian-dua">a</a></p><h2>Satu</h2><h3>Dua</h3>');
  expect(html).toBe(
    '<p><a href="#bagian-dua">a</a></p><h2 id="bagian-satu">Satu</h2><h3 id="bagian-dua">Dua</h3>',
  );
  expect(contents).toBe("");
});

test("ids are unique for any headings", () => {
  const names = ["Tips", "Tips 2", "Tips", "Tips", "日本", "!", "<br>", "Root"];
  const { html, contents } = buildOutline(names.map((name) => section(name)).join(""));
  const ids = [...html.matchAll(/<h2 id="([^"]*)"/g)].map(([, id]) => id);
  expect(ids).toEqual([
    "bagian-tips",
    "bagian-tips-2",
    "bagian-tips-3",
    "bagian-tips-4",
    "bagian",
    "bagian-2",
    "bagian-root",
  ]);
  expect([...contents.matchAll(/href="#([^"]*)"/g)].map(([, id]) => id)).toEqual(ids);
});

test("a heading keeps its id when other headings change, and its language attribute", () => {
  const long = ["Satu", "Dua", "Tiga"].map((name) => section(name)).join("");
  const heading = `<h2 lang="en">Core Web Vitals</h2>${words(300)}`;
  const marked = '<h2 id="bagian-core-web-vitals" lang="en">Core Web Vitals</h2>';
  expect(buildOutline(long + heading).html).toContain(marked);
  expect(buildOutline(heading + section("Nol") + long).html).toContain(marked);
});

test.each([
  [299, 1],
  [300, 2],
  [1180, 6],
])("%i words take %i minutes to read", (count, minutes) => {
  expect(buildOutline(words(count)).readingMinutes).toBe(minutes);
});
