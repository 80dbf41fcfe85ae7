const consultation = "saya ingin konsultasi gratis tentang pembuatan website.";
const customPackage =
  "saya tertarik dengan paket khusus. Bisa dibantu menyusun penawaran sesuai kebutuhan saya?";

/** Where links to WhatsApp stand on the site, and what their chats begin with, after the business's name. */
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

/** What a chat begins with that a link opens. */
export function whatsappGreeting(place: WhatsappPlace, businessName: string): string {
  const request = requests[place];
  return request ? `Halo ${businessName}, ${request}` : "Halo, saya mau bertanya.";
}

export const whatsappPath = "/wa";

/** The address of a link to WhatsApp: the Worker notes where the chat began, and leads on. */
export const whatsappHref = (place: WhatsappPlace) => `${whatsappPath}?dari=${place}`;

/** Days that is kept. */
export const whatsappClickDays = 30;

/** Without signs that look like others: no B, I, L, O, S, Z, 0, 1, 2, 5 and 8. */
export const codeLetters = "ACDEFGHJKMNPQRTUVWXY34679";
export const codeLength = 4;

/** The last line of a greeting. */
export const codeLine = (code: string) => `(kode: ${code})`;
