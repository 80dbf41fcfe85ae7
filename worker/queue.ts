import { linksHandler } from "./blog/ageing/outside-links.service";
import { formatHandler, formatUndoHandler } from "./blog/format/format.service";
import { enquiryHandler } from "./contact/notify/notification.service";
import { reminderHandler } from "./contact/reminders/reminder.service";
import { createDeps, type Deps, withOwnSettings } from "./deps";
import { describeError, log } from "./errors";
import { articleHandler } from "./generation/orders/article.service";
import type { JobKind } from "./jobs/job";
import { failUnclaimedJob, type JobHandler, jobMessage, postponeJob, runJob } from "./jobs/job.service";
import { pictureHandler } from "./media/variants/variants.service";
import { exportHandler } from "./moving/export/export.service";
import { importReadHandler } from "./moving/import/import-read.service";
import { importRunHandler } from "./moving/import/import-run.service";
import { importUndoHandler } from "./moving/import/import-undo.service";

const handlers: Record<JobKind, JobHandler> = {
  article: articleHandler,
  enquiry: enquiryHandler,
  reminder: reminderHandler,
  format: formatHandler,
  "format-undo": formatUndoHandler,
  picture: pictureHandler,
  "import-read": importReadHandler,
  "import-run": importRunHandler,
  "import-undo": importUndoHandler,
  export: exportHandler,
  links: linksHandler,
};

/** The entry point of all queues. */
export async function handleQueue(batch: MessageBatch, env: Env): Promise<void> {
  await consumeBatch(batch, await withOwnSettings(createDeps(env), env));
}

/** Processes messages in sequence; a failing message does not affect the others. */
export async function consumeBatch(batch: MessageBatch, deps: Deps): Promise<void> {
  // Queue names depend on the installation, but dead-letter queues end in "-dead".
  const isDead = batch.queue.endsWith("-dead");
  for (const message of batch.messages) {
    try {
      await consumeMessage(deps, message, isDead);
    } catch (error) {
      log("error", "message_failed", { queue: batch.queue, error: describeError(error) });
      message.retry({ delaySeconds: firstRetrySeconds });
    }
  }
}

const firstRetrySeconds = 30;
const maxRetrySeconds = 600;

/** Runs the job of a message. Waiting is no failed attempt, so the message is replaced by a new one. */
async function consumeMessage(deps: Deps, message: Message, isDead: boolean): Promise<void> {
  const job = jobMessage(message.body);
  // A newer version of the Worker may know the kind, so the dead-letter queue keeps the message.
  if (!job) throw new Error("the message names no known kind of job");
  const handler = handlers[job.kind];
  if (isDead) {
    const isOver = await failUnclaimedJob(deps, handler, job.subject);
    return isOver ? message.ack() : message.retry({ delaySeconds: maxRetrySeconds });
  }
  const result = await runJob(deps, handler, job.subject);
  if (result.outcome === "retry" || result.outcome === "busy") {
    const ownSeconds = Math.min(firstRetrySeconds * 2 ** (message.attempts - 1), maxRetrySeconds);
    const asked = result.outcome === "retry" ? result.error.retryAfter : undefined;
    return message.retry({ delaySeconds: Math.max(ownSeconds, asked ?? 0) });
  }
  if (result.outcome === "wait") await postponeJob(deps, job, result.seconds);
  message.ack();
}
