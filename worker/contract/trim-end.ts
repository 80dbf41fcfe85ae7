/**
 * The text without the characters at its end that the pattern, a class of one character, matches. A pattern such as `/-+$/`
 * would search on from every hyphen: its time grows with the square of the text.
 */
export function trimEnd(text: string, character: RegExp): string {
  let end = text.length;
  while (end > 0 && character.test(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}
