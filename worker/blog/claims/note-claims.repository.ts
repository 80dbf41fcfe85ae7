import { type SQL, sql } from "drizzle-orm";
import type { FoundClaim } from "./extract-claims";

/** Characters that are kept of a sentence: one without an end could be as long as an article. */
const maxSentenceLength = 500;

interface Noting {
  /** Of this write alone. */
  token: string;
  /** Milliseconds since 1970. */
  at: number;
}

/** What is noted: a query of the id of a post and of its claims. */
const notedOf = (postId: SQL, claims: readonly FoundClaim[]) =>
  sql`SELECT ${postId} AS post_id, ${jsonOf(claims)} AS claims`;

function jsonOf(claims: readonly FoundClaim[]): string {
  return JSON.stringify(claims.map(storedClaim));
}

function storedClaim({ key, kind, text, sentence, isKnown }: FoundClaim) {
  const shortened = (words: string) => words.slice(0, maxSentenceLength).toWellFormed();
  return { key, kind, text: shortened(text), sentence: shortened(sentence), source: isKnown || null };
}

/**
 * The statements that note what the text of a post claims, for the batch of the write right before them: without a row
 * that it has changed, and of a post that people wrote, they do nothing. Another `condition` is of the row of `blog_posts`.
 * `reopening` takes a scheduled post with an open claim back to review, and answers its id and title then.
 */
export function notingClaims(
  postId: SQL,
  claims: readonly FoundClaim[],
  noting: Noting,
  condition = sql`changes() > 0`,
) {
  const noted = notedOf(postId, claims);
  return {
    checking: checkingStatement(noted, condition, noting),
    present: presentStatement(noted, noting),
    reopening: reopeningStatement(postId, noting),
  };
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
  return sql`WITH ${foundIn(notedOf(sql`${postId}`, claims))}
    INSERT INTO post_claims (${columns}, is_waiting, verdict, source)
    SELECT found.post_id, key, kind, text, sentence, position, 1, ${houseVerdict}, source
    FROM found WHERE ${condition}
    UNION ALL
    SELECT ${columns}, 0, verdict, source FROM post_claims
    WHERE post_id = ${postId} AND is_waiting = 1 AND key NOT IN (SELECT key FROM found) AND ${condition}
    ON CONFLICT (post_id, key) DO UPDATE SET is_waiting = excluded.is_waiting,
      position = CASE WHEN post_claims.is_present = 1 THEN post_claims.position ELSE excluded.position END, ${verdictStays}`;
}

/** A claim in the text of a post that nobody has confirmed; the partial index answers. */
const openClaimsOf = (postId: SQL) =>
  sql`post_claims WHERE post_claims.post_id = ${postId} AND is_present = 1 AND verdict IS NOT 'confirmed'`;

/** How many claims of a post are open. */
export const countOpenClaims = (postId: SQL) => sql`(SELECT count(*) FROM ${openClaimsOf(postId)})`;

/** Takes a scheduled post back to review that the write of this token has noted, and that has an open claim. */
function reopeningStatement(postId: SQL, { token, at }: Noting) {
  return sql<Reopened>`UPDATE blog_posts SET status = 'review', reviewer_id = NULL, reviewed_at = NULL, published_at = ${at}
    WHERE id = ${postId} AND status = 'published' AND published_at > ${at}
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
  return sql`NOT EXISTS (SELECT 1 FROM json_each(${jsonOf(claims)}) AS claim LEFT JOIN post_claims AS noted
      ON noted.post_id = blog_posts.id AND noted.key = claim.value ->> 'key'
    WHERE CASE WHEN noted.decided_at IS NOT NULL THEN noted.verdict
      WHEN claim.value ->> 'source' IS NOT NULL THEN 'confirmed' END IS NOT 'confirmed')`;
}
