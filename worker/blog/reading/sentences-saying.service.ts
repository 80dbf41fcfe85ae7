import type { Deps } from "../../deps";
import { blocksOf } from "../claims/extract-blocks";
import { sentencesOf } from "../claims/extract-sentences";
import { readingOf } from "./public-posts.repository";
import { listSayingRows } from "./reading.repository";

/** Articles that are looked through, the newest first. */
const mostArticles = 100;

interface SayingSentence {
  postId: number;
  title: string;
  sentence: string;
  words: string;
}

/** The sentences of public articles that say one of these words, a number only where it stands alone. */
export async function findSentencesSaying(deps: Deps, words: readonly string[]): Promise<SayingSentence[]> {
  if (words.length === 0) return [];
  const found = await listSayingRows(readingOf(deps), words, mostArticles);
  return found.flatMap(({ id, title, content }) =>
    blocksOf(content)
      .flatMap(sentencesOf)
      .flatMap(({ text }) => {
        const said = words.find((word) => says(text, word));
        return said === undefined ? [] : [{ postId: id, title, sentence: text, words: said }];
      }),
  );
}

/** "5 juta" is not said by "15 juta". */
function says(text: string, words: string): boolean {
  const at = text.indexOf(words);
  return at >= 0 && !/[\d.,]/.test(text[at - 1] ?? "") && !/^[.,]?\d/.test(text.slice(at + words.length));
}
