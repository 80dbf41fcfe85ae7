import type { Deps } from "../../deps";
import { extractBlocks } from "../claims/extract-blocks";
import { splitSentences } from "../claims/extract-sentences";
import { createReading } from "./public-posts.repository";
import { listSayingRows } from "./reading.repository";

/** The articles that are searched, the newest first, and the bytes of their content together. */
const searched = { limit: 100, maxBytes: 3_000_000 };
const sentencesPerArticle = 3;

interface SayingSentence {
  postId: number;
  title: string;
  sentence: string;
  words: string;
}

/** Up to three sentences of each public article that contain one of these words; numbers match as a whole. */
export async function findSentencesSaying(deps: Deps, words: readonly string[]): Promise<SayingSentence[]> {
  if (words.length === 0) return [];
  const found = await listSayingRows(createReading(deps), words, searched);
  return found.flatMap(({ id, title, content }) =>
    extractBlocks(content)
      .flatMap(splitSentences)
      .flatMap(({ text }) => {
        const said = words.find((word) => says(text, word));
        return said === undefined ? [] : [{ postId: id, title, sentence: text, words: said }];
      })
      .slice(0, sentencesPerArticle),
  );
}

/** Matches whole words: "15 juta" does not contain "5 juta". */
function says(text: string, words: string): boolean {
  const at = text.indexOf(words);
  return at >= 0 && !/[\d.,]/.test(text[at - 1] ?? "") && !/^[.,]?\d/.test(text.slice(at + words.length));
}
