import * as z from "zod/mini";

/** What the queue of pictures carries: one whose widths are to be made. */
export const mediaMessage = z.object({ mediaId: z.number() });
export type MediaMessage = z.infer<typeof mediaMessage>;
