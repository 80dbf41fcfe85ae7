import type { Deps } from "../../worker/deps";
import type { JobKey } from "../../worker/jobs/job";
import { consumeBatch } from "../../worker/queue";

/** What a consumer does with a message: takes it, or has it come again after so many seconds. */
export type Outcome = "ack" | number;

/** Delivers messages to the consumer of a queue; the outcomes, in the order in which they came. */
export async function deliverTo(
  queue: string,
  deps: Deps,
  bodies: readonly unknown[],
  attempts = 1,
): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  const messages = bodies.map((body, index) => ({
    ...{ id: `${index}`, timestamp: new Date(), attempts, body },
    ack: () => outcomes.push("ack"),
    retry: (options?: QueueRetryOptions) => outcomes.push(options?.delaySeconds ?? 0),
  }));
  await consumeBatch({ queue, messages } as unknown as MessageBatch, deps);
  if (outcomes.length !== bodies.length)
    throw new Error(`${bodies.length} messages had ${outcomes.length} outcomes`);
  return outcomes;
}

/** A queue that delivers nothing. */
export const silentQueue = { send: async () => {}, sendBatch: async () => {} } as unknown as Queue;

/** A queue that keeps what it was sent, as `read` reads it. */
export function recordingQueue<Sent = JobKey>(read: (key: JobKey) => Sent = (key) => key as Sent) {
  const sent: Sent[] = [];
  const queue = {
    send: async (body: JobKey) => void sent.push(read(body)),
    sendBatch: async (messages: Iterable<MessageSendRequest<JobKey>>) => {
      for (const { body } of messages) sent.push(read(body));
    },
  };
  return { queue: queue as unknown as Queue<JobKey>, sent };
}
