import type { PostCategory, PostSummary } from "../../contract/blog";
import { maxHits } from "../../contract/limits";
import type { SearchHit, TextPart } from "../../contract/search";
import type { Deps } from "../../deps";
import { toPostSummary } from "../reading/reading.service";
import { findHits, findSuggestions, hitEnd, hitStart, type SearchRow } from "./search.repository";
import { askedWords } from "./search-expression";

/** Newest articles that are offered where a search found nothing. */
const suggestedArticles = 3;

export interface SearchPage {
  hits: SearchHit[];
  /** What to read instead, where there is no hit. */
  latest: PostSummary[];
  categories: PostCategory[];
}

/** The articles for a question, best first; none for a question without a word. */
export async function searchPosts(deps: Deps, question: string): Promise<SearchPage> {
  const words = askedWords(question);
  const { db, clock } = deps;
  const { rows, latest, categories } =
    words.length > 0
      ? await findHits(db, clock(), words, { hits: maxHits, newest: suggestedArticles })
      : { rows: [], ...(await findSuggestions(db, clock(), suggestedArticles)) };
  const hits = rows.map(toHit);
  return hits.length > 0
    ? { hits, latest: [], categories: [] }
    : { hits, latest: latest.map(toPostSummary), categories };
}

function toHit({ markedTitle, passage, ...row }: SearchRow): SearchHit {
  return { ...toPostSummary(row), titleParts: toParts(markedTitle), passage: toParts(passage) };
}

/** Splits marked text into its pieces. */
function toParts(marked: string): TextPart[] {
  return marked.split(hitStart).flatMap((piece, index) => {
    if (index === 0) return piece ? [{ text: piece, hit: false }] : [];
    const [hit = "", rest = ""] = piece.split(hitEnd);
    return [{ text: hit, hit: true }, ...(rest ? [{ text: rest, hit: false }] : [])];
  });
}
