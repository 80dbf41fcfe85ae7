import { env } from "cloudflare:workers";
import { asc, eq, inArray } from "drizzle-orm";
import { blogPosts } from "../../worker/db/schema/blog";
import { generationItems, jobs, topicBriefs } from "../../worker/db/schema/generation";
import { createDeps, type Deps } from "../../worker/deps";
import { insertBatch } from "../../worker/generation/orders/batch.repository";
import type { Assignment, Draft, Writer } from "../../worker/generation/writers/writer";
import { deliverTo, type Outcome } from "./deliveries";
import { createUser, db } from "./worker";

const sentences = 48;
const sentencesOfSection = 12;

/**
 * An article about a topic that shares no four words in a row with one about another topic, claims nothing, and that the
 * checks find nothing grave in.
 */
export function draftAbout(topic: string): Draft {
  const name = keepLetters(topic);
  let count = 0;
  // No two are the same, and no figure stands in them.
  const word = () => {
    count += 1;
    return `kata${keepLetters(String(count))}${name}`;
  };
  const sentence = () =>
    `${word()} untuk ${word()} yang ${word()} bisa dipakai dengan ${word()} dan ${word()} agar ${word()} tidak ${word()} lagi.`;
  const section = (number: number) => {
    const text = Array.from({ length: sentencesOfSection }, sentence).join(" ");
    return number === 0 ? `<p>Tentang ${topic}: ${text}</p>` : `<h2>Bagian ${word()}</h2><p>${text}</p>`;
  };
  return {
    title: `Panduan ${topic}`,
    summary: `Ringkasan panduan tentang ${topic} yang cukup panjang.`,
    content: Array.from({ length: sentences / sentencesOfSection }, (_, number) => section(number)).join(""),
    category: "SEO",
    ...{ model: null, promptVersion: null, tokens: null },
  };
}

const keepLetters = (text: string) =>
  text
    .toLowerCase()
    .replace(/\d/g, (digit) => "abcdefghij"[Number(digit)] ?? "")
    .replace(/[^a-z]+/g, "");

/** A writer whose every article is made by `write`, without a plan. */
export function writerThat(write: (assignment: Assignment, signal: AbortSignal) => Promise<Draft>): Writer {
  return {
    name: "Penulis uji",
    repeats: false,
    match: () => ({ isKnown: true, meant: null, titles: null, nearest: [] }),
    outline: async ({ topic, category }) => ({
      ...{ title: topic, summary: "", category: category ?? "", sections: [] },
    }),
    write: (assignment, _outline, signal) => write(assignment, signal),
    repair: (_assignment, draft) => Promise.resolve(draft),
  };
}

/** The dependencies of a consumer, with a writer of the test's own. */
export function depsWith(values: Partial<Deps> = {}): Deps {
  const writer = writerThat(async ({ topic }) => draftAbout(topic));
  return { ...createDeps(env), writer, ...values };
}

/** A stored brief. */
export async function createBrief(values: Partial<typeof topicBriefs.$inferInsert> = {}) {
  const now = new Date();
  const [brief] = await db
    .insert(topicBriefs)
    .values({ title: "Bahan untuk diuji", createdAt: now, updatedAt: now, ...values })
    .returning();
  if (!brief) throw new Error("no brief was stored");
  return brief;
}

interface StoredBatch {
  id?: string;
  /** Of all of its items, or of each; without it each has its own, which no catalogue knows. */
  topic?: string | readonly string[];
  /** Of each of its items. */
  briefId?: number | null;
  /** Who ordered it; without it an editor of its own. */
  createdBy?: number | null;
}

/** Stores a batch that lands published, without sending its messages; the ids of its items. */
export async function createBatch(count: number, batch: string | StoredBatch = {}): Promise<string[]> {
  const {
    id = crypto.randomUUID(),
    topic,
    briefId = null,
    createdBy = (await createUser({ role: "editor" })).user.id,
  }: StoredBatch = typeof batch === "string" ? { id: batch } : batch;
  const items = Array.from({ length: count }, (_, position) => ({
    id: `${id}-${position}`,
    position,
    topic: (typeof topic === "string" ? topic : topic?.[position]) ?? `topik nomor ${position}`,
    category: null,
    seed: position,
    briefId,
  }));
  const createdAt = new Date();
  const row = {
    ...{ id, count, topic: null, category: null, createdBy, createdAt },
    landing: "published" as const,
  };
  const allowance = { dailyLimit: 1000, dayStart: new Date(0), now: new Date(0) };
  if (!(await insertBatch(db, row, items, { allowance, ownTopics: [] })))
    throw new Error("no batch was stored");
  return items.map((item) => item.id);
}

/** Delivers a message for each item to the consumer; the outcomes. */
export function deliver(
  deps: Deps,
  itemIds: readonly string[],
  { attempts = 1, queue = "arunika-generation" } = {},
): Promise<Outcome[]> {
  const bodies = itemIds.map((subject) => ({ kind: "article", subject }));
  return deliverTo(queue, deps, bodies, attempts);
}

/** Every item with its job, in the order of its batch. */
export async function listItems() {
  const rows = await db
    .select()
    .from(generationItems)
    .innerJoin(jobs, eq(jobs.subject, generationItems.id))
    .orderBy(asc(generationItems.position));
  return rows.map(({ generation_items: item, jobs: job }) => ({ ...job, ...item }));
}

export async function findItem(itemId: string) {
  const item = (await listItems()).find(({ id }) => id === itemId);
  if (!item) throw new Error(`there is no item ${itemId}`);
  return item;
}

/** Changes the jobs of items, or of all of them. */
export async function setJobs(values: Partial<typeof jobs.$inferInsert>, ...itemIds: string[]) {
  await db
    .update(jobs)
    .set(values)
    .where(itemIds.length === 0 ? undefined : inArray(jobs.subject, itemIds));
}

export function listStoredPosts() {
  return db.select().from(blogPosts).orderBy(asc(blogPosts.id));
}
