import { type SQL, sql } from "drizzle-orm";
import type { FoundClaim } from "./extract-claims";

/** Characters that are kept of a sentence: one without an end could be as long as an article. */
const maxSentenceLength = 500;

/** The write that notes the claims of a text. */
export interface Noting {
  /** Of this write alone. */
  token: string;
  /** Milliseconds since 1970. */
  at: number;
}

/** One of many texts. The rest of it is for the condition under which it is noted. */
export interface NotedText {
  id: number;
  claims: readonly FoundClaim[];
  version?: number;
  title?: string;
  summary?: string;
}

/** What is noted: a query of ids of posts and of their claims. */
const oneText = (postId: SQL, claims: readonly FoundClaim[]) =>
  sql`SELECT ${postId} AS post_id, ${jsonOf(claims)} AS claims`;

const manyTexts = (json: string) => sql`SELECT value ->> 'id' AS post_id, value -> 'claims' AS claims,
  value ->> 'version' AS version, value ->> 'title' AS title, value ->> 'summary' AS summary FROM json_each(${json})`;

function jsonOf(claims: readonly FoundClaim[]): string {
  return JSON.stringify(claims.map(storedClaim));
}

/** UTF-16 units of one parameter: D1 takes 2 MB of UTF-8. */
const maxParameterLength = 600_000;

/** The texts as JSON arrays, each as long as a parameter may be; one text alone is always short enough. */
function jsonsOf(texts: readonly NotedText[]): string[] {
  const jsons: string[] = [];
  for (const text of texts) {
    const json = JSON.stringify({ ...text, claims: text.claims.map(storedClaim) });
    const last = jsons.at(-1);
    if (last !== undefined && last.length + json.length <= maxParameterLength) {
      jsons[jsons.length - 1] = `${last},${json}`;
    } else jsons.push(json);
  }
  return jsons.map((json) => `[${json}]`);
}

function storedClaim({ key, kind, text, sentence, isKnown }: FoundClaim) {
  const shortened = (words: string) => words.slice(0, maxSentenceLength).toWellFormed();
  return { key, kind, text: shortened(text), sentence: shortened(sentence), source: isKnown || null };
}

/**
 * The statements that note what the text of a post claims, for the batch of the write right before them: without a row
 * that it has changed, and of a post that people wrote, they do nothing. `reopening` takes a scheduled post with an open
 * claim back to review, and answers its id and title then.
 */
export function notingClaims(postId: SQL, claims: readonly FoundClaim[], noting: Noting) {
  const noted = oneText(postId, claims);
  return {
    checking: checkingStatement(noted, sql`changes() > 0`, noting),
    present: presentStatement(noted, noting),
    reopening: reopeningStatement(sql`= ${postId}`, noting),
  };
}

/**
 * The same for many posts whose claims are not known, where `condition` holds of the row of `blog_posts` and of `noted`,
 * its text.
 */
export function notingMany(texts: readonly NotedText[], condition: SQL, noting: Noting): SQL[] {
  if (texts.length === 0) return [];
  const isUnknown = sql`${condition} AND NOT EXISTS (SELECT 1 FROM post_checks WHERE post_id = blog_posts.id)`;
  const ids = JSON.stringify(texts.map(({ id }) => id));
  return [
    ...jsonsOf(texts)
      .map(manyTexts)
      .flatMap((noted) => [checkingStatement(noted, isUnknown, noting), presentStatement(noted, noting)]),
    reopeningStatement(sql`IN (SELECT value FROM json_each(${ids}))`, noting),
  ];
}

/** A scheduled post that went back to review. */
export interface Reopened {
  id: number;
  title: string;
}

/** Puts the row that says whose claims are known; `condition` is of the row of `blog_posts`. */
function checkingStatement(noted: SQL, condition: SQL, { token, at }: Noting): SQL {
  return sql`WITH noted AS (${noted})
    INSERT OR REPLACE INTO post_checks (post_id, token, checked_at)
    SELECT blog_posts.id, ${token}, ${at} FROM noted JOIN blog_posts ON blog_posts.id = noted.post_id
    WHERE blog_posts.generation_item_id IS NOT NULL AND ${condition}`;
}

const foundIn = (noted: SQL) => sql`noted AS (${noted}),
  found AS (
    SELECT noted.post_id AS post_id, claim.key AS position, claim.value ->> 'key' AS key, claim.value ->> 'kind' AS kind,
      claim.value ->> 'text' AS text, claim.value ->> 'sentence' AS sentence, claim.value ->> 'source' AS source
    FROM noted, json_each(noted.claims) AS claim)`;

