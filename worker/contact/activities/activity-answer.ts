import type { ContactActivity } from "../../contract/inbox/contact-activity";
import type { ContactSubmission } from "../../contract/inbox/contact-submission";
import { mailtoLink, whatsappLink } from "../../contract/inbox/reply-text";
import { readBody } from "./activity-text";

/** Milliseconds after which nobody hears any more of an e-mail that was being sent. */
export const sendingMs = 60_000;

type Row = Pick<ContactActivity, "id" | "kind" | "body" | "isResponse"> & {
  actorId: number | null;
  actorName: string | null;
  delivery: ContactActivity["delivery"] | null;
  createdAt: Date;
};

/** Whether an e-mail was being sent, and nobody knows what has become of it. */
export function isLostEmail(
  { delivery, createdAt }: Pick<Row, "delivery" | "createdAt">,
  now: Date,
): boolean {
  return delivery === "sending" && createdAt.getTime() <= now.getTime() - sendingMs;
}

/** An activity as staff read it. */
export function toActivity(row: Row, now: Date): ContactActivity {
  const { id, kind, body, isResponse, actorId, actorName, createdAt, delivery } = row;
  const isLost = isLostEmail({ delivery, createdAt }, now);
  return {
    ...{ id, kind, body, isResponse },
    actor: actorId === null || actorName === null ? null : { id: actorId, name: actorName },
    createdAt: createdAt.toISOString(),
    ...(delivery && { delivery: isLost ? "failed" : delivery }),
  };
}

/** What opens WhatsApp or the e-mail program with the words of an activity. */
export function linkOf(
  { kind, body, delivery }: Pick<Row, "kind" | "body" | "delivery">,
  { phoneNumber, email }: Pick<ContactSubmission, "phoneNumber" | "email">,
): Pick<ContactActivity, "link"> {
  // What we send ourselves is opened nowhere.
  if ((kind !== "whatsapp" && kind !== "email") || delivery) return {};
  const { subject, text } = readBody(kind, body);
  const link =
    kind === "whatsapp" ? whatsappLink(phoneNumber, text) : mailtoLink(email, { subject, body: text });
  return link === null ? {} : { link };
}
