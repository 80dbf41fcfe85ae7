/** Shorter ones say too little. */
const shortest = 3;

/** Words whose ending only looks like one. */
const whole = new Set(["pelanggan", "pesanan", "halaman", "teman", "ikan", "iklan", "harian", "makanan"]);

const endings = ["nya", "lah", "kah", "kan", "an", "i"] as const;

/** Prefixes that swallow the first letter of a root, and the letters that they may have swallowed. */
const swallowing: readonly (readonly [RegExp, string])[] = [
  [/^(?:me|pe)ny(?=[aeiou])/, "s"],
  [/^(?:me|pe)ng(?=[aeiou])/, "k"],
  [/^(?:me|pe)m(?=[aeiou])/, "p"],
  [/^(?:me|pe)n(?=[aeiou])/, "t"],
];

const prefixes = [
  /^(?:memper|diper|mempel|per|ber|ter|di)/,
  /^(?:me|pe)(?:ng|m(?=[bfpv])|n(?=[cdjtz])|(?=[lmnrwy]))/,
  /^(?:meng|peng)e/,
  /^(?:ke|pe|be)(?=\w{4})/,
];

/** Words of the catalogue, and of what was typed lately. */
const known = new Map<string, ReadonlySet<string>>();
const mostKnown = 20_000;

/**
 * The word and what it may come from, so that "pengiriman", "mengirim" and "kirim" meet in "kirim". Several of a
 * word are no roots; two words mean the same when they have one in common.
 */
export function rootsOf(word: string): ReadonlySet<string> {
  const found = known.get(word);
  if (found) return found;
  const roots = new Set([word]);
  if (!whole.has(word)) {
    for (const stem of [word, ...withoutEndings(word)]) {
      roots.add(stem);
      for (const bare of withoutPrefix(stem)) if (bare.length >= shortest) roots.add(bare);
    }
  }
  if (known.size >= mostKnown) known.clear();
  known.set(word, roots);
  return roots;
}

function withoutEndings(word: string): string[] {
  return endings
    .filter((ending) => word.endsWith(ending) && word.length - ending.length >= shortest)
    .map((ending) => word.slice(0, -ending.length))
    .flatMap((stem) => (stem.length > 5 && !whole.has(stem) ? [stem, ...withoutEndings(stem)] : [stem]));
}

function withoutPrefix(word: string): string[] {
  const swallowed = swallowing.flatMap(([prefix, letter]) =>
    prefix.test(word) ? [word.replace(prefix, letter), word.replace(prefix, "")] : [],
  );
  const plain = prefixes.filter((prefix) => prefix.test(word)).map((prefix) => word.replace(prefix, ""));
  return [...swallowed, ...plain];
}
