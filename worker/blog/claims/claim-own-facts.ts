import {
  hoursText,
  maintenanceText,
  phoneDigits,
  rupiah,
  startingPrice,
} from "../../contract/site-content/facts";
import type { Offer, SiteContent } from "../../contract/site-content/schema";
import type { ClaimKind } from "../../contract/studio/checks";

export interface OwnNames {
  /** Alternatives for a regular expression: "kami" and the names of the business. */
  pattern: string;
  isAboutUs: (text: string) => boolean;
  isOwn: (name: string) => boolean;
  /** The words of these names in lower case. */
  words: ReadonlySet<string>;
}

const known = new WeakMap<SiteContent["business"], OwnNames>();

export function getOwnNames({ business }: SiteContent): OwnNames {
  const found = known.get(business) ?? readNames(business);
  known.set(business, found);
  return found;
}

export const escapePattern = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

const companyForm = /^(?:PT|CV|UD)\.?\s/u;

function readNames({ name, legalName, group }: SiteContent["business"]): OwnNames {
  const names = [name, legalName.replace(companyForm, ""), ...group.map((other) => other.name)];
  // The first word alone is a name if all names of the group begin with it: "Arunika".
  const [first = name] = name.split(" ");
  const isShared = group.length > 0 && group.every((other) => other.name.startsWith(`${first} `));
  const called = [name, ...(isShared ? [first] : [])].map(escapePattern);
  const pattern = ["kami", ...called].join("|");
  const about = new RegExp(`(?<!\\p{L})(?:${pattern})(?!\\p{L})`, "iu");
  const own = new Set([...names, ...(isShared ? [first] : [])]);
  return {
    pattern,
    isAboutUs: (text) => about.test(text),
    isOwn: (text) => own.has(text.replace(companyForm, "")) || /^PT\.?\s?(?:Perorangan)?$/u.test(text),
    words: new Set([...own].flatMap((text) => text.toLowerCase().split(/\s+/))),
  };
}

interface OwnFact {
  kind: "price" | "number" | "date";
  figure: string;
  source: string;
  isSaid(place: Place): boolean;
}

interface Place {
  around: string;
  before: string;
  after: string;
}

/** Words that may stand between a package's name and its price. */
const priceWords =
  "kami|ini|adalah|yaitu|website|SEO|sosial|media|harga|harganya|seharga|berharga|biaya|biayanya|tarif|tarifnya|dibanderol|dihargai|ditawarkan|dijual|mulai|dimulai|dari|dengan|sebesar|untuk|di|hanya|per|bulan|pembuatan|paket";
const priceGap = `(?:[\\s,:|(–—-]|(?<!\\p{L})(?:${priceWords})(?!\\p{L})){0,24}`;
/** Words after a package's name that show that the number is not one of the package's figures. */
const strange =
  /(?<!\p{L})(?:klien|pelanggan|pembeli|untung|keuntungan|omzet|laba|naik|turun|penjualan|pesaing|kompetitor|lain|lainnya|diskon|hemat|rugi|balik modal|sudah|pernah|telah)(?!\p{L})|[.!?]\s/iu;
const periodBehind = /^\s?(?:\/\s?|per\s|se)(?:jam|hari|minggu|pekan|bulan|tahun)(?!\p{L})/iu;
const monthBehind = /^\s?(?:\/\s?bulan|per\sbulan|sebulan)(?!\p{L})/iu;
const aboutClients = /(?<!\p{L})(?:klien|pelanggan|pembeli|mitra)(?!\p{L})/iu;
/** Sentences about the prices of others. */
const notOurs =
  /kisaran umum|di pasar(?:an)?(?!\p{L})|bukan daftar harga kami|kompetitor|pesaing|agensi lain|penyedia lain|toko lain|tetangga/iu;

type Line = "website" | "seo" | "social";
const detectLine = (text: string): Line =>
  /(?<!\p{L})SEO(?!\p{L})/iu.test(text)
    ? "seo"
    : /(?<!\p{L})sosial(?!\p{L})/iu.test(text)
      ? "social"
      : "website";

/** "Paket Basic", "SEO Basic". The bare word "Basic" could mean anything. */
const toNamePattern = (title: string) =>
  `(?<!\\p{L})(?:paket|SEO|sosial|website)\\s(?:SEO\\s|sosial\\s|website\\s)?${escapePattern(title)}(?!\\p{L})`;

function factsOfPackage(
  line: Line,
  { title, price, features, period }: Offer,
  maintenancePrice: string,
): OwnFact[] {
  const name = toNamePattern(title);
  const isOfLine = (around: string) => detectLine(around) === line;
  const maintenance = normalizeFigure(maintenancePrice);
  return [
    priceFact(rupiah(price), name, (place) => isOfLine(place.around) && isPeriod(place, period)),
    ...features.map((words) => ({
      ...{
        kind: "number" as const,
        figure: normalizeFigure(words).replace(maintenance, ""),
        source: "/pricing",
      },
      isSaid: (place: Place) => isOfLine(place.around) && isBehind(place, name),
    })),
  ];
}

const isPeriod = ({ after }: Place, period = "") =>
  period === "" ? !periodBehind.test(after) : !periodBehind.test(after) || monthBehind.test(after);

function priceFact(price: string, name: string, isSo: (place: Place) => boolean): OwnFact {
  const behindName = new RegExp(`${name}${priceGap}$`, "iu");
  const beforeName = new RegExp(`^\\s(?:untuk|bagi)\\s${name}`, "iu");
  const isSaid = (place: Place) =>
    isSo(place) && (behindName.test(place.before) || beforeName.test(place.after));
  return { kind: "price", figure: normalizeFigure(price), source: "/pricing", isSaid };
}

