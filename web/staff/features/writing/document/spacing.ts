import type { Node } from "@tiptap/pm/model";
import { trimEnd } from "../../../../../worker/contract/trim-end";

/** White space in the source, which nobody sees: before an element, and behind its opening or before its closing tag. */
export interface Space {
  /** The kind of element that it was read in; elsewhere the space means nothing. */
  in: string;
  before?: string;
  start?: string;
  end?: string;
}

export const isSpace = (text: string) => !/[^ \t\n\f\r]/.test(text);
export const leadingSpace = (text: string) => /^[ \t\n\f\r]*/.exec(text)?.[0] ?? "";
export const trailingSpace = (text: string) => text.slice(trimEnd(text, /[ \t\n\f\r]/).length);

/** Lists of both kinds are the same place, and so are cells. */
export function placeName(parentName: string): string {
  return parentName.replace(/^(bullet|ordered)/, "").replace("Header", "Cell");
}

export function spaceOf(node: Node): Space | null {
  return node.attrs.space ?? null;
}

/** What was read of a node that is still where it was; null for a new one, as of a half that a split has made. */
export function spaceIn(parent: Node, node: Node, previous: Node | null): Space | null {
  const space = spaceOf(node);
  if (!space || space.in !== placeName(parent.type.name) || space === previous?.attrs.space) return null;
  return space;
}

/** The line break and indentation at the end of white space; a line break when there is none. */
export function lineBreak(before: string): string {
  return `\n${/\n([ \t]*)$/.exec(before)?.[1] ?? ""}`;
}
