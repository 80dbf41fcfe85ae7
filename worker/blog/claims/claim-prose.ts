import { without } from "./claim-span";
import type { Sentence } from "./extract-sentences";

/** What only code has: brackets, assignments, paths, names of files. */
const codeSign = /[{}<>=;_\\/|#$@]|\w\(|\w\.[a-z]{2,5}(?![a-z])|^\s?[a-z-]+:\s/i;
const word = /(?<![\p{L}\p{N}_.$#/<-])\p{L}{3,}(?=[\s.,;:!?%]|$)/gu;
/** So many words are a sentence, whatever else stands between them. */
const fewestOfProse = 3;

/** The text of a sentence without its code; prose that somebody has set as code stays. */
export function proseOf({ text, code }: Pick<Sentence, "text" | "code">): string {
  const isCode = ([from, to]: readonly [number, number]) => {
    const words = text.slice(from, to);
    return codeSign.test(words) && (words.match(word) ?? []).length < fewestOfProse;
  };
  return without(
    text,
    code.filter(isCode).map(([from, to]) => ({ from, to })),
  );
}
