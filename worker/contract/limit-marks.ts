/** More marks than any script sets on one letter. */
const manyMarks = /(\p{M}{30})\p{M}+/gu;

/**
 * A text with at most thirty marks in a row, as Unicode's stream-safe format has it: a normalization brings marks into
 * order in a time that grows with the square of their number.
 */
export function limitMarks(text: string): string {
  return text.replace(manyMarks, "$1");
}
