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
import { type Sentence, sentencesOf } from "./extract-sentences";

/** Something that a text says and that could be untrue. */
export interface FoundClaim {
  key: string;
  kind: ClaimKind;
  /** As the text has it. */
  text: string;
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
  const rows = rowsOf(blocks);
  const claims = new Map<string, FoundClaim>();
  for (const sentence of blocks.flatMap(sentencesOf)) {
    for (const { kind, from, to } of spansIn(sentence, usual)) {
      const text = sentence.text.slice(from, to);
      const key = claimKey(kind, text, sentence.text);
      if (claims.has(key)) continue;
      const isKnown = ownSourceOf(kind, text, rows.get(sentence.row) ?? sentence.text);
      claims.set(key, { key, kind, text, sentence: sentence.text, isKnown });
      if (claims.size === mostClaims) return [...claims.values()];
    }
  }
  return [...claims.values()];
}

/** What stands beside each other in a table: "Paket Basic" is what a price in its row belongs to. */
function rowsOf(blocks: readonly Block[]): Map<number, string> {
  const rows = new Map<number, string[]>();
  for (const { row, text } of blocks) {
    if (row === 0) continue;
    const cells = rows.get(row) ?? [];
    if (cells.push(text.slice(0, 200)) === 1) rows.set(row, cells);
  }
  return new Map([...rows].map(([row, cells]) => [row, cells.slice(0, 10).join(" | ")]));
}

function spansIn(sentence: Sentence, usual: ReadonlySet<string>): Span[] {
  const { text, code } = sentence;
  const quoted = quotedIn(text);
  const examples = quoted.filter(({ isReported }) => !isReported);
  const told = without(text, [...examples, ...code.map(([from, to]) => ({ from, to }))]);
  const laws = lawsOf(told);
  const rest = without(told, laws);
  const figures = figuresOf(rest, sentence);
  const names = namesOf(without(rest, figures), usual);
  const spans = [
    ...quotationsOf(text, quoted),
    ...laws,
    ...researchOf(rest),
    ...figures,
    ...superlativesOf(rest),
    ...names,
  ];
  return spans.sort((a, b) => a.from - b.from || b.to - a.to);
}
