import { DomUtils } from "htmlparser2";
import {
  classNames,
  createElement,
  type Element,
  isElement,
  isText,
  type Node,
  setChildren,
  wordsIn,
} from "../../html-tree";

/** The declarations of CSS that we read, by their property, in small letters. */
export type Style = ReadonlyMap<string, string>;
/** The elements of formatting that stand around a node. */
export type Marks = ReadonlySet<string>;

const noStyle: Style = new Map();
const properties = new Set(
  "display visibility font-weight font-style text-decoration text-decoration-line vertical-align mso-highlight mso-hide mso-element mso-special-character".split(
    " ",
  ),
);
/** Longer values say nothing that we read; they are searched again for each element of a class. */
const longestValue = 200;
const markNames = new Set(["strong", "em", "s", "u", "sup", "sub", "mark"]);

/** Elements that stand in a line. */
export const inline = new Set(
  "a abbr b big br cite code del dfn em font i img ins kbd mark o:p q s samp small span strike strong sub sup tt u".split(
    " ",
  ),
);

/** The style for each class: Excel and the export of Google Docs put formatting into a style sheet. */
export function classesOf(nodes: Node[]): Map<string, Style> {
  const sheets = DomUtils.getElementsByTagName("style", nodes, true).map(({ children }) => wordsIn(children));
  const rules = sheets.flatMap((sheet) => [...sheet.matchAll(/\.([\w-]+)\s*\{([^{}]*)\}/g)]);
  return new Map(rules.map(([, name = "", declarations = ""]) => [name, parseStyle(declarations)]));
}

export function styleOf(element: Element, classes: ReadonlyMap<string, Style>): Style {
  const own = element.attribs.style ? parseStyle(element.attribs.style) : noStyle;
  if (classes.size === 0) return own;
  const styles = [...classNames(element).map((name) => classes.get(name) ?? noStyle), own];
  return new Map(styles.flatMap((style) => [...style]));
}

function parseStyle(declarations: string): Style {
  return new Map(
    declarations
      .toLowerCase()
      .split(";")
      .flatMap((declaration) => {
        const [name = "", value] = declaration.split(":", 2);
        const property = name.trim();
        return value !== undefined && properties.has(property)
          ? [[property, value.slice(0, longestValue).replace("!important", "").trim()]]
          : [];
      }),
  );
}

/** The elements that a style stands for, the outermost first; only around what stands in a line. */
export function marksOf(
  { name, children }: Element,
  style: Style,
  { marks, isInLink }: { marks: Marks; isInLink: boolean },
): string[] {
  if (style.size === 0 || isBlank(children)) return [];
  if (!children.every((child) => !isElement(child) || inline.has(child.name))) return [];
  const decoration = `${style.get("text-decoration")} ${style.get("text-decoration-line")}`;
  const align = inline.has(name) ? style.get("vertical-align") : "";
  const isBold = /^(?:bold|bolder|[6-9]\d\d)$/.test(style.get("font-weight") ?? "");
  const isLink = isInLink || name === "a" || children.some((child) => isElement(child) && child.name === "a");
  const wanted = {
    strong: isBold && !/^(?:th|h\d)$/.test(name),
    em: /^(?:italic|oblique)/.test(style.get("font-style") ?? ""),
    s: decoration.includes("line-through"),
    u: decoration.includes("underline") && !isLink,
    sup: align === "super",
    sub: align === "sub",
    mark: style.has("mso-highlight"),
  };
  return Object.entries(wanted).flatMap(([mark, isWanted]) => (isWanted && !marks.has(mark) ? [mark] : []));
}

/** The mark that an element is, where two say the same. */
export function markOf(name: string): string {
  return name === "b" ? "strong" : name === "i" ? "em" : name;
}

/** The marks with those of the names that are marks: the same set where none of them is new. */
export function addMarks(marks: Marks, names: readonly string[]): Marks {
  const added = names.filter((name) => markNames.has(name) && !marks.has(name));
  return added.length > 0 ? new Set([...marks, ...added]) : marks;
}

/** Nodes within elements of these names, the outermost first. */
export function wrap(nodes: Node[], names: readonly string[], like: Element): Node[] {
  return names.reduceRight((within, name) => {
    const mark = createElement(like, name);
    setChildren(mark, within);
    return [mark];
  }, nodes);
}

/** Whether nodes are white space alone. */
export function isBlank(nodes: readonly Node[]): boolean {
  return nodes.every((node) => !isElement(node) && !(isText(node) && node.data.trim()));
}
