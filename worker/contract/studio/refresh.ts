import * as z from "zod/mini";

/** Days after its last change from which an article is offered to be looked through. */
export const ageingDays = 180;

/** An article that is out and has aged. `changedAt` is ISO 8601 in UTC. */
export const agedPost = z.object({
  id: z.number(),
  title: z.string(),
  slug: z.string(),
  changedAt: z.string(),
  origin: z.enum(["manual", "ai"]),
  isOld: z.boolean(),
  /** Pages of this site that it leads to and that are not there. */
  deadLinks: z.array(z.string()),
});
export type AgedPost = z.infer<typeof agedPost>;

/** Answer of `GET /api/blog/refresh`: those with dead links first, then the oldest; at most 50 of `total`. */
export const agedPosts = z.object({ total: z.number(), posts: z.array(agedPost) });
export type AgedPosts = z.infer<typeof agedPosts>;
