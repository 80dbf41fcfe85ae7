import { env } from "cloudflare:workers";
import {
  contentGenerationKey,
  createContentGenerationStore,
} from "../../worker/cache/content-generation.store";
import { createGenerationMemory } from "../../worker/cache/generation-memory";
import { subjects } from "../../worker/generation/catalogue/subjects";
import { chooseSubjects } from "../../worker/generation/orders/topic-choice";

/** Decides which topics an order chooses. */
export const orderSeed = 1;
const catalogue = subjects.map(({ title, topic }) => ({ title, category: topic.category }));
/** What an order chooses first, and the failed article has already. */
const [firstChoice] = chooseSubjects(catalogue, {
  ...{ count: 1, category: null, takenTitles: [], seed: orderSeed },
  postsByCategory: new Map([["SEO", 3]]),
});

export const oldBody = "## Judul lama\n\nTentang **merpati** yang pulang.";
export const newBody = "<h2>Judul lama</h2>\n<p>Tentang <strong>merpati</strong> yang pulang.</p>";

/** What operations on posts share, below their own bindings. */
export interface World {
  /** Item id → messages that were sent for it. */
  sent: Map<string, number>;
  /** What is kept of pages, by the id of the state: as the cache of all places. */
  copies: Map<string, string>;
  /** How each operation's isolate sees the state of the posts in the end. */
  isolates: (() => Promise<string>)[];
  /** Writes to KV that are still refused. */
  refusals: number;
  /** What a place goes on answering every second time, as KV may; null in worlds where it does not. */
  stale: string | null;
  reads: number;
  /** Reaches for an order, and in every second world for the failed article besides. */
  dailyLimit: number;
}

const tables = [
  ...[
    "audit_events",
    "blog_posts",
    "format_changes",
    "format_runs",
    "generation_items",
    "generation_batches",
  ],
];
let worlds = 0;

/** Three posts, a run that can be undone, and an order with an article that waits, one that failed and one that is stuck. */
export async function preparePosts(): Promise<World> {
  worlds += 1;
  const now = Date.now();
  const post = (id: number, body: string) =>
    `INSERT INTO blog_posts (id, title, slug, summary, image, category, content, content_text, updated_at)
     VALUES (${id}, 'Judul ${id}', 'judul-${id}', 'Ringkasan', '/a.svg', 'SEO', '${body}', 'kata', ${1000 + id})`;
  const item = (id: string, position: number, state: string, updatedAt = now, topic = `topik ${id}`) =>
    `INSERT INTO generation_items (id, batch_id, position, topic, seed, state, created_at, updated_at)
     VALUES ('${id}', 'pesanan', ${position}, '${topic}', 1, '${state}', ${now}, ${updatedAt})`;
  const statements = [
    ...tables.map((table) => `DELETE FROM ${table}`),
    "INSERT OR IGNORE INTO users (id, username, password, name, is_admin) VALUES (1, 'rina', '-', 'Rina', 1)",
    ...[post(1, "<p>Isi lama.</p>"), post(2, oldBody), post(3, newBody)],
    "INSERT INTO format_runs (id, state, updated, total, created_at, updated_at) VALUES ('lama', 'done', 1, 3, 1, 1)",
    `INSERT INTO format_changes (run_id, post_id, content, content_text, written_at)
     VALUES ('lama', 3, '${oldBody}', 'kata', 1003)`,
    `INSERT INTO generation_batches (id, count, created_at) VALUES ('pesanan', 3, ${now})`,
    ...[
      item("antre", 0, "queued"),
      item("gagal", 1, "failed", now, firstChoice?.title),
      item("macet", 2, "queued", 1),
    ],
  ];
  await env.DB.batch(statements.map((sql) => env.DB.prepare(sql)));
  await createContentGenerationStore(env.KV, env.DB, { memory: createGenerationMemory() }).moveOn();
  const stale = worlds % 2 === 0 ? await env.KV.get(contentGenerationKey) : null;
  const dailyLimit = worlds % 4 < 2 ? 7 : 8;
  return {
    sent: new Map(),
    copies: new Map(),
    isolates: [],
    refusals: worlds % 3,
    stale,
    reads: 0,
    dailyLimit,
  };
}

/** A queue that counts, and a KV that refuses some writes and answers late. */
export function replacedForPosts(world: World): Partial<Env> {
  const note = ({ itemId }: { itemId: string }) =>
    void world.sent.set(itemId, (world.sent.get(itemId) ?? 0) + 1);
  const queue = {
    send: async (body: { itemId: string }) => note(body),
    sendBatch: async (messages: { body: { itemId: string } }[]) => {
      for (const { body } of messages) note(body);
    },
  };
  const KV = new Proxy(env.KV, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name);
      if (typeof value !== "function") return value;
      return async (...values: unknown[]) => {
        if (name === "put" && world.refusals > 0) {
          world.refusals -= 1;
          throw new Error("429 Too Many Requests");
        }
        if (name === "get" && values[0] === contentGenerationKey && world.stale !== null) {
          world.reads += 1;
          if (world.reads % 2 === 0) return world.stale;
        }
        return value.apply(target, values);
      };
    },
  });
  return { GENERATION_QUEUE: queue as unknown as Queue, KV };
}
