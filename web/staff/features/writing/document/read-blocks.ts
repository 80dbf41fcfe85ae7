import type { Node as PMNode, Schema } from "@tiptap/pm/model";
import type { Attributes } from "./html-attributes";
import { isBareByPlace } from "./paragraph-tag";
import { isInline } from "./read-inline";
import { readTable } from "./read-table";
import { attributesAt, readCode, readLine, readTextBlock } from "./read-text";
import { Unreadable } from "./refusal";
import { isSpace, placeName, type Space } from "./spacing";

const textBlocks: Readonly<Record<string, string>> = {
  p: "paragraph",
  h2: "heading",
  h3: "heading",
  h4: "heading",
  figcaption: "figureCaption",
  dt: "descriptionTerm",
};

const containers: Readonly<Record<string, string>> = {
  section: "section",
  blockquote: "blockquote",
  ul: "bulletList",
  ol: "orderedList",
  li: "listItem",
  dl: "descriptionList",
  dd: "descriptionDetails",
  figure: "figure",
};

/** More elements within each other than any article has. */
const deepest = 60;

/** The blocks of a page, with what is needed to write the same bytes; throws `Unreadable`. */
export function readDocument(schema: Schema, body: HTMLElement): PMNode {
  let depth = 0;
  return readContainer("doc", body, {});

  function readContainer(name: string, element: Element, given: Attributes): PMNode {
    depth += 1;
    if (depth > deepest) throw new Unreadable("deep", element);
    const { blocks, end } = readFlow(name, element);
    depth -= 1;
    const space = given.space ? { ...(given.space as Space), end } : null;
    return schema.node(name, { ...given, space }, blocks);
  }

  /** Blocks in their order; inline nodes between them are paragraphs without a tag. */
  function readFlow(place: string, parent: Element): { blocks: PMNode[]; end: string } {
    const blocks: PMNode[] = [];
    let match = schema.nodes[place]?.contentMatch;
    let line: Node[] = [];
    let gap = "";
    for (const child of parent.childNodes) {
      if (isInline(child)) line.push(child);
      else {
        endLine();
        add(readBlock(child as Element, place, gap), child as Element);
        gap = "";
      }
    }
    endLine();
    if (blocks.length === 0 && holdsText(place)) add(emptyParagraph(place), parent);
    if (!match?.validEnd) throw new Unreadable("empty", parent);
    return { blocks, end: gap };

    function add(block: PMNode, element: Element) {
      match = match?.matchType(block.type) ?? undefined;
      if (!match) throw new Unreadable("misplaced", element);
      blocks.push(block);
    }

    function endLine() {
      const [nodes, before] = [line, gap];
      line = [];
      if (nodes.every((node) => node.nodeType === Node.TEXT_NODE && isSpace(node.nodeValue ?? ""))) {
        gap += nodes.map((node) => node.nodeValue).join("");
        return;
      }
      if (!holdsText(place)) throw new Unreadable("misplaced", parent);
      const { paragraph, behind } = readLine(schema, nodes, place, before);
      add(asBare(paragraph, place), parent);
      gap = behind;
    }
  }

  function readBlock(element: Element, place: string, before: string): PMNode {
    const tag = element.localName;
    const given = attributesAt(element, place, before);
    const textBlock = textBlocks[tag];
    if (textBlock) return readTextBlock(schema, textBlock, element, { ...given, ...ownOf(tag, place) });
    const container = containers[tag];
    if (container) return readContainer(container, element, given);
    switch (tag) {
      case "pre":
        return readCode(schema, element, given);
      case "hr":
        return schema.node("horizontalRule", given);
      case "table":
        return readTable(schema, readContainer, element, given);
    }
    throw new Unreadable("misplaced", element);
  }

  function holdsText(place: string): boolean {
    const { paragraph } = schema.nodes;
    return Boolean(paragraph && schema.nodes[place]?.contentMatch.matchType(paragraph));
  }

  function asBare({ type, attrs, content }: PMNode, place: string): PMNode {
    return isBareByPlace(place)
      ? type.create(attrs, content)
      : type.create({ ...attrs, bare: true }, content);
  }

  /** What one writes into a place where nothing stands. An empty article is new. */
  function emptyParagraph(place: string): PMNode {
    if (place === "doc") return schema.node("paragraph");
    return asBare(schema.node("paragraph", { space: { in: placeName(place) } }), place);
  }
}

function ownOf(tag: string, place: string): Attributes {
  if (tag === "p") return isBareByPlace(place) ? { bare: false } : {};
  return tag.startsWith("h") ? { level: Number(tag.slice(1)) } : {};
}
