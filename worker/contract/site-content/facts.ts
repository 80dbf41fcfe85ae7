import type { Offer, SiteContent } from "./schema";

type Business = SiteContent["business"];
type Packages = SiteContent["packages"];

/** Not by the browser's own table: the server's HTML has to be the same. */
function grouped(amount: number): string {
  const digits = String(amount);
  const first = digits.length % 3 || 3;
  return [digits.slice(0, first), ...(digits.slice(first).match(/\d{3}/g) ?? [])].join(".");
}
export const rupiah = (amount: number) => `Rp ${grouped(amount)}`;

/** A phone number as links carry it: digits with the country before them. */
export const phoneDigits = (phone: string) => phone.replace(/\D/g, "").replace(/^0+/, "62");

/** A wa.me chat link; `text` is put into the visitor's message box. */
export function whatsappUrl({ whatsapp }: Business, text: string): string {
  return `https://wa.me/${phoneDigits(whatsapp)}${text && `?text=${encodeURIComponent(text)}`}`;
}

/** Empty where no street of the business is known. */
export function addressLine({ address }: Business): string {
  return address.street && `${address.street}, ${address.city}, ${address.region} ${address.postalCode}`;
}

export function mapsUrl({ geo }: Business): string {
  return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(`${geo.lat},${geo.lng}`)}`;
}

export function hoursText({ opens, closes }: { opens: string; closes: string }): string {
  return opens && closes ? `${opens} - ${closes} WIB` : "Tutup";
}

export const startingPrice = ({ website }: Packages) => Math.min(...website.map(({ price }) => price));

export const maintenanceText = ({ maintenance }: Packages) => `Rp\u00a0${grouped(maintenance)} per bulan`;

/** From the cheapest website to the dearest, as search engines are told. */
export function priceRange({ website }: Packages): string {
  const prices = website.map(({ price }) => price);
  return `Rp${grouped(Math.min(...prices))} - Rp${grouped(Math.max(...prices))}`;
}

export const bestRating = 5;
export const ratingText = ({ value }: SiteContent["rating"]) =>
  `${String(value).replace(".", ",")} dari ${bestRating}`;

/** What a website costs in its first year, with the maintenance that belongs to it. */
export function firstYear({ price, maintenance }: Offer, packages: Packages) {
  const upkeep = 12 * packages.maintenance;
  if (maintenance === "tidak ada") return { upkeep: "Tidak ada", total: rupiah(price) };
  const withUpkeep = rupiah(price + upkeep);
  return {
    upkeep: `${rupiah(upkeep)} (${maintenance})`,
    total: maintenance === "wajib" ? withUpkeep : `${rupiah(price)} atau ${withUpkeep}`,
  };
}

/** The names that a text may carry in braces, with what stands for them. */
export function factsIn({ business, packages, rating }: SiteContent): ReadonlyMap<string, string> {
  return new Map([
    ["nama", business.name],
    ["kota", business.address.city],
    ["provinsi", business.address.region],
    ["pengalaman", String(business.experienceYears)],
    ["waktu balas", business.replyTime],
    ["nilai", ratingText(rating)],
    ["ulasan", grouped(rating.count)],
    ["maintenance", maintenanceText(packages)],
    ["harga mulai", rupiah(startingPrice(packages))],
    ...packages.website.map(({ title, price }) => [`harga ${title}`, rupiah(price)] as const),
  ]);
}

/** Puts the facts into every text that names them; a name that there is not stays as it was written. */
export function fillIn<Value>(value: Value, facts: ReadonlyMap<string, string>): Value {
  if (typeof value === "string") {
    return value.replace(/\{([^{}]+)\}/g, (name, inside) => facts.get(inside) ?? name) as Value;
  }
  if (Array.isArray(value)) return value.map((item) => fillIn(item, facts)) as Value;
  if (typeof value !== "object" || value === null) return value;
  const filled = Object.entries(value).map(([name, item]) => [name, fillIn(item, facts)]);
  return Object.fromEntries(filled);
}
