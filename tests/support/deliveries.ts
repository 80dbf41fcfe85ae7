import type { Deps } from "../../worker/deps";
import { consumeBatch } from "../../worker/queue";

/** What a consumer does with a message: takes it, or has it come again after so many seconds. */
export type Delivered = "ack" | number | undefined;

/** Delivers one message of a job. */
export async function deliver(deps: Deps, body: unknown): Promise<Delivered> {
  let end: Delivered;
  const message = {
    ...{ id: "1", timestamp: new Date(), attempts: 1, body },
    ack: () => {
      end = "ack";
    },
    retry: (options?: QueueRetryOptions) => {
      end = options?.delaySeconds ?? 0;
    },
  };
  const quiet = { send: async () => {}, sendBatch: async () => {} } as unknown as Deps["generationQueue"];
  await consumeBatch(
    { queue: "arunika-generation", messages: [message] } as unknown as MessageBatch,
    Object.create(deps, { generationQueue: { value: quiet } }) as Deps,
  );
  return end;
}
