import fc from "fast-check";
import { expect, test } from "vitest";
import { positiveInteger } from "./query";

const page = positiveInteger("Nomor halaman tidak valid", 999_999_999);

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
