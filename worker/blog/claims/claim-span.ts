import type { ClaimKind } from "../../contract/studio/checks";

/** A claim's place in its sentence. */
export interface Span {
  kind: ClaimKind;
  from: number;
  to: number;
}

/** Text in which what stands in `spans` is blank, so that nothing is found there twice. */
export function without(text: string, spans: readonly { from: number; to: number }[]): string {
  let rest = text;
  for (const { from, to } of spans) rest = rest.slice(0, from) + " ".repeat(to - from) + rest.slice(to);
  return rest;
}

/** Every place where a pattern (global) matches. */
export function spansOf(kind: ClaimKind, text: string, pattern: RegExp): Span[] {
  return [...text.matchAll(pattern)].map((match) => {
    const lead = match[0].length - match[0].trimStart().length;
    return { kind, from: match.index + lead, to: match.index + match[0].trimEnd().length };
  });
}
