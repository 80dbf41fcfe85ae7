import { createHash } from "node:crypto";
import type { ClaimKind } from "../../contract/studio/checks";

/** A claim's key: the same for the same kind, words and sentence, whatever case, spaces and markup they stand in. */
export function claimKey(kind: ClaimKind, words: string, sentence: string): string {
  const parts = [kind, plain(words), plain(sentence)].join("\n");
  return createHash("sha256").update(parts).digest("hex").slice(0, 16);
}

function plain(text: string): string {
  return (
    text
      .normalize("NFKC")
      .toLowerCase()
      .replace(/[“”„«»]/g, '"')
      .replace(/[‘’]/g, "'")
      .replace(/[‐-―−]/g, "-")
      // Signs of markdown; "~50%", ">30" and "5*2" say another thing without theirs.
      .replace(/(?<!\d)\*|\*(?!\d)|(?<!\d)_|_(?!\d)|~~|`|#(?=[\s#])|[|\\]|>(?!=?\s?[\d(rRuU$€])/g, "")
      .replace(/(?<!\d)\s+|\s+(?!\d)/g, "")
  );
}
