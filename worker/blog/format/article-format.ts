import { Lexer, Marked, Renderer, Tokenizer, type Tokens } from "marked";
import { parsePictureAddress } from "../../contract/media/pictures";
import { cleanArticleHtml } from "../posts/article-html";
import {
  close,
  endMarkedHeadings,
  isMarkedHeading,
  markdownFree,
  open,
  putBack,
  splitMarkedParagraph,
} from "./marked-headings";

/** Elements that stand in a line of text; whatever else stands at the top is a block of its own. */
const inlineTags = new Set("a strong em b i u s sub sup mark code br img".split(" "));
const voidTags = new Set(["br", "hr", "img"]);

/**
 * Old article HTML in today's form: what stands bare, with or without markdown, becomes headings, paragraphs
 * and lists; blocks that are HTML already stay as they are. The result is clean, and unchanged by a second run.
 */
export function formatArticle(html: string): string {
  const kept: string[] = [];
  function keep(piece: string): string {
    return `${open}${kept.push(piece) - 1}${close}`;
  }
  const parts = splitBlocks(cleanArticleHtml(html), keep).map(({ html, bare }) => ({
    html: bare ? endMarkedHeadings(html, kept) : splitMarkedParagraph(html),
    bare,
  }));
  const isReadable = mayBeMarkdown(parts);
  const formatted = parts.map(({ html, bare }) => {
    if (!bare || html.trim() === "") return html;
    return putBack(isReadable ? fromMarkdown(html) : html, kept);
  });
  return cleanArticleHtml(formatted.join(""));
}

interface Part {
  html: string;
  /** Text outside any block, with placeholders for the elements in it. */
  bare: boolean;
}

/** Cuts cleaned HTML, whose tags are all closed and escaped, between its outermost blocks. */
function splitBlocks(html: string, keep: (piece: string) => string): Part[] {
  const parts: Part[] = [];
  let bare = "";
  let element = "";
  let hasBlock = false;
  let depth = 0;
  for (const [token, name] of html.matchAll(/<\/?([a-z][a-z0-9]*)(?:[^a-z0-9<>][^<>]*)?>|[^<]+/g)) {
    if (depth === 0 && name === undefined) {
      bare += token.replace(markdownFree, keep);
      continue;
    }
    element += token;
    if (name === undefined) continue;
    if (!inlineTags.has(name)) hasBlock = true;
    if (!voidTags.has(name)) depth += token.startsWith("</") ? -1 : 1;
    if (depth > 0) continue;
    if (hasBlock) {
      parts.push({ html: bare, bare: true }, { html: element, bare: false });
      bare = "";
      // Over several lines it could end up around a block.
    } else bare += element.includes("\n") ? keep(element) : element.replace(markdownFree, keep);
    element = "";
    hasBlock = false;
  }
  parts.push({ html: bare, bare: true });
  return parts;
}

/** Signs of emphasis and of items in an article's bare text; the time to read them grows with their square. */
const maxSigns = 1000;
/** Characters of that text: some 6,000 words. The time for lists and quotations grows faster than their text. */
const maxBareText = 60_000;
/** An item is read anew at each line that goes on with it. */
const maxLines = 2000;
/** Lists and quotations within each other, by their indentation or on one line; each level is read anew. */
const tooDeep = /^(?: {0,3}\t| {4}){15}|^(?:[ \t]{0,9}(?:&gt;|[-+*]|\d{1,9}[.)])){20}/m;

/** UTF-16 units of a word; the time to see whether one is an address grows with their square. */
const longestWord = 1000;

