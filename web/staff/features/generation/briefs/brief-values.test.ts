import { describe, expect, it } from "vitest";
import { emptyBrief, findErrors, getFieldText, isSameBrief, placeFaults, toInput } from "./brief-values";

const brief = { ...emptyBrief, title: "Memilih domain" };

describe("a brief that is typed", () => {
  it("is sent without the rows that nobody has filled in", () => {
    const typed = {
      ...brief,
      outline: ["", "Apa itu domain", " "],
      sources: [
        { title: "", url: "" },
        { title: "PANDI", url: "https://pandi.id" },
      ],
    };
    expect(toInput(typed)).toMatchObject({
      outline: ["Apa itu domain"],
      sources: [{ title: "PANDI", url: "https://pandi.id" }],
      plannedDate: null,
    });
    expect(findErrors(typed)).toEqual({});
  });

  it("says what is wrong at the row that it stands in", () => {
    const typed = {
      ...emptyBrief,
      outline: ["", "ab"],
      sources: [
        { title: "", url: "" },
        { title: "PANDI", url: "pandi" },
      ],
    };
    expect(findErrors(typed)).toEqual({
      title: "Judul harus minimal 5 karakter",
      "outline.1": "Judul bagian harus minimal 3 karakter",
      "sources.1.url": "Alamat sumber harus diawali https:// atau http://",
    });
    expect(
      placeFaults(typed, [
        ["outline.0", "Terlalu pendek"],
        ["keyPhrase", "Tidak dikenal"],
      ]),
    ).toEqual({ "outline.1": "Terlalu pendek", keyPhrase: "Tidak dikenal" });
  });

  it("is the same whatever empty rows and spaces stand in it", () => {
    expect(isSameBrief(brief, { ...brief, title: " Memilih domain ", outline: [""] })).toBe(true);
    expect(isSameBrief(brief, { ...brief, outline: ["Apa itu domain"] })).toBe(false);
    const sources = [{ title: "PANDI", url: "https://pandi.id" }];
    expect(isSameBrief(brief, { ...brief, sources })).toBe(false);
    expect(getFieldText({ ...brief, sources }, "sources")).toBe("PANDI: https://pandi.id");
  });
});
