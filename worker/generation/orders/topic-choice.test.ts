import fc from "fast-check";
import { expect, test } from "vitest";
import { subjects as angles } from "../catalogue/subjects";
import { chooseSubjects } from "./topics.service";

const none = { category: null, takenTitles: [], postsByCategory: new Map<string, number>() };
const catalogue = angles.map(({ title, topic }) => ({ title, category: topic.category }));
const subjects = [
  { title: "Memilih warna merek usaha", category: "Desain & UX" },
  { title: "Menata menu toko daring", category: "Desain & UX" },
  { title: "Menulis judul halaman", category: "SEO" },
  { title: "Membaca laporan pencarian", category: "SEO" },
];

test("a title that exists is not chosen, nor one that is about the same", () => {
  const takenTitles = ["MENULIS JUDUL HALAMAN", "Membaca laporan pencarian Anda"];
  const chosen = chooseSubjects(subjects, { ...none, count: 4, takenTitles });
  expect(chosen.map(({ category }) => category)).toEqual(["Desain & UX", "Desain & UX"]);
});

test("the category with the fewest posts comes first, and chosen ones count", () => {
  const postsByCategory = new Map([["SEO", 4]]);
  const three = chooseSubjects(subjects, { ...none, count: 3, postsByCategory });
  expect(three.map(({ category }) => category)).toEqual(["Desain & UX", "Desain & UX", "SEO"]);
  const even = chooseSubjects(subjects, { ...none, count: 4 });
  expect(
    even
      .slice(0, 2)
      .map(({ category }) => category)
      .toSorted(),
  ).toEqual(["Desain & UX", "SEO"]);
});

test("a category of staff's own choosing is kept to, unless the catalogue does not have it", () => {
  const seo = chooseSubjects(subjects, { ...none, count: 4, category: "SEO" });
  expect(seo.map(({ category }) => category)).toEqual(["SEO", "SEO"]);
  expect(chooseSubjects(subjects, { ...none, count: 4, category: "Tips Usaha" })).toHaveLength(4);
});

test("no subject is chosen twice, whatever exists", () => {
  const titles = fc.subarray(catalogue.map(({ title }) => title));
  fc.assert(
    fc.property(titles, fc.integer({ min: 1, max: 20 }), (takenTitles, count) => {
      const chosen = chooseSubjects(catalogue, { ...none, count, takenTitles });
      expect(new Set(chosen.map(({ title }) => title)).size).toBe(chosen.length);
      expect(chosen.filter(({ title }) => takenTitles.includes(title))).toEqual([]);
    }),
    { numRuns: 30 },
  );
});
