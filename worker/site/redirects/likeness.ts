/** From this on two addresses are alike, as PostgreSQL's pg_trgm has it. */
const alikeFrom = 0.3;
const most = 3;

/** The parts of three letters of each word, with its beginning and its end. */
function trigramsOf(text: string): Set<string> {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  const parts = words.flatMap((word) => {
    const padded = `  ${word} `;
    return Array.from({ length: padded.length - 2 }, (_, index) => padded.slice(index, index + 3));
  });
  return new Set(parts);
}

/** What names a page in its old address: the last part with a word in it, without the ending of a file. */
function nameOf(path: string): string {
  const parts = path.split("/").map((part) => part.replace(/\.[a-z]{2,5}$/, ""));
  return parts.findLast((part) => /\p{L}{3}/u.test(part)) ?? "";
}

export interface Candidate {
  path: string;
  /** What the page is called, and other names of it. */
  names: readonly string[];
}

/** For each address the pages whose names share most trigrams with its own, the likest first. */
export function suggestPages(addresses: readonly string[], candidates: Iterable<Candidate>): string[][] {
  const wanted = addresses.map((address) => trigramsOf(nameOf(address)));
  /** Where each trigram stands, so that a candidate is compared with those alone that share one. */
  const places = new Map<string, number[]>();
  for (const [index, trigrams] of wanted.entries()) {
    for (const trigram of trigrams) places.set(trigram, [...(places.get(trigram) ?? []), index]);
  }
  const found = addresses.map(() => new Map<string, number>());
  for (const { path, names } of candidates) {
    for (const name of names) {
      const trigrams = trigramsOf(name);
      const shared = new Map<number, number>();
      for (const trigram of trigrams) {
        for (const index of places.get(trigram) ?? []) shared.set(index, (shared.get(index) ?? 0) + 1);
      }
      for (const [index, count] of shared) {
        const likeness = count / ((wanted[index]?.size ?? 0) + trigrams.size - count);
        if (likeness < alikeFrom) continue;
        const scores = found[index];
        scores?.set(path, Math.max(likeness, scores.get(path) ?? 0));
      }
    }
  }
  return found.map((scores) =>
    [...scores]
      .sort(([, a], [, b]) => b - a)
      .slice(0, most)
      .map(([path]) => path),
  );
}
