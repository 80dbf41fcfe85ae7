import { createMessageBatch } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { createIndexNow } from "../../worker/blog/index-now/index-now";
import { queueIndexNow } from "../../worker/blog/index-now/index-now.service";
import { createDeps, type Deps } from "../../worker/deps";
import { consumeBatch } from "../../worker/queue";
import type { GenerationMessage } from "../../worker/queue-messages";

export const indexNowKey = "kunci-uji-2026";

/** What a search engine was sent. */
export interface Told {
  url: string;
  init: RequestInit;
  body: { host: string; key: string; keyLocation: string; urlList: string[] };
}

/** A search engine whose answer the test makes, and the dependencies of a site that tells it. */
export function searchEngine(answer: () => Response | Promise<Response> = () => new Response()) {
  const calls: Told[] = [];
  const sent: GenerationMessage[] = [];
  const fetcher = (async (url: string, init: RequestInit) => {
    calls.push({ url, init, body: JSON.parse(String(init.body)) });
    return answer();
  }) as unknown as typeof fetch;
  const generationQueue = {
    send: async (message: GenerationMessage) => void sent.push(message),
  } as unknown as Queue<GenerationMessage>;
  const indexNow = createIndexNow(indexNowKey, fetcher);
  const depsAt = (now = new Date()): Deps => ({
    ...createDeps(env),
    ...{ indexNow, generationQueue, clock: () => now },
  });
  /** Runs the clock, delivers what it sent, and answers the paths that were told. */
  async function tell(now = new Date()): Promise<string[]> {
    const before = calls.length;
    if ((await queueIndexNow(depsAt(now))) > 0) await deliverIndexNow(depsAt(now));
    return calls.slice(before).flatMap(({ body }) => body.urlList.map((url) => new URL(url).pathname));
  }
  return { calls, sent, depsAt, tell };
}

/** Delivers the message; tells whether it was acked or is to come again after so many seconds. */
export async function deliverIndexNow(
  deps: Deps,
  { attempts = 1, queue = "arunika-generation" } = {},
): Promise<"ack" | number> {
  const outcomes: ("ack" | number)[] = [];
  const message = {
    ...{ id: "pesan", timestamp: new Date(), attempts, body: { kind: "index-now" as const } },
    ack: () => outcomes.push("ack"),
    retry: (options?: QueueRetryOptions) => outcomes.push(options?.delaySeconds ?? 0),
  };
  const batch = createMessageBatch(queue, [message]);
  await consumeBatch({ ...batch, queue, messages: [message] } as MessageBatch, deps);
  const [outcome] = outcomes;
  if (outcome === undefined || outcomes.length > 1) throw new Error(`${outcomes.length} outcomes`);
  return outcome;
}