/** False for bare text that would take seconds to read: it is left as it is. */
function mayBeMarkdown(parts: readonly Part[]): boolean {
  const text = parts.flatMap(({ html, bare }) => (bare ? [html] : [])).join("");
  const signs = text.match(/[*_~`[]|(?<=\s)(?:\d{1,9}[.)]|[-+])(?=\s)/g)?.length ?? 0;
  if (text.length > maxBareText || text.split("\n").length > maxLines) return false;
  if (text.split(/\s+/).some(({ length }) => length > longestWord)) return false;
  return signs <= maxSigns && !tooDeep.test(text);
}

function fromMarkdown(bare: string): string {
  // A quotation's mark is escaped in HTML.
  const text = bare.replace(/^ {0,3}(?:&gt; ?)+/gm, (marks) => marks.replaceAll("&gt;", ">"));
  const isChat = messageHead.test(text) || (struckOnce.test(text) && !text.includes("**"));
  const html = isChat
    ? chat.parse(text.replace(itemEnd, "$1\n"), { async: false })
    : markdown.parse(text, { async: false });
  return `\n${html.trim()}\n`;
}

/** "[26/11 09.12] Bu Rina:" as WhatsApp copies it, or "26/11/26 09.12 - Bu Rina:" as it exports it. */
const messageHead =
  /^\[?\d{1,2}\/\d{1,2}(?:\/\d{2,4})?,? \d{1,2}[.:]\d\d(?:[.:]\d\d)?(?:\]| -) [^\n:]{1,60}:/m;
/** What WhatsApp strikes; markdown takes two signs. */
const struckOnce = /(?<!~)~[^~\s](?:[^~\n]*[^~\s])?~(?!~)/;
/** Markdown takes the line behind an item for a part of it. */
const itemEnd = /^([-*] .*\n)(?=[^\n*-])/gm;

/** Leaves out what would lose a word of the text, or take it for code by its indentation. */
class ArticleTokenizer extends Tokenizer {
  override def(): undefined {}
  override table(): undefined {}

  /** To marked a table ends a paragraph: it would read all that follows again at each line that looks like one. */
  override paragraph(source: string): Tokens.Paragraph | undefined {
    const [raw, lines = ""] = Lexer.rules.block.normal.paragraph.exec(source) ?? [];
    if (raw === undefined) return undefined;
    const text = lines.replace(/\n$/, "");
    return { type: "paragraph", raw, text, tokens: this.lexer.inline(text) };
  }

  override html(): undefined {}
  override code(): undefined {}

  override escape(source: string): Tokens.Escape | undefined {
    return source.startsWith("\\&") ? undefined : super.escape(source);
  }

  override fences(source: string): Tokens.Code | undefined {
    const token = super.fences(source);
    const isClosed = /\n {0,3}(```+|~~~+) *\n*$/.test(token?.raw ?? "");
    return isClosed && /^[\w+#-]*$/.test(token?.lang ?? "") ? token : undefined;
  }

  override list(source: string): Tokens.List | undefined {
    const token = super.list(source);
    return token && keepsNumbers(token) ? token : undefined;
  }

  override url(source: string): Tokens.Link | undefined {
    const token = super.url(source);
    // Its renderer escapes what it takes for an address in plain text.
    return token && !token.href.includes(open) && !parsePictureAddress(token.href)
      ? { ...token, autolink: false }
      : undefined;
  }

  override link(source: string): Tokens.Link | Tokens.Image | undefined {
    const token = super.link(source);
    return token && isAddress(token.href) ? token : undefined;
  }
}

/** A browser counts on from the first number, so other numbers would be lost. All "1." is markdown's short form. */
function keepsNumbers({ ordered, items }: Tokens.List): boolean {
  if (!ordered) return true;
  const numbers = items.map(({ raw }) => Number.parseInt(raw, 10));
  return (
    numbers.every((number, index) => number === (numbers[0] ?? 0) + index) || numbers.every((n) => n === 1)
  );
}

/** Formatting puts no picture of the library into an article: that is noted where it is written, and may be refused. */
function isAddress(href: string): boolean {
  const isForm = /^(https?:\/\/|mailto:|tel:|[/#](?!\/))/i.test(href) && !href.includes(open);
  return isForm && !parsePictureAddress(href);
}

/** The text is HTML already, with its signs escaped, so nothing is escaped here a second time. */
class ArticleRenderer extends Renderer {
  override heading({ tokens, depth }: Tokens.Heading): string {
    const level = Math.min(Math.max(depth, 2), 4);
    return `<h${level}>${this.parser.parseInline(tokens)}</h${level}>\n`;
  }

  /** A sign that was escaped keeps its backslash where the second run would make a heading of the paragraph. */
  override paragraph({ tokens }: Tokens.Paragraph): string {
    const text = this.parser.parseInline(tokens);
    return `<p>${isMarkedHeading(text) ? text.replace("#", "\\#") : text}</p>\n`;
  }

  override code({ text }: Tokens.Code): string {
    return `<pre><code>${text}</code></pre>\n`;
  }

  override codespan({ text }: Tokens.Codespan): string {
    return `<code>${text}</code>`;
  }

  override del({ tokens }: Tokens.Del): string {
    return `<s>${this.parser.parseInline(tokens)}</s>`;
  }

  override checkbox({ checked }: Tokens.Checkbox): string {
    return checked ? "[x] " : "[ ] ";
  }

  override image({ href, text }: Tokens.Image): string {
    return /^(https:\/\/|\/)/i.test(href) ? `<img src="${href}" alt="${text}">` : text;
  }
}

/** A message of WhatsApp: one sign makes bold, and each line is one. */
class ChatRenderer extends ArticleRenderer {
  override em(token: Tokens.Em): string {
    return token.raw.startsWith("*") ? super.strong({ ...token, type: "strong" }) : super.em(token);
  }
}

// Not the constructor's options: those take over only what an object holds itself, not what its class does.
const common = { gfm: true, tokenizer: new ArticleTokenizer() };
const markdown = new Marked().setOptions({ ...common, renderer: new ArticleRenderer() });
const chat = new Marked().setOptions({ ...common, renderer: new ChatRenderer(), breaks: true });
