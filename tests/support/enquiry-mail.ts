import { eq } from "drizzle-orm";
import { vi } from "vitest";
import type { EmailSender } from "../../worker/contact/notify/email-channel";
import { contactActivities } from "../../worker/db/schema/contact";
import { talk } from "./enquiry-talk";
import { db } from "./worker";

export type SentEmail = Parameters<EmailSender["send"]>[0];

export const message = { subject: "Pertanyaan Anda", body: "Halo Ratna,\n\nTerima kasih." };
/** A deployment that sends e-mails; `fault` says why one does not get through this time. */
export async function mailing(
  fault: () => Error | null = () => null,
  meanwhile: () => Promise<unknown> = async () => {},
) {
  vi.spyOn(console, "error").mockImplementation(() => {});
  const desk = await talk();
  const sent: SentEmail[] = [];
  const EMAIL: EmailSender = {
    send: async (one) => {
      await meanwhile();
      const error = fault();
      if (error) throw error;
      sent.push(one);
    },
  };
  const bindings = { EMAIL, NOTIFY_EMAIL_FROM: "web@contoh.example" } as Partial<Env>;
  const post = (json: Record<string, unknown>, replaced: Partial<Env> = {}, key?: string) =>
    desk.post({ kind: "email", ...json }, { ...bindings, ...replaced }, key);
  return { ...desk, post, sent };
}

/** Makes the e-mail in the timeline so much older. */
export const age = (ms: number) =>
  db
    .update(contactActivities)
    .set({ createdAt: new Date(Date.now() - ms) })
    .where(eq(contactActivities.kind, "email"));
