import type { Deps } from "../../deps";
import { describeError, log } from "../../http/log";
import { type MediaMessage, mediaMessage } from "../../queue-messages";
import { giveUpVariants, makeVariants } from "./variants.service";

const firstRetrySeconds = 30;

/** Makes the widths of the picture that a message names; what did not work is tried again with a growing delay. */
export async function consumePicture(deps: Deps, message: Message): Promise<void> {
  const subject = parse(message);
  if (!subject) return message.ack();
  try {
    if (await makeVariants(deps, subject.mediaId)) return message.ack();
  } catch (error) {
    const { attempts } = message;
    log("warn", "variants_failed", { ...subject, attempts, error: describeError(error) });
  }
  message.retry({ delaySeconds: firstRetrySeconds * 2 ** (message.attempts - 1) });
}

export async function consumeDeadPicture(deps: Deps, message: Message): Promise<void> {
  const subject = parse(message);
  if (subject) {
    log("error", "variants_given_up", { ...subject });
    await giveUpVariants(deps, subject.mediaId);
  }
  message.ack();
}

function parse(message: Message): MediaMessage | null {
  const parsed = mediaMessage.safeParse(message.body);
  if (parsed.success) return parsed.data;
  log("error", "message_unknown", { queue: "media" });
  return null;
}
