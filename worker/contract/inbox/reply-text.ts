import { websiteTypeBadge } from "../business/website-types";
import { readPhoneNumber } from "../phone-number";
import { standardName } from "../site-content/brand-pictures";
import type { ContactSubmission } from "./contact-submission";

type Addressee = Pick<ContactSubmission, "name" | "websiteType">;

/** Titles, which need a name after them. */
const title =
  /^(?:bu|ibu|pak|bapak|mas|mbak|kak|bang|om|tante|sdri?|h|hj|kh|dr|drg|drs|dra|ir|prof|\p{L})\.?$/iu;
const company = /^(?:pt|cv|ud|pd|toko|warung|yayasan|koperasi|klinik|sekolah|hotel)\.?$/iu;

/** The first name with its titles; a company's whole name. */
function firstName(name: string): string {
  const words = name.trim().split(/\s+/);
  if (company.test(words[0] ?? "")) return name;
  const first = words.findIndex((word) => !title.test(word));
  return first < 0 ? name : words.slice(0, first + 1).join(" ");
}

/** Fills the placeholders of a template; values are inserted unchanged. */
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
  // The initial templates contain the default business name.
  return text
    .replaceAll(standardName, businessName)
    .replaceAll(/\{([^{}]*)\}/g, (whole, typed: string) => values.get(typed.trim().toLowerCase()) ?? whole);
}

/** A WhatsApp link to a typed number, with `text` as draft; null if the number is invalid. */
export function whatsappLink(typedNumber: string | null, text = ""): string | null {
  const number = readPhoneNumber(typedNumber);
  if (!number) return null;
  return `https://wa.me/${number.slice(1)}${text && `?text=${encodeURIComponent(text.toWellFormed())}`}`;
}

/** A `tel:` link to a typed number; null if it is invalid. */
export function phoneLink(typedNumber: string | null): string | null {
  const number = readPhoneNumber(typedNumber);
  return number && `tel:${number}`;
}

/** A `mailto:` link. Line breaks are removed from the subject, so that it cannot add a header. */
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

/** Prefix of the subject of an e-mail in the timeline. */
export const subjectLine = "Subjek: ";

export interface Message {
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
