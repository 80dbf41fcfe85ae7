import type { Node } from "@tiptap/pm/model";

/** Where a new paragraph is text without a tag of its own. */
const bareIn = new Set(["listItem", "tableCell", "tableHeader", "descriptionDetails", "figure"]);

export function isBareByPlace(parentName: string): boolean {
  return bareIn.has(parentName);
}

/** Whether a paragraph is written without its tag: as it was read, or as the place has it. Two in a row never are. */
export function isBare(parent: Node, index: number): boolean {
  const node = parent.child(index);
  if (!wantsBare(parent, node)) return false;
  if (node.childCount === 0 && parent.childCount > 1) return false;
  return !wantsBare(parent, parent.maybeChild(index - 1)) && !wantsBare(parent, parent.maybeChild(index + 1));
}

function wantsBare(parent: Node, node: Node | null): boolean {
  if (node?.type.name !== "paragraph" || node.attrs.lang) return false;
  return node.attrs.bare ?? isBareByPlace(parent.type.name);
}
