import type { Deps } from "../../deps";
import { describeError, log } from "../../http/log";
import { continueFormatRun, stopFormatRun } from "./format.service";

const retrySeconds = 10;

/** Takes a formatting run on; a message delivered twice does no harm. */
export async function consumeFormat(deps: Deps, message: Message, runId: string): Promise<void> {
  try {
    await continueFormatRun(deps, runId);
    message.ack();
  } catch (error) {
    log("warn", "format_failed", { runId, attempts: message.attempts, error: describeError(error) });
    message.retry({ delaySeconds: retrySeconds });
  }
}

export async function consumeDeadFormat(deps: Deps, message: Message, runId: string): Promise<void> {
  log("error", "format_given_up", { runId });
  await stopFormatRun(deps, runId);
  message.ack();
}
