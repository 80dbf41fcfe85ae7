import { sql } from "drizzle-orm";
import { type Reading, summaryColumnsOf } from "../reading/public-posts.repository";
import { categoriesQuery, newestSummariesQuery, type PostSummaryRow } from "../reading/reading.repository";
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
export async function findHits(
  reading: Reading,
  expression: SearchExpression,
  limit: number,
  newest: number,
) {
  const [rows, latest, categories] = await reading.db.batch([
    hitsQuery(reading, expression, limit),
    newestSummariesQuery(reading, newest),
    categoriesQuery(reading),
  ]);
  return { rows, latest, categories };
}

/** What stands on the search page before anything was asked. */
export async function findSuggestions(reading: Reading, newest: number) {
  const [latest, categories] = await reading.db.batch([
    newestSummariesQuery(reading, newest),
    categoriesQuery(reading),
  ]);
  return { latest, categories };
}

function hitsQuery(reading: Reading, { every, any }: SearchExpression, limit: number) {
  const { posts } = reading;
  const index = sql`blog_posts_search`;
  // Articles with any of the words are only looked for where none has all of them. Both joins are CROSS JOINs, which
  // SQLite takes in the order in which they stand: beginning with the posts, it would search the index for each of them.
  const words = sql`(CASE WHEN EXISTS (
    SELECT 1 FROM ${index} CROSS JOIN ${posts} ON ${posts.id} = ${index}.rowid WHERE ${index} MATCH ${every}
  ) THEN ${every} ELSE ${any} END)`;
  const firstRanked = sql`(SELECT min(rowid) FROM (
    SELECT rowid FROM ${index} WHERE ${index} MATCH ${words} ORDER BY rowid DESC LIMIT ${maxRanked}
  ))`;
  return reading.db
    .select({
      ...summaryColumnsOf(posts),
      markedTitle: sql<string>`highlight(${index}, 0, ${hitStart}, ${hitEnd})`,
      passage: sql<string>`snippet(${index}, -1, ${hitStart}, ${hitEnd}, '…', ${sql.raw(`${passageLength}`)})`,
    })
    .from(index)
    .crossJoin(posts)
    .where(
      sql`${posts.id} = ${index}.rowid AND ${index} MATCH ${words} AND rank MATCH ${weights} AND ${index}.rowid >= ${firstRanked}`,
    )
    .orderBy(sql`rank`)
    .limit(limit);
}
