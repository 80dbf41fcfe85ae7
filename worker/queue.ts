import { consumeDeadFormat, consumeFormat } from "./blog/format/format.consumer";
import { consumeDeadIndexNow, consumeIndexNow } from "./blog/index-now/index-now.consumer";
import { consumeDeadEnquiry, consumeEnquiry } from "./contact/notify/notification.consumer";
import { createDeps, type Deps } from "./deps";
import { articleHandler } from "./generation/orders/item.service";
import { describeError, log } from "./http/log";
import {
  giveUpJob,
  type JobHandler,
  type JobKey,
  type JobKind,
  postponeJob,
  runJob,
} from "./jobs/job.service";
import { consumeDeadPicture, consumePicture } from "./media/variants/variants.consumer";
import { generationMessage } from "./queue-messages";

const deadLetterQueue = "arunika-generation-dead";
const enquiryQueue = "arunika-enquiries";
const deadEnquiryQueue = "arunika-enquiries-dead";
const mediaQueue = "arunika-media";
const deadMediaQueue = "arunika-media-dead";

/** Everything that arrives on a queue. */
export async function handleQueue(batch: MessageBatch, env: Env): Promise<void> {
  await consumeBatch(batch, createDeps(env));
}

/** Works off one message after the other; a fault of one leaves the others alone. */
export async function consumeBatch(batch: MessageBatch, deps: Deps): Promise<void> {
  for (const message of batch.messages) {
    try {
      await consumeMessage(batch.queue, message, deps);
    } catch (error) {
      log("error", "message_failed", { queue: batch.queue, error: describeError(error) });
      message.retry();
    }
  }
}

async function consumeMessage(queue: string, message: Message, deps: Deps): Promise<void> {
  if (queue === enquiryQueue) return consumeEnquiry(deps, message);
  if (queue === deadEnquiryQueue) return consumeDeadEnquiry(deps, message);
  if (queue === mediaQueue) return consumePicture(deps, message);
  if (queue === deadMediaQueue) return consumeDeadPicture(deps, message);
  const parsed = generationMessage.safeParse(message.body);
  if (!parsed.success) {
    log("error", "message_unknown", { queue });
    return message.ack();
  }
  const isDead = queue === deadLetterQueue;
  const body = parsed.data;
  if (body.kind === "article") return consumeJob(deps, message, { ...body, isDead });
  if (body.kind === "index-now") return (isDead ? consumeDeadIndexNow : consumeIndexNow)(deps, message);
  return (isDead ? consumeDeadFormat : consumeFormat)(deps, message, body.runId);
}

const handlers: Record<JobKind, JobHandler> = { article: articleHandler };

const firstRetrySeconds = 30;
const maxRetrySeconds = 600;

/** Runs the job of a message. Waiting is no failed attempt, so a new message takes the place of this one. */
async function consumeJob(
  deps: Deps,
  message: Message,
  { kind, subject, isDead }: JobKey & { isDead: boolean },
): Promise<void> {
  const handler = handlers[kind];
  if (isDead) {
    const isOver = await giveUpJob(deps, handler, subject);
    return isOver ? message.ack() : message.retry({ delaySeconds: maxRetrySeconds });
  }
  const result = await runJob(deps, handler, subject);
  if (result.outcome === "retry") {
    const ownSeconds = Math.min(firstRetrySeconds * 2 ** (message.attempts - 1), maxRetrySeconds);
    return message.retry({ delaySeconds: Math.max(ownSeconds, result.error.retryAfter ?? 0) });
  }
  if (result.outcome === "wait") await postponeJob(deps, { kind, subject }, result.seconds);
  message.ack();
}
