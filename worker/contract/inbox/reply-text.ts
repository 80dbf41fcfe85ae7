import { websiteTypeBadge } from "../business/website-types";
import type { ContactSubmission } from "./contact-submission";
import { whatsappNumber } from "./whatsapp-number";

type Addressee = Pick<ContactSubmission, "name" | "websiteType">;

/** Fills the placeholders of a template; what the sender typed is put in as it is. */
export function fillTemplate(text: string, { name, websiteType }: Addressee, staffName: string): string {
  const values = new Map([
    ["nama", name],
    [
      "jenis",
      websiteType && websiteType !== "other" ? `website ${websiteTypeBadge(websiteType)}` : "website",
    ],
    ["staf", staffName],
  ]);
  return text.replaceAll(
    /\{([^{}]*)\}/g,
    (whole, typed: string) => values.get(typed.trim().toLowerCase()) ?? whole,
  );
}

/** Opens a chat with a typed number, with `text` in the box of whoever opens it; null where nobody can be reached. */
export function whatsappLink(typedNumber: string | null, text = ""): string | null {
  const number = whatsappNumber(typedNumber);
  if (!number) return null;
  return `https://wa.me/${number}${text && `?text=${encodeURIComponent(text.toWellFormed())}`}`;
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
