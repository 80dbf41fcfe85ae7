import type { Offer, SiteContent } from "./schema";

type Business = SiteContent["business"];
type Packages = SiteContent["packages"];

/** Not `Intl`, because the browser's result may differ from the server's HTML. */
function grouped(amount: number): string {
  const digits = String(amount);
  const first = digits.length % 3 || 3;
  return [digits.slice(0, first), ...(digits.slice(first).match(/\d{3}/g) ?? [])].join(".");
}
export const rupiah = (amount: number) => `Rp ${grouped(amount)}`;
/** For pages: without a line break before the number. */
const unbrokenRupiah = (amount: number) => `Rp\u00a0${grouped(amount)}`;

/** A phone number in links: digits with country code, also of "+62 0812", "62 62 812" and "(0628) 20123". */
export const phoneDigits = (phone: string) =>
  phone
    .replace(/\D/g, "")
    .replace(/^00/, "")
    .replace(/^(?:0(?=[1-9])|(?:62)+0*(?=8)|620+)/, "62");

/** A wa.me link; `text` is the draft message. */
export function whatsappUrl({ whatsapp }: Business, text: string): string {
  return `https://wa.me/${phoneDigits(whatsapp)}${text && `?text=${encodeURIComponent(text)}`}`;
}

/** Empty if the street is unknown. */
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

export const maintenanceText = ({ maintenance }: Packages) => `${unbrokenRupiah(maintenance)} per bulan`;

export function priceRange({ website }: Packages): string {
  const prices = website.map(({ price }) => price);
  return `Rp${grouped(Math.min(...prices))} - Rp${grouped(Math.max(...prices))}`;
}

export const bestRating = 5;
export const ratingText = ({ value }: SiteContent["rating"]) =>
  `${String(value).replace(".", ",")} dari ${bestRating}`;

/** The cost of a website's first year, with its maintenance. */
export function firstYear({ price, maintenance }: Offer, packages: Packages) {
  const upkeep = 12 * packages.maintenance;
  if (maintenance === "tidak ada") return { upkeep: "Tidak ada", total: unbrokenRupiah(price) };
  const withUpkeep = unbrokenRupiah(price + upkeep);
  return {
    upkeep: `${unbrokenRupiah(upkeep)} (${maintenance})`,
    total: maintenance === "wajib" ? withUpkeep : `${unbrokenRupiah(price)} atau ${withUpkeep}`,
  };
}

/** The placeholders of texts, with their values. */
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
    ["harga mulai", unbrokenRupiah(startingPrice(packages))],
    ...packages.website.map(({ title, price }) => [`harga ${title}`, unbrokenRupiah(price)] as const),
  ]);
}

/** Fills placeholders in all texts of a value; unknown ones stay. */
export function fillIn<Value>(value: Value, facts: ReadonlyMap<string, string>): Value {
  if (typeof value === "string") {
    return value.replace(/\{([^{}]+)\}/g, (name, inside) => facts.get(inside) ?? name) as Value;
  }
  if (Array.isArray(value)) return value.map((item) => fillIn(item, facts)) as Value;
  if (typeof value !== "object" || value === null) return value;
  const filled = Object.entries(value).map(([name, item]) => [name, fillIn(item, facts)]);
  return Object.fromEntries(filled);
}
