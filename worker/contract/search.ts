import * as z from "zod/mini";
import { postSummary } from "./blog";

export const textPart = z.object({ text: z.string(), hit: z.boolean() });
export type TextPart = z.infer<typeof textPart>;

/** A search result: its title and best passage, split into marked and unmarked parts. */
export const searchHit = z.extend(postSummary, {
  titleParts: z.array(textPart),
  passage: z.array(textPart),
});
export type SearchHit = z.infer<typeof searchHit>;
