import type { Node as PMNode, Schema } from "@tiptap/pm/model";
import { type Attributes, readAttributes } from "./html-attributes";
import { readInline } from "./read-inline";
import { isElement, isText } from "./source-html";
import { leadingSpace, placeName, type Space, trailingSpace } from "./spacing";

/** Reads an element that holds blocks into a node of this name. */
export type ReadContainer = (name: string, element: Element, given: Attributes) => PMNode;

/** Attributes of an element that stands in a node of the name `place`, with the white space before it. */
export function attributesAt(element: Element, place: string, before: string, end = ""): Attributes {
  const space: Space = { in: placeName(place), before, end };
  return { ...readAttributes(element), space };
}

/** Text of an element, without the white space at its ends that nobody sees. */
export function readTextBlock(schema: Schema, name: string, element: Element, given: Attributes): PMNode {
  const nodes = [...element.childNodes];
  const start = takeLeading(nodes[0]);
  const end = takeTrailing(nodes.at(-1));
  const space = { ...(given.space as Space), start, end };
  return schema.node(name, { ...given, space }, readInline(schema, withoutEmpty(nodes)));
}

/** Inline nodes that stand beside blocks, as a paragraph without a tag, and the white space behind it. */
export function readLine(schema: Schema, nodes: readonly Node[], place: string, gap: string) {
  const space: Space = { in: placeName(place), before: gap + takeLeading(nodes[0]) };
  const behind = takeTrailing(nodes.at(-1));
  return { paragraph: schema.node("paragraph", { space }, readInline(schema, withoutEmpty(nodes))), behind };
}

/** `<pre>` with its text as it stands there; a browser leaves out a line break behind the tag. */
export function readCode(schema: Schema, element: Element, given: Attributes): PMNode {
  const nodes = [...element.childNodes];
  const start = isText(nodes[0]) && nodes[0].data.startsWith("\n") ? "\n" : "";
  if (isText(nodes[0])) nodes[0].data = nodes[0].data.slice(start.length);
  const space = { ...(given.space as Space), start };
  const left = withoutEmpty(nodes);
  const [only] = left;
  if (left.length !== 1 || !isElement(only) || only.localName !== "code") {
    const content = readInline(schema, left, { isCode: true });
    return schema.node("codeBlock", { ...given, space, plain: true }, content);
  }
  const inner = only.attributes.length > 0 ? readAttributes(only) : null;
  const content = readInline(schema, [...only.childNodes], { isCode: true });
  return schema.node("codeBlock", { ...given, space, inner }, content);
}

function takeLeading(node: Node | undefined): string {
  if (!isText(node)) return "";
  const space = leadingSpace(node.data);
  node.data = node.data.slice(space.length);
  return space;
}

function takeTrailing(node: Node | undefined): string {
  if (!isText(node)) return "";
  const space = trailingSpace(node.data);
  node.data = node.data.slice(0, node.data.length - space.length);
  return space;
}

const withoutEmpty = (nodes: readonly Node[]) => nodes.filter((node) => !isText(node) || node.data !== "");
