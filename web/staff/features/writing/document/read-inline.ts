import { Fragment, type Mark, type Node as PMNode, type Schema } from "@tiptap/pm/model";
import { readAttributes } from "./html-attributes";
import { Unreadable } from "./refusal";
import { isElement, isText, writeSource } from "./source-html";
import { isSpace, leadingSpace, trailingSpace } from "./spacing";
import { writeInline } from "./write-inline";

const markNames: Readonly<Record<string, string>> = {
  a: "link",
  mark: "highlight",
  strong: "bold",
  b: "bold",
  em: "italic",
  i: "italic",
  u: "underline",
  s: "strike",
  sup: "superscript",
  sub: "subscript",
  code: "code",
};

export function isInline(node: Node): boolean {
  return (
    !isElement(node) || node.localName in markNames || node.localName === "br" || node.localName === "img"
  );
}

/**
 * The nodes of a line of text. Wrappers are told apart by their kind, as the editor makes them; where that gives other
 * bytes, each is numbered.
 */
export function readInline(schema: Schema, nodes: readonly Node[], { isCode = false } = {}): Fragment {
  const plain = read(false);
  return writeInline(plain) === writeSource(nodes) ? plain : read(true);

  function read(isExact: boolean): Fragment {
    const found: PMNode[] = [];
    let wrappers = 0;
    for (const node of nodes) visit(node, []);
    return Fragment.fromArray(joined(found));

    function visit(node: Node, marks: readonly Mark[]) {
      if (!isElement(node)) found.push(...textNodes(node, marks));
      else if (node.localName === "br") found.push(breakNode(node, marks));
      else if (node.localName === "img")
        found.push(schema.node("image", readAttributes(node), undefined, marks));
      else visitWrapper(node, marks);
    }

    function visitWrapper(element: Element, marks: readonly Mark[]) {
      const name = markNames[element.localName];
      if (!name) throw new Unreadable("misplaced", element);
      const wrap = isExact ? wrappers : null;
      wrappers += 1;
      const mark = schema.mark(name, { ...readAttributes(element), tag: element.localName, wrap });
      const inner = mark.addToSet(marks);
      if (!element.hasChildNodes()) found.push(schema.node("blank", null, undefined, inner));
      for (const child of element.childNodes) visit(child, inner);
    }

    function textNodes(node: Node, marks: readonly Mark[]): PMNode[] {
      const text = node.nodeValue ?? "";
      if (isCode) return text ? [schema.text(text, marks)] : [];
      return splitSoft(
        isExact ? text : text.slice(spaceAfterBreak(node).length, lengthBeforeBreak(node)),
        marks,
      );
    }

    function breakNode(element: Element, marks: readonly Mark[]): PMNode {
      const attributes = readAttributes(element);
      const { previousSibling: previous, nextSibling: next } = element;
      if (isExact || isCode) return schema.node("hardBreak", attributes, undefined, marks);
      const before = isText(previous) ? previous.data.slice(lengthBeforeBreak(previous)) : "";
      const end = isText(next) ? spaceAfterBreak(next) : "";
      const space = before || end ? { in: "line", before, end } : null;
      return schema.node("hardBreak", { ...attributes, space }, undefined, marks);
    }
  }

  function splitSoft(text: string, marks: readonly Mark[]): PMNode[] {
    return (text.match(/[ \t\n\f\r]{2,}|[\t\n\f\r]|(?:(?! {2}| [\t\n\f\r])[^\t\n\f\r])+/g) ?? []).map(
      (part) => {
        if (part === " " || !isSpace(part)) return schema.text(part, marks);
        return schema.text(" ", schema.mark("softSpace", { as: part }).addToSet(marks));
      },
    );
  }
}

/** White space behind a line break is seen by nobody: the break keeps it. */
function spaceAfterBreak(node: Node): string {
  return isBreak(node.previousSibling) ? leadingSpace(node.nodeValue ?? "") : "";
}

function lengthBeforeBreak(node: Node): number {
  const text = node.nodeValue ?? "";
  const space = isBreak(node.nextSibling) ? trailingSpace(text).length : 0;
  return Math.max(text.length - space, spaceAfterBreak(node).length);
}

function isBreak(node: Node | null): boolean {
  return isElement(node) && node.localName === "br";
}

/** Text with the same marks is one node, as everywhere in the editor. */
function joined(nodes: readonly PMNode[]): PMNode[] {
  return nodes.reduce<PMNode[]>((all, node) => {
    const last = all.at(-1);
    if (last?.isText && node.isText && last.sameMarkup(node)) {
      all[all.length - 1] = node.type.schema.text(`${last.text}${node.text}`, node.marks);
    } else all.push(node);
    return all;
  }, []);
}
