import type { ClaimKind } from "../../contract/studio/checks";
import { figuresOf } from "./claim-figures";
import { claimKey } from "./claim-key";
import { lawsOf } from "./claim-laws";
import { namesOf, smallWordsOf } from "./claim-names";
import { ownSourceOf } from "./claim-own-facts";
import { quotationsOf, quotedIn } from "./claim-quotations";
import { researchOf } from "./claim-research";
import { type Span, without } from "./claim-span";
import { superlativesOf } from "./claim-superlatives";
import { type Block, blocksOf, plainBlock } from "./extract-blocks";
import { type Sentence, sentencesOf, withoutMarks } from "./extract-sentences";

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

/** What a text claims, in the order of its sentences, each claim once. */
export function extractClaims({ title, summary, content }: ClaimedText): FoundClaim[] {
  const blocks = [...plainBlock("title", title), ...plainBlock("summary", summary), ...blocksOf(content)];
  const usual = smallWordsOf(blocks.map(({ text }) => text));
  const heads = rowHeadsOf(blocks);
  const claims = new Map<string, FoundClaim>();
  const read = new Set<string>();
  for (const sentence of blocks.flatMap(sentencesOf).map(withoutMarks)) {
    const head = heads.get(sentence.row) ?? sentence.text;
    // A cell alone says nothing: "Rp 5.000.000" of one row is another claim than of the next.
    const whole = sentence.text === head ? head : `${head} | ${sentence.text}`;
    const seen = `${sentence.tag} ${sentence.isFirst} ${whole}`;
    if (read.has(seen)) continue;
    read.add(seen);
    for (const { kind, from, to } of spansIn(sentence, usual)) {
      const text = sentence.text.slice(from, to);
      const key = claimKey(kind, text, whole);
      if (claims.has(key)) continue;
      const isKnown = ownSourceOf(kind, text, whole);
      claims.set(key, { key, kind, text, sentence: whole, isKnown });
      if (claims.size === mostClaims) return [...claims.values()];
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
    /peneliti|riset|surve|studi|statistik|pendapat|kajian|laporan|eksperimen|data|pakar|ahli|ilmuwan|analis|praktisi|akademisi|psikolog|ilmiah|klinis|empiris|menurut|kata|versi|dilansir|dikutip|angka/i,
  figure: /\d|persen|puluh|ratus|ribu|juta|miliar|kali (?:lipat|lebih)|dari/i,
  superlative:
    /ter[a-z]|paling|satu|1|pertama|teratas|selalu|pasti|jamin|garansi|risiko|gagal|tandingi|duanya|juara/i,
  name: /\p{Lu}/u,
};

function spansIn(sentence: Sentence, usual: ReadonlySet<string>): Span[] {
  const { text, aside } = sentence;
  const quoted = signs.quotation.test(text) ? quotedIn(text) : [];
  const examples = quoted.filter(({ isReported }) => !isReported);
  const told = without(text, [...examples, ...aside.map(([from, to]) => ({ from, to }))]);
  const laws = signs.law.test(told) ? lawsOf(told) : [];
  const rest = without(told, laws);
  const figures = signs.figure.test(rest) ? figuresOf(rest, sentence) : [];
  const spans = [...quotationsOf(text, quoted), ...laws, ...figures];
  if (signs.research.test(rest)) spans.push(...researchOf(rest));
  if (signs.superlative.test(rest)) spans.push(...superlativesOf(rest));
  if (signs.name.test(rest)) spans.push(...namesOf(without(rest, figures), sentence.tag, usual));
  return spans.sort((a, b) => a.from - b.from || b.to - a.to);
}
