import { Parser } from "htmlparser2";
import { cleanArticle, extractText, refuseDeep } from "../../blog/posts/article-html";
import type { ReceiptPart } from "../../contract/moving";
import { escapeHtml } from "../../contract/plain-text";
import { cleanLine, limitMarks } from "../../contract/text";
import {
  expandWordpress,
  lastWords,
  type NoteChange,
  type References,
  replaceComments,
  wordsOfWordpress,
} from "./expand-wordpress";

export interface ConvertedText {
  html: string;
  /** The text of `content` without tags. */
  text: string;
  wordsBefore: number;
  wordsAfter: number;
  notes: ReceiptPart[];
}

export interface ConvertOptions {
  postId: string;
  isPlainHtml: boolean;
  references: References;
  /** A URL of the old site or of another one, as it is stored; null if it is not usable. */
  resolve: (address: string) => string | null;
  /** The URL of the original file of a resized picture. */
  largest: (address: string) => string;
}

const mostPlaces = 3;

/**
 * Converts the text of another system to an article. Each change and omission is noted with its position. At the end
 * the words, pictures and links before and after are compared, so that every loss is noted.
 */
export function convertContent(source: string, options: ConvertOptions): ConvertedText {
  const parts = new Map<string, ReceiptPart>();
  const note = (kind: ReceiptPart["kind"], what: string, place = "", count = 1) => {
    const part = parts.get(kind + what) ?? { kind, what, count: 0, places: [] };
    part.count += count;
    if (place && part.places.length < mostPlaces && !part.places.includes(place)) part.places.push(place);
    parts.set(kind + what, part);
  };
  const { isPlainHtml, references, postId, resolve, largest } = options;
  const expanded = isPlainHtml ? source : expandWordpress(source, { postId, references, note });
  const written = rewriteHtml(expanded, options, note);
  const { html, cleaned } = cleanArticle(written);
  for (const { kind, what, count } of cleaned) {
    // Lost links and pictures are listed below, each with its URL.
    if (what !== "tautan" && what !== "gambar") note(kind, what, "", count);
  }
  const address = (value: string) => {
    const resolved = resolve(value);
    return resolved === null || resolved.startsWith("#") ? null : resolved;
  };
  const { pictures, links } = readContents(
    replaceComments(expanded, () => ""),
    address,
  );
  const before = readContents(isPlainHtml ? source : wordsOfWordpress(source), address);
  const after = readContents(html, address);
  noteLosses({ ...before, pictures, links }, after, { note, largest });
  return {
    ...{ html, text: extractText(html), wordsBefore: before.count, wordsAfter: after.count },
    notes: [...parts.values()],
  };
}

type Note = (kind: ReceiptPart["kind"], what: string, place?: string, count?: number) => void;

function noteLosses(
  before: Contents,
  after: Contents,
  { note, largest }: { note: Note; largest: ConvertOptions["largest"] },
): void {
  const words = findMissing(before.words, after.words);
  if (words.length > 0) {
    const shown = words.slice(0, 12).join(" ");
    note("removed", "kata", words.length > 12 ? `${shown} …` : shown, words.length);
  }
  const pictures = new Map([...before.pictures].map(([url, count]) => [largest(url), count]));
  for (const url of new Set(findMissing(pictures, after.pictures))) note("removed", "gambar", url);
  for (const url of new Set(findMissing(before.links, after.links))) note("removed", "tautan", url);
}

