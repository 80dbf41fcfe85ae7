/** The fewest letters of a root, so that "bulan" does not become "bul". */
const shortestRoot = 4;
/** Particles with the fewest letters before them, so that "langkah" and "pelaku" stay whole. */
const particles: Record<string, number> = { lah: 4, nya: 4, kah: 5, pun: 5, ku: 5, mu: 5 };
/** Words that end like a particle. */
const bareWords = new Set(["istilah", "masalah", "sekolah"]);
const suffixes = ["kan", "an", "i"];
/** Prefixes that do not change the root. */
const plainPrefixes = ["di", "ke", "ber", "ter", "per"];

/**
 * The possible roots of an Indonesian word, including the word itself, by a simplified form of the stemming rules of Nazief
 * and Adriani. Without a dictionary a root may be wrong; then it matches nothing.
 */
export function findRoots(word: string): string[] {
  const roots = new Set<string>();
  for (const bare of [word, ...withoutParticle(word)]) {
    for (const stem of [bare, ...withoutSuffix(bare)]) {
      roots.add(stem);
      for (const root of withoutPrefix(stem)) roots.add(root);
    }
  }
  return [...roots];
}

/**
 * The beginnings of words with a root: each prefix in its form before the root's first letter. Suffixes are covered by the
 * search for beginnings.
 */
export function listBeginnings(root: string): string[] {
  const plain = plainPrefixes.map((prefix) => prefix + root);
  return [root, ...plain, ...nasalForms(root).flatMap((form) => [`m${form}`, `p${form}`])];
}

function withoutParticle(word: string): string[] {
  if (bareWords.has(word)) return [];
  return Object.entries(particles)
    .filter(([particle, before]) => word.endsWith(particle) && word.length - particle.length >= before)
    .map(([particle]) => word.slice(0, -particle.length));
}

function withoutSuffix(word: string): string[] {
  return suffixes
    .filter((suffix) => word.endsWith(suffix) && word.length - suffix.length >= shortestRoot)
    .map((suffix) => word.slice(0, -suffix.length));
}

function withoutPrefix(word: string): string[] {
  const plain = plainPrefixes
    .filter((prefix) => word.startsWith(prefix))
    .map((prefix) => word.slice(prefix.length));
  const nasal = /^[mp]e/.test(word) ? withoutNasal(word.slice(1)) : [];
  return [...plain, ...nasal].filter((root) => root.length >= shortestRoot);
}

/** The possible roots after me- and pe-, whose nasal replaces a first k, p, s or t. */
function withoutNasal(form: string): string[] {
  const rest = (length: number) => form.slice(length);
  if (form.startsWith("eny")) return [`s${rest(3)}`];
  if (form.startsWith("eng")) return [rest(3), `k${rest(3)}`];
  if (form.startsWith("em")) return /^em[bfv]/.test(form) ? [rest(2)] : [`p${rest(2)}`, rest(1)];
  if (form.startsWith("en")) return /^en[cdjz]/.test(form) ? [rest(2)] : [`t${rest(2)}`, rest(1)];
  return [rest(1)];
}

function nasalForms(root: string): string[] {
  const first = root[0] ?? "";
  const rest = root.slice(1);
  if (first === "p") return [`em${rest}`];
  if (first === "t") return [`en${rest}`];
  if (first === "s") return [`eny${rest}`];
  if (first === "k") return [`eng${rest}`];
  if ("bfv".includes(first)) return [`em${root}`];
  if ("cdjz".includes(first)) return [`en${root}`];
  if ("aeioughx".includes(first)) return [`eng${root}`];
  return [`e${root}`];
}
