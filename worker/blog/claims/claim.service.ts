import type { SessionUser } from "../../contract/auth";
import { may } from "../../contract/rights";
import type { Claim, MovedVersions, VerdictInput } from "../../contract/studio/checks";
import type { Deps } from "../../deps";
import { AppError } from "../../errors";
import { ownerLimit, postGone } from "../access/own-post.service";
import {
  type ClaimRow,
  findClaim,
  findClaims,
  findOwner,
  findUnnotedChange,
  listUnchecked,
  listUncheckedIds,
  noteChange,
  noteUnchecked,
  writeVerdict,
} from "./claim.repository";
import { extractClaims, tooManyClaims } from "./extract-claims";
import type { Reopened } from "./note-claims.repository";

/** Posts that one run of the clock reads. */
const mostChecked = 50;

/** What a post and the change that waits beside it claim, and what they did; none of a post that people wrote. 404 without one. */
export async function listClaims(deps: Deps, postId: number): Promise<Claim[]> {
  return (await requireClaims(deps, postId)).map(toClaim);
}

/** Claims in the text of a post that nobody has confirmed. */
export async function listOpen(deps: Deps, postId: number): Promise<Claim[]> {
  const rows = await requireClaims(deps, postId);
  return rows.filter((row) => row.is_present === 1 && row.verdict !== "confirmed").map(toClaim);
}

/** The same of the change that waits beside it. */
export async function listOpenInChange(deps: Deps, postId: number): Promise<Claim[]> {
  const rows = await requireClaims(deps, postId);
  return rows.filter((row) => row.is_waiting === 1 && row.verdict !== "confirmed").map(toClaim);
}

/** Of a post from before claims were noted they are noted first. */
async function requireClaims(deps: Deps, postId: number): Promise<ClaimRow[]> {
  let claims = await findClaims(deps.db, postId);
  if (claims?.isNoted === false) {
    await checkPosts(deps, [postId]);
    await checkChange(deps, postId);
    claims = await findClaims(deps.db, postId);
  }
  if (!claims) throw postGone();
  return claims.rows;
}

/**
 * Writes down what a member of staff says of a claim. 404 without the post or the claim, 403 where it is not one's own
 * post or one may not publish what readers are shown of it, 409 where the text does not fit the verdict any more, 400 for
 * `confirmed` without a source. Answers the versions that it has moved.
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
    const message = "Tulis sumbernya: alamat halaman, atau dari mana Anda tahu";
    throw new AppError("validation_failed", message, { fields: { source: message } });
  }
  if (isConfirmed && key === tooManyClaims.key) throw new AppError("conflict", tooManyClaims.sentence);
  const deciding = {
    ...{ postId, key, verdict, source: isConfirmed ? (source ?? null) : null },
    ...{
      userId: user.id,
      ownerId: ownerLimit(user),
      mayPublish: may(user.role, "posts.publish"),
      now: deps.clock(),
    },
  };
  const decided = await deps.contentVersion.bumpAfter(() => writeVerdict(deps.db, deciding));
  if (!decided) throw await refusalOfDeciding(deps, postId, key, user);
  await deps.audit.record({ action: "post.claim-decided", subjectId: postId, label: decided.title });
  return { ...movedVersion("post", decided.post), ...movedVersion("change", decided.change) };
}

function movedVersion(what: keyof MovedVersions, versions: { from: number; to: number } | null) {
  if (!versions || versions.from === versions.to) return {};
  const [from, to] = [versions.from, versions.to].map((at) => new Date(at).toISOString());
  return { [what]: { from, to } };
}

async function refusalOfDeciding(
  deps: Deps,
  postId: number,
  key: string,
  user: SessionUser,
): Promise<AppError> {
  const owner = await findOwner(deps.db, postId);
  if (!owner) return postGone();
  const limit = ownerLimit(user);
  if (limit !== null && owner.id !== limit) return new AppError("forbidden", notYours(owner.name));
  const claim = await findClaim(deps.db, postId, key);
  if (!claim) return new AppError("not_found", "Klaim ini tidak ada");
  if (claim.is_present === 1 && owner.isPublished && !may(user.role, "posts.publish")) {
    const message =
      "Klaim ini ada di artikel yang terbit atau terjadwal. Minta editor menilainya, atau ubah kalimatnya lewat usulan.";
    return new AppError("forbidden", message);
  }
  const isThere = claim.is_present === 1 || claim.is_waiting === 1;
  const message = isThere
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
  const { key, kind, text, sentence } = claim;
  const pending = is_waiting === 1 && is_present === 0;
  if (is_present === 1 || is_waiting === 1) {
    const isConfirmed = verdict === "confirmed";
    const state = isConfirmed ? "confirmed" : "open";
    return { key, kind, text, sentence, state, source: isConfirmed ? source : null, pending };
  }
  const state = verdict === "reworded" ? "reworded" : "removed";
  return { key, kind, text, sentence, state, source: null, pending };
}

/**
 * Notes what those of the posts claim whose claims are not known: articles of the writer from before claims were noted.
 * One that is scheduled and has an open claim goes back to review. Answers how many were noted.
 */
export async function checkPosts(deps: Deps, ids: readonly number[]): Promise<number> {
  let checked = 0;
  const own = await deps.siteContent.current();
  for (let afterId = 0; ; ) {
    const texts = await listUnchecked(deps.db, ids, afterId);
    const last = texts.at(-1);
    if (!last) return checked;
    await deps.contentVersion.bumpAfter(async () => {
      for (const text of texts) {
        const claims = extractClaims(text, own);
        await recordReopened(deps, await noteUnchecked(deps.db, text, claims, deps.clock()));
      }
    });
    checked += texts.length;
    afterId = last.id;
  }
}

/** The same of as many as one run of the clock may read, what is scheduled first. */
export async function checkForgotten(deps: Deps): Promise<number> {
  return checkPosts(deps, await listUncheckedIds(deps.db, mostChecked, deps.clock()));
}

/** Notes what the change beside a post claims, where it waited before claims were noted. */
async function checkChange(deps: Deps, postId: number): Promise<void> {
  const change = await findUnnotedChange(deps.db, postId);
  if (!change) return;
  const claims = extractClaims(change, await deps.siteContent.current());
  // Nothing would be written that says so, and each answer would write it again.
  if (claims.length > 0) await noteChange(deps.db, { postId, updatedAt: change.updated_at, claims });
}

/** Writes down that scheduled posts went back to review. */
export async function recordReopened(deps: Deps, posts: readonly Reopened[]): Promise<void> {
  for (const { id, title } of posts) {
    await deps.audit.record({ action: "post.claims-reopened", subjectId: id, label: title });
  }
}
