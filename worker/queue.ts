import { consumeDeadFormat, consumeFormat } from "./blog/format/format.consumer";
import { consumeDeadIndexNow, consumeIndexNow } from "./blog/index-now/index-now.consumer";
import { consumeDeadEnquiry, consumeEnquiry } from "./contact/notify/notification.consumer";
import { createDeps, type Deps } from "./deps";
import { consumeArticle, consumeDeadArticle } from "./generation/orders/generation.consumer";
import { describeError, log } from "./http/log";
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
  if (body.kind === "article") {
    return (isDead ? consumeDeadArticle : consumeArticle)(deps, message, body.itemId);
  }
  if (body.kind === "index-now") return (isDead ? consumeDeadIndexNow : consumeIndexNow)(deps, message);
  return (isDead ? consumeDeadFormat : consumeFormat)(deps, message, body.runId);
}
