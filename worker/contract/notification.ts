import * as z from "zod/mini";

/** What the enquiry queue carries. No personal data: the enquiry is read when it is told of. */
export const enquiryMessage = z.object({ contactId: z.number() });
export type EnquiryMessage = z.infer<typeof enquiryMessage>;
