import type { ContactActivity } from "../../worker/contract/inbox/contact-activity";
import { replyTemplates } from "../../worker/db/schema/contact";
import { createContact, db, signIn } from "./worker";

/** An enquiry of Ratna's, and the calls of an editor, Sari, who answers it. */
export async function talk(values: Parameters<typeof createContact>[0] = {}) {
  const staff = await signIn("editor", { name: "Sari" });
  const contact = await createContact({ name: "Ratna", phoneNumber: "0812-5550-1203", ...values });
  const path = `/api/contact/${contact.id}/activities`;
  const post = (json: Record<string, unknown>, bindings: Partial<Env> = {}, key?: string) =>
    staff.call(path, "POST", json, bindings, key);
  const list = async () => (await staff.call(path)).json<ContactActivity[]>();
  return { ...staff, contact, path, post, list };
}

/** The id of a stored template. */
export async function createTemplate(
  values: Partial<typeof replyTemplates.$inferInsert> = {},
): Promise<number | undefined> {
  const [row] = await db
    .insert(replyTemplates)
    .values({
      channel: "whatsapp",
      name: "Uji",
      body: "Halo {nama}, saya {staf}. Soal {jenis}?",
      updatedAt: new Date(0),
      ...values,
    })
    .returning();
  return row?.id;
}
