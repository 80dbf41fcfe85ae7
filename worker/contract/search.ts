import * as z from "zod/mini";
import { postSummary } from "./blog";

export const textPart = z.object({ text: z.string(), hit: z.boolean() });
export type TextPart = z.infer<typeof textPart>;

export const searchHit = z.extend(postSummary, {
  titleParts: z.array(textPart),
  passage: z.array(textPart),
});
export type SearchHit = z.infer<typeof searchHit>;