const voids = new Set("area base br col embed hr img input link meta source track wbr".split(" "));
/** The content of these is a fallback for browsers that do not support them. */
const skipped = new Set(["iframe", "audio", "video", "object", "noscript"]);
const withBackground = new Set(["div", "section", "figure"]);
const background = /\bbackground(?:-image)?:[^;(]{0,100}url\(["']?([^"'()\s]{5,1000})/;
const names: Record<string, string> = {
  audio: "audio",
  video: "video",
  embed: "konten tertanam",
  object: "konten tertanam",
};

/** Rewrites elements that articles cannot store so that their content is kept, and resolves every URL. */
function rewriteHtml(html: string, options: ConvertOptions, note: NoteChange): string {
  let written = "";
  /** The closing tag of each open element. */
  const closing: string[] = [];
  let skipping: { name: string; depth: number; addresses: string[] } | null = null;
  let verbatim = 0;
  let levels = 0;
  let recent = "";
  const write = (text: string) => {
    written += text;
    recent = (recent + text).slice(-600);
  };
  const place = () => lastWords(recent);
  const isAtStart = () => /^$|>$/.test(recent.slice(-60).trimEnd());
  function link(address: string) {
    const resolved = options.resolve(watchAddress(address));
    if (!resolved) return;
    const shown = `<a href="${escapeHtml(resolved)}">${escapeHtml(resolved)}</a>`;
    write(closing.includes("</p>") ? shown : `<p>${shown}</p>`);
  }
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        levels += 1;
        refuseDeep(levels);
        if (skipping) {
          if (name === skipping.name) skipping.depth += 1;
          const { src } = attributes;
          if (src && (name === "source" || name === "embed")) skipping.addresses.push(src);
          return;
        }
        if (skipped.has(name)) {
          const address = attributes.src ?? attributes.data ?? attributes["data-src"];
          skipping = { name, depth: 1, addresses: address ? [address] : [] };
          return;
        }
        if (name === "embed") {
          note("changed", "konten tertanam menjadi tautan", place());
          link(attributes.src ?? "");
          return;
        }
        if (name === "h5" || name === "h6") note("changed", `judul ${name} menjadi h4`, place());
        if (name === "details") note("changed", "bagian lipat (details) menjadi teks biasa", place());
        if (name === "pre" || name === "code" || name === "a") verbatim += 1;
        if (voids.has(name)) write(openTag(name, readAttributes(name, attributes, options, note)));
        else {
          const [opens, closes] = toPair(
            name,
            readAttributes(name, attributes, options, note),
            attributes,
            options,
            note,
          );
          write(opens);
          closing.push(closes);
          const [, behind] = withBackground.has(name) ? (background.exec(attributes.style ?? "") ?? []) : [];
          if (behind) {
            note("changed", "gambar latar menjadi gambar biasa", behind.slice(0, 100));
            write(openTag("img", readAttributes("img", { src: behind, alt: "" }, options, note)));
          }
        }
      },
      ontext(data) {
        if (skipping) return;
        const bare = data.trim();
        // WordPress embeds a URL that stands alone at the start of a paragraph.
        if (verbatim === 0 && /^https?:\/\/[^\s<>"]{4,2000}$/.test(bare) && isAtStart()) {
          const resolved = options.resolve(bare);
          write(resolved ? `<a href="${escapeHtml(resolved)}">${escapeHtml(bare)}</a>` : escapeHtml(data));
        } else write(escapeHtml(data));
      },
      onclosetag(name) {
        levels -= 1;
        if (skipping) {
          if (name === skipping.name) skipping.depth -= 1;
          if (skipping.depth > 0) return;
          const { addresses } = skipping;
          skipping = null;
          if (name === "noscript") return;
          const [first] = addresses;
          const what = names[name] ?? (isVideo(first ?? "") ? "video" : "konten tertanam");
          note(first ? "changed" : "removed", first ? `${what} menjadi tautan` : what, place());
          if (first) link(first);
          return;
        }
        if (voids.has(name)) return;
        if (name === "pre" || name === "code" || name === "a") verbatim -= 1;
        write(closing.pop() ?? "");
      },
    },
    { decodeEntities: true },
  );
  parser.end(html);
  // Removes the empty paragraphs around elements that became blocks.
  return written.replace(/<p>\s*<\/p>/g, "");
}

const isVideo = (address: string) => /youtu|vimeo|dailymotion|tiktok|loom|wistia/i.test(address);

/** The page where people watch the video of an iframe. */
function watchAddress(address: string): string {
  const [, id] =
    /^(?:https?:)?\/\/(?:www\.)?youtube(?:-nocookie)?\.com\/embed\/([\w-]+)/i.exec(address) ?? [];
  if (id) return `https://www.youtube.com/watch?v=${id}`;
  const [, film] = /^(?:https?:)?\/\/player\.vimeo\.com\/video\/(\d+)/i.exec(address) ?? [];
  return film ? `https://vimeo.com/${film}` : address;
}

function toPair(
  name: string,
  written: Record<string, string>,
  { cite }: Record<string, string>,
  { resolve }: ConvertOptions,
  note: NoteChange,
): [opens: string, closes: string] {
  if (name === "summary") return ["<p><strong>", "</strong></p>"];
  const source = name === "blockquote" && cite ? resolve(cite) : null;
  if (source && /^https?:/.test(source)) {
    note("changed", "sumber kutipan (cite) menjadi tautan", source);
    return [
      openTag(name, written),
      `<p><a href="${escapeHtml(source)}">${escapeHtml(source)}</a></p></blockquote>`,
    ];
  }
  return [openTag(name, written), `</${name}>`];
}

function readAttributes(
  name: string,
  attributes: Record<string, string>,
  { resolve, largest }: ConvertOptions,
  note: NoteChange,
): Record<string, string> {
  const { href } = attributes;
  if (name === "a" && href !== undefined) {
    const resolved = resolve(href);
    const { href: _href, ...rest } = attributes;
    if (resolved === null && href.trim() !== "") note("removed", "tautan", href.slice(0, 100));
    return resolved === null ? rest : { ...rest, href: resolved };
  }
  if (name !== "img") return attributes;
  const { src = "", alt, title, width, height } = attributes;
  // Lazy-loading attributes, which a script would copy to `src`.
  const late = attributes["data-src"] ?? attributes["data-lazy-src"] ?? attributes["data-original"];
  const shown = late && (src === "" || src.startsWith("data:")) ? late : src;
  if (shown.startsWith("data:"))
    note("removed", "gambar yang tertanam di dalam teks", alt || shown.slice(0, 30));
  const resolved = resolve(shown);
  return {
    ...(resolved !== null && { src: largest(resolved) }),
    ...(alt !== undefined && { alt }),
    ...(title !== undefined && alt === undefined && { alt: title }),
    ...(width !== undefined && height !== undefined && { width, height }),
  };
}

function openTag(name: string, attributes: Record<string, string>): string {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeHtml(value)}"`);
  return `<${name}${written.join("")}>`;
}

