/** Characters that the slug of a post may have. */
export const maxSlugLength = 150;
/** Longer than any slug that is or was stored. */
const maxStoredLength = 250;
/** Control characters, separators of a path, and what a browser would decode once more. */
const impossible = /[\p{Cc}/\\]|%[\da-f]{2}|^\.{1,2}$/iu;

/** A title as an address: lowercase, everything else than letters and digits to single hyphens. */
export function slugify(title: string): string {
  return title
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
