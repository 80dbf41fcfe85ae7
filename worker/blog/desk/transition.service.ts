import { AppError } from "../../app-error";
import type { AuditAction } from "../../contract/audit";
import type { SessionUser } from "../../contract/auth";
import type { StaffPost } from "../../contract/desk/staff-post";
import type { BulkAction, BulkAnswer, BulkInput, BulkResult } from "../../contract/desk/transitions";
import { may } from "../../contract/rights";
import type { Deps } from "../../deps";
import { dayAfter, jakartaDayOf, jakartaMoment } from "../../jakarta-day";
import { postMovedOn } from "../access/refusals";
import { checkPosts } from "../claims/unchecked-posts.service";
import { endCopiesOnFailure } from "../posts/end-copies";
import { isFormerSlug } from "../posts/post.repository";
import type { Actor, ChosenVersion } from "./chosen-posts.repository";
import { publicationTime } from "./publication-time";
import { refusalOf, withClaims } from "./refusal.service";
import { getStaffPost, toStaffPost } from "./staff-posts.service";
import { findFreeSlug, restorePost, type Transition, transitPosts } from "./transition.repository";

interface Request {
  action: BulkAction;
  version: string;
  publishAt?: string | undefined;
  note?: string | undefined;
}

/**
 * Brings one post into another state; 404 when it is gone, 403 when it is not one's own, 409 when it is not the version
 * that was read or in a state from which the action leads nowhere, or for the public with an open claim, 400 with pictures
 * that nobody has described.
 */
export async function transit(
  deps: Deps,
  id: number,
  { action, version, publishAt, note }: Request,
  user: SessionUser,
): Promise<StaffPost> {
  const item = { id, version: new Date(version) };
  const transition = transitionOf(deps, { action, publishAt, note }, user, null);
  if (action === "publish") await checkPosts(deps, [id]);
  const { states, changed, first } = await endCopiesOnFailure(deps, () =>
    transitPosts(deps.db, [item], transition),
  );
  const [state] = states;
  if (!changed.has(id) || !first || !state) {
    const refusal = state && refusalOf(action, item, state, transition.actor, transition.now);
    throw await withClaims(deps, id, refusal ?? postMovedOn("version"));
  }
  await deps.contentGeneration.moveOn();
  await record(deps, transition, id, first.title);
  return toStaffPost(first);
}

/** The same for many, each for itself; what becomes public counts for the ceiling of its day. */
export async function transitMany(deps: Deps, input: BulkInput, user: SessionUser): Promise<BulkAnswer> {
  const { action, publishAt, note } = input;
  if (action === "return" && note === undefined) {
    const message = "Tulis catatan untuk artikel yang dikembalikan";
    throw new AppError("validation_failed", message, { fields: { note: message } });
  }
  const items = input.items.map(({ id, version }) => ({ id, version: new Date(version) }));
  const transition = transitionOf(deps, { action, publishAt, note }, user, deps.aiDailyCeiling);
  if (action === "publish") {
    await checkPosts(
      deps,
      items.map(({ id }) => id),
    );
  }
  const { states, changed } = await endCopiesOnFailure(deps, () => transitPosts(deps.db, items, transition));
  if (changed.size > 0) await deps.contentGeneration.moveOn();
  const done = states.filter(({ id }) => changed.has(id));
  await Promise.all(done.map(({ id, found }) => record(deps, transition, id, found?.title ?? "")));
  return { results: items.map((item, index) => resultOf(deps, item, states[index], changed, transition)) };
}

function resultOf(
  deps: Deps,
  item: ChosenVersion,
  state: Parameters<typeof refusalOf>[2] | undefined,
  changed: ReadonlySet<number>,
  { action, actor, now, publishedAt }: Transition,
): BulkResult {
  const { id } = item;
  if (changed.has(id)) return { id, ok: true };
  const refusal = state && refusalOf(action, item, state, actor, now);
  if (refusal) return { id, ok: false, code: refusal.code, message: refusal.message };
  const day = jakartaDayOf(publishedAt) === jakartaDayOf(now) ? "hari ini" : "pada hari itu";
  const message = `Batas ${deps.aiDailyCeiling} artikel AI per hari ${day} sudah tercapai. Jadwalkan di hari lain.`;
  return { id, ok: false, code: "conflict", message };
}

/** Takes a post out of the trash as a draft; 409 with a free address in `fields.slug` where its own is taken. */
export async function restoreFromTrash(
  deps: Deps,
  id: number,
  { version, slug }: { version: string; slug?: string | undefined },
): Promise<StaffPost> {
  const now = deps.clock();
  const item = { id, version: new Date(version) };
  const result = await endCopiesOnFailure(deps, () => restorePost(deps.db, item, slug, now));
  if (result.outcome === "written") {
    await deps.contentGeneration.moveOn();
    await deps.audit.record({ action: "post.restored", subjectId: id, label: result.row.title });
    return toStaffPost(result.row);
  }
  const post = await getStaffPost(deps, id);
  const isSame = post.status === "trash" && post.updatedAt === item.version.toISOString();
  const isTaken = result.outcome === "slug-taken";
  if (isTaken || (isSame && (await isFormerSlug(deps.db, slug ?? post.slug, id)))) {
    const free = await findFreeSlug(deps.db, slug ?? post.slug);
    const message = "Alamat artikel ini sudah dipakai artikel lain. Pulihkan dengan alamat lain.";
    throw new AppError("conflict", message, { fields: { slug: free ?? "" } });
  }
  if (post.status !== "trash") throw new AppError("conflict", "Artikel ini tidak ada di Sampah");
  throw postMovedOn("version");
}

function transitionOf(
  { clock }: Deps,
  { action, publishAt, note }: Omit<Request, "version">,
  user: SessionUser,
  ceiling: number | null,
): Transition {
  const now = clock();
  if (publishAt !== undefined && action !== "publish") {
    const message = "Waktu terbit hanya untuk menerbitkan artikel";
    throw new AppError("validation_failed", message, { fields: { publishAt: message } });
  }
  const publishedAt = publicationTime(publishAt, now);
  const actor: Actor = { userId: user.id, isOwnOnly: !may(user.role, "posts.write") };
  const day = jakartaDayOf(publishedAt);
  const isCounted = ceiling !== null && action === "publish";
  return {
    ...{ action, actor, now, publishedAt, note },
    ceiling: isCounted
      ? { from: jakartaMoment(day), to: jakartaMoment(dayAfter(day)), limit: ceiling }
      : null,
  };
}

const events: Record<BulkAction, AuditAction> = {
  submit: "post.submitted",
  return: "post.returned",
  publish: "post.published",
  unpublish: "post.withdrawn",
  trash: "post.trashed",
};

async function record(deps: Deps, transition: Transition, id: number, label: string): Promise<void> {
  const { action, publishedAt, now } = transition;
  const isScheduled = action === "publish" && publishedAt > now;
  await deps.audit.record({ action: isScheduled ? "post.scheduled" : events[action], subjectId: id, label });
}
