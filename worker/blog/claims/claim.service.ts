import { eq, type SQL, sql } from "drizzle-orm";
import type { SessionUser } from "../../contract/auth";
import { may } from "../../contract/rights";
import type { SiteContent } from "../../contract/site-content/schema";
import type { Claim, ClaimKind, MovedVersions, Verdict, VerdictInput } from "../../contract/studio/checks";
import { batchNamed, type Database } from "../../db/client";
import { users } from "../../db/schema/auth";
import { blogPosts } from "../../db/schema/blog";
import type { Deps } from "../../deps";
import { AppError, fieldError } from "../../errors";
import { ownerLimit, postGone, requirePost } from "../access/own-post.service";
import { isOwnPost, laterThanStored } from "../posts/post.repository";
import { findOwnSource } from "./claim-own-facts";
import { type FoundClaim, tooManyClaims } from "./extract-claims";
import { findWhole, foldText } from "./extract-sentences";
import {
  type ClaimId,
  notingWaiting,
  type ProvenClaim,
  provenClaims,
  type Reopened,
} from "./note-claims.repository";

interface ClaimRow {
  key: string;
  kind: ClaimKind;
  text: string;
  sentence: string;
  is_present: 0 | 1;
  is_waiting: 0 | 1;
  verdict: Verdict | null;
  source: string | null;
}

/** Claims of one answer; those that neither the text nor the waiting change holds come last. */
const mostListed = 1000;

function findClaims(db: Database, postId: number, condition = sql`TRUE`): Promise<ClaimRow[]> {
  return db.all<ClaimRow>(sql`SELECT key, kind, text, sentence, is_present, is_waiting, verdict, source
    FROM post_claims WHERE post_id = ${postId} AND ${condition}
    ORDER BY is_present DESC, is_waiting DESC, position, key LIMIT ${mostListed}`);
}

/** Lists present and former claims of a post and of its pending change; none for a post that people wrote. 404 without the post. */
export async function listClaims(deps: Deps, postId: number): Promise<Claim[]> {
  await requirePost(deps, postId);
  return (await findClaims(deps.db, postId)).map(toClaim);
}

export async function listOpen(deps: Deps, postId: number, where: "present" | "waiting"): Promise<Claim[]> {
  const isThere = where === "present" ? sql`is_present = 1` : sql`is_waiting = 1`;
  const rows = await findClaims(deps.db, postId, sql`${isThere} AND verdict IS NOT 'confirmed'`);
  return rows.map(toClaim);
}

const isThere = sql`(is_present = 1 OR is_waiting = 1)`;
/** The condition of each verdict: a claim that is "removed" or "reworded" must have left the text. */
const needs: Record<Verdict, SQL> = {
  confirmed: isThere,
  reworded: sql`NOT ${isThere}`,
  removed: sql`NOT ${isThere}`,
};

/**
 * Stores a verdict. 404 without the post or the claim; 403 for a writer on another's post or on a published text; 409
 * where the text no longer fits the verdict; 400 for `confirmed` without a source. A verdict of somebody who may not
 * publish gives the post or the pending change a new version in the same batch, so that an editor must read it again
 * before publishing. Returns the versions that changed.
 */
export async function decideClaim(
  deps: Deps,
  postId: number,
  key: string,
  { verdict, source }: VerdictInput,
  user: SessionUser,
): Promise<MovedVersions> {
  const isConfirmed = verdict === "confirmed";
  if (isConfirmed && source === undefined) {
    throw fieldError("source", "Tulis sumbernya: alamat halaman, atau dari mana Anda tahu");
  }
  if (isConfirmed && key === tooManyClaims.key) throw new AppError("conflict", tooManyClaims.sentence);
  const now = deps.clock();
  const mayPublish = may(user.role, "posts.publish");
  const isAllowed = sql`${needs[verdict]}
    AND EXISTS (SELECT 1 FROM blog_posts WHERE id = ${postId} AND ${isOwnPost(ownerLimit(user))}
      AND ${mayPublish ? sql`TRUE` : sql`NOT (is_present = 1 AND status = 'published')`})`;
  const moves = (flag: SQL) =>
    mayPublish
      ? sql`FALSE`
      : sql`EXISTS (SELECT 1 FROM post_claims WHERE post_id = ${postId} AND key = ${key} AND ${flag} = 1 AND ${isAllowed})`;
  const versions = sql<Versions>`SELECT updated_at AS post,
    (SELECT updated_at FROM post_pending WHERE post_id = ${postId}) AS change FROM blog_posts WHERE id = ${postId}`;
  const { before, decided, after } = await deps.contentVersion.bumpAfter(() =>
    batchNamed(deps.db, {
      before: versions,
      movedPost: sql`UPDATE blog_posts SET updated_at = ${laterThanStored(now)}
        WHERE id = ${postId} AND ${moves(sql`is_present`)}`,
      movedChange: sql`UPDATE post_pending SET updated_at = max(${now.getTime()}, updated_at + 1)
        WHERE post_id = ${postId} AND ${moves(sql`is_waiting`)}`,
      decided: sql<{ title: string }>`UPDATE post_claims
        SET verdict = ${verdict}, source = ${isConfirmed ? (source ?? null) : null}, decided_by = ${user.id},
          decided_at = ${now.getTime()}, is_unapproved = ${mayPublish ? 0 : 1}
        WHERE post_id = ${postId} AND key = ${key} AND ${isAllowed}
        RETURNING (SELECT title FROM blog_posts WHERE id = post_id) AS title`,
      after: versions,
    }),
  );
  if (!decided[0]) throw await refusalOfDeciding(deps, postId, key, user);
  await deps.audit.record({ action: "post.claim-decided", subjectId: postId, label: decided[0].title });
  const moved = (what: keyof Versions) => {
    const [from, to] = [before[0]?.[what], after[0]?.[what]];
    if (!from || !to || from === to) return {};
    return { [what]: { from: new Date(from).toISOString(), to: new Date(to).toISOString() } };
  };
  return { ...moved("post"), ...moved("change") };
}

