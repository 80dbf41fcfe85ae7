import type { AuditAction } from "../../contract/audit";
import type { SessionUser } from "../../contract/auth";
import type { DripAnswer, DripInput } from "../../contract/desk/calendar";
import { refusalInState } from "../../contract/desk/post-states";
import { extendPost, type StaffPost } from "../../contract/desk/staff-post";
import type { BulkAction, BulkAnswer, BulkInput, BulkResult } from "../../contract/desk/transitions";
import { addDays, nameDay, toDay, toMoment } from "../../contract/jakarta";
import { may } from "../../contract/rights";
import type { Deps } from "../../deps";
import { AppError, fieldError } from "../../errors";
import {
  claimsOpen,
  picturesUndescribed,
  postGone,
  postIncomplete,
  postMovedOn,
  slugTakenMeanwhile,
} from "../access/own-post.service";
import { listOpen } from "../claims/claim.service";
import { type Occupied, placeDrip, publicationTime } from "./publication-time";
import { getStaffPost, readStaffPost } from "./staff-posts.service";
import {
  type Actor,
  asksForAll,
  type ChosenVersion,
  type FoundState,
  readScheduled,
  restorePost,
  type Scheduled,
  scheduleSlots,
  type Transition,
  transitPosts,
} from "./transition.repository";

interface Request {
  action: BulkAction;
  version: string;
  publishAt?: string | undefined;
  note?: string | undefined;
}

/**
 * Changes the state of one post. 404 without the post; 403 for a writer on another's post; 409 for another version, a state
 * that does not allow the action, or, for publishing, open claims; 400 for pictures without an alt text.
 */
export async function transit(
  deps: Deps,
  id: number,
  { action, version, publishAt, note }: Request,
  user: SessionUser,
): Promise<StaffPost> {
  const item = { id, version: new Date(version) };
  const transition = toTransition(deps, { action, publishAt, note }, user, null);
  const { states, changed, first } = await deps.contentVersion.bumpAfter(() =>
    transitPosts(deps.db, [item], transition),
  );
  const [state] = states;
  if (!changed.has(id) || !first || !state) {
    const refusal = state && explainRefusal(action, item, state, transition.actor, transition.now);
    if (!refusal || refusal.fields?.version)
      throw postMovedOn("version", await readStaffPost(deps, id, user.id));
    throw await withClaims(deps, id, refusal);
  }
  await record(deps, transition, id, first.title);
  return first;
}

/** Changes the state of many posts, each independently. Published AI articles count towards the limit of their day. */
export async function transitMany(deps: Deps, input: BulkInput, user: SessionUser): Promise<BulkAnswer> {
  const { action, publishAt, note } = input;
  if (action === "return" && note === undefined) {
    throw fieldError("note", "Tulis catatan untuk artikel yang dikembalikan");
  }
  const items = input.items.map(({ id, version }) => ({ id, version: new Date(version) }));
  const transition = toTransition(deps, { action, publishAt, note }, user, deps.aiDailyCeiling);
  const { states, changed } = await deps.contentVersion.bumpAfter(() =>
    transitPosts(deps.db, items, transition),
  );
  const done = states.filter(({ id }) => changed.has(id));
  await Promise.all(done.map(({ id, found }) => record(deps, transition, id, found?.title ?? "")));
  return { results: items.map((item, index) => toResult(deps, item, states[index], changed, transition)) };
}

function toResult(
  deps: Deps,
  item: ChosenVersion,
  state: Parameters<typeof explainRefusal>[2] | undefined,
  changed: ReadonlyMap<number, number>,
  { action, actor, now, publishedAt }: Transition,
): BulkResult {
  const { id } = item;
  const version = changed.get(id);
  if (version !== undefined) return { id, ok: true, version: new Date(version).toISOString() };
  const refusal = state && explainRefusal(action, item, state, actor, now);
  if (refusal) return { id, ok: false, code: refusal.code, message: refusal.message };
  const day = toDay(publishedAt) === toDay(now) ? "hari ini" : "pada hari itu";
  const message = `Batas ${deps.aiDailyCeiling} artikel AI per hari ${day} sudah tercapai. Jadwalkan di hari lain.`;
  return { id, ok: false, code: "conflict", message };
}

/** Restores a post from the trash as a draft; 409 with a free slug in `fields.slug` if its slug is taken. */
export async function restoreFromTrash(
  deps: Deps,
  id: number,
  { version, slug }: { version: string; slug?: string | undefined },
): Promise<StaffPost> {
  const now = deps.clock();
  const item = { id, version: new Date(version) };
  const result = await deps.contentVersion.bumpAfter(() => restorePost(deps.db, item, slug, now));
  if (result.outcome === "written") {
    await deps.audit.record({ action: "post.restored", subjectId: id, label: result.post.title });
    return result.post;
  }
  const post = await getStaffPost(deps, id);
  if (result.outcome === "slug-taken") {
    const message = "Alamat artikel ini sudah dipakai artikel lain. Pulihkan dengan alamat lain.";
    throw await slugTakenMeanwhile(deps, slug ?? post.slug, () => message);
  }
  const refusal = refusalInState("restore", extendPost(post, now.getTime()));
  throw refusal === null ? postMovedOn("version", post) : new AppError("conflict", refusal);
}

