import { DomHandler, Parser } from "htmlparser2";
import { AppError } from "../../errors";
import { type Document, isElement, type Node } from "../../html-tree";

/** More than any program writes. Parsing and cleaning take time for each level at each element. */
const maxOpenElements = 256;

export interface ParsedArticle {
  document: Document;
  /** How many elements stand in each other at most. */
  levels: number;
  /** The elements that have words in them, at any level. */
  withWords: ReadonlySet<Node>;
}

/** The tree of HTML of any kind; 400 as soon as too many elements are open. */
export function parseArticle(html: string): ParsedArticle {
  const handler = new ArticleHandler();
  new Parser(handler).end(html);
  return { document: handler.root, levels: handler.levels, withWords: handler.withWords };
}

/** 400 where rewriting a tree has made it that deep. */
export function refuseDeepTree(nodes: readonly Node[]): void {
  let levels = 0;
  for (let level = nodes.filter(isElement); level.length > 0; levels += 1) {
    level = level.flatMap(({ children }) => children.filter(isElement));
  }
  if (levels > maxOpenElements) refuseDeepHtml();
}

function refuseDeepHtml(): never {
  const message = "Konten berisi terlalu banyak tag yang tidak ditutup";
  throw new AppError("validation_failed", message, { fields: { content: message } });
}

class ArticleHandler extends DomHandler {
  levels = 0;
  withWords = new Set<Node>();

  override onopentag(name: string, attribs: Record<string, string>): void {
    super.onopentag(name, attribs);
    // The document is the first on the stack.
    this.levels = Math.max(this.levels, this.tagStack.length - 1);
    if (this.levels > maxOpenElements) refuseDeepHtml();
  }

  override ontext(data: string): void {
    super.ontext(data);
    if (!data.trim()) return;
    for (let index = this.tagStack.length - 1; index >= 0; index -= 1) {
      const node = this.tagStack[index] as Node;
      if (this.withWords.has(node)) return;
      this.withWords.add(node);
    }
  }
}
