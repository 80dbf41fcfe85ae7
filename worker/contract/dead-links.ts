import * as z from "zod/mini";

/** Answers that say at once that a page is gone. */
export const goneStatuses = [404, 410] as const;
/** Weeks in a row without an answer, or with a failure of the other server, after which a link counts as dead. */
export const deadAfterWeeks = 2;

/** A link of public articles to another site that leads nowhere. The moments are ISO 8601 in UTC. */
export const deadLink = z.object({
  url: z.string(),
  /** 0 where nothing answered. */
  status: z.number(),
  since: z.string(),
  checkedAt: z.string(),
  /** The articles that lead there, and by which words. */
  places: z.array(z.object({ postId: z.number(), title: z.string(), text: z.string() })),
});
export type DeadLink = z.infer<typeof deadLink>;

/** Answer of `GET /api/dead-links`: those that are dead longest come first. */
export const deadLinks = z.array(deadLink);
