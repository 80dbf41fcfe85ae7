import { env } from "cloudflare:workers";
import type { Channel, Enquiry, StaffMessage } from "../../worker/contact/notify/channel";
import { deleteOldReminders } from "../../worker/contact/privacy/retention.job";
import { remindOfSteps, summarizeMornings } from "../../worker/contact/reminders/reminder.service";
import { createDeps, type Deps } from "../../worker/deps";
import { requeueStaleJobs } from "../../worker/jobs/job.service";
import { deliverTo, type Outcome, recordingQueue } from "./deliveries";
import { storedContact } from "./enquiry-desk";

/** What a visitor types into the contact form. */
export const enquiry = {
  name: "Ratna Wulandari",
  email: "ratna@contoh.example",
  message: "Saya ingin membuat toko online.",
};

/**
 * A channel that keeps what it was told: new enquiries in `told`, all messages in `messages`. `fault` says why it does not
 * get through this time.
 */
export function recordingChannel(
  name: Channel["name"] = "webhook",
  fault: () => Error | null = () => null,
): Channel & { told: Enquiry[]; messages: StaffMessage[] } {
  const told: Enquiry[] = [];
  const messages: StaffMessage[] = [];
  return {
    name,
    told,
    messages,
    send: async (message) => {
      const error = fault();
      if (error) throw error;
      messages.push(message);
      if (message.type === "enquiry.created") told.push(message.enquiry);
    },
  };
}

export function depsFor(values: Partial<Deps> = {}): Deps {
  return { ...createDeps(env), enquiryQueue: recordingQueue().queue, ...values };
}

/** Delivers one message to the consumer; its outcome. */
export async function deliverEnquiry(
  deps: Deps,
  body: unknown,
  { attempts = 1, queue = "arunika-enquiries" } = {},
): Promise<Outcome | undefined> {
  return (await deliverTo(queue, deps, [body], attempts))[0];
}

/** How far the telling of an enquiry has come. */
export async function findNotification(id: number) {
  return (await storedContact(id))?.notification;
}

/** What the clock does for the enquiry desk, in its order. */
export async function runDeskClock(deps: Deps): Promise<void> {
  for (const job of [remindOfSteps, summarizeMornings, requeueStaleJobs, deleteOldReminders]) {
    await job(deps);
  }
}
