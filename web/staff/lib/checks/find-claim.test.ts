import { describe, expect, it } from "vitest";
import { cutAround, findClaim } from "./find-claim";

function found(source: string, text: string, sentence: string): string | null {
  const range = findClaim(source, { text, sentence });
  return range && source.slice(range.start, range.end);
}

describe("a claim in the source of a text", () => {
  it.each([
    ["<p>Sekitar 80% pembeli membaca ulasan.</p>", "80%", "Sekitar 80% pembeli membaca ulasan.", "80%"],
    ["<p>Sekitar <strong>80</strong>% pembeli.</p>", "80%", "Sekitar 80% pembeli.", "80</strong>%"],
    ["<p>Biaya\n  Rp&nbsp;2.000\n  saja.</p>", "Rp 2.000", "Biaya Rp 2.000 saja.", "Rp&nbsp;2.000"],
    ["<p>“Cepat” &amp; murah &ndash; 3 hari.</p>", "3 hari", "“Cepat” & murah – 3 hari.", "3 hari"],
    ["<p>Kata 'cepat' di tahun 2024.</p>", "2024", "Kata ‘cepat’ di tahun 2024.", "2024"],
    ["## Judul\n\n**Lima** puluh 50 orang.", "50 orang", "Lima puluh 50 orang.", "50 orang"],
    ["<li>Menurut BPS, 64&#37; naik.</li>", "64%", "Menurut BPS, 64% naik.", "64&#37;"],
    ["<p>A &lt; B sebesar 5%.</p>", "5%", "A < B sebesar 5%.", "5%"],
  ])("is found in %j", (source, text, sentence, part) => {
    expect(found(source, text, sentence)).toBe(part);
  });

  it("is the one of its sentence and not of another one with the same words", () => {
    const source = "<p>Dulu 10% saja.</p><p>Kini 10% juga.</p>";
    const range = findClaim(source, { text: "10%", sentence: "Kini 10% juga." });
    expect(range?.start).toBe(source.lastIndexOf("10%"));
  });

  it("is the whole sentence where its words are not in it", () => {
    expect(found("<p>Kalimat ini.</p>", "lain", "Kalimat ini.")).toBe("Kalimat ini.");
  });

  it("is not there once its sentence was written anew", () => {
    expect(found("<p>Sebagian besar pembeli membaca ulasan.</p>", "80%", "Sekitar 80% pembeli.")).toBeNull();
    expect(found("", "80%", "Sekitar 80%.")).toBeNull();
    expect(found("<p>isi</p>", "", "")).toBeNull();
  });

  it("takes a sign that opens no tag for text", () => {
    expect(found("<p>3 < 5 dan 80% naik.</p>", "80%", "3 < 5 dan 80% naik.")).toBe("80%");
  });
});

describe("the sentence of a claim", () => {
  it("is cut around its words, whatever their case", () => {
    expect(cutAround({ text: "TERBAIK", sentence: "Yang terbaik di kota." })).toEqual({
      before: "Yang ",
      words: "terbaik",
      after: " di kota.",
    });
  });

  it("is left whole where they do not stand in it", () => {
    expect(cutAround({ text: "lain", sentence: "Yang terbaik." })).toEqual({
      before: "Yang terbaik.",
      words: "",
      after: "",
    });
  });
});
