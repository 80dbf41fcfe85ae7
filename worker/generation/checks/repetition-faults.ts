import type { Fault } from "../../contract/studio/checks";
import { type ArticleParts, wordsOf } from "./article-parts";
import { startOf } from "./leftover-faults";

/** Shorter ones may be said again: "Contoh:". */
const tellingSentence = 6;
const runLength = 8;
const runs = 3;
const openingWords = 3;
const openings = 4;

/** What an article says again: a sentence, its openings, or eight words in a row. */
export function repetitionFaults({ sentences }: ArticleParts): Fault[] {
  const faults: Fault[] = [];
  const seen = new Map<string, number>();
  const starts = new Map<string, { count: number; words: string }>();
  const runCounts = new Map<string, number>();
  for (const { text, tag } of sentences) {
    const words = wordsOf(text);
    if (words.length < tellingSentence) continue;
    count(seen, words.join(" "));
    for (let at = 0; at + runLength <= words.length; at += 1)
      count(runCounts, words.slice(at, at + runLength).join(" "));
    // Items of a list begin alike where they are alike.
    if (tag === "p") {
      const key = words.slice(0, openingWords).join(" ");
      starts.set(key, { count: (starts.get(key)?.count ?? 0) + 1, words: key });
    }
  }
  const twice = [...seen].find(([, times]) => times > 1);
  if (twice)
    faults.push({
      kind: "sentence-repeated",
      message: `Kalimat ini muncul ${twice[1]} kali: “${startOf(twice[0])}”. Sisakan satu.`,
    });
  const run = [...runCounts].find(([, times]) => times >= runs);
  if (run && !twice)
    faults.push({
      kind: "words-repeated",
      message: `Deretan kata ini muncul ${run[1]} kali: “${run[0]}”. Tulis dengan kata lain, atau hapus ulangannya.`,
    });
  const opening = [...starts.values()].find((start) => start.count >= openings);
  if (opening)
    faults.push({
      kind: "openings-repeated",
      message: `${opening.count} kalimat dibuka dengan “${opening.words} …”. Ubah pembukanya supaya tidak terasa diulang-ulang.`,
    });
  return faults;
}

function count(map: Map<string, number>, key: string): void {
  map.set(key, (map.get(key) ?? 0) + 1);
}
