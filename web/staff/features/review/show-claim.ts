import type { Claim } from "../../../../worker/contract/studio/checks";
import { findWords, plain } from "../../lib/checks/plain-signs";

/** Selects the words of a claim in what is read, and scrolls them into view; false where they do not stand there. */
export function showClaim(article: Element, claim: Claim): boolean {
  const places: { node: Text; offset: number; length: number }[] = [];
  let signs = "";
  const walker = document.createTreeWalker(article, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node as Text;
    let offset = 0;
    for (const sign of text.data) {
      const compared = plain(sign);
      signs += compared;
      for (let unit = 0; unit < compared.length; unit += 1) {
        places.push({ node: text, offset, length: sign.length });
      }
      offset += sign.length;
    }
  }
  const found = findWords(signs, claim);
  const first = found && places[found.first];
  const last = found && places[found.last];
  if (!first || !last) return false;
  const range = document.createRange();
  range.setStart(first.node, first.offset);
  range.setEnd(last.node, last.offset + last.length);
  const selection = window.getSelection();
  selection?.removeAllRanges();
  selection?.addRange(range);
  first.node.parentElement?.scrollIntoView({ block: "center" });
  return true;
}
