import { type Editor, getMarkRange } from "@tiptap/core";

/** A link of the text, and where it stands. */
export interface FoundLink {
  from: number;
  to: number;
  href: string;
  isNewTab: boolean;
}

/** The link that the cursor stands in, or that all of the selection belongs to. */
export function findLink({ state }: Editor): FoundLink | null {
  const { $from, to } = state.selection;
  const { link } = state.schema.marks;
  const range = link && getMarkRange($from, link);
  if (!range || to > range.to) return null;
  const mark = state.doc.nodeAt(range.from)?.marks.find(({ type }) => type === link);
  return mark ? { ...range, href: mark.attrs.href, isNewTab: mark.attrs.target === "_blank" } : null;
}

/** Where a link leads, and how. */
export interface LinkTarget {
  href: string;
  isNewTab: boolean;
  /** What is written where nothing is selected. */
  text: string;
}

/** Links what is selected, changes the link that the cursor is in, or writes a new one. */
export function setLink(editor: Editor, { href, isNewTab, text }: LinkTarget): void {
  const attrs = { href, target: isNewTab ? "_blank" : null, rel: isNewTab ? "noopener noreferrer" : null };
  const range = findLink(editor) ?? editor.state.selection;
  editor.view.focus();
  const chain = editor.chain();
  if (range.from === range.to) {
    const marks = [
      ...editor.state.selection.$from.marks().map((mark) => mark.toJSON()),
      { type: "link", attrs },
    ];
    chain.insertContent({ type: "text", text, marks }).run();
    return;
  }
  chain
    .setTextSelection({ from: range.from, to: range.to })
    .setMark("link", attrs)
    .setTextSelection(range.to)
    .scrollIntoView()
    .run();
}

/** Takes the link off that the cursor is in, or all links of the selection. */
export function removeLink(editor: Editor): void {
  const { from, to } = findLink(editor) ?? editor.state.selection;
  const { selection } = editor.state;
  editor.view.focus();
  editor
    .chain()
    .setTextSelection({ from, to })
    .unsetMark("link")
    .setTextSelection({ from: selection.from, to: selection.to })
    .run();
}

/** Whether a link can stand where the selection is. */
export function mayLink({ state }: Editor): boolean {
  const { parent } = state.selection.$from;
  const { link } = state.schema.marks;
  return parent.inlineContent && link !== undefined && parent.type.allowsMarkType(link);
}

/** What somebody typed where a link is to lead: an address, words to search for, or what may not be linked to. */
export type Typed = { href: string } | { words: string } | { problem: string };

const schemes = ["https:", "http:", "mailto:", "tel:"];
const withScheme = /^([a-z][a-z0-9+.-]*:)(.*)$/is;
const mailAddress = /^[^\s@/:]+@[^\s@/]+\.[a-z]{2,}$/i;
const phone = /^\+\d[\d\s-]{6,20}$/;
/** `contoh.co.id`, also with a port, a path or what follows one. */
const bareDomain = /^(?:[\p{L}\p{N}-]+\.)+\p{L}{2,}(?::\d{1,5})?(?:[/?#]\S*)?$/u;

const badScheme = "Tautan hanya boleh menuju alamat https, http, mailto, tel, atau halaman situs ini (/…).";
const badAddress = "Alamat ini tidak lengkap. Contoh yang benar: https://contoh.id/halaman";

/** Reads what was typed or pasted. An address without a scheme is one of the web, of a person or of a phone. */
export function readTyped(typed: string): Typed {
  const text = typed.trim();
  if (/^(\/(?!\/)|#)\S*$/.test(text)) return { href: text };
  if (text.startsWith("//")) return readTyped(`https:${text}`);
  if (mailAddress.test(text)) return { href: `mailto:${text}` };
  if (phone.test(text)) return { href: `tel:${text.replace(/[\s-]/g, "")}` };
  if (bareDomain.test(text)) return complete(`https://${text}`);
  const [, scheme = "", rest = ""] = withScheme.exec(text) ?? [];
  // A colon within a sentence makes no scheme of the word before it.
  if (!scheme || /^\s/.test(rest) || (rest === "" && !schemes.includes(scheme.toLowerCase()))) {
    return { words: text };
  }
  return schemes.includes(scheme.toLowerCase()) ? complete(text) : { problem: badScheme };
}

function complete(href: string): Typed {
  const isWhole = !/\s/.test(href) && URL.canParse(href) && !/^(https?:\/*|mailto:|tel:)$/i.test(href);
  return isWhole ? { href } : { problem: badAddress };
}

/** The address that was copied, where it is nothing else; null for any other text. */
export function copiedAddress(text: string): string | null {
  if (!/^(https?:\/\/|mailto:|tel:)\S+$/i.test(text.trim())) return null;
  const read = readTyped(text);
  return "href" in read ? read.href : null;
}

/** Whether the cleaner lets an address stand: of this site, or of a scheme that an article may lead to. */
export function isAddress(value: string, tag = "a"): boolean {
  // Browsers read over characters up to the space, wherever they stand.
  const plain = [...value].filter((character) => character > " ").join("");
  if (!plain || /^[/\\]{2}|<!--/.test(plain)) return false;
  const [, scheme] = /^([a-z][a-z\d+.-]*):/i.exec(plain) ?? [];
  if (!scheme) return true;
  return (tag === "img" ? /^https$/i : /^(https?|mailto|tel)$/i).test(scheme);
}
