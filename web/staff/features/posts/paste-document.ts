import type { ClipboardEvent } from "react";

/** Signs of Word, LibreOffice and Google Docs; HTML that was copied elsewhere may be meant as text. */
const documentSigns =
  /docs-internal-guid|urn:schemas-microsoft-com:office|class="?Mso|content="?(?:Microsoft Word|LibreOffice)/i;
const blockEnd = /(<\/(?:p|h[2-4]|ul|ol|li|table|tr|blockquote|figure)>)(?!\n)/g;

/** HTML as a person reads it: a block on a line. */
export function breakLines(html: string): string {
  return html.replace(blockEnd, "$1\n");
}

export function isDocument(html: string): boolean {
  return documentSigns.test(html);
}

/** Pastes what was copied from a word processor with its headings, emphasis and lists, as `clean` leaves them. */
export async function pasteDocument(
  event: ClipboardEvent<HTMLTextAreaElement>,
  clean: (html: string) => Promise<string>,
): Promise<void> {
  const html = event.clipboardData.getData("text/html");
  if (!isDocument(html)) return;
  event.preventDefault();
  const plain = event.clipboardData.getData("text/plain");
  const input = event.currentTarget;
  let text: string;
  try {
    const { body } = new DOMParser().parseFromString(html, "text/html");
    text = breakLines(await clean(body.innerHTML)) || plain;
  } catch (error) {
    console.error(error);
    text = plain;
  }
  input.focus();
  // Outdated, but the only way that leaves the browser's Undo intact.
  document.execCommand("insertText", false, text);
}
