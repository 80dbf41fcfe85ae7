import {
  indicativePrices,
  maintenancePrice,
  type PricingPackage,
  packages,
  searchFaq,
  site,
  startingPrice,
} from "../../contract/site";
import type { ClaimKind } from "../../contract/studio/checks";

/** A thing that we say of ourselves, and the page that says it. */
interface OwnFact {
  figure: string;
  source: string;
  /** The package it holds of; null of any. */
  offer: string | null;
}

const fact = (words: string, source: string, offer: string | null = null): OwnFact => ({
  figure: figureOf(words),
  source,
  offer: offer?.toLowerCase() ?? null,
});

function factsOf({ title, price, features }: PricingPackage): OwnFact[] {
  return [price, ...features].map((words) => fact(words, "/pricing", title));
}

const offers = [...packages.website, ...packages.seo, ...packages.social];
const titles = [
  ...new Set([...offers.map(({ title }) => title), ...indicativePrices.map(({ name }) => name)]),
].map((title) => title.toLowerCase());
const facts: OwnFact[] = [
  fact(startingPrice.price, "/pricing", packages.website[0]?.title),
  ...indicativePrices.map(({ name, price }) => fact(price, "/pricing", name)),
  fact(maintenancePrice, "/pricing"),
  fact("minimal 12 bulan", "/pricing"),
  ...offers.flatMap(factsOf),
  ...searchFaq.flatMap(({ answer }) =>
    answer.split(/[,.]\s/).map((words) => fact(words, "/pricing", namedIn(words)[0] ?? null)),
  ),
  ...site.openingHours.display.map(({ hours }) => fact(hours, "/contact")),
  fact(site.replyTime, "/contact"),
  fact(`${site.address.street} ${site.address.postalCode}`, "/contact"),
  ...[`sejak ${site.foundedYear}`, `${site.experienceYears} tahun`].map((words) => fact(words, "/about")),
];
const phone = site.whatsapp.e164.slice(2);

/** What says that a sentence speaks of us. */
const aboutUs =
  /(?<!\p{L})(?:kami|Arunika|paket (?:SEO |Sosial )?(?:Basic|Professional|Enterprise))(?!\p{L})/iu;

/**
 * The page of ours that proves a claim, or false. `around` is the sentence, or the row of a table that the sentence
 * is a cell of. Figures that only look like ours prove nothing.
 */
export function ownSourceOf(kind: ClaimKind, words: string, around: string): string | false {
  if (!["price", "number", "date"].includes(kind)) return false;
  if (words.replace(/\D/g, "").endsWith(phone)) return "/contact";
  const named = namedIn(around);
  if (!aboutUs.test(around) && named.length === 0) return false;
  // What others charge is no matter of ours, however it is put.
  if (/kisaran umum|di pasar(?:an)?|bukan daftar harga kami|kompetitor|pesaing/i.test(around)) return false;
  const figure = figureOf(kind === "date" ? words.replace(/\D/g, "") : words);
  // A bare number says nothing of what is counted.
  if (figure === "" || (kind === "number" && /^\d+$/.test(figure))) return false;
  return facts.find((own) => isOf(own, named) && ` ${own.figure} `.includes(` ${figure} `))?.source ?? false;
}

function isOf({ offer }: OwnFact, named: readonly string[]): boolean {
  return offer === null || named.length === 0 || named.includes(offer);
}

function namedIn(text: string): string[] {
  const lower = text.toLowerCase();
  return titles.filter((title) => new RegExp(`(?<!\\p{L})${title}(?!\\p{L})`, "u").test(lower));
}

/** Digits with the word that is counted, so that "5 halaman" is no "5 kata kunci". */
function figureOf(words: string): string {
  return words
    .toLowerCase()
    .replace(/(\d)[.](?=\d{3}(?:\D|$))/g, "$1")
    .replace(/(\d)\s?(?:juta|jt)(?!\p{L})/gu, "$1000000")
    .replace(/(\d)\s?(?:ribu|rb)(?!\p{L})/gu, "$1000")
    .replace(/rp\.?\s?|[()+,]|sekitar\s|tahun$/g, " ")
    .replace(/(\d)\s?(?:[–—-]|sampai|hingga)\s?(?=\d)/g, "$1-")
    .replace(/(\d)\.(?=\d)/g, "$1:")
    .replace(/\s+/g, " ")
    .trim();
}
