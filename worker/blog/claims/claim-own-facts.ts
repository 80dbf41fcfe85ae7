import {
  indicativePrices,
  maintenancePrice,
  packages,
  searchFaq,
  site,
  startingPrice,
} from "../../contract/site";
import type { ClaimKind } from "../../contract/studio/checks";

/** A thing that we say of ourselves, and the page that says it. */
interface OwnFact {
  words: string;
  source: string;
}

const offers = [...packages.website, ...packages.seo, ...packages.social];
const facts: OwnFact[] = [
  ...[startingPrice, ...indicativePrices, ...offers].map(({ price }) => ({
    words: price,
    source: "/pricing",
  })),
  { words: maintenancePrice, source: "/pricing" },
  ...offers.flatMap(({ features }) => features.map((words) => ({ words, source: "/pricing" }))),
  ...searchFaq.map(({ answer }) => ({ words: answer, source: "/pricing" })),
  ...site.openingHours.display.map(({ hours }) => ({ words: hours, source: "/contact" })),
  { words: site.replyTime, source: "/contact" },
  { words: site.whatsapp.display, source: "/contact" },
  { words: `${site.whatsapp.e164} 0${site.whatsapp.e164.slice(2)}`, source: "/contact" },
  { words: `${site.address.street} ${site.address.postalCode}`, source: "/contact" },
  { words: `tahun ${site.foundedYear}`, source: "/about" },
  { words: `${site.experienceYears} tahun`, source: "/about" },
];

/** What says that a sentence speaks of us. */
const aboutUs =
  /(?<!\p{L})(?:kami|Arunika|paket (?:SEO |Sosial )?(?:Basic|Professional|Enterprise))(?!\p{L})/iu;

/** The page of ours that proves a claim, or false; figures that only look like ours prove nothing. */
export function ownSourceOf(kind: ClaimKind, words: string, sentence: string): string | false {
  if (!["price", "number", "date"].includes(kind) || !aboutUs.test(sentence)) return false;
  const figure = figureOf(words);
  if (figure === "") return false;
  return facts.find((fact) => holds(figureOf(fact.words), figure))?.source ?? false;
}

/** Digits with the word that is counted, so that "5 halaman" is no "5 kata kunci". */
function figureOf(words: string): string {
  return words
    .toLowerCase()
    .replace(/\u00a0/g, " ")
    .replace(/(\d)[.,:](?=\d)/g, "$1")
    .replace(/\bjuta\b/g, "000000")
    .replace(/\bribu\b/g, "000")
    .replace(/(\d)\s(?=0{3})/g, "$1")
    .replace(/\b(?:rp\.?|sampai|hingga|dan|tahun)\b|[–—-]|\//g, " ")
    .replace(/\s+/g, " ")
    .trim();
}

function holds(fact: string, figure: string): boolean {
  return ` ${fact} `.includes(` ${figure} `);
}
