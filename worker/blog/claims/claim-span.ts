import type { ClaimKind } from "../../contract/studio/checks";

/** A claim's place in its sentence. */
export interface Span {
  kind: ClaimKind;
  from: number;
  to: number;
}

/** Text in which what stands in `spans` is blank, so that nothing is found there twice. */
export function without(text: string, spans: readonly { from: number; to: number }[]): string {
  if (spans.length === 0) return text;
  const parts: string[] = [];
  let at = 0;
  for (const { from, to } of [...spans].sort((a, b) => a.from - b.from)) {
    if (to <= at) continue;
    parts.push(text.slice(at, from), " ".repeat(to - Math.max(at, from)));
    at = to;
  }
  return parts.join("") + text.slice(at);
}

/** Every place where a pattern (global) matches. */
export function spansOf(kind: ClaimKind, text: string, pattern: RegExp): Span[] {
  return [...text.matchAll(pattern)].map((match) => {
    const lead = match[0].length - match[0].trimStart().length;
    return { kind, from: match.index + lead, to: match.index + match[0].trimEnd().length };
  });
}
