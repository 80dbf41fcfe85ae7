/** Letters that a root must keep, so that "bulan" does not become "bul". */
const shortestRoot = 4;
/** Particle → letters that must stand before it, so that "langkah" and "pelaku" stay whole. */
const particles: Record<string, number> = { lah: 4, nya: 4, kah: 5, pun: 5, ku: 5, mu: 5 };
/** What ends like a particle and carries none. */
const bareWords = new Set(["istilah", "masalah", "sekolah"]);
const suffixes = ["kan", "an", "i"];
/** Prefixes that leave the root as it is. */
const plainPrefixes = ["di", "ke", "ber", "ter", "per"];

/**
 * Roots that an Indonesian word may go back to, the word itself among them. A light form of the rules that Nazief
 * and Adriani gave for stemming: without a dictionary a wrong root is possible, and finds nothing by itself.
 */
export function rootsOf(word: string): string[] {
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
 * How words of a root begin: with each prefix, in the form that it takes before the root's first letter. Suffixes
 * are left to a search for beginnings.
 */
export function beginningsOf(root: string): string[] {
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

/** Roots behind the "e…" of me- and pe-, whose nasal swallows a first k, p, s or t. */
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
