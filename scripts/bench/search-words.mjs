/**
 * The longer words of what articles say, each once. Whole ones: a piece of a word finds nothing, and an answer without
 * a result would be compared with one that has some.
 * @param {readonly string[]} texts
 * @returns {string[]}
 */
export function wordsOf(texts) {
  return [...new Set(texts.flatMap((text) => text.match(/\b[a-z]{5,}\b/g) ?? []))];
}
