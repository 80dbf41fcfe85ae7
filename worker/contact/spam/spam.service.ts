import type { RefusalReason, SpamSummary } from "../../contract/contact-admin";
import type { Deps } from "../../deps";
import { describeError, log } from "../../http/log";
import { dayMs, utcDayOf } from "../../utc-day";
import { countSuspected } from "../inbox/inbox.repository";
import { addRefusals, sumRefusals } from "./refusal.repository";

/** A flood of refusals must not become a flood of writes, which cost money and use up a free plan's day. */
const pauseMs = 10_000;
const summarizedDays = 30;

let waiting = new Map<RefusalReason, number>();
let lastWritten = 0;

/**
 * Counts a refused enquiry. The first is written at once; those of the next ten seconds wait for one further
 * refusal, so that what is stored is the least there were. Never fails: the refusal itself matters more.
 */
export async function countRefusal(deps: Deps, reason: RefusalReason): Promise<void> {
  waiting.set(reason, (waiting.get(reason) ?? 0) + 1);
  const now = deps.clock();
  // A clock that was set back must not stop the count.
  if (Math.abs(now.getTime() - lastWritten) < pauseMs) return;
  const counts = waiting;
  waiting = new Map();
  lastWritten = now.getTime();
  try {
    await addRefusals(deps.db, utcDayOf(now), counts);
  } catch (error) {
    log("warn", "refusals_not_counted", { error: describeError(error) });
  }
}

/** What the spam protection has done lately. */
export async function summarizeSpam(deps: Deps): Promise<SpamSummary> {
  const since = utcDayOf(new Date(deps.clock().getTime() - (summarizedDays - 1) * dayMs));
  const [suspected, refused] = await Promise.all([countSuspected(deps.db), sumRefusals(deps.db, since)]);
  return { suspected, days: summarizedDays, refused };
}
