import { parseDocument } from "htmlparser2";
import { type Element, isElement, type Node, wordsIn } from "../../blog/posts/article-tree";
import { absoluteUrl } from "../../contract/site";

const headings: Record<string, string> = { h2: "##", h3: "###", h4: "####" };
const marks: Record<string, string> = { strong: "**", b: "**", em: "*", i: "*", s: "~~" };
const inlineTags = new Set([
  ...Object.keys(marks),
  ..."a br code img mark picture source span sub sup u".split(" "),
]);

/** Limit of nested quotations, lists and tables; each level adds a prefix to every line. */
const maxNested = 6;

/** Converts cleaned article HTML to Markdown (CommonMark with GitHub's tables). */
export function toMarkdown(html: string): string {
  return renderBlocks(parseDocument(html).children, 0).join("\n\n");
}

/** Converts block elements; inline nodes between them become a paragraph. */
function renderBlocks(nodes: Node[], nested: number): string[] {
  const blocks: string[] = [];
  let run: Node[] = [];
  const endRun = () => {
    const text = renderInline(run).trim();
    if (text) blocks.push(escapeStart(text));
    run = [];
  };
  for (const node of nodes) {
    if (!isElement(node) || inlineTags.has(node.name)) run.push(node);
    else {
      endRun();
      for (const block of renderBlock(node, nested)) blocks.push(block);
    }
  }
  endRun();
  return blocks;
}

function renderBlock(element: Element, nested: number): string[] {
  const { name, children } = element;
  const heading = headings[name];
  if (heading) return [`${heading} ${renderInline(children).trim()}`];
  if (name === "hr") return ["---"];
  if (name === "pre") return [fence(wordsIn(children))];
  if (name === "blockquote" && nested < maxNested) {
    return [indent(renderBlocks(children, nested + 1).join("\n\n"), "> ")];
  }
  if ((name === "ul" || name === "ol") && nested < maxNested) return [list(element, nested + 1)];
  if (name === "table" && nested < maxNested) return table(element, nested + 1);
  if (name === "dt") return [`**${renderInline(children).trim()}**`];
  return renderBlocks(children, nested);
}

function list({ name, attribs, children }: Element, nested: number): string {
  // CommonMark allows list numbers of up to nine digits.
  const first = /^\d{1,9}$/.test(attribs.start ?? "") ? Number(attribs.start) : 1;
  const items = children.filter(isElement).map((item, index) => {
    const marker = name === "ol" ? `${first + index}. ` : "- ";
    const body = renderBlocks(item.children, nested).join("\n\n");
    return marker + indent(body, " ".repeat(marker.length)).trimStart();
  });
  return items.join("\n");
}

function table(element: Element, nested: number): string[] {
  const caption = find(element, "caption").map(({ children }) => renderInline(children).trim());
  const rows = find(element, "tr").map(({ children }) => {
    const cells = children
      .filter(isElement)
      .map((cell) =>
        renderBlocks(cell.children, nested).join(" ").replaceAll("\\\n", "<br>").replaceAll("\n", " "),
      );
    return `| ${cells.map((cell) => cell.replaceAll("|", "\\|")).join(" | ")} |`;
  });
  const columns = find(element, "tr")[0]?.children.filter(isElement).length ?? 0;
  const ruled = rows.toSpliced(1, 0, `|${" --- |".repeat(columns)}`).join("\n");
  return rows.length > 0 ? [...caption, ruled] : caption;
}

function find(element: Element, name: string): Element[] {
  return element.children
    .filter(isElement)
    .flatMap((child) => (child.name === name ? [child] : find(child, name)));
}

function renderInline(nodes: Node[]): string {
  return nodes.map((node) => (isElement(node) ? inlineElement(node) : escapeText(wordsIn([node])))).join("");
}

function inlineElement({ name, attribs, children }: Element): string {
  if (name === "br") return "\\\n";
  if (name === "code") return codeSpan(wordsIn(children));
  if (name === "img") return `![${escapeText(attribs.alt ?? "")}](${linkAddress(attribs.src ?? "")})`;
  const inner = renderInline(children);
  if (name === "a" && attribs.href && inner.trim()) return `[${inner.trim()}](${linkAddress(attribs.href)})`;
  const mark = marks[name];
  const words = inner.trim();
  // An emphasis mark must touch its words, so surrounding spaces go outside.
  return mark && words ? inner.split(words, 2).join(`${mark}${words}${mark}`) : inner;
}

export function linkAddress(url: string): string {
  return absoluteUrl(url).replaceAll(/[\s()<>]/g, (character) =>
    encodeURIComponent(character).replace("(", "%28").replace(")", "%29"),
  );
}

function codeSpan(code: string): string {
  const text = code.replaceAll(/\s+/g, " ");
  const ticks = "`".repeat(longestRun(text) + 1);
  return text.includes("`") ? `${ticks} ${text} ${ticks}` : `${ticks}${text}${ticks}`;
}

function fence(code: string): string {
  const ticks = "`".repeat(Math.max(3, longestRun(code) + 1));
  return `${ticks}\n${code.replace(/\n$/, "")}\n${ticks}`;
}

function longestRun(text: string): number {
  return (text.match(/`+/g) ?? []).reduce((longest, { length }) => Math.max(longest, length), 0);
}

/** Text escaped for Markdown; white space collapses to one space. */
export function escapeText(text: string): string {
  // "<" becomes an entity, because a backslash after a URL would count as part of the URL.
  return text
    .replaceAll(/\s+/g, " ")
    .replaceAll(/[\\`*_[\]>~&]/g, "\\$&")
    .replaceAll("<", "&lt;");
}

/** Escapes what would make a paragraph a heading or a list. */
function escapeStart(text: string): string {
  return text.replace(/^([#+-])/, "\\$1").replace(/^(\d+)([.)])/, "$1\\$2");
}

function indent(text: string, prefix: string): string {
  return text
    .split("\n")
    .map((line) => (line ? prefix + line : prefix.trimEnd()))
    .join("\n");
}
