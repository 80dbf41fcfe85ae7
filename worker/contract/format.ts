import * as z from "zod/mini";

/** The last run that changed something or still goes on. Counts are posts. */
export const formatRun = z.object({
  id: z.string(),
  /** A run that went silent has failed; one whose undoing did can be undone further, as one that was never undone. */
  state: z.enum(["running", "done", "failed", "undoing", "undone"]),
  total: z.number(),
  checked: z.number(),
  updated: z.number(),
  createdAt: z.string(),
  /** Why it has failed, as far as that is known. */
  error: z.nullable(z.string()),
});
export type FormatRun = z.infer<typeof formatRun>;

/** Answer of `GET /api/blog/update-formats`. */
export const formatStatus = z.object({ run: z.nullable(formatRun) });
export type FormatStatus = z.infer<typeof formatStatus>;

/** Answer of `POST /api/blog/update-formats`; `run` tells whether the rest goes on in the background. */
export const formatAnswer = z.object({
  message: z.string(),
  updated: z.number(),
  unchanged: z.number(),
  run: formatRun,
});
export type FormatAnswer = z.infer<typeof formatAnswer>;

export const formatChange = z.object({
  id: z.number(),
  title: z.string(),
  slug: z.string(),
  /** The article from shortly before the first difference on. */
  before: z.string(),
  after: z.string(),
});
export type FormatChange = z.infer<typeof formatChange>;

/** Answer of `GET /api/blog/update-formats/check?after=`; `next` is what to ask for after it, or null. */
export const formatCheck = z.object({
  checked: z.number(),
  changes: z.array(formatChange),
  next: z.nullable(z.number()),
});
export type FormatCheck = z.infer<typeof formatCheck>;

const afterMessage = "Titik mulai tidak valid";
export const formatCheckQuery = z.object({
  after: z.optional(
    z.pipe(
      z.string(afterMessage).check(z.regex(/^\d{1,15}$/, afterMessage)),
      z.transform((text: string) => Number(text)),
    ),
  ),
});

/** Answer of `POST /api/blog/update-formats/undo`; posts that were saved since the run stay as they are. */
export const formatUndoAnswer = z.object({ message: z.string(), restored: z.number(), kept: z.number() });
export type FormatUndoAnswer = z.infer<typeof formatUndoAnswer>;
