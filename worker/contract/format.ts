import * as z from "zod/mini";

/** The last run that changed posts or is still running. Counts are posts. */
export const formatRun = z.object({
  id: z.string(),
  /** A run without progress counts as failed. A failed undo can be continued. */
  state: z.enum(["running", "done", "failed", "undoing", "undone"]),
  total: z.number(),
  checked: z.number(),
  updated: z.number(),
  createdAt: z.string(),
  /** The reason of a failure, if known. */
  error: z.nullable(z.string()),
});
export type FormatRun = z.infer<typeof formatRun>;

/** Response of `GET /api/blog/update-formats`. */
export const formatStatus = z.object({ run: z.nullable(formatRun) });
export type FormatStatus = z.infer<typeof formatStatus>;

/** Response of `POST /api/blog/update-formats`; `run` shows whether the rest continues in the background. */
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
  /** The article from shortly before the first difference. */
  before: z.string(),
  after: z.string(),
});
export type FormatChange = z.infer<typeof formatChange>;

/** Response of `GET /api/blog/update-formats/check?after=`; `next` is the next value of `after`, or null. */
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

/** Response of `POST /api/blog/update-formats/undo`; posts saved since the run are kept. */
export const formatUndoAnswer = z.object({ message: z.string(), restored: z.number(), kept: z.number() });
export type FormatUndoAnswer = z.infer<typeof formatUndoAnswer>;
