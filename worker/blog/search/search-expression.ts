import { beginningsOf, rootsOf } from "./indonesian-affixes";

/** Words of a question that count; the rest would only make it slower. */
const maxWords = 8;
const maxWordLength = 40;
/** From this length on a word also finds words that begin with it. */
const shortestBeginning = 3;

const stopWords = new Set(
  (
    "ada adalah agar akan anda apa apakah atau bagaimana bagi bahwa bisa dalam dan dapat dari dengan di dia hanya " +
    "harus ini itu jadi jika juga kalau kami kapan karena ke kenapa kita lagi lebih mana mengapa mereka oleh pada " +
    "para pun saat saja sampai sangat saya sebagai sebuah seorang seperti siapa suatu sudah supaya telah tentang " +
    "tetapi tidak untuk yaitu yang"
  ).split(" "),
);

/** A question as FTS5 reads it: articles with every word, and articles with any of them. */
export interface SearchExpression {
  every: string;
  any: string;
}

/** Null when the question holds no word. Every word is quoted, so nothing in it is an operator. */
export function searchExpression(question: string): SearchExpression | null {
  const words = [...new Set(wordsOf(question))];
  const telling = words.filter((word) => !stopWords.has(word));
  const chosen = (telling.length > 0 ? telling : words).slice(0, maxWords);
  if (chosen.length === 0) return null;
  const groups = chosen.map((word) => `(${formsOf(word).join(" OR ")})`);
  return { every: groups.join(" AND "), any: groups.join(" OR ") };
}

function wordsOf(question: string): string[] {
  return (
    question
      .normalize("NFKC")
      .toLowerCase()
      .match(/[\p{L}\p{N}\p{M}]+/gu) ?? []
  ).map((word) => [...word].slice(0, maxWordLength).join(""));
}

/** The word, what begins with it, and where it is Indonesian the other forms of its root. */
function formsOf(word: string): string[] {
  if (word.length < shortestBeginning) return [quote(word)];
  const forms = /^[a-z]{4,}$/.test(word) ? rootsOf(word).flatMap(beginningsOf) : [word];
  return [...new Set([word, ...forms])].map((form) => `${quote(form)}*`);
}

function quote(word: string): string {
  return `"${word}"`;
}
