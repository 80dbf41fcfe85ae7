import type { ContactActivity } from "../../../../../worker/contract/inbox/contact-activity";
import { entryText } from "./entry-text";

const subjectLine = "Subjek: ";

/** The subject and the words of an e-mail as it stands in the timeline. */
export function messageOf(activity: Pick<ContactActivity, "kind" | "body">): {
  subject: string;
  body: string;
} {
  const { text } = entryText(activity);
  if (!text.startsWith(subjectLine)) return { subject: "", body: text };
  const [head = "", ...rest] = text.split("\n\n");
  return { subject: head.slice(subjectLine.length), body: rest.join("\n\n") };
}
