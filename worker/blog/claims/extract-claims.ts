import type { ClaimKind } from "../../contract/studio/checks";
import { sharedWords } from "./claim-counted";
import { figuresOf } from "./claim-figures";
import { claimKey } from "./claim-key";
import { lawsOf } from "./claim-laws";
import { hasTitleCase, namesOf, smallWordsOf } from "./claim-names";
import { ownSourceOf } from "./claim-own-facts";
import { proseOf } from "./claim-prose";
import { quotationsOf, quotedIn } from "./claim-quotations";
import { researchOf } from "./claim-research";
import { type Span, without } from "./claim-span";
import { superlativesOf } from "./claim-superlatives";
import { attributeBlocks, type Block, blocksOf, plainBlock } from "./extract-blocks";
import { sentencesOf, withoutMarks } from "./extract-sentences";
import { type Folded, foldSentence, foldText } from "./fold-sentence";

/** Something that a text says and that could be untrue. */
export interface FoundClaim {
  key: string;
  kind: ClaimKind;
  /** As the text has it. */
  text: string;
  /** The sentence that holds it; of a cell of a table, with the first cell of its row before it. */
  sentence: string;
  /** The address on this site that proves it, or false. */
  isKnown: string | false;
}

interface ClaimedText {
  title: string;
  summary: string;
  /** HTML. */
  content: string;
}

const mostClaims = 300;

/** The claim that stands for all that are too many to be listed. Nobody can confirm it. */
export const tooManyClaims: FoundClaim = {
  key: "ffffffffffffffff",
  kind: "number",
  text: `Lebih dari ${mostClaims} klaim`,
  sentence: `Lebih dari ${mostClaims} klaim: persingkat artikel supaya semuanya dapat diperiksa.`,
  isKnown: false,
};

/** What a text claims, in the order of its sentences, each claim once. */
export function extractClaims({ title, summary, content }: ClaimedText): FoundClaim[] {
  const blocks = [
    ...plainBlock("title", title),
    ...plainBlock("summary", summary),
    ...blocksOf(content),
    ...attributeBlocks(content),
  ];
  const usual = smallWordsOf(blocks.map(({ text }) => text));
  const heads = rowHeadsOf(blocks);
  const claims = new Map<string, FoundClaim>();
  const done = new Set<string>();
  for (const sentence of blocks.flatMap(sentencesOf).map(withoutMarks)) {
    const head = heads.get(sentence.row) ?? sentence.text;
    // A cell alone says nothing: "Rp 5.000.000" of one row is another claim than of the next.
    const whole = sentence.text === head ? head : `${head} | ${sentence.text}`;
    const seen = `${sentence.tag} ${sentence.isFirst} ${whole}`;
    if (done.has(seen)) continue;
    done.add(seen);
    const folded = foldSentence(sentence);
    const read = sentence.text === head ? folded.text : `${foldText(head)} | ${folded.text}`;
    for (const { kind, from, to } of spansIn(folded, usual)) {
      const text = folded.text.slice(from, to);
      const key = claimKey(kind, text, read);
      if (claims.has(key)) continue;
      if (claims.size === mostClaims) return [...claims.values(), tooManyClaims];
      const isKnown = ownSourceOf(kind, text, read, read.length - folded.text.length + from);
      claims.set(key, { key, kind, text: folded.shown(from, to), sentence: whole, isKnown });
    }
  }
  return [...claims.values()];
}

/** First cells by row: "Paket Basic" is what a price beside it belongs to. */
function rowHeadsOf(blocks: readonly Block[]): Map<number, string> {
  const heads = new Map<number, string>();
  for (const { row, text } of blocks) if (row > 0 && !heads.has(row)) heads.set(row, text.slice(0, 120));
  return heads;
}

/** What a sentence needs to hold for each kind to be looked for; most hold none. */
const signs = {
  quotation: /[“"«]/,
  law: /UU|Undang|undang|P[Pe]|Pasal|pasal|peraturan|KUH|GDPR|CCPA|HIPAA|PCI|ISO|SNI|WCAG|Kep|Inpres|PMK|POJK|PBI|hukum|regulasi|pemerintah/,
  research:
    /peneliti|riset|surve|studi|statistik|pendapat|kajian|laporan|eksperimen|data|pakar|ahli|ilmuwan|analis|praktisi|akademisi|psikolog|ilmiah|klinis|empiris|menurut|kata|versi|dilansir|dikutip|angka|BPS|APJII|OJK|BKPM|Kom|Kem|Bank|Badan|Google|Meta|Stat|Hub|McK|Delo|Gart|Forb|Semr|Ahre/i,
  figure:
    /\d|persen|puluh|ratus|ribu|juta|miliar|triliun|kali (?:lipat|lebih)|dari|separuh|setengah|pertiga|perempat|per (?:tiga|empat|lima)|mayoritas/i,
  superlative:
    /ter[a-z]|paling|satu|1|pertama|teratas|selalu|pasti|jamin|garansi|risiko|gagal|tandingi|duanya|juara|wahid|pelopor|pionir|sedunia/i,
  name: /\p{Lu}/u,
};

function spansIn(sentence: Folded, usual: ReadonlySet<string>): Span[] {
  const { text, tag } = sentence;
  const quoted = signs.quotation.test(text) ? quotedIn(text, tag) : [];
  const told = without(
    proseOf(sentence),
    quoted.filter(({ isReported, isShown }) => isShown && !isReported),
  );
  const laws = signs.law.test(told) ? lawsOf(told) : [];
  const rest = without(told, laws);
  const figures = signs.figure.test(rest) ? figuresOf(rest, sentence) : [];
  const spans = [...quotationsOf(text, quoted), ...laws, ...figures];
  if (signs.research.test(rest)) spans.push(...researchOf(rest));
  if (signs.superlative.test(rest)) spans.push(...superlativesOf(rest));
  // Nobody is named in code, by words that a sentence only quotes, or by what another article is called.
  const unnamed = [
    ...figures,
    ...quoted.filter(({ isReported }) => !isReported),
    ...stretchesOf([...sentence.code, ...sentence.links]),
  ];
  if (signs.name.test(rest)) spans.push(...namesOf(without(rest, unnamed), { tag, usual }));
  return spans
    .filter((span) => !isOfLinkedTitle(span, sentence))
    .sort((a, b) => a.from - b.from || b.to - a.to);
}

/** "Rencana 60 Hari Pertama" is what another article is called; a share, a price or praise is one in a link too. */
function isOfLinkedTitle({ kind, from, to }: Span, { text, links }: Folded): boolean {
  const link = links.find(([opens, closes]) => opens <= from && to <= closes);
  if (kind !== "number" || !link || countsPeople.test(text.slice(from, to))) return false;
  return hasTitleCase(text.slice(...link));
}

const countsPeople = new RegExp(`(?:${sharedWords})$`, "iu");

const stretchesOf = (all: Folded["code"]) => all.map(([from, to]) => ({ from, to }));
