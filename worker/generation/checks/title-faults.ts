import type { Fault } from "../../contract/studio/checks";
import { topics } from "../catalogue/subjects";
import { type ArticleParts, isFunctionWord, type Standard, wordsOf } from "./article-parts";

const houseCategories = [...new Set(topics.map(({ category }) => category))];
/** Share of telling words from which two titles are one. */
const sameTitle = 0.8;

/** A title that another post has, and a category that nobody knows. */
export function titleFaults(
  { title, category }: ArticleParts,
  { takenTitles, existing, categories = [] }: Standard,
): Fault[] {
  const faults: Fault[] = [];
  const twin = [...takenTitles, ...existing.map((post) => post.title)].find((taken) =>
    isSameTitle(taken, title),
  );
  if (twin !== undefined) {
    faults.push({
      kind: "title-taken",
      message: `Judul ini sudah dipakai, atau hampir sama dengan “${twin}”. Ambil sudut lain dan ganti judulnya.`,
    });
  }
  if (category === "") {
    faults.push({
      kind: "category-missing",
      message: `Kategori belum diisi. Pilih salah satu: ${houseCategories.join(", ")}.`,
    });
  } else if (
    ![...houseCategories, ...categories].some((known) => known.toLowerCase() === category.toLowerCase())
  ) {
    faults.push({
      kind: "category-unknown",
      message: `Kategori “${category}” belum ada di blog. Pilih salah satu: ${houseCategories.join(", ")}.`,
    });
  }
  return faults;
}

function isSameTitle(a: string, b: string): boolean {
  const first = tellingWords(a);
  const second = tellingWords(b);
  if (first.size === 0 || second.size === 0) return a.trim().toLowerCase() === b.trim().toLowerCase();
  const shared = [...first].filter((word) => second.has(word)).length;
  return shared / (first.size + second.size - shared) >= sameTitle;
}

function tellingWords(title: string): Set<string> {
  return new Set(wordsOf(title).filter((word) => !isFunctionWord(word)));
}
