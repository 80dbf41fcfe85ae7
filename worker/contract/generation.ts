import * as z from "zod/mini";
import { post } from "./blog";
import { storedId } from "./query";
import { optionalLine } from "./text";

const batchSizes: readonly number[] = [5, 10];

const countMessage = "Jumlah artikel harus 5 atau 10";
export const landings = ["draft", "review", "published"] as const;
export type Landing = (typeof landings)[number];

const orderFields = {
  /** The topic of the articles; without it, topics come from the catalogue. */
  topic: optionalLine(200, "Topik"),
  category: optionalLine(60, "Kategori"),
  /** Defaults to `published`. */
  landing: z.optional(z.enum(landings, "Tujuan artikel tidak dikenal")),
};

const briefMessage = "Bahan artikel tidak dikenal";
const briefId = storedId(briefMessage);

const bothMessage = "Pilih topik atau bahan artikel, tidak keduanya";

/** Body of `POST /api/blog/generate`. */
export const generationInput = z
  .strictObject({ ...orderFields, briefId: z.optional(briefId) })
  .check(z.refine(({ topic, briefId }) => !(topic && briefId), { error: bothMessage, path: ["topic"] }));
export type GenerationInput = z.infer<typeof generationInput>;

export const maxBriefs = 10;

/** Body of `POST /api/blog/generate-batch`. */
export const batchInput = z
  .strictObject({
    /** 5 or 10, or with `briefIds` their number. */
    count: z.int(countMessage).check(z.gte(1, countMessage), z.lte(maxBriefs, countMessage)),
    ...orderFields,
    briefIds: z.optional(
      z.array(briefId, briefMessage).check(
        z.maxLength(maxBriefs, `Bahan artikel maksimal ${maxBriefs}`),
        z.refine((ids) => new Set(ids).size === ids.length, "Bahan artikel yang sama dipilih dua kali"),
      ),
    ),
  })
  .check(
    z.refine(({ count, briefIds }) => briefIds !== undefined || batchSizes.includes(count), {
      error: countMessage,
      path: ["count"],
    }),
    z.refine(({ count, briefIds }) => briefIds === undefined || briefIds.length === count, {
      error: "Jumlah artikel harus sama dengan jumlah bahan yang dipilih",
      path: ["count"],
    }),
    z.refine(({ topic, briefIds }) => !(topic && briefIds), { error: bothMessage, path: ["topic"] }),
  );
export type BatchInput = z.infer<typeof batchInput>;

/** Query and response of `GET /api/blog/generation/match`: how the writer understands a typed topic. */
export const matchQuery = z.object({
  topic: z
    .string("Topik harus diisi")
    .check(z.trim(), z.minLength(2, "Topik harus diisi"), z.maxLength(200, "Topik maksimal 200 karakter")),
});
export const topicMatch = z.object({
  isKnown: z.boolean(),
  /** The topic it would write about, if it differs from what was typed. */
  meant: z.nullable(z.string()),
  /** Articles it can still write about the topic that are neither written nor ordered; null if there is no limit. */
  articles: z.nullable(z.number()),
  /** Similar known topics. */
  nearest: z.array(z.string()),
});
export type TopicMatch = z.infer<typeof topicMatch>;

/** Response of `POST /api/blog/generate`. */
export const generationAnswer = z.object({ message: z.string(), post: z.optional(post) });
export type GenerationAnswer = z.infer<typeof generationAnswer>;

/** Response of `POST /api/blog/generate-batch`. */
export const batchAnswer = z.object({ message: z.string(), batchId: z.string(), count: z.number() });
export type BatchAnswer = z.infer<typeof batchAnswer>;

export const itemStates = ["queued", "writing", "done", "failed"] as const;
export type ItemState = (typeof itemStates)[number];

/** An article of a batch. Dates are ISO 8601 in UTC. */
export const batchItem = z.object({
  id: z.string(),
  topic: z.string(),
  state: z.enum(itemStates),
  attempts: z.number(),
  error: z.nullable(z.string()),
  /** The earliest time of the next attempt. */
  notBefore: z.nullable(z.string()),
  /** The article, unless it was deleted. */
  post: z.nullable(z.object({ id: z.number(), title: z.string(), slug: z.string() })),
});
export type BatchItem = z.infer<typeof batchItem>;

export const batch = z.object({
  id: z.string(),
  count: z.number(),
  topic: z.nullable(z.string()),
  category: z.nullable(z.string()),
  createdAt: z.string(),
  items: z.array(batchItem),
});
export type Batch = z.infer<typeof batch>;

export function isRunning({ items }: Batch): boolean {
  return items.some(({ state }) => state === "queued" || state === "writing");
}

/** Response of `GET /api/blog/generation`: the writer, the rest of the daily limit and the last batch. */
export const generationStatus = z.object({
  writer: z.string(),
  dailyLimit: z.number(),
  writtenToday: z.number(),
  batch: z.nullable(batch),
});
export type GenerationStatus = z.infer<typeof generationStatus>;

/** Body of `POST /api/blog/generate-batch/{batchId}/retry`; without an item all failed ones are retried. */
export const retryInput = z.strictObject({
  itemId: z.optional(z.string("Artikel tidak dikenal").check(z.maxLength(60, "Artikel tidak dikenal"))),
});
