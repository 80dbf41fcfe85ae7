import type { SiteContent } from "./site-content/schema";

const consultation = "saya ingin konsultasi gratis tentang pembuatan website.";
const customPackage =
  "saya tertarik dengan paket khusus. Bisa dibantu menyusun penawaran sesuai kebutuhan saya?";

/** The greetings of the site's WhatsApp links by position, without the business's name. */
const requests = {
  header: null,
  hero: consultation,
  footer: "saya ingin konsultasi soal website.",
  contact: consultation,
  "pricing-website": customPackage,
  "pricing-seo": customPackage,
  "pricing-social": customPackage,
  services: consultation,
  portfolio: "saya sudah melihat portofolionya dan ingin berdiskusi tentang website untuk bisnis saya.",
  about: consultation,
  article: consultation,
  "thank-you": consultation,
} as const;
export type WhatsappPlace = keyof typeof requests;

export const isWhatsappPlace = (text: string): text is WhatsappPlace => Object.hasOwn(requests, text);

/** The positions that offer packages, with the kind of package. */
const offers = {
  "pricing-website": { key: "website", kind: "Website" },
  "pricing-seo": { key: "seo", kind: "SEO" },
  "pricing-social": { key: "social", kind: "Social Media" },
} as const;

/** The greeting of a WhatsApp link; `offered` is the title of the link's package. */
export function whatsappGreeting(
  place: WhatsappPlace,
  { business, packages }: Pick<SiteContent, "business" | "packages">,
  offered = "",
): string {
  const offer = Object.entries(offers).find(([known]) => known === place)?.[1];
  const isOffered = offer && packages[offer.key].some(({ title }) => title === offered);
  const request = isOffered
    ? `saya tertarik dengan paket ${offer.kind} ${offered}. Bisa dibantu penjelasannya?`
    : requests[place];
  return request ? `Halo ${business.name}, ${request}` : "Halo, saya mau bertanya.";
}

export const whatsappPath = "/wa";

/** The URL of a WhatsApp link; the Worker records the click and redirects. */
export const whatsappHref = (place: WhatsappPlace, offered?: string) =>
  `${whatsappPath}?dari=${place}${offered ? `&paket=${encodeURIComponent(offered)}` : ""}`;

export const whatsappClickDays = 30;

/** Without characters that look alike: no B, I, L, O, S, Z, 0, 1, 2, 5 and 8. */
export const codeLetters = "ACDEFGHJKMNPQRTUVWXY34679";
export const codeLength = 4;

export const codeLine = (code: string) => `(kode: ${code})`;
