import { limitMarks } from "./text";

export const maxSlugLength = 150;
/** Longer than any stored slug. */
const maxStoredLength = 250;
/** Control characters, path separators, and sequences that a browser would decode again. */
const impossible = /[\p{Cc}/\\]|%[\da-f]{2}|^\.{1,2}$/iu;

/** A title as a slug: lowercase letters and digits, everything else as single hyphens. */
export function slugify(title: string): string {
  return limitMarks(title)
    .normalize("NFKD")
    .replace(/[\u0300-\u036f]/g, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}

/** The slug for a title or typed slug; a `number` above 1 is appended if the earlier ones are taken. */
export function toPostSlug(title: string, number = 1): string {
  const ending = number === 1 ? "" : `-${number}`;
  const base = slugify(title).slice(0, maxSlugLength - ending.length);
  return base.replace(/-$/, "") + ending;
}

/**
 * Whether an article can have this slug, including imported ones. Other slugs are answered without a query or cache
 * entry.
 */
export function mayBeSlug(text: string): boolean {
  return text !== "" && text.length <= maxStoredLength && text.isWellFormed() && !impossible.test(text);
}

/**
 * Ids of an article's headings, in order; "" for an empty heading. An id contains the heading's words, so that links
 * stay valid as long as the heading does; its prefix avoids collisions with the page's ids.
 */
export function sectionIds(names: readonly string[]): string[] {
  const ids = new Set<string>();
  /** The next number to try for a repeated heading. */
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
