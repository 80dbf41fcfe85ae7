import { expect, test } from "vitest";
import { isDescribed } from "./picture-text";

test("a picture is described by a text that is heard, or by the word that it tells nothing", () => {
  const described = (alt: string, decorative = false) => isDescribed({ alt, decorative });
  expect([described("Toko"), described("", true)]).toEqual([true, true]);
  expect(["", " ", "\u200b", "\u2800"].map((alt) => described(alt))).toEqual([false, false, false, false]);
});
