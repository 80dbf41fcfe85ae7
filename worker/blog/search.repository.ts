import { and, sql } from "drizzle-orm";
import type { Database } from "../db/client";
import { blogPosts } from "../db/schema";
import {
  categoriesQuery,
  newestSummariesQuery,
  type PostSummaryRow,
  summaryColumns,
} from "./blog.repository";
import type { SearchExpression } from "./search-expression";

/** Characters that no stored text holds, around what was searched for. */
export const hitStart = "\u0002";
export const hitEnd = "\u0003";

/** How much a word counts in the title, the summary and the text. */
const weights = "bm25(10.0, 4.0, 1.0)";
/** Words of a passage. */
const passageLength = 28;

/** `markedTitle` and `passage` carry the marks. */
export type SearchRow = PostSummaryRow & { markedTitle: string; passage: string };

/**
 * The best `limit` articles for a question, and where there is none the newest articles and all categories, in one
 * round trip. Articles with any of the words are only looked for where none has all of them.
 */
export async function findHits(
  db: Database,
  { every, any }: SearchExpression,
  limit: number,
  newest: number,
) {
  const [strict, loose, latest, categories] = await db.batch([
    hitsQuery(db, every, limit),
    hitsQuery(db, any, limit, every),
    newestSummariesQuery(db, newest),
    categoriesQuery(db),
  ]);
  return { rows: strict.length > 0 ? strict : loose, latest, categories };
}

/** What stands on the search page before anything was asked. */
export async function findSuggestions(db: Database, newest: number) {
  const [latest, categories] = await db.batch([newestSummariesQuery(db, newest), categoriesQuery(db)]);
  return { latest, categories };
}

function hitsQuery(db: Database, expression: string, limit: number, unless?: string) {
  const index = sql`blog_posts_search`;
  // Where the first question is answered, the second is not even asked.
  const isNeeded = unless && sql`NOT EXISTS (SELECT 1 FROM ${index} WHERE ${index} MATCH ${unless})`;
  return db
    .select({
      ...summaryColumns,
      markedTitle: sql<string>`highlight(${index}, 0, ${hitStart}, ${hitEnd})`,
      passage: sql<string>`snippet(${index}, -1, ${hitStart}, ${hitEnd}, '…', ${sql.raw(`${passageLength}`)})`,
    })
    .from(index)
    .innerJoin(blogPosts, sql`${blogPosts.id} = ${index}.rowid`)
    .where(and(sql`${index} MATCH ${expression}`, sql`rank MATCH ${weights}`, isNeeded || undefined))
    .orderBy(sql`rank`)
    .limit(limit);
}
