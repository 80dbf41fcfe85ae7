import { type SQL, sql } from "drizzle-orm";
import { type Database, preparedQuery, rawQuery, readBatch } from "../../db/client";
import { isPublicId, selectSummaryColumns, statementSummaries } from "../reading/public-posts.repository";
import { everyCategory, newestSummariesQuery, type PostSummaryRow } from "../reading/reading.repository";

export interface AskedWord {
  /** The FTS5 term: quoted against operators, and from three letters on also a prefix. */
  itself: string;
  /** Other beginnings of words with its root, letters only. Most of them occur in no article. */
  forms: string[];
  /** The pairs of words that the word may be compounded of. */
  splits: [string, string][];
}

const maxWords = 8;

/** The first distinct words; FTS5 ignores diacritics. */
export function wordsThatCount(words: readonly string[]): string[] {
  const bare = (word: string) => word.normalize("NFD").replace(/[\u0300-\u036f]/g, "");
  return [...new Map(words.map((word) => [bare(word), word])).values()].slice(0, maxWords);
}

/** The shortest word that is also searched as a prefix. */
export const shortestBeginning = 3;

/** The FTS5 term of a word. */
export function beginning(word: string): string {
  return word.length < shortestBeginning ? `"${word}"` : `"${word}"*`;
}

/** Characters that mark the hits; stored texts do not contain them. */
export const hitStart = "\u0002";
export const hitEnd = "\u0003";

const weights = sql`'bm25(10.0, 4.0, 1.0)'`;
/** The most articles that are ranked, the newest first. */
const maxRanked = sql.raw("300");
/** The longest text whose hits are marked, in characters; the passage of a longer one is its beginning. */
const maxMarked = sql.raw("50000");
/** `markedTitle` and `markedText` contain the hit marks. */
export type SearchRow = PostSummaryRow & { markedTitle: string; markedText: string };

/** The index of published and scheduled posts, so that drafts do not slow visitors down. */
export const publicIndex = sql`blog_posts_search_public`;

/** The most other forms of all words of a query, because ranking goes through every hit of each. */
const maxForms = 24;

/**
 * The FTS5 query: each word with those of its forms that occur in some article. Other forms match nothing but would cost a
 * lookup at every step.
 */
const asked = sql`SELECT group_concat('(' || (word.value ->> 'itself') || coalesce((
    SELECT group_concat(' OR "' || form || '"*', '') FROM (
      SELECT form.value AS form FROM json_each(word.value -> 'forms') AS form
      WHERE EXISTS (SELECT 1 FROM blog_posts_search_words WHERE term >= form.value AND term <= form.value || char(1114111))
      LIMIT ${sql.placeholder("formsOfWord")}
    )
  ), '') || coalesce((
    SELECT group_concat(' OR "' || first || ' ' || second || '"*', '') FROM (
      SELECT split.value ->> 0 AS first, split.value ->> 1 AS second FROM json_each(word.value -> 'splits') AS split
      WHERE EXISTS (SELECT 1 FROM blog_posts_search_words WHERE term = split.value ->> 0) AND EXISTS (
        SELECT 1 FROM blog_posts_search_words WHERE term >= split.value ->> 1 AND term <= (split.value ->> 1) || char(1114111)
      ) LIMIT 2
    )
  ), '') || ')', ' AND ') FROM json_each(${sql.placeholder("words")}) AS word`;

const newestFor = (expression: SQL) =>
  sql`SELECT ${publicIndex}.rowid AS id FROM ${publicIndex}
    WHERE ${publicIndex} MATCH ${expression} AND ${isPublicId(sql`${publicIndex}.rowid`)}
    ORDER BY ${publicIndex}.rowid DESC LIMIT ${maxRanked}`;

/** The best articles with every word of the query, or without a match, with any of them. */
const hits = preparedQuery(() => {
  const { posts } = statementSummaries();
  const fields = {
    ...selectSummaryColumns(posts),
    markedTitle: sql<string>`highlight(${publicIndex}, 0, ${sql.placeholder("hitStart")}, ${sql.placeholder("hitEnd")})`,
    // Not snippet(): its time grows with the square of the hits in an article.
    markedText: sql<string>`CASE WHEN length(${publicIndex}.content_text) > ${maxMarked} THEN substr(${publicIndex}.content_text, 1, 500)
      ELSE highlight(${publicIndex}, 2, ${sql.placeholder("hitStart")}, ${sql.placeholder("hitEnd")}) END`,
  };
  const every = sql`(SELECT every FROM asked)`;
  const any = sql`replace(${every}, ') AND (', ') OR (')`;
  // SQLite keeps the order of a cross join. Beginning with the posts, it would search the index for each post.
  return rawQuery<SearchRow>(
    fields,
    (columns) => sql`WITH
      asked (every) AS MATERIALIZED (${asked}),
      with_every (id) AS MATERIALIZED (${newestFor(every)}),
      chosen (words, first) AS MATERIALIZED (
        SELECT ${every}, (SELECT min(id) FROM with_every)
          WHERE EXISTS (SELECT 1 FROM with_every)
        UNION ALL
        SELECT ${any}, (SELECT min(id) FROM (${newestFor(any)}))
        LIMIT 1
      )
    SELECT ${columns} FROM ${publicIndex} CROSS JOIN ${posts} ON ${posts.id} = ${publicIndex}.rowid
    WHERE ${publicIndex} MATCH (SELECT words FROM chosen) AND rank MATCH ${weights}
      AND ${publicIndex}.rowid >= (SELECT first FROM chosen)
    ORDER BY rank LIMIT ${sql.placeholder("limit")}`,
  );
});

const newest = preparedQuery(() => newestSummariesQuery(statementSummaries(), sql.placeholder("newest")));

interface Limits {
  hits: number;
  newest: number;
}

/**
 * The best articles for a query, and the suggestions for a search without a result, in one round trip: the newest articles
 * and all categories.
 */
export async function findHits(db: Database, now: Date, words: readonly AskedWord[], limits: Limits) {
  const values = {
    ...{ now: now.getTime(), words: JSON.stringify(words), hitStart, hitEnd },
    ...{ limit: limits.hits, newest: limits.newest, formsOfWord: Math.ceil(maxForms / words.length) },
  };
  const [rows, latest, categories] = await readBatch(db, values, hits, newest, everyCategory);
  return { rows, latest, categories };
}

/** The suggestions of the search page before a search. */
export async function findSuggestions(db: Database, now: Date, limit: number) {
  const values = { now: now.getTime(), newest: limit };
  const [latest, categories] = await readBatch(db, values, newest, everyCategory);
  return { latest, categories };
}
