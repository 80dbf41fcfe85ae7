import type { Deps } from "../../deps";
import { log } from "../../http/log";
import { tellSearchEngines } from "./index-now.service";

const firstRetrySeconds = 60;
/** Longer than any pause of ours, and less than a queue lets a message wait. */
const mostRetrySeconds = 6 * 60 * 60;

/** Tells search engines what has changed; a message too many finds nothing to tell. */
export async function consumeIndexNow(deps: Deps, message: Message): Promise<void> {
  const told = await tellSearchEngines(deps);
  if (told.outcome !== "later") return message.ack();
  const ownSeconds = firstRetrySeconds * 2 ** (message.attempts - 1);
  message.retry({ delaySeconds: Math.min(Math.max(ownSeconds, told.afterSeconds ?? 0), mostRetrySeconds) });
}

/** What was not told stays, and the clock sends the next message. */
export async function consumeDeadIndexNow(_deps: Deps, message: Message): Promise<void> {
  log("error", "index_now_given_up");
  message.ack();
}
