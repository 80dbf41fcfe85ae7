import { standardName } from "./brand-pictures";
import type { ContentKey, SiteContent } from "./schema";
import { writtenDefault } from "./site-content";

/** Keys in which something is still a sample of ours, and shown. */
export function samplesOf(content: SiteContent): ContentKey[] {
  return (["portfolio", "testimonials", "team"] as const).filter((key) => {
    const { hidden, items } = content[key];
    return !hidden && items.some(({ sample }) => sample);
  });
}

const facts = {
  legalName: "nama badan hukum",
  phone: "telepon",
  whatsapp: "WhatsApp",
  email: "email",
  address: "alamat",
  geo: "letak di peta",
  social: "media sosial",
  group: "usaha segrup",
  founded: "tahun berdiri",
} as const;

/** What a business that has its own name still says of the one of a fresh installation. */
export function leftoversOf({ business }: SiteContent): string[] {
  if (business.name === standardName) return [];
  return (Object.keys(facts) as (keyof typeof facts)[])
    .filter((name) => JSON.stringify(business[name]) === JSON.stringify(writtenDefault.business[name]))
    .map((name) => facts[name]);
}
