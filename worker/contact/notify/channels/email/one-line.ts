/** Text on one line: what somebody typed cannot begin another, nor a header. */
export function oneLine(text: string): string {
  return text.replaceAll(/[\s\p{Cc}]+/gu, " ").trim();
}

/** The same, of at most so many characters; whole ones, so that none is torn. */
export function shortLine(text: string, longest: number): string {
  const characters = [...oneLine(text)];
  if (characters.length <= longest) return characters.join("");
  return `${characters
    .slice(0, longest - 1)
    .join("")
    .trimEnd()}…`;
}
