import type { Brief } from "../../../../contract/studio/brief";
import type { WritingRules } from "../../../../contract/studio/writing-rules";
import type { Assignment, SiteLink } from "../../writer";
import { asData, field, list } from "./as-data";
import type { Ground } from "./ground";
import { perspectives } from "./instructions";
import { writingSample } from "./writing-sample";

// Characters that each part may take, so that the longest prompt still leaves the smallest model room to answer.
const mostNotes = 5000;
const mostSources = 3000;
const mostForbidden = 1500;
const mostGlossary = 2000;
const mostSample = 1500;
const mostTitles = 3200;
const namedArticles = 8;
const namedPages = 4;

/** What staff want of the article. */
export function briefLines(brief: Brief | null): string[] {
  if (!brief) return [];
  return [
    ...field("Judul kerja dari redaksi", brief.title),
    ...field("Untuk siapa", brief.audience),
    ...field("Sesudah membaca, pembaca bisa", brief.aim),
    ...field("Frasa yang dicari orang", brief.keyPhrase),
    ...field("Yang ingin mereka ketahui", brief.intent),
    ...field("Gaya bahasa", brief.tone),
    ...field("Ajakan di akhir artikel", brief.callToAction),
    ...list("Kerangka dari redaksi", brief.outline),
    ...list("Pengalaman kami sendiri", brief.ownFacts.split("\n")),
    ...list(
      "Sumber yang boleh disebut",
      brief.sources.map(({ title, url }) => `${title} (${url})`),
      mostSources,
    ),
  ];
}

/** What the catalogue knows of the subject, or of what comes nearest to it. */
export function noteLines({ notes }: Ground): string[] {
  if (!notes) return [];
  const name = notes.isNamed ? "Catatan kami tentang topik ini" : "Catatan kami tentang hal yang berdekatan";
  const each = Math.floor(mostNotes / Math.max(1, notes.sections.length)) - 5;
  const sections = notes.sections.map((section) => asData(section, each));
  return list(`${name} (${asData(notes.title)})`, sections, mostNotes);
}

export function perspectiveLines({ brief, seed }: Assignment, { notes }: Ground): string[] {
  if (brief || notes?.isNamed) return [];
  return field("Sudut pandang", perspectives[Math.abs(seed) % perspectives.length]);
}

/** Articles and pages that the new one may lead to; pages last, and always some of them. */
export function linkLines(links: readonly SiteLink[]): string[] {
  const isArticle = ({ path }: SiteLink) => path.startsWith("/blog/");
  const articles = links.filter(isArticle).slice(0, namedArticles);
  const pages = links.filter((link) => !isArticle(link)).slice(0, namedPages);
  return list(
    "Alamat yang boleh ditautkan",
    [
      ...articles.map(({ path, title }) => `${path} (artikel: ${title})`),
      ...pages.map(({ path, title }) => `${path} (halaman kami: ${title})`),
    ],
    4000,
  );
}

export function ruleLines({ forbiddenWords, glossary }: WritingRules): string[] {
  const terms = glossary.map(({ use, insteadOf }) => `tulis “${use}”, bukan “${insteadOf.join("”, “")}”`);
  return [
    ...field("Kata terlarang", forbiddenWords.join(", "), mostForbidden),
    ...list("Daftar istilah", terms, mostGlossary),
  ];
}

/** A piece of our own writing, for its rhythm. */
export function sampleLines({ sample, address }: WritingRules): string[] {
  const text = sample.replace(/<[^>]*>/g, " ").trim() || writingSample.replaceAll("Anda", address);
  return field("Contoh tulisan kami (untuk irama dan pilihan kata; isinya tidak disalin)", text, mostSample);
}

export function titleLines(takenTitles: readonly string[]): string[] {
  return list("Judul yang sudah ada", takenTitles.slice(0, 40), mostTitles);
}
