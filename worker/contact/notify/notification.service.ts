import type { Deps } from "../../deps";
import { describeError, log } from "../../http/log";
import type { Channel, Enquiry } from "./channels/channel";
import { claimChannel, findEnquiry, markNotification, releaseChannel } from "./notification.repository";

/** Longer than any channel takes. */
const leaseMs = 60_000;

/**
 * Tells every configured channel of an enquiry that has not been told yet. False when it has to be tried again.
 * A channel is told once; only a Worker that dies between the telling and the note of it tells it twice.
 */
export async function notifyOfEnquiry(deps: Deps, contactId: number): Promise<boolean> {
  const found = await findEnquiry(deps.db, contactId);
  if (!found) return true;
  if (deps.notificationChannels.length === 0 && found.told.length === 0) {
    await giveUpNotification(deps, contactId);
    return true;
  }
  const left = deps.notificationChannels.filter(({ name }) => !found.told.includes(name));
  const results = await Promise.all(left.map((channel) => tell(deps, channel, found.enquiry)));
  const isDone = results.every(Boolean);
  await markNotification(deps.db, contactId, isDone ? "sent" : "pending", deps.clock());
  return isDone;
}

/** Notes that an enquiry's message came back for good; staff see it in the list. */
export async function giveUpNotification(deps: Deps, contactId: number): Promise<void> {
  await markNotification(deps.db, contactId, "failed", deps.clock());
}

async function tell(deps: Deps, channel: Channel, enquiry: Enquiry): Promise<boolean> {
  const claim = { contactId: enquiry.id, channel: channel.name };
  const now = deps.clock();
  const leaseUntil = new Date(now.getTime() + leaseMs);
  if (!(await claimChannel(deps.db, { ...claim, now, leaseUntil }))) return false;
  try {
    await channel.send(enquiry);
  } catch (error) {
    log("warn", "notification_failed", { ...claim, error: describeError(error) });
    await releaseChannel(deps.db, { ...claim, now: deps.clock(), sentAt: null });
    return false;
  }
  const told = () => releaseChannel(deps.db, { ...claim, now: deps.clock(), sentAt: deps.clock() });
  // Once more, because a message without its note is sent twice.
  await told().catch(told);
  return true;
}