function isBehind({ before }: Place, name: string): boolean {
  const [last] = [...before.matchAll(new RegExp(name, "giu"))].slice(-1);
  return last !== undefined && !strange.test(before.slice(last.index + last[0].length));
}

/** What holds of us as a whole: the sentence speaks of us, of nobody we work for, and of the matter. */
function toOwnFact(
  { isAboutUs }: OwnNames,
  ...[kind, words, source, matter]: [OwnFact["kind"], string, string, RegExp]
): OwnFact {
  const isSaid = ({ around, before, after }: Place) =>
    isAboutUs(around) &&
    !aboutClients.test(around) &&
    (matter.test(before.slice(-60)) || matter.test(after.slice(0, 40)));
  return { kind, figure: normalizeFigure(words), source, isSaid };
}

const upkeep = /(?<!\p{L})(?:perawatan|maintenance)(?!\p{L})/iu;

function ownFacts(content: SiteContent): OwnFact[] {
  const { business, packages, faq } = content;
  const houseFact = toOwnFact.bind(null, getOwnNames(content));
  const durations = faq.home
    .flatMap(({ answer }) => answer.split(/[,.]\s/))
    .flatMap((words) => /paket\s(\p{L}+)\s([\d-]+\sminggu)/iu.exec(words) ?? []);
  const maintenance = maintenanceText(packages);
  const lines = ["website", "seo", "social"] as const;
  return [
    ...lines.flatMap((line) => packages[line].flatMap((offer) => factsOfPackage(line, offer, maintenance))),
    ...packages.indicative.map(({ name, price }) =>
      priceFact(rupiah(price), `(?<!\\p{L})${escapePattern(name)}(?!\\p{L})`, (place) => isPeriod(place)),
    ),
    ...packages.website.flatMap(({ title }) => {
      const at = durations.indexOf(title);
      const name = toNamePattern(title);
      const isSaid = (place: Place) => detectLine(place.around) === "website" && isBehind(place, name);
      return at < 0
        ? []
        : [
            {
              kind: "number" as const,
              figure: normalizeFigure(durations[at + 1] ?? ""),
              source: "/pricing",
              isSaid,
            },
          ];
    }),
    priceFact(
      maintenance,
      "(?<!\\p{L})(?:perawatan|maintenance)(?:\\sbulanan)?\\s(?:website\\s)?kami(?!\\p{L})",
      ({ after }) => monthBehind.test(after),
    ),
    priceFact(
      rupiah(startingPrice(packages)),
      "(?<!\\p{L})(?:harga|biaya|tarif|paket|website|jasa|layanan)(?:\\spembuatan)?(?:\\swebsite)?\\s(?:di\\s)?kami\\s(?:di)?mulai",
      (place) => detectLine(place.around) === "website" && isPeriod(place),
    ),
    houseFact("number", "minimal 12 bulan", "/pricing", upkeep),
    ...business.hours.map((row) =>
      houseFact(
        "number",
        hoursText(row),
        "/contact",
        /(?<!\p{L})(?:buka|jam kerja|jam kantor|melayani)(?!\p{L})/iu,
      ),
    ),
    houseFact(
      "number",
      business.replyTime,
      "/contact",
      /(?<!\p{L})(?:balas|membalas|jawab|menjawab|merespons)(?!\p{L})/iu,
    ),
    houseFact(
      "number",
      `${business.address.street} ${business.address.postalCode}`,
      "/contact",
      new RegExp(["alamat", ...findLongWords(business.address.street)].join("|"), "iu"),
    ),
    houseFact(
      "date",
      String(business.founded),
      "/about",
      /(?<!\p{L})(?:berdiri|didirikan)(?!\p{L})|(?<!\p{L})sejak\s(?:tahun\s)?$/iu,
    ),
    houseFact(
      "number",
      `${business.experienceYears} tahun`,
      "/about",
      /(?<!\p{L})(?:pengalaman|berpengalaman)(?!\p{L})/iu,
    ),
  ];
}

const findLongWords = (street: string) => street.match(/\p{L}{7,}/gu) ?? [];

const knownFacts = new WeakMap<SiteContent, OwnFact[]>();

/**
 * The path of the page that proves a claim with the site's content, or false. `around` is the sentence, or for a table
 * cell the head of its row and the cell; `from` is the offset of the words in it.
 */
export function findOwnSource(
  kind: ClaimKind,
  words: string,
  { around, from, content }: { around: string; from: number; content: SiteContent },
): string | false {
  if (kind !== "price" && kind !== "number" && kind !== "date") return false;
  if (words.replace(/\D/g, "").endsWith(phoneDigits(content.business.phone).slice(2))) return "/contact";
  if (notOurs.test(around)) return false;
  const figure = normalizeFigure(kind === "date" ? words.replace(/\D/g, "") : words);
  // A number without a noun does not say what it counts.
  if (figure === "" || (kind === "number" && /^\d+$/.test(figure))) return false;
  const place = { around, before: around.slice(0, from), after: around.slice(from + words.length) };
  const isIt = (own: OwnFact) =>
    own.kind === kind && ` ${own.figure} `.includes(` ${figure} `) && own.isSaid(place);
  const facts = knownFacts.get(content) ?? ownFacts(content);
  knownFacts.set(content, facts);
  return facts.find(isIt)?.source ?? false;
}

/** Normalises a figure with its noun, so that "5 halaman" differs from "5 kata kunci". */
function normalizeFigure(words: string): string {
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
