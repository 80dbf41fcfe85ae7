import * as z from "zod/mini";

/** Messages of work that has no job yet. */
export const otherMessage = z.union([
  z.object({ kind: z.literal("format"), runId: z.string() }),
  z.object({ mediaId: z.number() }),
]);
export type GenerationMessage = { kind: "format"; runId: string };
export const mediaMessage = z.object({ mediaId: z.number() });
export type MediaMessage = z.infer<typeof mediaMessage>;
