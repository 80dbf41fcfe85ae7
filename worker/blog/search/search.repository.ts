import { sql } from "drizzle-orm";
import type { Database } from "../../db/client";
import { blogPosts } from "../../db/schema/blog";
import {
  categoriesQuery,
  newestSummariesQuery,
  type PostSummaryRow,
  summaryColumns,
} from "../reading/reading.repository";
import type { SearchExpression } from "./search-expression";

/** Characters that no stored text holds, around what was searched for. */
export const hitStart = "\u0002";
export const hitEnd = "\u0003";

/** How much a word counts in the title, the summary and the text. */
const weights = "bm25(10.0, 4.0, 1.0)";
/** Articles that are ranked, the newest: a word that stands in thousands tells too little to weigh them all. */
const maxRanked = 600;
/** Words of a passage. */
const passageLength = 28;

/** `markedTitle` and `passage` carry the marks. */
export type SearchRow = PostSummaryRow & { markedTitle: string; passage: string };

/**
 * The best `limit` articles for a question, and what to offer where there is none, in one round trip: the newest
 * articles and all categories.
 */
export async function findHits(db: Database, expression: SearchExpression, limit: number, newest: number) {
  const [rows, latest, categories] = await db.batch([
    hitsQuery(db, expression, limit),
    newestSummariesQuery(db, newest),
    categoriesQuery(db),
  ]);
  return { rows, latest, categories };
}

/** What stands on the search page before anything was asked. */
export async function findSuggestions(db: Database, newest: number) {
  const [latest, categories] = await db.batch([newestSummariesQuery(db, newest), categoriesQuery(db)]);
  return { latest, categories };
}

function hitsQuery(db: Database, { every, any }: SearchExpression, limit: number) {
  const index = sql`blog_posts_search`;
  // Articles with any of the words are only looked for where none has all of them.
  const words = sql`(CASE WHEN EXISTS (SELECT 1 FROM ${index} WHERE ${index} MATCH ${every}) THEN ${every} ELSE ${any} END)`;
  const firstRanked = sql`(SELECT min(rowid) FROM (
    SELECT rowid FROM ${index} WHERE ${index} MATCH ${words} ORDER BY rowid DESC LIMIT ${maxRanked}
  ))`;
  return db
    .select({
      ...summaryColumns,
      markedTitle: sql<string>`highlight(${index}, 0, ${hitStart}, ${hitEnd})`,
      passage: sql<string>`snippet(${index}, -1, ${hitStart}, ${hitEnd}, '…', ${sql.raw(`${passageLength}`)})`,
    })
    .from(index)
    .innerJoin(blogPosts, sql`${blogPosts.id} = ${index}.rowid`)
    .where(sql`${index} MATCH ${words} AND rank MATCH ${weights} AND ${index}.rowid >= ${firstRanked}`)
    .orderBy(sql`rank`)
    .limit(limit);
}
