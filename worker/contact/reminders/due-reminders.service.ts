import type { Deps } from "../../deps";
import { describeError, log } from "../../http/log";
import { jakartaDayOf } from "../../jakarta-day";
import { insertStepReminders, insertSummaries, takeUntoldReminders } from "./due-reminders.repository";
import { endOfJakartaDay, isSummaryTime } from "./reminder-time";

/** Longer than the longest pause between two tries to tell of one. */
const staleMs = 20 * 60_000;

const remindingOf = ({ clock, notificationChannels }: Deps) => ({
  now: clock(),
  isTold: notificationChannels.length > 0,
});

/** Reminds of each next step whose time has come, once for each time and person; answers how many. */
export async function remindOfSteps(deps: Deps): Promise<number> {
  const reminding = remindingOf(deps);
  const ids = await insertStepReminders(deps.db, reminding);
  if (reminding.isTold) await announce(deps, ids);
  return ids.length;
}

/** Has everybody told once, on the morning of a working day, of what is due; answers how many have something. */
export async function summarizeMornings(deps: Deps): Promise<number> {
  const reminding = remindingOf(deps);
  const day = jakartaDayOf(reminding.now);
  if (!isSummaryTime(reminding.now, day, deps.holidays)) return 0;
  const ids = await insertSummaries(deps.db, { ...reminding, day, endOfDay: endOfJakartaDay(reminding.now) });
  await announce(deps, ids);
  return ids.length;
}

/** Sends the messages again of reminders whose message was lost; where nobody can be told any more they are dropped. Answers how many. */
export async function requeueLostReminders(deps: Deps): Promise<number> {
  const reminding = remindingOf(deps);
  const before = new Date(reminding.now.getTime() - staleMs);
  const ids = await takeUntoldReminders(deps.db, { ...reminding, before });
  if (reminding.isTold) await announce(deps, ids);
  return ids.length;
}

/** A queue that fails loses nothing: what waits for too long is sent again. */
async function announce(deps: Deps, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  try {
    await deps.enquiryQueue.sendBatch(ids.map((reminderId) => ({ body: { reminderId } })));
  } catch (error) {
    log("warn", "reminders_not_announced", { count: ids.length, error: describeError(error) });
  }
}
