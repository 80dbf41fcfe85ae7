import fc from "fast-check";
import { expect, test } from "vitest";
import { articlesPerPage, maxPageSize } from "./limits";
import { pageWindow, positiveInteger } from "./query";

const page = positiveInteger("Nomor halaman tidak valid", 999_999_999);

test("all pages together show every row once, in order", () => {
  const rows = fc.integer({ min: 0, max: 300 });
  const sizes = fc.option(fc.integer({ min: 1, max: maxPageSize }), { nil: undefined });
  fc.assert(
    fc.property(rows, sizes, (count, pageSize) => {
      const all = Array.from({ length: count }, (_, index) => index);
      const pages = Math.ceil(count / (pageSize ?? articlesPerPage));
      const shown = Array.from({ length: pages + 1 }, (_, index) => {
        const { limit = 0, offset = 0 } = pageWindow({ page: index + 1, pageSize });
        return all.slice(offset, offset + limit);
      });
      expect(shown.flat()).toEqual(all);
      expect(shown.slice(0, pages).every(({ length }) => length > 0)).toBe(true);
      expect(shown.at(-1)).toEqual([]);
    }),
  );
});

test("a text is a page exactly when it is a whole number from 1 on, written plainly", () => {
  const text = fc.oneof(
    fc.integer({ min: -10, max: 1_000_000_010 }).map(String),
    fc.double().map(String),
    fc.string({ unit: fc.constantFrom(..."0123456789-+. eExn") }),
    fc.string(),
  );
  fc.assert(
    fc.property(text, (given) => {
      const number = Number(given);
      const isPage =
        Number.isInteger(number) && number >= 1 && number <= 999_999_999 && String(number) === given;
      expect(page.safeParse(given)).toMatchObject(
        isPage ? { success: true, data: number } : { success: false },
      );
    }),
    { numRuns: 300 },
  );
});