const inline = new Set(
  "a abbr acronym b bdi bdo big cite code data del dfn em font i ins kbd label mark q s samp small span strike strong sub sup time tt u var wbr".split(
    " ",
  ),
);
/** Elements whose content is not visible text. */
const silent = new Set(["script", "style", "template"]);

export interface Contents {
  words: Map<string, number>;
  count: number;
  pictures: Map<string, number>;
  links: Map<string, number>;
}

/** Counts the words, pictures and links of HTML. `resolve` normalizes a URL, or returns null if it does not count. */
function readContents(html: string, resolve: (address: string) => string | null): Contents {
  let text = "";
  let silence = 0;
  let levels = 0;
  const [pictures, links] = [new Map<string, number>(), new Map<string, number>()];
  const note = (counts: Map<string, number>, address: string | undefined) => {
    const resolved = address === undefined ? null : resolve(address);
    if (resolved !== null) counts.set(resolved, (counts.get(resolved) ?? 0) + 1);
  };
  const parser = new Parser(
    {
      onopentag(name, { href, src }) {
        levels += 1;
        refuseDeep(levels);
        if (silent.has(name)) silence += 1;
        if (!inline.has(name)) text += " ";
        if (name === "a") note(links, href);
        if (name === "img" && src !== undefined) note(pictures, src);
      },
      ontext(data) {
        if (silence === 0) text += data;
      },
      onclosetag(name) {
        levels -= 1;
        if (silent.has(name)) silence -= 1;
        if (!inline.has(name)) text += " ";
      },
    },
    { decodeEntities: true },
  );
  parser.end(html);
  const words = new Map<string, number>();
  let count = 0;
  for (const word of limitMarks(text)
    .normalize("NFKC")
    .match(/[\p{L}\p{N}]+/gu) ?? []) {
    words.set(word, (words.get(word) ?? 0) + 1);
    count += 1;
  }
  return { words, count, pictures, links };
}

/** Entries that `before` has more often than `after`, each repeated as often as it is lost. */
export function findMissing(
  before: ReadonlyMap<string, number>,
  after: ReadonlyMap<string, number>,
): string[] {
  return [...before].flatMap(([what, count]) =>
    Array.from({ length: Math.max(0, count - (after.get(what) ?? 0)) }, () => what),
  );
}

/** Characters that are read of a title, an excerpt and similar fields. */
const maxPlain = 20_000;

/** The first `maxPlain` characters of HTML as plain text on one line; also works for text that is not HTML. */
export function plainText(html: string): string {
  let text = "";
  const parser = new Parser({
    ontext: (data) => (text += data),
    onopentag: (name) => (text += inline.has(name) ? "" : " "),
  });
  parser.end(html.slice(0, maxPlain));
  return cleanLine(text);
}
