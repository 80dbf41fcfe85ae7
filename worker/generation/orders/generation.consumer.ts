import type { Deps } from "../../deps";
import { describeError, log } from "../../http/log";
import { WriterError } from "../writers/writer";
import { giveUpItem, writeItem } from "./item.service";

/** Nobody waits at the screen; a consumer may run for 15 minutes. */
const timeoutMs = 240_000;
const firstRetrySeconds = 30;
const mostRetrySeconds = 600;
/** The longest delay that a queue takes. */
const mostDelaySeconds = 43_200;

/** Writes the article of one message. Waiting is no failed attempt, so a new message takes the place of this one. */
export async function consumeArticle(deps: Deps, message: Message, itemId: string): Promise<void> {
  try {
    const result = await writeItem(deps, itemId, { timeoutMs, retries: true });
    if (result.outcome === "wait") await postpone(deps, itemId, result.seconds);
    message.ack();
  } catch (error) {
    log("warn", "article_failed", { itemId, attempts: message.attempts, error: describeError(error) });
    if (!(error instanceof WriterError)) return message.retry({ delaySeconds: firstRetrySeconds });
    if (error.fault === "permanent") return message.ack();
    if (error.fault === "stop") {
      await postpone(deps, itemId, error.retryAfter ?? mostRetrySeconds);
      return message.ack();
    }
    const backoff = Math.min(firstRetrySeconds * 2 ** (message.attempts - 1), mostRetrySeconds);
    message.retry({ delaySeconds: Math.max(backoff, error.retryAfter ?? 0) });
  }
}

/** Notes on an item that its message came back from the queue for good. */
export async function consumeDeadArticle(deps: Deps, message: Message, itemId: string): Promise<void> {
  log("error", "article_given_up", { itemId });
  if (await giveUpItem(deps, itemId)) message.ack();
  else message.retry({ delaySeconds: mostRetrySeconds });
}

async function postpone(deps: Deps, itemId: string, seconds: number): Promise<void> {
  const delaySeconds = Math.min(Math.max(seconds, 1), mostDelaySeconds);
  await deps.generationQueue.send({ kind: "article", itemId }, { delaySeconds });
}
