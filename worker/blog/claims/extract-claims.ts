import { createHash } from "node:crypto";
import type { SiteContent } from "../../contract/site-content/schema";
import { defaultContent } from "../../contract/site-content/site-content";
import type { ClaimKind } from "../../contract/studio/checks";
import { limitMarks } from "../../contract/text";
import { findFigures, findSpans, type Span, without } from "./claim-figures";
import { findOwnSource, getOwnNames, type OwnNames } from "./claim-own-facts";
import { lawPatterns, researchPatterns, sharedWords } from "./claim-patterns";
import {
  findLowercaseWords,
  findNames,
  findQuotations,
  findSuperlatives,
  hasTitleCase,
  quotedIn,
} from "./claim-wording";
import { attributeBlocks, type Block, extractBlocks, plainBlock } from "./extract-blocks";
import {
  type Folded,
  foldSentence,
  foldText,
  type Sentence,
  splitSentences,
  withoutMarks,
} from "./extract-sentences";

/** A statement in a text that could be untrue. */
export interface FoundClaim {
  key: string;
  kind: ClaimKind;
  /** The claim's words as written. */
  text: string;
  /** The sentence of the claim. A table cell is prefixed with the first cell of its row. */
  sentence: string;
  /** The path of the page of this site that proves the claim, or false. */
  isKnown: string | false;
}

interface ClaimedText {
  title: string;
  summary: string;
  content: string;
}

const mostClaims = 300;

/** Replaces the claims beyond the limit. Nobody can confirm it, so the article must be shortened. */
export const tooManyClaims: FoundClaim = {
  key: "ffffffffffffffff",
  kind: "number",
  text: `Lebih dari ${mostClaims} klaim`,
  sentence: `Lebih dari ${mostClaims} klaim: persingkat artikel supaya semuanya dapat diperiksa.`,
  isKnown: false,
};

/** Finds each claim of a text once, in the order of its sentences. `own` is the site's content, which proves some of them. */
export function extractClaims(
  { title, summary, content }: ClaimedText,
  own: SiteContent = defaultContent,
): FoundClaim[] {
  const blocks = [
    ...plainBlock("title", title),
    ...plainBlock("summary", summary),
    ...extractBlocks(content),
    ...attributeBlocks(content),
  ];
  const us = getOwnNames(own);
  const usual = new Set([...findLowercaseWords(blocks.map(({ text }) => text)), ...us.words]);
  const heads = findRowHeads(blocks);
  const claims = new Map<string, FoundClaim>();
  const done = new Set<string>();
  for (const sentence of blocks.flatMap(splitSentences).map(withoutMarks)) {
    const head = heads.get(sentence.row) ?? sentence.text;
    // The row's head is part of the claim: "Rp 5.000.000" means another thing in each row.
    const whole = sentence.text === head ? head : `${head} | ${sentence.text}`;
    const seen = `${sentence.tag} ${sentence.isFirst} ${whole}`;
    if (done.has(seen)) continue;
    done.add(seen);
    const folded = foldSentence(sentence);
    const read = sentence.text === head ? folded.text : `${foldText(head)} | ${folded.text}`;
    for (const { kind, from, to } of spansIn(folded, usual, us)) {
      const text = folded.text.slice(from, to);
      const key = claimKey(kind, text, read);
      if (claims.has(key)) continue;
      if (claims.size === mostClaims) return [...claims.values(), tooManyClaims];
      const isKnown = findOwnSource(kind, text, {
        ...{ around: read, from: read.length - folded.text.length + from, content: own },
      });
      claims.set(key, { key, kind, text: folded.shown(from, to), sentence: whole, isKnown });
    }
  }
  return [...claims.values()];
}

/** The first cell of each row, for example the package that a price belongs to. */
function findRowHeads(blocks: readonly Block[]): Map<number, string> {
  const heads = new Map<number, string>();
  for (const { row, text } of blocks) if (row > 0 && !heads.has(row)) heads.set(row, text.slice(0, 120));
  return heads;
}

