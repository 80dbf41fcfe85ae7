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
