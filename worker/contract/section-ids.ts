import { slugify } from "./slug";

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