/** Cheap tests that decide whether the patterns of a kind are tried on a sentence at all. */
const signs = {
  quotation: /[“"]/,
  law: /UU|Undang|undang|P[Pe]|Pasal|pasal|peraturan|KUH|GDPR|CCPA|HIPAA|PCI|ISO|SNI|WCAG|Kep|Inpres|PMK|POJK|PBI|hukum|regulasi|pemerintah/,
  research:
    /peneliti|riset|surve|studi|statistik|pendapat|kajian|laporan|eksperimen|data|pakar|ahli|ilmuwan|analis|praktisi|akademisi|psikolog|ilmiah|klinis|empiris|menurut|kata|versi|dilansir|dikutip|angka|BPS|APJII|OJK|BKPM|Kom|Kem|Bank|Badan|Google|Meta|Stat|Hub|McK|Delo|Gart|Forb|Semr|Ahre/i,
  figure:
    /\d|persen|puluh|ratus|ribu|juta|miliar|triliun|kali (?:lipat|lebih)|dari|separuh|setengah|pertiga|perempat|per (?:tiga|empat|lima)|mayoritas/i,
  superlative:
    /ter[a-z]|paling|satu|1|pertama|teratas|selalu|pasti|jamin|garansi|risiko|gagal|tandingi|duanya|juara|wahid|pelopor|pionir|sedunia/i,
  name: /\p{Lu}/u,
};

function spansIn(sentence: Folded, usual: ReadonlySet<string>, us: OwnNames): Span[] {
  const { text, tag } = sentence;
  const quoted = signs.quotation.test(text) ? quotedIn(text, tag) : [];
  const told = without(
    removeCode(sentence),
    quoted.filter(({ isReported, isShown }) => isShown && !isReported),
  );
  const laws = signs.law.test(told) ? findLaws(told) : [];
  const rest = without(told, laws);
  const figures = signs.figure.test(rest) ? findFigures(rest, sentence, us) : [];
  const spans = [...findQuotations(text, quoted), ...laws, ...figures];
  if (signs.research.test(rest)) spans.push(...findResearch(rest));
  if (signs.superlative.test(rest)) spans.push(...findSuperlatives(rest, us));
  // Code, words that a sentence only mentions, and titles of linked articles name nobody.
  const unnamed = [
    ...figures,
    ...quoted.filter(({ isReported }) => !isReported),
    ...toSpans([...sentence.code, ...sentence.links]),
  ];
  if (signs.name.test(rest)) spans.push(...findNames(without(rest, unnamed), { tag, usual, us }));
  return spans
    .filter((span) => !isOfLinkedTitle(span, sentence))
    .sort((a, b) => a.from - b.from || b.to - a.to);
}

/** Whether a number is part of the title of a linked article, as in "Rencana 60 Hari Pertama". Other kinds count in links too. */
function isOfLinkedTitle({ kind, from, to }: Span, { text, links }: Folded): boolean {
  const link = links.find(([opens, closes]) => opens <= from && to <= closes);
  if (kind !== "number" || !link || countsPeople.test(text.slice(from, to))) return false;
  return hasTitleCase(text.slice(...link));
}

const countsPeople = new RegExp(`(?:${sharedWords})$`, "iu");

const toSpans = (all: Folded["code"]) => all.map(([from, to]) => ({ from, to }));

/** A hash of kind, words and sentence that ignores case, white space and markup. */
function claimKey(kind: ClaimKind, words: string, sentence: string): string {
  const parts = [kind, plain(words), plain(sentence)].join("\n");
  return createHash("sha256").update(parts).digest("hex").slice(0, 16);
}

function plain(text: string): string {
  return (
    limitMarks(text)
      .normalize("NFKC")
      .toLowerCase()
      .replace(/[“”„«»]/g, '"')
      .replace(/[‘’]/g, "'")
      .replace(/[‐-―−]/g, "-")
      // Markdown signs go. Those of "~50%", ">30" and "5*2" stay, because they change the meaning.
      .replace(/(?<!\d)\*|\*(?!\d)|(?<!\d)_|_(?!\d)|~~|`|#(?=[\s#])|[|\\]|>(?!=?\s?[\d(rRuU$€])/g, "")
      .replace(/(?<!\d)\s+|\s+(?!\d)/g, "")
  );
}

/** Brackets, assignments, paths and file names, which occur in code only. */
const codeSign = /[{}<>=;_\\/|#$@]|\w\(|\w\.[a-z]{2,5}(?![a-z])|^\s?[a-z-]+:\s/i;
const word = /(?<![\p{L}\p{N}_.$#/<-])\p{L}{3,}(?=[\s.,;:!?%]|$)/gu;
/** Code with at least this many words is read as prose. */
const fewestOfProse = 3;

/** Blanks the code of a sentence; prose that is marked up as code stays. */
function removeCode({ text, code }: Pick<Sentence, "text" | "code">): string {
  const isCode = ([from, to]: readonly [number, number]) => {
    const words = text.slice(from, to);
    return codeSign.test(words) && (words.match(word) ?? []).length < fewestOfProse;
  };
  return without(
    text,
    code.filter(isCode).map(([from, to]) => ({ from, to })),
  );
}

/** Finds laws, regulations and norms. Two adjacent names of one law are one claim. */
function findLaws(text: string): Span[] {
  const found: Span[] = [];
  let rest = text;
  for (const pattern of lawPatterns) {
    const spans = findSpans("law", rest, pattern);
    rest = without(rest, spans);
    found.push(...spans);
  }
  const laws: Span[] = [];
  for (const span of found.sort((a, b) => a.from - b.from)) {
    const previous = laws.at(-1);
    const between = previous ? text.slice(previous.to, span.from) : "-";
    if (previous && /^\s?(?:\(|jo\.\s|juncto\s)?$/.test(between)) previous.to = span.to;
    else laws.push({ ...span });
  }
  return laws.map((law) => ({
    ...law,
    to: law.to + (isOpenTo(text.slice(law.from, law.to), text[law.to]) ? 1 : 0),
  }));
}

function isOpenTo(words: string, next: string | undefined): boolean {
  return next === ")" && words.lastIndexOf("(") > words.lastIndexOf(")");
}

/** Data that the reader sees in a tool or owns, which the article does not claim. */
const shown =
  /Search Console|Analytics|Ads|Trends|Insights?|Anda|sendiri|laporan (?:ini|itu|performa|pengindeksan)|data (?:ini|itu)/i;

function findResearch(text: string): Span[] {
  const found: Span[] = [];
  for (const pattern of researchPatterns) {
    for (const span of findSpans("research", text, pattern)) {
      if (shown.test(text.slice(span.from, span.to))) continue;
      if (!found.some(({ from, to }) => span.from < to && from < span.to)) found.push(span);
    }
  }
  return found;
}
