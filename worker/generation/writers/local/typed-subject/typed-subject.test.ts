import { describe, expect, it } from "vitest";
import { headlineOf, phraseOf, tidySubject } from "./typed-subject";

describe("a subject that staff typed", () => {
  it.each([
    ["  mengelola   kas\nusaha. ", "mengelola kas usaha"],
    ["MENGELOLA KAS USAHA", "mengelola kas usaha"],
    ["SEO", "SEO"],
    ["<b>diskon</b> “lebaran” & lainnya?", "diskon lebaran & lainnya"],
    ["usaha < 5 orang & > 2 orang", "usaha < 5 orang & > 2 orang"],
    ["<br>", "<br>"],
  ])("is tidied: %j", (typed, tidy) => {
    expect(tidySubject(typed)).toBe(tidy);
  });

  it("is cut at a word, without a small word at its end", () => {
    const typed = `${"mengatur gudang bersama ".repeat(3)}dan ${"x".repeat(80)}`;
    expect(tidySubject(typed)).toBe(
      "mengatur gudang bersama mengatur gudang bersama mengatur gudang bersama",
    );
    expect(tidySubject("x".repeat(500))).toHaveLength(90);
  });

  it.each([
    ["Cara memilih nama toko", "urusan memilih nama toko"],
    ["Tips memakai WhatsApp Business", "urusan memakai WhatsApp Business"],
    ["Merek dagang", "merek dagang"],
    ["Apakah toko saya perlu aplikasi", "pertanyaan “apakah toko saya perlu aplikasi”"],
    ["Kecerdasan Buatan untuk UMKM", "Kecerdasan Buatan untuk UMKM"],
    ["Instagram untuk warung", "Instagram untuk warung"],
  ])("stands within a sentence: %s", (subject, phrase) => {
    expect(phraseOf(subject)).toBe(phrase);
  });

  it("gets the capitals of a headline", () => {
    expect(headlineOf("menata gudang untuk UMKM dan e-commerce")).toBe(
      "Menata Gudang untuk UMKM dan e-commerce",
    );
  });
});
