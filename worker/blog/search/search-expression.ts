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

/** A word of a question. */
export interface AskedWord {
  /** The word as FTS5 reads it: quoted, so that nothing in it is an operator, and from three letters on also as a beginning. */
  itself: string;
  /** How else words of its root begin: letters alone. Most of them stand in no article. */
  forms: string[];
}

/** The words of a question that count; none when it holds no word. */
export function askedWords(question: string): AskedWord[] {
  const words = [...new Set(wordsOf(question))];
  const telling = words.filter((word) => !stopWords.has(word));
  return (telling.length > 0 ? telling : words).slice(0, maxWords).map(askedWord);
}

function wordsOf(question: string): string[] {
  return (
    question
      .normalize("NFKC")
      .toLowerCase()
      .match(/[\p{L}\p{N}\p{M}]+/gu) ?? []
  ).map((word) => [...word].slice(0, maxWordLength).join(""));
}

function askedWord(word: string): AskedWord {
  if (word.length < shortestBeginning) return { itself: `"${word}"`, forms: [] };
  const forms = /^[a-z]{4,}$/.test(word) ? rootsOf(word).flatMap(beginningsOf) : [];
  return { itself: `"${word}"*`, forms: [...new Set(forms)].filter((form) => form !== word) };
}
