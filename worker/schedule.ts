import { deleteExpiredEvents } from "./audit/audit-log";
import { forgetExpiredLogins } from "./auth/sessions/session.service";
import { checkLinks } from "./blog/ageing/aged-posts.service";
import { startLinkRound } from "./blog/ageing/outside-links.service";
import { deleteExpiredPreviewLinks, emptyTrash } from "./blog/expiry.job";
import { tellSearchEngines } from "./blog/index-now/index-now.service";
import { deleteExpiredContacts, deleteOldReminders } from "./contact/privacy/retention.job";
import { remindOfSteps, summarizeMornings } from "./contact/reminders/reminder.service";
import { deleteOldClicks } from "./contact/whatsapp/whatsapp.service";
import { createDeps, withOwnSettings } from "./deps";
import { describeError, log } from "./errors";
import { deleteFinishedJobs, requeueStaleJobs } from "./jobs/job.service";
import { deleteOldExports } from "./moving/export/export.service";
import { deleteOldImports } from "./moving/import/import.service";
import { writeBackup } from "./operations/backup.service";
import { finishScheduledRun } from "./operations/operations.service";
import { deleteOldMisses } from "./site/redirects/not-found.service";

type Job = (deps: ReturnType<typeof createDeps>) => Promise<number>;

const reconcileContentVersion: Job = ({ contentVersion }) => contentVersion.reconcile();

/** The scheduled jobs; each returns how many items it processed. A failing job does not stop the others. */
const jobs: Record<string, Job> = {
  emptyTrash,
  reconcileContentVersion,
  requeueStaleJobs,
  deleteFinishedJobs,
  checkLinks,
  startLinkRound,
  tellSearchEngines,
  remindOfSteps,
  summarizeMornings,
  deleteOldReminders,
  deleteExpiredContacts,
  deleteOldClicks,
  deleteOldMisses,
  deleteExpiredEvents,
  forgetExpiredLogins,
  deleteExpiredPreviewLinks,
  deleteOldImports,
  deleteOldExports,
  writeBackup,
};

export async function handleSchedule(_event: ScheduledController, env: Env): Promise<void> {
  const deps = await withOwnSettings(createDeps(env), env);
  const reasons = new Map<string, string>();
  for (const [job, run] of Object.entries(jobs)) {
    try {
      const count = await run(deps);
      if (count > 0) log("info", "job_done", { job, count });
    } catch (error) {
      log("error", "job_failed", { job, error: describeError(error) });
      reasons.set(job, String(error));
    }
  }
  try {
    await finishScheduledRun(deps, reasons);
  } catch (error) {
    log("error", "job_failed", { job: "endTick", error: describeError(error) });
  }
}
