import { expect, test } from "vitest";
import { makeAssignment, makeBrief } from "../../../../tests/support/brief";
import type { Assignment } from "../writer";
import { parseOutline, toBody } from "./model-answer";

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

const title = "Halaman Layanan yang Dibaca";
const html = "<p>Pembuka.</p>\n<h2>Bagian</h2>\n<p>Isi yang <strong>penting</strong>.</p>";

test.each([
  ["as it was asked for", html],
  ["in a fence", `\`\`\`html\n${html}\n\`\`\``],
  ["in a fence that nobody closed", `\`\`\`html\n${html}`],
  ["between words", `Berikut artikelnya:\n\n${html}\n\nSemoga membantu!`],
  ["as a whole page", `<!DOCTYPE html><html><head><title>Judul</title></head><body>${html}</body></html>`],
  ["below its title", `<h1>${title}</h1>\n${html}`],
  ["below its title as a heading", `<h2>${title.toUpperCase()}:</h2>\n${html}`],
])("the body is found: %s", (_name, answer) => {
  expect(toBody(answer, title)).toBe(html);
});

test.each([
  ["nothing", "", ""],
  ["prose", "Maaf, saya tidak bisa.", "Maaf, saya tidak bisa."],
  ["markdown", "## Bagian\n\nIsi & lain", "## Bagian\n\nIsi &amp; lain"],
  ["a paragraph that was cut off", `${html}<p>Kalimat yang ter`, `${html}<p>Kalimat yang ter</p>`],
  ["scripts and styles", `${html}<script>alert(1)</script>`, html],
  ["a list that is not closed", "<p>Isi<ul><li>satu<li>dua", "<p>Isi</p><ul><li>satu</li><li>dua</li></ul>"],
  ["a heading closed by another tag", "<h2>Satu</p><p>Isi</p>", "<h2>Satu</h2><p>Isi</p>"],
  ["a heading that is not closed", "<h2>Satu\n<p>Isi</p><h3>Dua", "<h2>Satu</h2><p>Isi</p><h3>Dua</h3>"],
])("what is no article is handed on as far as it goes: %s", (_name, answer, body) => {
  expect(toBody(answer, title)).toBe(body);
});

test("a long text before the first tag or after the last belongs to the article", () => {
  const long = "Kalimat yang tidak diberi tanda apa pun. ".repeat(12).trim();
  expect(toBody(`${long}\n${html}\n${long}`, title)).toBe(`${long}\n${html}\n${long}`);
});
