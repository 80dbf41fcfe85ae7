import type { Deps } from "../../deps";
import { describeError, log } from "../../http/log";
import type { Channel, StaffMessage } from "./channels/channel";
import { claimChannel, releaseChannel, type Subject } from "./lease.repository";

/** Longer than any channel takes. */
const leaseMs = 60_000;

/**
 * Tells every configured channel that is not among the `told`. False when it has to be tried again. A channel is told
 * once; only a Worker that dies between the telling and the note of it tells it twice.
 */
export async function tellChannels(
  deps: Deps,
  subject: Subject,
  { message, told }: { message: StaffMessage; told: readonly string[] },
): Promise<boolean> {
  const left = deps.notificationChannels.filter(({ name }) => !told.includes(name));
  const results = await Promise.all(left.map((channel) => tell(deps, subject, channel, message)));
  return results.every(Boolean);
}

async function tell(
  { db, clock }: Deps,
  subject: Subject,
  { name: channel, send }: Channel,
  message: StaffMessage,
): Promise<boolean> {
  const now = clock();
  const leaseUntil = new Date(now.getTime() + leaseMs);
  if (!(await claimChannel(db, subject, { channel, now, leaseUntil }))) return false;
  try {
    await send(message);
  } catch (error) {
    log("warn", "notification_failed", { ...subject, channel, error: describeError(error) });
    await releaseChannel(db, subject, { channel, now: clock(), sentAt: null });
    return false;
  }
  const told = () => releaseChannel(db, subject, { channel, now: clock(), sentAt: clock() });
  // Once more, because a message without its note is sent twice.
  await told().catch(told);
  return true;
}
