import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import type { Channel, Enquiry, StaffMessage } from "../../worker/contact/notify/channel";
import { deleteOldReminders } from "../../worker/contact/privacy/retention.job";
import { remindOfSteps, summarizeMornings } from "../../worker/contact/reminders/reminder.service";
import { contactSubmissions } from "../../worker/db/schema/contact";
import { createDeps, type Deps } from "../../worker/deps";
import type { JobKey } from "../../worker/jobs/job";
import { requeueStaleJobs } from "../../worker/jobs/job.service";
import { consumeBatch } from "../../worker/queue";
import { db } from "./worker";

/** A queue that keeps what it was sent. */
export function recordingQueue() {
  const sent: JobKey[] = [];
  const queue = {
    send: async (body: JobKey) => void sent.push(body),
    sendBatch: async (messages: Iterable<MessageSendRequest<JobKey>>) => {
      for (const { body } of messages) sent.push(body);
    },
  };
  return { queue: queue as unknown as Queue<JobKey>, sent };
}

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

/** Delivers one message to the consumer; tells whether it was acked or is to come again after so many seconds. */
export async function deliverEnquiry(
  deps: Deps,
  body: unknown,
  { attempts = 1, queue = "arunika-enquiries" } = {},
): Promise<"ack" | number> {
  const outcomes: ("ack" | number)[] = [];
  const message = {
    id: "pesan",
    timestamp: new Date(),
    attempts,
    body,
    ack: () => outcomes.push("ack"),
    retry: (options?: QueueRetryOptions) => outcomes.push(options?.delaySeconds ?? 0),
  };
  await consumeBatch({ queue, messages: [message] } as unknown as MessageBatch, deps);
  const [outcome] = outcomes;
  if (outcomes.length !== 1 || outcome === undefined)
    throw new Error(`a message had ${outcomes.length} outcomes`);
  return outcome;
}

/** How far the telling of an enquiry has come. */
export async function notificationOf(id: number) {
  const [row] = await db.select().from(contactSubmissions).where(eq(contactSubmissions.id, id));
  return row?.notification;
}

/** What the clock does for the enquiry desk, in its order. */
export async function runDeskClock(deps: Deps): Promise<void> {
  for (const job of [remindOfSteps, summarizeMornings, requeueStaleJobs, deleteOldReminders]) {
    await job(deps);
  }
}
