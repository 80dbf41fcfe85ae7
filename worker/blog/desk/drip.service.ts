import { AppError } from "../../app-error";
import type { SessionUser } from "../../contract/auth";
import type { DripAnswer, DripInput } from "../../contract/desk/calendar";
import type { Deps } from "../../deps";
import { jakartaDayText } from "../../jakarta-day";
import { postMovedOn } from "../access/refusals";
import { checkPosts } from "../claims/unchecked-posts.service";
import { endCopiesOnFailure } from "../posts/end-copies";
import { scheduleSlots } from "./drip.repository";
import { dripSlots } from "./drip-slots";
import { refusalOf, withClaims } from "./refusal.service";

/**
 * Spreads posts over days and hours of Jakarta in their order, all of them or none: 409 where one of them is not what
 * was read any more or has an open claim, 400 where it shows a picture without words, or where a day would have more AI articles than may be. A dry run answers the same.
 */
export async function dripPosts(deps: Deps, input: DripInput, user: SessionUser): Promise<DripAnswer> {
  const now = deps.clock();
  const moments = dripSlots(input, input.items.length, now);
  const slots = input.items.map(({ id, version }, index) => ({
    id,
    version: new Date(version),
    at: moments[index] ?? now,
  }));
  const actor = { userId: user.id, isOwnOnly: false };
  const drip = { actor, now, ceiling: deps.aiDailyCeiling };
  await checkPosts(
    deps,
    slots.map(({ id }) => id),
  );
  const { states, overfull, changed } = await endCopiesOnFailure(deps, () =>
    scheduleSlots(deps.db, slots, drip, { isTrial: input.dryRun }),
  );
  for (const [index, slot] of slots.entries()) {
    const state = states[index];
    const refusal = state && refusalOf("drip", slot, state, actor, now);
    if (refusal) throw naming(await withClaims(deps, slot.id, refusal), state.found?.title);
  }
  if (overfull.length > 0) throwOverfull(overfull, deps.aiDailyCeiling);
  if (!input.dryRun) {
    if (changed !== slots.length) throw postMovedOn("version");
    await deps.contentGeneration.moveOn();
    await Promise.all(
      states.map(({ id, found }) =>
        deps.audit.record({ action: "post.scheduled", subjectId: id, label: found?.title ?? "" }),
      ),
    );
  }
  return { dates: slots.map(({ id, at }) => ({ id, publishAt: at.toISOString() })) };
}

/** The refusal of one of many says which one it is about. */
function naming(refusal: AppError, title: string | undefined): AppError {
  if (title === undefined) return refusal;
  const message = `“${title}”: ${refusal.message}`;
  const { details } = refusal;
  const fields = { ...refusal.fields, items: refusal.message };
  if (details) return new AppError(refusal.code, message, { fields, details });
  return new AppError("conflict", message, { fields: { items: refusal.message } });
}

function throwOverfull(overfull: { day: string; count: number }[], ceiling: number): never {
  const days = overfull.slice(0, 5).map(({ day, count }) => `${jakartaDayText(day)} (${count} artikel AI)`);
  const more = overfull.length > days.length ? ", dan hari lain" : "";
  const message = `Batasnya ${ceiling} artikel AI per hari. Terlalu banyak pada ${days.join(", ")}${more}.`;
  throw new AppError("conflict", message, { fields: { times: message } });
}
