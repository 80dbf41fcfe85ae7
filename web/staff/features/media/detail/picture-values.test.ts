import { expect, test } from "vitest";
import { isDescribed } from "../picture-text";
import { movedByKey, pointBelow } from "./picture-stage";
import { findErrors, toChange } from "./picture-values";

const stored = { name: "toko.jpg", alt: "Toko", decorative: false, focalX: 0.5, focalY: 0.5 };

test("only what differs is sent, so that nobody else's change of another field is undone", () => {
  expect(toChange(stored, stored)).toEqual({});
  expect(toChange(stored, { ...stored, alt: " Toko " })).toEqual({});
  expect(toChange(stored, { ...stored, name: "depan.jpg", focalY: 0.2 })).toEqual({
    name: "depan.jpg",
    focalY: 0.2,
  });
});

test("a decorative picture is stored without the text that was typed before", () => {
  expect(toChange(stored, { ...stored, decorative: true })).toEqual({ alt: "", decorative: true });
  const undescribed = { ...stored, alt: "" };
  const typed = { ...undescribed, alt: "Ketikan", decorative: true };
  expect(toChange(undescribed, typed)).toEqual({ decorative: true });
});

test("an invisible alt text counts as empty", () => {
  const undescribed = { ...stored, alt: "" };
  expect(toChange(undescribed, { ...undescribed, alt: "\u200b" })).toEqual({});
});

test("a name that is missing and a text that is too long are said before they are sent", () => {
  const faults = (typed: Partial<typeof stored>) => findErrors({ ...stored, ...typed });
  expect(faults({ name: "" })).toEqual({ name: "Nama gambar harus diisi" });
  expect(faults({ alt: "a".repeat(301) })).toEqual({ alt: "Teks alternatif maksimal 300 karakter" });
  expect(faults({ alt: "" })).toEqual({});
});

test("arrow keys move the focal point by a hundredth, with Shift by a tenth, and never out of the picture", () => {
  const middle = { focalX: 0.5, focalY: 0.5 };
  expect(movedByKey(middle, "ArrowLeft", false)).toEqual({ focalX: 0.49, focalY: 0.5 });
  expect(movedByKey(middle, "ArrowDown", true)).toEqual({ focalX: 0.5, focalY: 0.6 });
  expect(movedByKey({ focalX: 0.98, focalY: 0 }, "ArrowRight", true)).toEqual({ focalX: 1, focalY: 0 });
  expect(movedByKey(middle, "Enter", false)).toBeNull();
});

test("a pointer beyond the edge sets the focal point on it", () => {
  const box = { left: 100, top: 50, width: 400, height: 200 };
  expect(pointBelow({ clientX: 200, clientY: 150 }, box)).toEqual({ focalX: 0.25, focalY: 0.5 });
  expect(pointBelow({ clientX: 0, clientY: 900 }, box)).toEqual({ focalX: 0, focalY: 1 });
});

test("a picture is described by a visible alt text or by being decorative", () => {
  const described = (alt: string, decorative = false) => isDescribed({ alt, decorative });
  expect([described("Toko"), described("", true)]).toEqual([true, true]);
  expect(["", " ", "\u200b", "\u2800"].map((alt) => described(alt))).toEqual([false, false, false, false]);
});
