/** What a timeline says of a message before its words. */
export const openedIn = { whatsapp: "Dibuka di WhatsApp", email: "Dibuka di aplikasi email" } as const;
/** As the audit log names what staff write. */
export const namesOfKinds = { note: "Catatan", whatsapp: "WhatsApp", email: "Email" } as const;

export const sentByUs = "Dikirim lewat email";

const subjectLine = "Subjek: ";

export interface Message {
  /** Of an e-mail, on one line; empty where there is none. */
  subject: string;
  text: string;
}

/** How a message stands in the timeline: what was done with it, and after a blank line its words. */
export function writeBody(lead: string, { subject, text }: Message): string {
  // An e-mail's words that look like a subject are read back as words where a line for the subject stands before them.
  const hasSubject = subject !== "" || (lead !== openedIn.whatsapp && text.startsWith(subjectLine));
  return [lead, hasSubject ? subjectLine + subject : "", text].filter((part) => part !== "").join("\n\n");
}

/** The words of a message as it stands in the timeline. */
export function readBody(kind: "whatsapp" | "email", body: string): Message {
  const start = body.indexOf("\n\n");
  const words = start < 0 ? "" : body.slice(start + 2);
  if (kind === "whatsapp" || !words.startsWith(subjectLine)) return { subject: "", text: words };
  const [head = ""] = words.split("\n\n", 1);
  return { subject: head.slice(subjectLine.length), text: words.slice(head.length + 2) };
}
