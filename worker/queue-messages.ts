import * as z from "zod/mini";

/** What the generation queue carries. */
export const generationMessage = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("article"), subject: z.string() }),
  z.object({ kind: z.literal("format"), runId: z.string() }),
  z.object({ kind: z.literal("index-now") }),
]);
export type GenerationMessage = z.infer<typeof generationMessage>;

/** What the queue of pictures carries: one whose widths are to be made. */
export const mediaMessage = z.object({ mediaId: z.number() });
export type MediaMessage = z.infer<typeof mediaMessage>;

/** What the enquiry queue carries. No personal data: an enquiry or a reminder is read when it is told of. */
export const enquiryMessage = z.union([
  z.object({ contactId: z.number() }),
  z.object({ reminderId: z.number() }),
]);
export type EnquiryMessage = z.infer<typeof enquiryMessage>;