const columns = sql`post_id, key, kind, text, sentence, position`;
const houseVerdict = sql`CASE WHEN found.source IS NOT NULL THEN 'confirmed' END`;
/** What staff decided stays; what the house itself knows is true as long as it does. */
const verdictStays = sql`
  verdict = CASE WHEN post_claims.decided_at IS NULL THEN excluded.verdict ELSE post_claims.verdict END,
  source = CASE WHEN post_claims.decided_at IS NULL THEN excluded.source ELSE post_claims.source END`;

/** Says of all claims of a post whether its text holds them, where the write of this token has put its row. */
function presentStatement(noted: SQL, { token }: Noting): SQL {
  return sql`WITH ${foundIn(noted)},
      standing AS (SELECT post_checks.post_id AS post_id FROM noted JOIN post_checks
        ON post_checks.post_id = noted.post_id AND post_checks.token = ${token})
    INSERT INTO post_claims (${columns}, is_present, verdict, source)
    SELECT found.post_id, key, kind, text, sentence, position, 1, ${houseVerdict}, source
    FROM found WHERE found.post_id IN (SELECT post_id FROM standing)
    UNION ALL
    SELECT ${columns}, 0, verdict, source FROM post_claims
    WHERE post_id IN (SELECT post_id FROM standing) AND is_present = 1
      AND (post_id, key) NOT IN (SELECT post_id, key FROM found)
    ON CONFLICT (post_id, key) DO UPDATE SET
      is_present = excluded.is_present, position = excluded.position, ${verdictStays}`;
}

/**
 * The statement that notes what the change that waits beside a post claims. `condition` says when: right after the
 * write of the change that it has changed a row.
 */
export function notingWaiting(postId: number, claims: readonly FoundClaim[], condition: SQL): SQL {
  return sql`WITH ${foundIn(oneText(sql`${postId}`, claims))}
    INSERT INTO post_claims (${columns}, is_waiting, verdict, source)
    SELECT found.post_id, key, kind, text, sentence, position, 1, ${houseVerdict}, source
    FROM found WHERE ${condition} AND ${isGenerated(postId)}
    UNION ALL
    SELECT ${columns}, 0, verdict, source FROM post_claims
    WHERE post_id = ${postId} AND is_waiting = 1 AND key NOT IN (SELECT key FROM found) AND ${condition}
    ON CONFLICT (post_id, key) DO UPDATE SET is_waiting = excluded.is_waiting,
      position = CASE WHEN post_claims.is_present = 1 THEN post_claims.position ELSE excluded.position END, ${verdictStays}`;
}

const isGenerated = (postId: number) =>
  sql`EXISTS (SELECT 1 FROM blog_posts WHERE id = ${postId} AND generation_item_id IS NOT NULL)`;

/** A claim in the text of a post that nobody has confirmed; the partial index answers. */
const openClaimsOf = (postId: SQL) =>
  sql`post_claims WHERE post_claims.post_id = ${postId} AND is_present = 1 AND verdict IS NOT 'confirmed'`;

/** How many claims of a post are open. */
export const countOpenClaims = (postId: SQL) => sql`(SELECT count(*) FROM ${openClaimsOf(postId)})`;

/** Takes scheduled posts back to review that the write of this token has noted, and that have an open claim. */
function reopeningStatement(which: SQL, { token, at }: Noting): SQL {
  return sql`UPDATE blog_posts SET status = 'review', reviewer_id = NULL, reviewed_at = NULL, published_at = ${at}
    WHERE id ${which} AND status = 'published' AND published_at > ${at}
      AND EXISTS (SELECT 1 FROM post_checks WHERE post_id = blog_posts.id AND token = ${token})
      AND EXISTS (SELECT 1 FROM ${openClaimsOf(sql`blog_posts.id`)})
    RETURNING id, title`;
}

/**
 * Holds of a row of `blog_posts` that staff may bring before the public: what people wrote, and what the writer wrote
 * whose claims are known and none of them is open.
 */
export const hasNoOpenClaim = sql`(blog_posts.generation_item_id IS NULL OR (
  EXISTS (SELECT 1 FROM post_checks WHERE post_id = blog_posts.id)
  AND NOT EXISTS (SELECT 1 FROM ${openClaimsOf(sql`blog_posts.id`)})))`;

/** The same of another text for a row of `blog_posts`, which claims this. */
export function wouldHaveNoOpenClaim(claims: readonly FoundClaim[]): SQL {
  return sql`(blog_posts.generation_item_id IS NULL OR NOT EXISTS (
    SELECT 1 FROM json_each(${jsonOf(claims)}) AS claim LEFT JOIN post_claims AS noted
      ON noted.post_id = blog_posts.id AND noted.key = claim.value ->> 'key'
    WHERE CASE WHEN noted.decided_at IS NOT NULL THEN noted.verdict
      WHEN claim.value ->> 'source' IS NOT NULL THEN 'confirmed' END IS NOT 'confirmed'))`;
}
