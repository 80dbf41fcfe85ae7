import { describe, expect, test } from "vitest";
import { defaultContent } from "../../contract/site-content/site-content";
import { extractClaims } from "./extract-claims";

describe("what we say of ourselves is known", () => {
  const knownIn = (html: string) =>
    extractClaims({ title: "", summary: "", content: html }).map(({ text, isKnown }) => [text, isKnown]);

  test.each([
    ["Paket Basic kami mulai dari Rp 5.000.000.", "Rp 5.000.000", "/pricing"],
    ["Paket Professional seharga Rp12 juta.", "Rp12 juta", "/pricing"],
    ["Paket Basic memuat hingga 5 halaman.", "5 halaman", "/pricing"],
    ["Paket Professional selesai dalam 4-6 minggu.", "4-6 minggu", "/pricing"],
    ["Arunika Web berdiri sejak 2018.", "2018", "/about"],
  ])("%s", (sentence, text, source) => expect(knownIn(`<p>${sentence}</p>`)).toContainEqual([text, source]));

  test.each(["Pro++", "1) Basic", "Hemat (promo", "Gold {baru}", "[C"])(
    "a package may be called %s",
    (title) => {
      const { packages, ...others } = defaultContent;
      const website = packages.website.map((offer, at) => (at === 0 ? { ...offer, title } : offer));
      const indicative = packages.indicative.map((offer) => ({ ...offer, name: title }));
      const content = `<p>Paket ${title} seharga Rp 5.000.000.</p>`;
      const own = { ...others, packages: { ...packages, website, indicative } };
      expect(extractClaims({ title: "", summary: "", content }, own)).toContainEqual(
        expect.objectContaining({ kind: "price", isKnown: "/pricing" }),
      );
    },
  );

  test("a row of a table belongs to what it names", () => {
    const table =
      "<table><tr><td>Paket Basic</td><td>Rp 5.000.000</td></tr><tr><td>Agensi lain</td><td>Rp 5.000.000</td></tr></table>";
    expect(knownIn(table)).toEqual([
      ["Rp 5.000.000", "/pricing"],
      ["Rp 5.000.000", false],
    ]);
  });

  test.each([
    ["a date of the same number", "Pada 12 Mei kami memenangkan penghargaan."],
    ["what a client earns", "Klien kami untung Rp5.000.000 sehari."],
    ["the price of the same package of another line", "Paket SEO Basic kami mulai dari Rp 5.000.000."],
    ["another price", "Paket Basic kami mulai dari Rp 4.500.000."],
    ["the price of another package", "Paket Basic kami Rp 12.000.000."],
    ["the price of somebody else", "Agensi lain meminta Rp 5.000.000."],
    ["what is usual", "Kisaran umum di pasaran Rp 5.000.000, kata tim kami."],
    ["another year", "Kami berdiri sejak 2016."],
  ])("%s is not", (_what, sentence) => {
    const found = knownIn(`<p>${sentence}</p>`);
    expect(found).not.toEqual([]);
    for (const [, source] of found) expect(source).toBe(false);
  });
});
