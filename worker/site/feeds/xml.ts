import { html } from "hono/html";

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what XML 1.0 does not take
const forbidden = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

/** A template whose values come out escaped; XML escapes what HTML does. */
export const xml = html;

/** A whole document: its declaration, and nothing in it that no reader would take. */
export async function xmlDocument(root: ReturnType<typeof xml>): Promise<string> {
  const text = String(await root).toWellFormed();
  return `<?xml version="1.0" encoding="UTF-8"?>\n${text.replace(forbidden, "")}`;
}
