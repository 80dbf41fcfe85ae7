import { AppError } from "../../app-error";
import type { SessionUser } from "../../contract/auth";
import type { Claim, VerdictInput } from "../../contract/studio/checks";
import type { Deps } from "../../deps";
import { ownerLimit } from "../access/own-post.service";
import { postGone } from "../access/refusals";
import { endCopiesOnFailure } from "../posts/end-copies";
import { type ClaimRow, findClaim, findClaims, findOwner, writeVerdict } from "./claim.repository";
import { tooManyClaims } from "./extract-claims";
import { checkChange, checkPosts } from "./unchecked-posts.service";

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
 * post, 409 where the text does not fit the verdict any more, 400 for `confirmed` without a source.
 */
export async function decideClaim(
  deps: Deps,
  postId: number,
  key: string,
  { verdict, source }: VerdictInput,
  user: SessionUser,
): Promise<void> {
  const isConfirmed = verdict === "confirmed";
  if (isConfirmed && source === undefined) {
    const message = "Tulis sumbernya: alamat halaman, atau dari mana Anda tahu";
    throw new AppError("validation_failed", message, { fields: { source: message } });
  }
  if (isConfirmed && key === tooManyClaims.key) throw new AppError("conflict", tooManyClaims.sentence);
  const deciding = {
    ...{ postId, key, verdict, source: isConfirmed ? (source ?? null) : null },
    ...{ userId: user.id, ownerId: ownerLimit(user), now: deps.clock() },
  };
  const title = await endCopiesOnFailure(deps, () => writeVerdict(deps.db, deciding));
  if (title === null) throw await refusalOfDeciding(deps, postId, key, user);
  // Pages name the addresses by which claims were confirmed.
  await deps.contentGeneration.moveOn();
  await deps.audit.record({ action: "post.claim-decided", subjectId: postId, label: title });
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
