import { expect, test } from "vitest";
import { changedByOthers, changeOf, faultsOf } from "./picture-values";

const stored = { name: "toko.jpg", alt: "Toko", decorative: false, focalX: 0.5, focalY: 0.5 };

test("only what differs is sent, so that nobody else's change of another field is undone", () => {
  expect(changeOf(stored, stored)).toBeNull();
  expect(changeOf(stored, { ...stored, alt: " Toko " })).toBeNull();
  expect(changeOf(stored, { ...stored, name: "depan.jpg", focalY: 0.2 })).toEqual({
    name: "depan.jpg",
    focalX: 0.5,
    focalY: 0.2,
  });
});

test("a decorative picture is stored without the text that was typed before", () => {
  const decorative = { alt: "", decorative: true };
  expect(changeOf(stored, { ...stored, decorative: true })).toEqual(decorative);
  const undescribed = { ...stored, alt: "" };
  expect(changeOf(undescribed, { ...undescribed, alt: "Ketikan", decorative: true })).toEqual(decorative);
});

test("a text that nobody hears is none, so that it is not left unsaved for ever", () => {
  const undescribed = { ...stored, alt: "" };
  expect(changeOf(undescribed, { ...undescribed, alt: "\u200b" })).toBeNull();
});

test("a name that is missing and a text that is too long are said before they are sent", () => {
  expect(faultsOf({ name: "" })).toEqual({ name: "Nama gambar harus diisi" });
  expect(faultsOf({ alt: "a".repeat(301) })).toEqual({ alt: "Teks alternatif maksimal 300 karakter" });
  expect(faultsOf({ alt: "" })).toEqual({});
});

test("a field that somebody else has changed into the same, or that one does not change, is no conflict", () => {
  const now = { ...stored, alt: "Toko orang lain", name: "lain.jpg" };
  const typed = (edits: Partial<typeof stored>) => changeOf(stored, { ...stored, ...edits }) ?? {};
  expect(changedByOthers(typed({ alt: "Toko saya" }), stored, now)).toEqual(["description"]);
  expect(changedByOthers(typed({ alt: "Toko orang lain" }), stored, now)).toEqual([]);
  expect(changedByOthers(typed({ focalX: 0.1 }), stored, now)).toEqual([]);
  expect(changedByOthers(typed({ focalX: 0.1 }), stored, { ...stored, focalY: 0.9 })).toEqual(["focal"]);
});

test("a text of somebody else and one's own tick, and the other way round, contradict each other", () => {
  const undescribed = { ...stored, alt: "" };
  const tick = changeOf(undescribed, { ...undescribed, decorative: true }) ?? {};
  expect(changedByOthers(tick, undescribed, stored)).toEqual(["description"]);
  const text = changeOf(undescribed, { ...undescribed, alt: "Toko saya" }) ?? {};
  expect(changedByOthers(text, undescribed, { ...undescribed, decorative: true })).toEqual(["description"]);
  expect(changedByOthers(tick, undescribed, { ...undescribed, decorative: true })).toEqual([]);
});
