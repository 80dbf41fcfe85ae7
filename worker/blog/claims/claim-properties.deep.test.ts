import { expect, test } from "vitest";
import { xssVectors } from "../../../tests/e2e/xss-vectors";
import { extractBlocks } from "./extract-blocks";
import { extractClaims } from "./extract-claims";
import { longestSentence, splitSentences } from "./extract-sentences";

const megabyte = 1_000_000;
const fill = (piece: string) => piece.repeat(Math.ceil(megabyte / piece.length));

/** Each would take a search that starts anew at every sign the square of its length. */
const heavy = [
  ...`<|<p|<p>|</p>|<!|&|&#|&#x|[|](|“|"|”|.|. |A. |1. |…|! |1|1.|1,|1.000|1 × |Rp|Rp 1 |%|1% |A|A `.split(
    "|",
  ),
  ...`Aa |a |PT |PT A |UU |Pasal 1 |paling |menurut |menurut studi |data |studi a |dijamin |tidak `.split(
    "|",
  ),
  ...`dua puluh |2024 |\n|\n- |\n# `.split("|"),
  ...[" ", "\u00a0", "<td>", "<tr><td>1", "<b>", "<code>1</code> ", "<pre>", "\u0000", "😀", "ß", "İ"],
].map(fill);

test("a megabyte of anything is cut into sentences of bounded length, in one pass", () => {
  for (const html of heavy) {
    const sentences = extractBlocks(html).flatMap(splitSentences);
    const longest = sentences.reduce((most, { text }) => Math.max(most, text.length), 0);
    const total = sentences.reduce((sum, { text }) => sum + text.length, 0);
    expect(longest).toBeLessThanOrEqual(longestSentence);
    expect(total).toBeLessThanOrEqual(html.length);
  }
});

test("anything is searched to its end", () => {
  for (const html of heavy.map((text) => text.slice(0, megabyte / 10))) {
    const claims = extractClaims({ title: "", summary: "", content: html });
    expect(claims.length).toBeLessThanOrEqual(301);
  }
});

test("hostile HTML gives the same claims each time", () => {
  for (const [, html] of xssVectors) {
    const once = extractClaims({ title: html, summary: html, content: html });
    expect(extractClaims({ title: html, summary: html, content: html })).toEqual(once);
  }
});
