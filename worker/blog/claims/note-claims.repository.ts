import { type SQL, sql } from "drizzle-orm";
import type { FoundClaim } from "./extract-claims";

/** Stored characters of a sentence; an unpunctuated one could be as long as an article. */
const maxSentenceLength = 500;

interface Noting {
  /** Identifies this write. */
  token: string;
  /** Milliseconds since 1970. */
  at: number;
}

const selectNoted = (postId: SQL, claims: readonly FoundClaim[]) =>
  sql`SELECT ${postId} AS post_id, ${toJson(claims)} AS claims`;

function toJson(claims: readonly FoundClaim[]): string {
  return JSON.stringify(claims.map(storedClaim));
}

function storedClaim({ key, kind, text, sentence, isKnown }: FoundClaim) {
  const shortened = (words: string) => words.slice(0, maxSentenceLength).toWellFormed();
  return { key, kind, text: shortened(text), sentence: shortened(sentence), source: isKnown || null };
}

/**
 * The statements that store the claims of a post's text. They follow the write of the text in its batch and do nothing if
 * it changed no row, or for a post that people wrote. `reopening` moves a scheduled post with an open claim back to
 * review and returns its id and title.
 */
export function notingClaims(postId: SQL, claims: readonly FoundClaim[], noting: Noting) {
  const noted = selectNoted(postId, claims);
  return {
    checking: checkingStatement(noted, noting),
    present: presentStatement(noted, noting),
    reopening: reopeningStatement(postId, noting),
  };
}

/** A scheduled post that was moved back to review. */
export interface Reopened {
  id: number;
  title: string;
}

function checkingStatement(noted: SQL, { token, at }: Noting): SQL {
  return sql`WITH noted AS (${noted})
    INSERT OR REPLACE INTO post_checks (post_id, token, checked_at)
    SELECT blog_posts.id, ${token}, ${at} FROM noted JOIN blog_posts ON blog_posts.id = noted.post_id
    WHERE blog_posts.generation_item_id IS NOT NULL AND changes() > 0`;
}

const foundIn = (noted: SQL) => sql`noted AS (${noted}),
  found AS (
    SELECT noted.post_id AS post_id, claim.key AS position, claim.value ->> 'key' AS key, claim.value ->> 'kind' AS kind,
      claim.value ->> 'text' AS text, claim.value ->> 'sentence' AS sentence, claim.value ->> 'source' AS source
    FROM noted, json_each(noted.claims) AS claim)`;

const columns = sql`post_id, key, kind, text, sentence, position`;
const houseVerdict = sql`CASE WHEN found.source IS NOT NULL THEN 'confirmed' END`;
/**
 * A verdict of staff stays, but where a claim is added to a published text or a pending change, one that nobody who may
 * publish has approved is dropped. Automatic verdicts follow the site's content.
 */
const keptVerdict = (isAdded: SQL) => {
  const isStaffs = sql`post_claims.decided_at IS NOT NULL AND NOT (post_claims.is_unapproved = 1 AND ${isAdded})`;
  return sql`
  verdict = CASE WHEN ${isStaffs} THEN post_claims.verdict ELSE excluded.verdict END,
  source = CASE WHEN ${isStaffs} THEN post_claims.source ELSE excluded.source END,
  decided_by = CASE WHEN ${isStaffs} THEN post_claims.decided_by END,
  decided_at = CASE WHEN ${isStaffs} THEN post_claims.decided_at END,
  is_unapproved = CASE WHEN ${isStaffs} THEN post_claims.is_unapproved ELSE 0 END`;
};

/** Approves the verdicts of a pending change that somebody who may publish has read, if the post fulfils the condition. */
export const approvingVerdicts = (postId: number, condition: SQL) =>
  sql`UPDATE post_claims SET is_unapproved = 0 WHERE post_id = ${postId} AND is_waiting = 1 AND is_unapproved = 1
    AND EXISTS (SELECT 1 FROM blog_posts WHERE id = ${postId} AND ${condition})`;

/** Updates which claims the text contains, if the write with this token has stored its row. */
function presentStatement(noted: SQL, { token }: Noting): SQL {
  const isAdded = sql`(post_claims.is_present = 0 AND excluded.is_present = 1
    AND EXISTS (SELECT 1 FROM blog_posts WHERE id = post_claims.post_id AND status = 'published'))`;
  return sql`WITH ${foundIn(noted)},
      standing AS (SELECT post_checks.post_id AS post_id FROM noted JOIN post_checks
        ON post_checks.post_id = noted.post_id AND post_checks.token = ${token})
    INSERT INTO post_claims (${columns}, is_present, verdict, source)
    SELECT found.post_id, key, kind, text, sentence, position, 1, ${houseVerdict}, source
    FROM found WHERE found.post_id IN (SELECT post_id FROM standing)
    UNION ALL
    SELECT ${columns}, 0, verdict, source FROM post_claims
    WHERE post_id IN (SELECT post_id FROM standing) AND is_present = 1
      AND key NOT IN (SELECT key FROM found)
    ON CONFLICT (post_id, key) DO UPDATE SET
      is_present = excluded.is_present, position = excluded.position, ${keptVerdict(isAdded)}`;
}

