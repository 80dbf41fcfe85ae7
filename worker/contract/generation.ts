import * as z from "zod/mini";
import { post } from "./blog";
import { storedId } from "./query";
import { optionalLine } from "./text";

const batchSizes: readonly number[] = [5, 10];

const countMessage = "Jumlah artikel harus 5 atau 10";
export const landings = ["draft", "review", "published"] as const;
export type Landing = (typeof landings)[number];

const wish = {
  /** What the articles are about; without it topics come from the catalogue. */
  topic: optionalLine(200, "Topik"),
  category: optionalLine(60, "Kategori"),
  /** `published` where it is not said. */
  landing: z.optional(z.enum(landings, "Tujuan artikel tidak dikenal")),
};

const briefMessage = "Bahan artikel tidak dikenal";
const briefId = storedId(briefMessage);

const bothMessage = "Pilih topik atau bahan artikel, tidak keduanya";

/** Body of `POST /api/blog/generate`. */
export const generationInput = z
  .strictObject({ ...wish, briefId: z.optional(briefId) })
  .check(z.refine(({ topic, briefId }) => !(topic && briefId), { error: bothMessage, path: ["topic"] }));
export type GenerationInput = z.infer<typeof generationInput>;

export const maxBriefs = 10;

/** Body of `POST /api/blog/generate-batch`. */
export const batchInput = z
  .strictObject({
    /** 5 or 10, or with `briefIds` as many as they are. */
    count: z.int(countMessage).check(z.gte(1, countMessage), z.lte(maxBriefs, countMessage)),
    ...wish,
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

/** Query and answer of `GET /api/blog/generation/match`: what the writer makes of a typed subject. */
export const matchQuery = z.object({
  topic: z
    .string("Topik harus diisi")
    .check(z.trim(), z.minLength(2, "Topik harus diisi"), z.maxLength(200, "Topik maksimal 200 karakter")),
});
export const topicMatch = z.object({
  /** Whether the writer can write about it. */
  isKnown: z.boolean(),
  /** What it would write about next, where that is not what was typed. */
  meant: z.nullable(z.string()),
  /** Articles that it can write about it and that nobody has or orders; null for any number. */
  articles: z.nullable(z.number()),
  /** What it could write about instead. */
  nearest: z.array(z.string()),
});
export type TopicMatch = z.infer<typeof topicMatch>;

/** Answer of `POST /api/blog/generate`. */
export const generationAnswer = z.object({ message: z.string(), post: z.optional(post) });
export type GenerationAnswer = z.infer<typeof generationAnswer>;

/** Answer of `POST /api/blog/generate-batch`. */
export const batchAnswer = z.object({ message: z.string(), batchId: z.string(), count: z.number() });
export type BatchAnswer = z.infer<typeof batchAnswer>;

export const itemStates = ["queued", "writing", "done", "failed"] as const;
export type ItemState = (typeof itemStates)[number];

/** One article of a batch. Dates are ISO 8601 in UTC. */
export const batchItem = z.object({
  id: z.string(),
  topic: z.string(),
  state: z.enum(itemStates),
  attempts: z.number(),
  error: z.nullable(z.string()),
  /** Nobody writes it before. */
  notBefore: z.nullable(z.string()),
  /** The article, while it has not been deleted. */
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

/** Answer of `GET /api/blog/generation`: who writes, what may still be written today, and the last batch. */
export const generationStatus = z.object({
  writer: z.string(),
  dailyLimit: z.number(),
  writtenToday: z.number(),
  batch: z.nullable(batch),
});
export type GenerationStatus = z.infer<typeof generationStatus>;

/** Body of `POST /api/blog/generate-batch/{batchId}/retry`; without an item all failed ones are tried again. */
export const retryInput = z.strictObject({
  itemId: z.optional(z.string("Artikel tidak dikenal").check(z.maxLength(60, "Artikel tidak dikenal"))),
});
