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

/** Inline elements; any other top-level element is a block. */
const inlineTags = new Set("a strong em b i u s sub sup mark code br img".split(" "));
const voidTags = new Set(["br", "hr", "img"]);

/**
 * Converts old article HTML to the current form: text outside of blocks, with or without markdown, becomes headings,
 * paragraphs and lists; existing blocks stay. The result is clean, and a second run does not change it.
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

/** Splits cleaned HTML between its outermost blocks. */
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
      // An element over several lines could end up around a block.
    } else bare += element.includes("\n") ? keep(element) : element.replace(markdownFree, keep);
    element = "";
    hasBlock = false;
  }
  parts.push({ html: bare, bare: true });
  return parts;
}

/** The most emphasis and item characters of bare text; parsing time is quadratic in them. */
const maxSigns = 1000;
/** The most characters of bare text, about 6,000 words; parsing time of lists and quotations grows faster than the text. */
const maxBareText = 60_000;
/** The most lines; the parser reads an item again at each of its lines. */
const maxLines = 2000;
/** Deeply nested lists and quotations; the parser reads each level again. */
const tooDeep = /^(?: {0,3}\t| {4}){15}|^(?:[ \t]{0,9}(?:&gt;|[-+*]|\d{1,9}[.)])){20}/m;

/** The most UTF-16 units of a word; the detection of addresses is quadratic in them. */
const longestWord = 1000;

/** False for bare text that would take seconds to parse, which is left unchanged. */
function mayBeMarkdown(parts: readonly Part[]): boolean {
  const text = parts.flatMap(({ html, bare }) => (bare ? [html] : [])).join("");
  const signs = text.match(/[*_~`[]|(?<=\s)(?:\d{1,9}[.)]|[-+])(?=\s)/g)?.length ?? 0;
  if (text.length > maxBareText || text.split("\n").length > maxLines) return false;
  if (text.split(/\s+/).some(({ length }) => length > longestWord)) return false;
  return signs <= maxSigns && !tooDeep.test(text);
}

function fromMarkdown(bare: string): string {
  // The ">" of a quotation is escaped in HTML.
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
/** Struck-out text of WhatsApp; markdown needs two tildes. */
const struckOnce = /(?<!~)~[^~\s](?:[^~\n]*[^~\s])?~(?!~)/;
/** The end of a list item; markdown would add the next line to it. */
const itemEnd = /^([-*] .*\n)(?=[^\n*-])/gm;

/** Disables the markdown rules that would lose words or turn indented text into code. */
class ArticleTokenizer extends Tokenizer {
  override def(): undefined {}
  override table(): undefined {}

  /** marked ends a paragraph at a table, and would read the rest of the text again at each line that looks like one. */
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
    // The renderer of the library would escape an address that it detects in plain text.
    return token && !token.href.includes(open) && !parsePictureAddress(token.href)
      ? { ...token, autolink: false }
      : undefined;
  }

  override link(source: string): Tokens.Link | Tokens.Image | undefined {
    const token = super.link(source);
    return token && isAddress(token.href) ? token : undefined;
  }
}

/** Browsers number consecutively from the first number, so other numbering would be lost. All "1." is markdown's short form. */
function keepsNumbers({ ordered, items }: Tokens.List): boolean {
  if (!ordered) return true;
  const numbers = items.map(({ raw }) => Number.parseInt(raw, 10));
  return (
    numbers.every((number, index) => number === (numbers[0] ?? 0) + index) || numbers.every((n) => n === 1)
  );
}

/** Formatting adds no picture of the library, because a post's pictures are stored and checked when it is saved. */
function isAddress(href: string): boolean {
  const isForm = /^(https?:\/\/|mailto:|tel:|[/#](?!\/))/i.test(href) && !href.includes(open);
  return isForm && !parsePictureAddress(href);
}

/** The input is escaped HTML, so nothing is escaped again. */
class ArticleRenderer extends Renderer {
  override heading({ tokens, depth }: Tokens.Heading): string {
    const level = Math.min(Math.max(depth, 2), 4);
    return `<h${level}>${this.parser.parseInline(tokens)}</h${level}>\n`;
  }

  /** Keeps the backslash of an escaped "#" that a second run would read as a heading. */
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

/** WhatsApp messages: one asterisk means bold, and each line break counts. */
class ChatRenderer extends ArticleRenderer {
  override em(token: Tokens.Em): string {
    return token.raw.startsWith("*") ? super.strong({ ...token, type: "strong" }) : super.em(token);
  }
}

// Options of the constructor would only copy own properties, not the methods of a class.
const common = { gfm: true, tokenizer: new ArticleTokenizer() };
const markdown = new Marked().setOptions({ ...common, renderer: new ArticleRenderer() });
const chat = new Marked().setOptions({ ...common, renderer: new ChatRenderer(), breaks: true });
