import fc from "fast-check";
import { expect, test } from "vitest";
import { maxSlugLength, slugify, toPostSlug } from "./slug";

test.each([
  ["Cara Memilih Domain", "cara-memilih-domain"],
  ["  10 Tips & Trik: SEO!  ", "10-tips-trik-seo"],
  ["Café Ångström", "cafe-angstrom"],
  ["日本語", ""],
  ["---", ""],
])("%j becomes %j", (title, slug) => {
  expect(slugify(title)).toBe(slug);
});

test("any title gives a slug of lowercase letters, digits and single hyphens between them", () => {
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: "binary" }), fc.string({ unit: "grapheme" })), (title) => {
      expect(slugify(title)).toMatch(/^(?:[a-z0-9]+(?:-[a-z0-9]+)*)?$/);
    }),
  );
});

test("a post's slug leaves room for its number, and does not end in a hyphen", () => {
  const title = `${"kata ".repeat(29)}panjang sekali`;
  expect(toPostSlug(title)).toBe(`${"kata-".repeat(29)}panja`);
  expect(toPostSlug(title)).toHaveLength(maxSlugLength);
  expect(toPostSlug(title, 12)).toBe(`${"kata-".repeat(29)}pa-12`);
  expect(toPostSlug(`${"a".repeat(147)} bcd`, 2)).toBe(`${"a".repeat(147)}-2`);
  expect(toPostSlug("Cara Memilih Domain", 2)).toBe("cara-memilih-domain-2");
});
