import { limitMarks } from "./text";

export const maxSlugLength = 150;
/** Longer than any slug that is or was stored. */
const maxStoredLength = 250;
/** Control characters, separators of a path, and what a browser would decode once more. */
const impossible = /[\p{Cc}/\\]|%[\da-f]{2}|^\.{1,2}$/iu;

/** A title as an address: lowercase, everything else than letters and digits to single hyphens. */
export function slugify(title: string): string {
  return limitMarks(title)
    .normalize("NFKD")
    .replace(/[\u0300-\u036f]/g, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}

/** The slug of a post of this title, or of this slug; with a number above 1 for where the one before is taken. */
export function toPostSlug(title: string, number = 1): string {
  const ending = number === 1 ? "" : `-${number}`;
  const base = slugify(title).slice(0, maxSlugLength - ending.length);
  return base.replace(/-$/, "") + ending;
}

/**
 * Whether an article can have this slug, also one that was imported and is not as ours are. Of anything else neither
 * the database is asked nor a copy kept.
 */
export function mayBeSlug(text: string): boolean {
  return text !== "" && text.length <= maxStoredLength && text.isWellFormed() && !impossible.test(text);
}

/**
 * Ids of an article's headings, in their order; "" for a heading without words. An id is made of the heading's words, so
 * that an address with it leads to its section as long as that is called so; its beginning keeps it apart from the page's own.
 */
export function sectionIds(names: readonly string[]): string[] {
  const ids = new Set<string>();
  /** The number that a further heading of the same words is tried with first. */
  const next = new Map<string, number>();
  return names.map((name) => {
    if (!name.trim()) return "";
    const base = `bagian-${slugify(name)}`.replace(/-$/, "");
    let id = base;
    let number = next.get(base) ?? 2;
    for (; ids.has(id); number += 1) id = `${base}-${number}`;
    next.set(base, number);
    ids.add(id);
    return id;
  });
}
