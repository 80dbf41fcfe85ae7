/** Words of a shingle. */
const shingleLength = 4;

/** Runs of four words in a row, in lower case and without punctuation. */
export function shinglesOf(text: string): Set<string> {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  const shingles = new Set<string>();
  for (let start = 0; start + shingleLength <= words.length; start += 1) {
    shingles.add(words.slice(start, start + shingleLength).join(" "));
  }
  return shingles;
}

/** Share, from 0 to 1, of the smaller text's shingles that the other has too. */
export function overlapOf(a: Set<string>, b: Set<string>): number {
  const [small, large] = a.size < b.size ? [a, b] : [b, a];
  if (small.size === 0) return 0;
  let shared = 0;
  for (const shingle of small) if (large.has(shingle)) shared += 1;
  return shared / small.size;
}
