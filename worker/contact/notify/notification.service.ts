import type { Deps } from "../../deps";
import { findEnquiry, markNotification } from "./notification.repository";
import { tellChannels } from "./telling.service";

/** Tells every configured channel of an enquiry that has not been told yet. False when it has to be tried again. */
export async function notifyOfEnquiry(deps: Deps, contactId: number): Promise<boolean> {
  const found = await findEnquiry(deps.db, contactId);
  if (!found) return true;
  const { enquiry, told } = found;
  if (deps.notificationChannels.length === 0 && told.length === 0) {
    await giveUpNotification(deps, contactId);
    return true;
  }
  const message = { type: "enquiry.created", enquiry } as const;
  const isDone = await tellChannels(deps, { contactId }, { message, told });
  await markNotification(deps.db, contactId, isDone ? "sent" : "pending", deps.clock());
  return isDone;
}

/** Notes that an enquiry's message came back for good; staff see it in the list. */
export async function giveUpNotification(deps: Deps, contactId: number): Promise<void> {
  await markNotification(deps.db, contactId, "failed", deps.clock());
}
