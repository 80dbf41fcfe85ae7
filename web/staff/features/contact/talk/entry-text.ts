import type { ActivityKind, ContactActivity } from "../../../../../worker/contract/inbox/contact-activity";

const titles: Record<ActivityKind, string> = {
  ...{ note: "Catatan", whatsapp: "WhatsApp", email: "Email" },
  ...{ stage: "Tahap", assign: "Penanggung jawab", value: "Nilai", reminder: "Langkah berikutnya" },
};

/** What was done in one line, and what was said with it; a message begins with how it went out. */
export function entryText({ kind, body }: Pick<ContactActivity, "kind" | "body">): {
  title: string;
  text: string;
} {
  if (kind === "note") return { title: titles.note, text: body };
  if (kind === "whatsapp" || kind === "email") {
    const end = body.indexOf("\n");
    const title = (end < 0 ? body : body.slice(0, end)).trim();
    return { title: title || titles[kind], text: end < 0 ? "" : body.slice(end).trim() };
  }
  // Of a next step it says itself what became of it.
  if (/^(Diingatkan|Selesai):/.test(body)) return { title: body, text: "" };
  return { title: body ? `${titles[kind]}: ${body}` : titles[kind], text: "" };
}