/**
 * The statement that stores the claims of a pending change. `condition` decides whether, for example right after the
 * write of the change whether it changed a row.
 */
export function notingWaiting(postId: number, claims: readonly FoundClaim[], condition: SQL): SQL {
  const isAdded = sql`(post_claims.is_present = 0 AND post_claims.is_waiting = 0 AND excluded.is_waiting = 1)`;
  return sql`WITH ${foundIn(selectNoted(sql`${postId}`, claims))}
    INSERT INTO post_claims (${columns}, is_waiting, verdict, source)
    SELECT found.post_id, key, kind, text, sentence, position, 1, ${houseVerdict}, source
    FROM found WHERE ${condition}
    UNION ALL
    SELECT ${columns}, 0, verdict, source FROM post_claims
    WHERE post_id = ${postId} AND is_waiting = 1 AND key NOT IN (SELECT key FROM found) AND ${condition}
    ON CONFLICT (post_id, key) DO UPDATE SET is_waiting = excluded.is_waiting,
      position = CASE WHEN post_claims.is_present = 1 THEN post_claims.position ELSE excluded.position END, ${keptVerdict(isAdded)}`;
}

/** The unconfirmed claims in a post's text; the query uses the partial index. */
const openClaims = (postId: SQL) =>
  sql`post_claims WHERE post_claims.post_id = ${postId} AND is_present = 1 AND verdict IS NOT 'confirmed'`;

export const countOpenClaims = (postId: SQL) => sql`(SELECT count(*) FROM ${openClaims(postId)})`;

/** Moves a scheduled post back to review if the write with this token left it with an open claim. */
function reopeningStatement(postId: SQL, { token, at }: Noting) {
  return sql<Reopened>`UPDATE blog_posts SET status = 'review', reviewer_id = NULL, reviewed_at = NULL, published_at = ${at}
    WHERE id = ${postId} AND status = 'published' AND published_at > ${at}
      AND EXISTS (SELECT 1 FROM post_checks WHERE post_id = blog_posts.id AND token = ${token})
      AND EXISTS (SELECT 1 FROM ${openClaims(sql`blog_posts.id`)})
    RETURNING id, title`;
}

/** A claim of a post. */
export interface ClaimId {
  postId: number;
  key: string;
}

export type ProvenClaim = ClaimId & Pick<FoundClaim, "kind" | "text" | "sentence">;

/** The claims that nobody decided, because the site's content confirmed them. */
export const provenClaims = sql<ProvenClaim>`SELECT post_id AS postId, key, kind, text, sentence
  FROM post_claims WHERE verdict = 'confirmed' AND decided_at IS NULL`;

/** The statements that open these claims; scheduled posts with an open claim go back to review. */
export function reopeningClaims(claims: readonly ClaimId[], at: number, condition: SQL) {
  const ids = JSON.stringify(claims.map(({ postId, key }) => [postId, key]));
  return {
    opening: sql`UPDATE post_claims SET verdict = NULL, source = NULL WHERE decided_at IS NULL AND ${condition}
      AND (post_id, key) IN (SELECT value ->> 0, value ->> 1 FROM json_each(${ids}))`,
    reopened: sql<Reopened>`UPDATE blog_posts SET status = 'review', reviewer_id = NULL, reviewed_at = NULL, published_at = ${at},
        updated_at = max(${at}, updated_at + 1)
      WHERE status = 'published' AND published_at > ${at} AND generation_item_id IS NOT NULL AND ${condition}
        AND EXISTS (SELECT 1 FROM ${openClaims(sql`blog_posts.id`)})
      RETURNING id, title`,
  };
}

/**
 * A condition on a row of `blog_posts`: people wrote the post, or its claims are known and none is open. Only such a post
 * may be published.
 */
export const hasNoOpenClaim = sql`(blog_posts.generation_item_id IS NULL OR (
  EXISTS (SELECT 1 FROM post_checks WHERE post_id = blog_posts.id)
  AND NOT EXISTS (SELECT 1 FROM ${openClaims(sql`blog_posts.id`)})))`;

/** The same condition for another text of the row, with these claims. */
export function wouldHaveNoOpenClaim(claims: readonly FoundClaim[]): SQL {
  return sql`NOT EXISTS (SELECT 1 FROM json_each(${toJson(claims)}) AS claim LEFT JOIN post_claims AS noted
      ON noted.post_id = blog_posts.id AND noted.key = claim.value ->> 'key'
    WHERE CASE WHEN noted.decided_at IS NOT NULL
        AND NOT (noted.is_unapproved = 1 AND noted.is_present = 0 AND noted.is_waiting = 0) THEN noted.verdict
      WHEN claim.value ->> 'source' IS NOT NULL THEN 'confirmed' END IS NOT 'confirmed')`;
}
