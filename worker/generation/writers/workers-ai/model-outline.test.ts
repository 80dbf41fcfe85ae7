import { expect, test } from "vitest";
import { makeAssignment, makeBrief } from "../../../../tests/support/brief";
import type { Assignment } from "../writer";
import { parseOutline } from "./model-answer";

const assignment = makeAssignment({ takenTitles: ["Judul lama"] });
const answer = {
  title: "Menyusun Halaman Layanan yang Dibaca Sampai Selesai",
  summary:
    "Cara menyusun halaman layanan dari pertanyaan calon pelanggan: urutan isi, contoh kalimat, dan ajakan yang tidak memaksa.",
  category: "desain & ux",
  sections: ["Mulai dari pertanyaan", "Urutan yang wajar", "Kalimat yang konkret", "Periksa di ponsel"],
};
const fallback = "Pembuatan Website";
const makePlan = (changes: object, given: Partial<Assignment> = {}) =>
  parseOutline({ content: { ...answer, ...changes }, tokens: 1 }, { ...assignment, ...given }, fallback);

test("a plan is read, and its category is written as ours", () => {
  expect(makePlan({})).toEqual({ ...answer, category: "Desain & UX" });
});

test.each([{ title: "" }, { title: 3 }, { sections: [] }, { sections: "satu, dua" }])(
  "without title or sections nothing can be written: %j",
  (changes) => {
    expect(makePlan(changes)).toBeNull();
  },
);

test("the category that staff chose stays, and one that nobody knows becomes the nearest", () => {
  expect(makePlan({ category: "Kuliner" }, { category: "Tips" })?.category).toBe("Tips");
  expect(makePlan({ category: "Kuliner" })?.category).toBe(fallback);
});

test("the outline of a brief is kept, however many headings it has", () => {
  const brief = makeBrief({ outline: ["Satu bagian saja", "Dan satu lagi"] });
  expect(makePlan({}, { brief })?.sections).toEqual(brief.outline);
});

test("headings are told without numbers, marks, twins, and those that say nothing", () => {
  const sections = [
    ...["1. Mulai dari pertanyaan", "## <b>Urutan</b>  yang wajar", { heading: "Kalimat yang konkret" }],
    ...["Pendahuluan", "- Periksa di ponsel", "Kesimpulan", "Urutan yang wajar", null, 4],
  ];
  expect(makePlan({ sections })?.sections).toEqual([
    ...["Mulai dari pertanyaan", "Urutan yang wajar", "Kalimat yang konkret", "Periksa di ponsel"],
  ]);
});
