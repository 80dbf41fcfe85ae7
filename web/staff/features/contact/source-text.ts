import type { ContactChannel, ContactSource } from "../../../../worker/contract/inbox/contact-submission";
import { sourceName } from "../../../../worker/contract/inbox/contact-submission";
import type { WhatsappPlace } from "../../../../worker/contract/whatsapp";

/** How somebody came who was added by staff. */
export const channelNames: Record<ContactChannel, string> = {
  form: "Formulir",
  whatsapp: "WhatsApp",
  phone: "Telepon",
  visit: "Datang langsung",
  other: "Lainnya",
};

const placeNames: Record<WhatsappPlace, string> = {
  header: "kepala halaman",
  hero: "bagian pembuka",
  footer: "kaki halaman",
  contact: "bagian kontak",
  "pricing-website": "harga website",
  "pricing-seo": "harga SEO",
  "pricing-social": "harga media sosial",
  services: "layanan",
  portfolio: "portofolio",
  about: "tentang kami",
  article: "artikel",
  "thank-you": "halaman terima kasih",
};

/** Where a link to WhatsApp stands, in words. */
export const placeName = (place: string) =>
  Object.entries(placeNames).find(([known]) => known === place)?.[1] ?? place;

/** Where most visits come from, as people write them. */
const known: Record<string, string> = {
  google: "Google",
  bing: "Bing",
  duckduckgo: "DuckDuckGo",
  yahoo: "Yahoo",
  facebook: "Facebook",
  fb: "Facebook",
  instagram: "Instagram",
  ig: "Instagram",
  tiktok: "TikTok",
  youtube: "YouTube",
  linkedin: "LinkedIn",
  twitter: "X",
  x: "X",
  threads: "Threads",
  whatsapp: "WhatsApp",
  wa: "WhatsApp",
  chatgpt: "ChatGPT",
};

/** "www.google.co.id" and "google" are Google; what nobody knows stays as it is. */
function nameOf(source: string): string {
  const labels = source
    .toLowerCase()
    .replace(/^(www|m|l|lm)\./, "")
    .split(".");
  const label = labels.length === 1 || isKnownHost(labels) ? labels[0] : undefined;
  return (label && Object.hasOwn(known, label) && known[label]) || source.replace(/^www\./, "");
}

/** "google.com" and "google.co.id", but not "google.contoh.example". */
function isKnownHost([, ...ending]: string[]): boolean {
  return ending.every((part) => part.length <= 3);
}

/** Where an enquiry came from, in words: "Google / kampanye ramadan, masuk lewat /blog/…, formulir di /contact". */
export function sourceText(source: ContactSource): string {
  const { utmCampaign, landingPath, formPage, place } = source;
  const from = sourceName(source);
  const parts = [
    [from ? nameOf(from) : landingPath && "Langsung", utmCampaign && `kampanye ${utmCampaign}`]
      .filter(Boolean)
      .join(" / "),
    landingPath && `masuk lewat ${landingPath}`,
    place
      ? `tautan WhatsApp di ${placeName(place)}${formPage ? ` ${formPage}` : ""}`
      : formPage && `formulir di ${formPage}`,
  ].filter(Boolean);
  const text = parts.join(", ");
  if (!text) return "Tidak diketahui";
  // A host is written as it is.
  return from ? text : text.charAt(0).toUpperCase() + text.slice(1);
}

/** What a campaign says besides, such as "iklan: cpc · kata kunci: buat toko online"; "" for most. */
export function campaignDetails({
  utmSource,
  utmMedium,
  utmTerm,
  utmContent,
  referrer,
}: ContactSource): string {
  const from = sourceName({ utmSource: null, referrer });
  return [
    utmMedium && `Media: ${utmMedium}`,
    utmTerm && `Kata kunci: ${utmTerm}`,
    utmContent && `Isi: ${utmContent}`,
    utmSource && from && `Dari: ${from}`,
  ]
    .filter(Boolean)
    .join(" · ");
}
