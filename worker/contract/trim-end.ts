/**
 * Removes trailing characters that match `character`, a class of one character. A pattern such as `/-+$/` would take
 * quadratic time.
 */
export function trimEnd(text: string, character: RegExp): string {
  let end = text.length;
  while (end > 0 && character.test(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}