function toTransition(
  { clock }: Deps,
  { action, publishAt, note }: Omit<Request, "version">,
  user: SessionUser,
  ceiling: number | null,
): Transition {
  const now = clock();
  if (publishAt !== undefined && action !== "publish") {
    throw fieldError("publishAt", "Waktu terbit hanya untuk menerbitkan artikel");
  }
  const publishedAt = publishAt === undefined ? now : publicationTime(publishAt, now);
  const actor: Actor = { userId: user.id, isOwnOnly: !may(user.role, "posts.write") };
  const day = toDay(publishedAt);
  const isCounted = ceiling !== null && action === "publish";
  return {
    ...{ action, actor, now, publishedAt, note },
    ceiling: isCounted ? { from: toMoment(day), to: toMoment(addDays(day, 1)), limit: ceiling } : null,
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

/** The reason why a post was not changed, from its state at the time. */
function explainRefusal(
  action: BulkAction,
  { version }: ChosenVersion,
  { found }: FoundState,
  { userId, isOwnOnly }: Actor,
  now: Date,
): AppError | null {
  if (!found) return postGone();
  if (isOwnOnly && found.authorId !== userId) {
    return new AppError("forbidden", "Artikel ini ditulis orang lain");
  }
  const view = extendPost(
    { status: found.status, publishedAt: found.publishedAt.toISOString() },
    now.getTime(),
  );
  const refusal = refusalInState(action, view);
  if (refusal) return new AppError("conflict", refusal);
  if (found.updatedAt.getTime() !== version.getTime()) return postMovedOn("version");
  if (found.missing && asksForAll(action)) return postIncomplete(found.missing);
  if (action !== "publish") return null;
  return (
    refusalOfClaims(found) ?? (found.undescribed.length > 0 ? picturesUndescribed(found.undescribed) : null)
  );
}

function refusalOfClaims({ openClaims, isChecked }: NonNullable<FoundState["found"]>): AppError | null {
  if (openClaims > 0) return claimsOpen(openClaims);
  if (isChecked) return null;
  return new AppError(
    "conflict",
    "Klaim artikel ini belum dibaca. Simpan artikel ini sekali lagi, lalu terbitkan.",
  );
}

async function withClaims(deps: Deps, id: number, refusal: AppError): Promise<AppError> {
  if (refusal.code !== "claims_open") return refusal;
  const open = await listOpen(deps, id, "present");
  return open.length > 0 ? claimsOpen(open.length, open) : refusal;
}

/**
 * Schedules posts in their order over days and hours of Jakarta, all or none: 409 if one has another version or an open
 * claim, 400 for a picture without an alt text or a day above the limit of AI articles. A dry run returns the same.
 */
export async function dripPosts(deps: Deps, input: DripInput, user: SessionUser): Promise<DripAnswer> {
  const now = deps.clock();
  const ids = input.items.map(({ id }) => id);
  const { posts, scheduled } = await readScheduled(deps.db, ids, toMoment(input.startDate));
  const { moments, passed } = placeDrip(
    input,
    ids.map((id) => ({ isAi: posts.some((post) => post.id === id && post.isAi) })),
    now,
    input.findsFree ? toOccupied(deps, scheduled) : null,
  );
  const slots = input.items.map(({ id, version }, index) => ({
    id,
    version: new Date(version),
    at: moments[index] ?? now,
  }));
  const actor = { userId: user.id, isOwnOnly: false };
  const drip = { actor, now, ceiling: deps.aiDailyCeiling };
  const { states, overfull, changed } = await deps.contentVersion.bumpAfter(() =>
    scheduleSlots(deps.db, slots, drip, { isTrial: input.dryRun }),
  );
  for (const [index, slot] of slots.entries()) {
    const state = states[index];
    const refusal = state && explainRefusal("publish", slot, state, actor, now);
    if (refusal) throw naming(await withClaims(deps, slot.id, refusal), state.found?.title);
  }
  if (overfull.length > 0) throwOverfull(overfull, deps.aiDailyCeiling);
  if (!input.dryRun) {
    if (changed !== slots.length) throw postMovedOn("version");
    await Promise.all(
      states.map(({ id, found }) =>
        deps.audit.record({ action: "post.scheduled", subjectId: id, label: found?.title ?? "" }),
      ),
    );
  }
  return { dates: slots.map(({ id, at }) => ({ id, publishAt: at.toISOString() })), passed };
}

function toOccupied({ holidays, aiDailyCeiling }: Deps, scheduled: readonly Scheduled[]): Occupied {
  const generated = new Map<string, number>();
  for (const { at, isAi } of scheduled) {
    if (isAi) generated.set(toDay(at), (generated.get(toDay(at)) ?? 0) + 1);
  }
  const taken = new Set(scheduled.map(({ at }) => at.getTime()));
  return { holidays, generated, ceiling: aiDailyCeiling, taken };
}

function naming(refusal: AppError, title: string | undefined): AppError {
  if (title === undefined) return refusal;
  const message = `“${title}”: ${refusal.message}`;
  const { details } = refusal;
  const fields = { ...refusal.fields, items: refusal.message };
  if (details || refusal.code === "validation_failed") {
    return new AppError(refusal.code, message, { fields, ...(details && { details }) });
  }
  return new AppError("conflict", message, { fields: { items: refusal.message } });
}

function throwOverfull(overfull: { day: string; count: number }[], ceiling: number): never {
  const days = overfull.slice(0, 5).map(({ day, count }) => `${nameDay(day)} (${count} artikel AI)`);
  const more = overfull.length > days.length ? ", dan hari lain" : "";
  throw fieldError(
    "times",
    `Batasnya ${ceiling} artikel AI per hari. Terlalu banyak pada ${days.join(", ")}${more}.`,
    { code: "conflict" },
  );
}
