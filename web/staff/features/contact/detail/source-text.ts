import type { ContactSource } from "../../../../../worker/contract/inbox/contact-submission";
import { sourceName } from "../../../../../worker/contract/inbox/source-name";

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
  const { utmSource, utmCampaign, referrer, landingPath, formPage } = source;
  // A way from one of our own pages to another is no source.
  const from = sourceName(source) && (utmSource || referrer);
  const parts = [
    [from ? nameOf(from) : landingPath && "Langsung", utmCampaign && `kampanye ${utmCampaign}`]
      .filter(Boolean)
      .join(" / "),
    landingPath && `masuk lewat ${landingPath}`,
    formPage && `formulir di ${formPage}`,
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
  return [
    utmMedium && `Media: ${utmMedium}`,
    utmTerm && `Kata kunci: ${utmTerm}`,
    utmContent && `Isi: ${utmContent}`,
    utmSource && referrer && `Dari: ${referrer}`,
  ]
    .filter(Boolean)
    .join(" · ");
}
