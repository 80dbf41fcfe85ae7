import type { JSONContent } from "@tiptap/core";
import { documentSchema } from "./document-extensions";
import { readDocument } from "./read-blocks";
import { type Refusal, refusalAt, Unreadable } from "./refusal";
import { parseSource } from "./source-html";
import { writeHtml } from "./write-html";

export type Opened = { document: JSONContent } | { refusal: Refusal };

/**
 * The document of HTML that the server has cleaned. Whatever the editor would not write back to the byte is refused,
 * and says what it would lose.
 */
export function openDocument(cleaned: string): Opened {
  try {
    const document = readDocument(documentSchema(), parseSource(cleaned));
    const written = writeHtml(document);
    if (written !== cleaned) return { refusal: refusalAt(cleaned, written) };
    return { document: document.toJSON() };
  } catch (error) {
    if (error instanceof Unreadable) return { refusal: error.refusal };
    throw error;
  }
}
