import { cleanLine } from "../../../../contract/clean-text";

/** Text on one line, of at most so many characters; whole ones, so that none is torn. */
export function shortLine(text: string, longest: number): string {
  const characters = [...cleanLine(text)];
  if (characters.length <= longest) return characters.join("");
  return `${characters
    .slice(0, longest - 1)
    .join("")
    .trimEnd()}…`;
}
