/** Escapes text for element content and quoted attributes. */
export function escapeHtml(text: string): string {
  if (!/[&<>"]/.test(text)) return text;
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is removed
const notInXml = /[\0-\x08\v\f\x0e-\x1f\ufffe\uffff]/g;

/** Removes the characters that XML 1.0 forbids. */
export function withoutForbidden(text: string): string {
  return text.replace(notInXml, "");
}

/**
 * Removes trailing characters that match `character`, a class of one character. A pattern such as `/-+$/` would take
 * quadratic time.
 */
export function trimEnd(text: string, character: RegExp): string {
  let end = text.length;
  while (end > 0 && character.test(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}
