import { expect, test } from "vitest";
import { assignmentOf, briefOf } from "../../../../tests/support/brief";
import type { Assignment } from "../writer";
import { checkOutline } from "./model-answer";

const assignment = assignmentOf({ takenTitles: ["Judul lama"] });
const answer = {
  title: "Menyusun Halaman Layanan yang Dibaca Sampai Selesai",
  summary:
    "Cara menyusun halaman layanan dari pertanyaan calon pelanggan: urutan isi, contoh kalimat, dan ajakan yang tidak memaksa.",
  category: "desain & ux",
  sections: ["Mulai dari pertanyaan", "Urutan yang wajar", "Kalimat yang konkret", "Periksa di ponsel"],
};
const fallback = "Pembuatan Website";
const check = (changes: object, given: Partial<Assignment> = {}) =>
  checkOutline({ ...answer, ...changes }, { ...assignment, ...given }, fallback);

test("a plan that keeps the rules has no faults, and its category is written as ours", () => {
  expect(check({})).toEqual({ outline: { ...answer, category: "Desain & UX" }, faults: [] });
});

test.each([
  ["a short title", { title: "Web" }, /^title \(judul\) sekarang 3 karakter, seharusnya 35 sampai 70$/],
  ["a long title", { title: "Halaman ".repeat(10) }, /^title .* sekarang 79 karakter/],
  ["a short summary", { summary: "Pendek." }, /^summary .* sekarang 7 karakter, seharusnya 110 sampai 200$/],
  ["a category of nobody", { category: "Kuliner" }, /^category harus salah satu dari: Pembuatan Website,/],
  ["few sections", { sections: ["Satu saja"] }, /^sections sekarang 1 judul bagian, seharusnya 4 sampai 7$/],
  ["many sections", { sections: [..."abcdefgh"] }, /^sections sekarang 8/],
])("%s is a fault, and the plan stays usable", (_name, changes, fault) => {
  const { outline, faults } = check(changes);
  expect(faults).toEqual([expect.stringMatching(fault)]);
  expect(outline).not.toBeNull();
});

test("a title that is taken is a fault, whatever its case and signs", () => {
  const takenTitles = ["menyusun halaman layanan, yang dibaca sampai selesai!"];
  expect(check({}, { takenTitles }).faults).toEqual([expect.stringContaining("sudah dipakai")]);
});

test.each([{ title: "" }, { title: 3 }, { sections: [] }, { sections: "satu, dua" }])(
  "without title or sections nothing can be written: %j",
  (changes) => {
    expect(check(changes).outline).toBeNull();
  },
);

test("the category that staff chose stays, and one that nobody knows becomes the nearest", () => {
  expect(check({ category: "Kuliner" }, { category: "Tips" })).toMatchObject({
    outline: { category: "Tips" },
    faults: [],
  });
  expect(check({ category: "Kuliner" }).outline?.category).toBe(fallback);
});

test("the outline of a brief is kept, however many headings it has", () => {
  const brief = briefOf({ outline: ["Satu bagian saja", "Dan satu lagi"] });
  expect(check({}, { brief })).toMatchObject({ outline: { sections: brief.outline }, faults: [] });
});

test("headings are told without numbers, marks, twins, and those that say nothing", () => {
  const sections = [
    ...["1. Mulai dari pertanyaan", "## <b>Urutan</b>  yang wajar", { heading: "Kalimat yang konkret" }],
    ...["Pendahuluan", "- Periksa di ponsel", "Kesimpulan", "Urutan yang wajar", null, 4],
  ];
  expect(check({ sections }).outline?.sections).toEqual([
    ...["Mulai dari pertanyaan", "Urutan yang wajar", "Kalimat yang konkret", "Periksa di ponsel"],
  ]);
});