/** Milliseconds since 1970. */
interface Versions {
  post: number;
  change: number | null;
}

async function refusalOfDeciding(
  deps: Deps,
  postId: number,
  key: string,
  user: SessionUser,
): Promise<AppError> {
  const { id, authorId, status } = blogPosts;
  const [post] = await deps.db
    .select({ authorId, status, name: users.name })
    .from(blogPosts)
    .leftJoin(users, eq(users.id, authorId))
    .where(eq(id, postId));
  if (!post) return postGone();
  const limit = ownerLimit(user);
  if (limit !== null && post.authorId !== limit) return new AppError("forbidden", notYours(post.name));
  const [claim] = await findClaims(deps.db, postId, sql`key = ${key}`);
  if (!claim) return new AppError("not_found", "Klaim ini tidak ada");
  if (claim.is_present === 1 && post.status === "published" && !may(user.role, "posts.publish")) {
    const message =
      "Klaim ini ada di artikel yang terbit atau terjadwal. Minta editor menilainya, atau ubah kalimatnya lewat usulan.";
    return new AppError("forbidden", message);
  }
  const message =
    claim.is_present === 1 || claim.is_waiting === 1
      ? "Kalimat ini masih ada di artikel. Ubah atau hapus dulu kalimatnya."
      : "Kalimat ini sudah tidak ada di artikel, jadi tidak perlu sumber lagi. Muat ulang daftar klaim.";
  return new AppError("conflict", message);
}

function notYours(name: string | null): string {
  return name === null
    ? "Artikel ini bukan milik Anda. Minta editor menilai klaimnya."
    : `Artikel ini milik ${name}. Hanya ${name} atau editor yang dapat menilai klaimnya.`;
}

function toClaim({ is_present, is_waiting, verdict, source, ...claim }: ClaimRow): Claim {
  const pending = is_waiting === 1 && is_present === 0;
  if (is_present === 0 && is_waiting === 0) {
    return { ...claim, state: verdict === "reworded" ? verdict : "removed", source: null, pending };
  }
  return verdict === "confirmed"
    ? { ...claim, state: verdict, source, pending }
    : { ...claim, state: "open", source: null, pending };
}

/**
 * Takes a source of the brief off an article. 404 without the post; 403 for a writer on another's post or on a published
 * text, because readers see its sources. A source that is not there any more is no error.
 */
export async function removeSource(
  deps: Deps,
  postId: number,
  url: string,
  user: SessionUser,
): Promise<void> {
  const mayPublish = may(user.role, "posts.publish");
  const isAllowed = sql`EXISTS (SELECT 1 FROM blog_posts WHERE id = ${postId} AND ${isOwnPost(ownerLimit(user))}
    AND (${mayPublish ? sql`TRUE` : sql`FALSE`} OR status <> 'published'))`;
  const removed = await deps.contentVersion.bumpAfter(() =>
    deps.db.all<{ title: string }>(sql`UPDATE post_provenance
      SET sources = (SELECT json_group_array(json(value)) FROM json_each(sources) WHERE value ->> 'url' <> ${url})
      WHERE post_id = ${postId} AND ${isAllowed}
        AND EXISTS (SELECT 1 FROM json_each(sources) WHERE value ->> 'url' = ${url})
      RETURNING (SELECT title FROM blog_posts WHERE id = post_id) AS title`),
  );
  if (removed[0]) {
    await deps.audit.record({
      action: "post.source-removed",
      subjectId: postId,
      label: `${removed[0].title} (${url})`,
    });
    return;
  }
  await requirePost(deps, postId);
  const [allowed] = await deps.db.all(sql`SELECT 1 WHERE ${isAllowed}`);
  if (allowed) return;
  throw new AppError("forbidden", "Sumber artikel ini hanya dapat dihapus editor.");
}

/** Stores the claims of a pending change, unless the change has a newer version. */
export async function noteChange(
  db: Database,
  { postId, updatedAt, claims }: { postId: number; updatedAt: number; claims: readonly FoundClaim[] },
): Promise<void> {
  const isAsRead = sql`EXISTS (SELECT 1 FROM post_pending WHERE post_id = ${postId} AND updated_at = ${updatedAt})`;
  await db.run(notingWaiting(postId, claims, isAsRead));
}

/** The claims that only the site's content confirmed, and that this content does not confirm. */
export async function listUnprovenClaims({ db }: Deps, content: SiteContent): Promise<ClaimId[]> {
  const claims = await db.all<ProvenClaim>(provenClaims);
  return claims.filter(({ kind, text, sentence }) => {
    const [words, around] = [foldText(text), foldText(sentence)];
    return !findWhole(around, words).some((from) => findOwnSource(kind, words, { around, from, content }));
  });
}

/** Records in the audit log that a change moved a scheduled post back to review. */
export async function recordReopened(deps: Deps, { id, title }: Reopened): Promise<void> {
  await deps.audit.record({ action: "post.claims-reopened", subjectId: id, label: title });
}
