import { websiteTypeBadge } from "../business/website-types";
import { readPhoneNumber } from "../phone-number";
import { standardName } from "../site-content/brand-pictures";
import type { ContactSubmission } from "./contact-submission";

type Addressee = Pick<ContactSubmission, "name" | "websiteType">;

/** What somebody is addressed with: it needs the name behind it. */
const title =
  /^(?:bu|ibu|pak|bapak|mas|mbak|kak|bang|om|tante|sdri?|h|hj|kh|dr|drg|drs|dra|ir|prof|\p{L})\.?$/iu;
const company = /^(?:pt|cv|ud|pd|toko|warung|yayasan|koperasi|klinik|sekolah|hotel)\.?$/iu;

/** The first word of a name, with the titles before it; the whole name of a company. */
function firstName(name: string): string {
  const words = name.trim().split(/\s+/);
  if (company.test(words[0] ?? "")) return name;
  const first = words.findIndex((word) => !title.test(word));
  return first < 0 ? name : words.slice(0, first + 1).join(" ");
}

/** Fills the placeholders of a template; what the sender typed is put in as it is. */
export function fillTemplate(
  text: string,
  { name, websiteType }: Addressee,
  staffName: string,
  businessName: string = standardName,
): string {
  const values = new Map([
    ["nama", name],
    ["nama_depan", firstName(name)],
    [
      "jenis",
      websiteType && websiteType !== "other" ? `website ${websiteTypeBadge(websiteType)}` : "website",
    ],
    ["staf", staffName],
    ["usaha", businessName],
  ]);
  // The templates of a fresh installation call the business what it is called there.
  return text
    .replaceAll(standardName, businessName)
    .replaceAll(/\{([^{}]*)\}/g, (whole, typed: string) => values.get(typed.trim().toLowerCase()) ?? whole);
}

/** Opens a chat with a typed number, with `text` in the box of whoever opens it; null where nobody can be reached. */
export function whatsappLink(typedNumber: string | null, text = ""): string | null {
  const number = readPhoneNumber(typedNumber);
  if (!number) return null;
  return `https://wa.me/${number.slice(1)}${text && `?text=${encodeURIComponent(text.toWellFormed())}`}`;
}

/** Calls a typed number; null where nobody can be called. */
export function phoneLink(typedNumber: string | null): string | null {
  const number = readPhoneNumber(typedNumber);
  return number && `tel:${number}`;
}

/** Opens an e-mail program with a message. No line break of the subject gets into its header. */
export function mailtoLink(email: string, { subject = "", body = "" } = {}): string {
  const fields = [
    ["subject", subject.replaceAll(/\s+/g, " ").trim()],
    ["body", body.replaceAll(/\r\n|\r|\n/g, "\r\n")],
  ].filter(([, value]) => value);
  const query = fields
    .map(([name, value]) => `${name}=${encodeURIComponent((value ?? "").toWellFormed())}`)
    .join("&");
  return `mailto:${encodeURIComponent(email).replace("%40", "@")}${query && `?${query}`}`;
}

/** What stands before the subject of an e-mail in the timeline. */
export const subjectLine = "Subjek: ";

export interface Message {
  /** Of an e-mail, on one line; empty where there is none. */
  subject: string;
  text: string;
}

export function readBody(kind: "whatsapp" | "email", body: string): Message {
  const start = body.indexOf("\n\n");
  const words = start < 0 ? "" : body.slice(start + 2);
  if (kind === "whatsapp" || !words.startsWith(subjectLine)) return { subject: "", text: words };
  const [head = ""] = words.split("\n\n", 1);
  return { subject: head.slice(subjectLine.length), text: words.slice(head.length + 2) };
}
