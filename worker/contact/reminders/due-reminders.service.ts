import { dayOf } from "../../contract/jakarta";
import type { Deps } from "../../deps";
import { announceJobs } from "../../jobs/job.service";
import { insertStepReminders, insertSummaries } from "./due-reminders.repository";
import { endOfJakartaDay, isSummaryTime } from "./reminder-time";

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
  const day = dayOf(reminding.now);
  if (!isSummaryTime(reminding.now, day, deps.holidays)) return 0;
  const ids = await insertSummaries(deps.db, { ...reminding, day, endOfDay: endOfJakartaDay(reminding.now) });
  await announce(deps, ids);
  return ids.length;
}

async function announce(deps: Deps, ids: readonly number[]): Promise<void> {
  await announceJobs(
    deps,
    ids.map((id) => ({ kind: "reminder", subject: String(id) })),
  );
}
