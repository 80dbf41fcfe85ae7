import * as z from "zod/mini";
import type { ActivityInput } from "../../../../../worker/contract/inbox/contact-activity";

const attempt = z.object({
  /** What was sent, as text. */
  content: z.string(),
  key: z.string(),
  firstResponse: z.boolean(),
  contacted: z.boolean(),
});
/** A try to send a message, or to note that it was opened. */
export type Attempt = z.infer<typeof attempt>;

type Words = Pick<ActivityInput, "kind" | "subject" | "body">;
type Marks = Pick<Attempt, "firstResponse" | "contacted">;

/**
 * The try to send `words`: the one before where that was with the same ones, with its key and what it said of the
 * enquiry, so that a message whose answer was lost is sent once, whatever the enquiry looks like by then.
 */
export function attemptOf(words: Words, marks: Marks, before: Attempt | null): Attempt {
  const { kind, subject, body } = words;
  const content = JSON.stringify([kind, subject ?? "", body ?? ""]);
  return before?.content === content ? before : { content, key: crypto.randomUUID(), ...marks };
}

/** A try as it was kept; null for what is none. */
export function readAttempt(values: unknown): Attempt | null {
  const read = attempt.safeParse(values);
  return read.success ? read.data : null;
}
