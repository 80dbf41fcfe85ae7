import { and, asc, desc, eq } from "drizzle-orm";
import { decideClaim, listClaims } from "../../blog/claims/claim.service";
import { extractBlocks } from "../../blog/claims/extract-blocks";
import { getStaffPost } from "../../blog/desk/staff-posts.service";
import type { SessionUser } from "../../contract/auth";
import type { Checks, Decided, Provenance, VerdictInput } from "../../contract/studio/checks";
import { postRevisions } from "../../db/schema/blog";
import { postProvenance } from "../../db/schema/generation";
import type { Deps } from "../../deps";
import { AppError } from "../../errors";
import { findBrief } from "../briefs/brief.service";
import { standardFor } from "../orders/article.service";
import { findItemOfPost } from "../orders/batch.repository";
import { getWritingRules } from "../rules/rules.service";
import { findFaults } from "./find-faults";

/** Claims of a post and faults of its text by the current rules; empty for a post that people wrote. 404 without the post. */
export async function getChecks(deps: Deps, postId: number): Promise<Checks> {
  const [claims, post, rules, order, [named]] = await Promise.all([
    listClaims(deps, postId),
    getStaffPost(deps, postId),
    getWritingRules(deps),
    findItemOfPost(deps.db, postId),
    deps.db
      .select({ sources: postProvenance.sources })
      .from(postProvenance)
      .where(eq(postProvenance.postId, postId)),
  ]);
  if (post.origin !== "ai") return { claims: [], faults: [], sources: [] };
  const brief = order?.briefId ? await findBrief(deps, order.briefId) : null;
  const ordered = { topic: order?.topic ?? "", brief, rules };
  return {
    claims,
    faults: findFaults(post, await standardFor(deps, post, ordered, [order?.category], post)),
    sources: named?.sources ?? [],
  };
}

/** Stores a verdict on a claim and returns the updated checks. */
export async function decide(
  deps: Deps,
  { postId, key }: { postId: number; key: string },
  verdict: VerdictInput,
  user: SessionUser,
): Promise<Decided> {
  const moved = await decideClaim(deps, postId, key, verdict, user);
  return { ...(await getChecks(deps, postId)), moved };
}

/** How the writer made a post, and the share that people changed, if the first version was kept. 404 for a post that staff wrote. */
export async function getProvenance(deps: Deps, postId: number): Promise<Provenance> {
  const { writer, model, promptVersion, rulesVersion, briefId, tokens } = postProvenance;
  const [post, [provenance], { written, approved }] = await Promise.all([
    getStaffPost(deps, postId),
    deps.db
      .select({ writer, model, promptVersion, rulesVersion, briefId, tokens })
      .from(postProvenance)
      .where(eq(postProvenance.postId, postId)),
    findMeasuredVersions(deps, postId),
  ]);
  if (!provenance) {
    const isGenerated = post.origin === "ai";
    throw new AppError(
      "not_found",
      isGenerated
        ? "Asal-usul artikel ini tidak tercatat karena dibuat sebelum pencatatan dimulai"
        : "Artikel ini ditulis staf, bukan AI",
    );
  }
  return { ...provenance, changedShare: written ? changedShare(written, approved ?? post) : null };
}

/** The first version by the writer and the last approved version; null if a version was not kept. */
export async function findMeasuredVersions({ db }: Deps, postId: number) {
  const { id, kind, title, summary, content } = postRevisions;
  const version = (wanted: "ai" | "approve", order: typeof asc) =>
    db
      .select({ title, summary, content })
      .from(postRevisions)
      .where(and(eq(postRevisions.postId, postId), eq(kind, wanted)))
      .orderBy(order(id))
      .limit(1);
  const [written, approved] = await Promise.all([version("ai", asc), version("approve", desc)]);
  return { written: written[0] ?? null, approved: approved[0] ?? null };
}

interface Text {
  title: string;
  summary: string;
  content: string;
}

/**
 * The share of words, from 0 to 1, by which two versions differ. Order and formatting do not count, so a moved paragraph
 * is no change.
 */
export function changedShare(before: Text, after: Text): number {
  const counts = new Map<string, number>();
  const earlier = splitWords(before);
  const later = splitWords(after);
  for (const word of earlier) counts.set(word, (counts.get(word) ?? 0) + 1);
  let shared = 0;
  for (const word of later) {
    const left = counts.get(word) ?? 0;
    if (left === 0) continue;
    counts.set(word, left - 1);
    shared += 1;
  }
  const most = Math.max(earlier.length, later.length);
  return most === 0 ? 0 : Math.round((1 - shared / most) * 1000) / 1000;
}

function splitWords({ title, summary, content }: Text): string[] {
  const texts = [title, summary, ...extractBlocks(content).map(({ text }) => text)];
  return texts.flatMap((text) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []);
}
