/** Picks one entry; the same sequence of calls picks the same entries again. */
export type Choose = <T>(options: readonly T[]) => T;

/** 32-bit FNV-1a (unsigned) over UTF-16 units (http://www.isthe.com/chongo/tech/comp/fnv/). */
export function hashOf(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  }
  return value >>> 0;
}

/**
 * A choice that depends on `seed` (any integer) and `text` alone. The numbers come from mulberry32, which is
 * even enough for picking texts and nothing more. Throws a RangeError for an empty list.
 */
export function createSeededChoice(seed: number, text: string): Choose {
  let state = hashOf(`${seed}:${text}`);
  return (options) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    const index = ((mixed ^ (mixed >>> 14)) >>> 0) % options.length;
    const chosen = options[index];
    if (chosen === undefined) throw new RangeError("Nothing to choose from");
    return chosen;
  };
}
