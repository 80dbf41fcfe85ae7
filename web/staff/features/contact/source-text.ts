import type { ContactChannel, ContactSource } from "../../../../worker/contract/inbox/contact-submission";
import { sourceName } from "../../../../worker/contract/inbox/contact-submission";
import type { WhatsappPlace } from "../../../../worker/contract/whatsapp";

/** The names of the channels of manually added enquiries. */
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

/** The name of a WhatsApp link's place. */
export const placeName = (place: string) =>
  Object.entries(placeNames).find(([known]) => known === place)?.[1] ?? place;

/** The names of frequent sources. */
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

/** The name of a source: "www.google.co.id" and "google" are Google; unknown ones stay. */
function getSourceName(source: string): string {
  const labels = source
    .toLowerCase()
    .replace(/^(www|m|l|lm)\./, "")
    .split(".");
  const label = labels.length === 1 || isKnownHost(labels) ? labels[0] : undefined;
  return (label && Object.hasOwn(known, label) && known[label]) || source.replace(/^www\./, "");
}

/** Whether the ending is a public suffix: "google.com" and "google.co.id", but not "google.contoh.example". */
function isKnownHost([, ...ending]: string[]): boolean {
  return ending.every((part) => part.length <= 3);
}

/** The source of an enquiry in words: "Google / kampanye ramadan, masuk lewat /blog/…, formulir di /contact". */
export function sourceText(source: ContactSource): string {
  const { utmCampaign, landingPath, formPage, place } = source;
  const from = sourceName(source);
  const parts = [
    [from ? getSourceName(from) : landingPath && "Langsung", utmCampaign && `kampanye ${utmCampaign}`]
      .filter(Boolean)
      .join(" / "),
    landingPath && `masuk lewat ${landingPath}`,
    place
      ? `tautan WhatsApp di ${placeName(place)}${formPage ? ` ${formPage}` : ""}`
      : formPage && `formulir di ${formPage}`,
  ].filter(Boolean);
  const text = parts.join(", ");
  if (!text) return "Tidak diketahui";
  // A host name keeps its case.
  return from ? text : text.charAt(0).toUpperCase() + text.slice(1);
}

/** Further campaign parameters, such as "iklan: cpc · kata kunci: buat toko online", or "". */
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
