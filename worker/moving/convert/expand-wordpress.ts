import { autop } from "@wordpress/autop";
import { maxContentBytes } from "../../contract/limits";
import { escapeHtml, trimEnd } from "../../contract/plain-text";
import { AppError } from "../../errors";
import { type Shortcode, writeShortcodes } from "./shortcodes";

export interface References {
  pictures: Pick<ReadonlyMap<string, ReferredPicture>, "get" | "has">;
  /** Ids of the pictures that were uploaded to a post, in order. */
  attached: (postId: string) => readonly string[];
  blocks: Pick<ReadonlyMap<string, string>, "get">;
}

export interface ReferredPicture {
  url: string;
  alt: string;
  caption: string;
}

export type NoteChange = (kind: "changed" | "removed", what: string, place?: string) => void;

/** Depth of nested references that are expanded. */
const maxNesting = 3;
const comment = /<!--([\s\S]*?)-->/g;
/** The text up to its last comment. Without this limit the pattern would scan to the end for each unclosed comment. */
const commented = (source: string) => source.slice(0, source.lastIndexOf("-->") + 3);
const block = /^\s*(\/?)wp:([a-z][\w/-]*)/;

/** Blocks that the theme renders and that contain no words of an article. */
const ofTheme =
  /^(template-part|site-|post-|query|navigation|comments|latest-|archives|categories|tag-cloud|search|calendar|rss|loginout|page-list|spacer)/;

/** Maximum growth of a text by its references, in characters. */
const maxExpanded = 4 * maxContentBytes;

/** Converts text as WordPress stores it to the HTML that readers saw. */
export function expandWordpress(
  source: string,
  { postId, references: all, note }: { postId: string; references: References; note: NoteChange },
): string {
  let grown = 0;
  const grow = (by: number) => {
    grown += by;
    if (grown > maxExpanded) throw textTooLarge();
  };
  const picture = (id: string) => {
    const found = all.pictures.get(id);
    grow(20 + (found ? found.url.length + found.alt.length + found.caption.length : 0));
    return found;
  };
  const shared = (id: string) => {
    const found = all.blocks.get(id);
    grow(found?.length ?? 0);
    return found;
  };
  const has = (id: string) => all.pictures.has(id);
  const references: References = { ...all, pictures: { get: picture, has }, blocks: { get: shared } };
  return writeShortcodes(
    expandBlocks(source, references, note, 0),
    (shortcode) => writeShortcode(shortcode, postId, references, note),
    (name, before) => note("removed", `kode pendek [${name}]`, lastWords(before)),
  );
}

export function textTooLarge(): AppError {
  return new AppError("validation_failed", "Teksnya lebih dari 1 MB, terlalu besar untuk satu artikel");
}

export function lastWords(html: string): string {
  const text = html
    .slice(-600)
    .replace(/^[^<]*>/, "")
    .replace(/<[^<>]*>/g, " ")
    .replace(/\s+/g, " ")
    .trim();
  return text.length > 60 ? `…${text.slice(-60).replace(/^\S*\s/, "")}` : text;
}

/** Removes block comments; text between blocks, and text without blocks, is split into paragraphs. */
function expandBlocks(source: string, references: References, note: NoteChange, nesting: number): string {
  if (!source.includes("<!-- wp:")) return paragraphs(withoutComments(source, note));
  let written = "";
  let recent = "";
  let depth = 0;
  let from = 0;
  const add = (text: string, isBetween: boolean) => {
    const added = isBetween ? paragraphs(text) : text;
    written += added;
    recent = (recent + added).slice(-600);
  };
  for (const match of commented(source).matchAll(comment)) {
    const isBetween = depth === 0;
    add(source.slice(from, match.index), isBetween);
    from = match.index + match[0].length;
    const [, content = ""] = match;
    const [found, end = "", name = ""] = block.exec(content) ?? [];
    const rest = content.slice(found?.length ?? 0).trim();
    if (found === undefined) noteMark(content, note);
    else if (rest.endsWith("/") || name.endsWith("/"))
      add(dynamicBlock(trimEnd(name, /\//), rest, references, note, nesting, recent), false);
    else if (end) depth = Math.max(0, depth - 1);
    else {
      depth += 1;
      // The classic editor's block, whose text needs paragraphs.
      if (name === "freeform" || name === "core/freeform") depth -= 1;
    }
  }
  add(source.slice(from), depth === 0);
  return written;
}

function withoutComments(source: string, note: NoteChange): string {
  return replaceComments(source, (content) => {
    noteMark(content, note);
    return content.trim() === "nextpage" ? "\n\n" : "";
  });
}

export function replaceComments(source: string, write: (content: string) => string): string {
  const start = commented(source);
  return start.replace(comment, (_, content: string) => write(content)) + source.slice(start.length);
}

function noteMark(content: string, note: NoteChange) {
  if (/^\s*more\b/.test(content)) note("changed", "tanda “baca selengkapnya”");
  if (/^\s*nextpage\s*$/.test(content)) note("changed", "artikel berhalaman menjadi satu halaman");
}

function dynamicBlock(
  name: string,
  json: string,
  references: References,
  note: NoteChange,
  nesting: number,
  before: string,
): string {
  if (name === "block" || name === "core/block") {
    const ref = /"ref"\s*:\s*(\d+)/.exec(json)?.[1] ?? "";
    const content = references.blocks.get(ref);
    if (content !== undefined && nesting < maxNesting) {
      note("changed", "blok bersama disalin ke artikel");
      return expandBlocks(content, references, note, nesting + 1);
    }
  }
  if (name === "more" || name === "nextpage" || name === "separator")
    return name === "separator" ? "<hr>" : "";
  const { url, label, service } = attributesOfBlock(json);
  if (url) {
    note("changed", `blok “${name}” menjadi tautan`);
    return `<p><a href="${escapeHtml(url)}">${escapeHtml(label || service || url)}</a></p>`;
  }
  if (name !== "spacer") {
    note("removed", `blok ${ofTheme.test(name) ? "tema " : ""}“${name}”`, lastWords(before));
  }
  return "";
}

function attributesOfBlock(json: string): { url?: string; label?: string; service?: string } {
  const value = (name: string) => new RegExp(`"${name}"\\s*:\\s*("(?:[^"\\\\]|\\\\.)*")`).exec(json)?.[1];
  const [url, label, service] = ["url", "label", "service"].map((name) => {
    try {
      return JSON.parse(value(name) ?? '""') as string;
    } catch {
      return "";
    }
  });
  return { ...(url && { url }), ...(label && { label }), ...(service && { service }) };
}

/** Text without block comments and shortcodes, but with the words inside them. */
export function wordsOfWordpress(source: string): string {
  return writeShortcodes(
    replaceComments(source, () => ""),
    ({ content }) => content ?? "",
    () => {},
  );
}

/** Wraps text in paragraphs. Tangled text stays as it is, because the patterns would take superlinear time. */
function paragraphs(text: string): string {
  if (text.trim() === "" || isTangled(text)) return text.trim();
  return autop(text.replace(/\s{50,}/g, (spaces) => (/[\r\n]/.test(spaces) ? "\n\n" : " ")));
}

/** Whether the text has more unclosed tags and shortcodes than any real text. */
function isTangled(text: string): boolean {
  let looked = 0;
  let end = 0;
  for (const { index } of text.matchAll(/[<[]/g)) {
    if (end <= index) end = text.indexOf(">", index);
    if (end < 0) end = text.length;
    looked += end - index;
  }
  const opened = (name: string) =>
    text.slice(text.lastIndexOf(`</${name}>`) + 1).split(`<${name}`).length - 1;
  return (
    looked > 20 * text.length + 20_000 ||
    text.split("</pre>").length > 500 ||
    ["script", "style", "svg", "math"].some((name) => opened(name) > 20)
  );
}

const picture = /((?:<a\s[^<>]*>\s*)?<img\s[^<>]*>(?:\s*<\/a>)?)([\s\S]*)/i;
const media = /^(src|mp3|m4a|ogg|wav|wma|flac|mp4|m4v|webm|ogv|wmv|flv|url|0)$/;

function writeShortcode(
  { name, attributes, content }: Shortcode,
  postId: string,
  references: References,
  note: NoteChange,
): string | null {
  if (name === "caption" || name === "wp_caption") {
    const [, shown = "", below = ""] = picture.exec(content ?? "") ?? [];
    if (!shown) return content;
    const words = [below.trim(), attributes.get("caption") ?? ""].filter(Boolean).join(" ");
    return `<figure>${shown}${words ? `<figcaption>${words}</figcaption>` : ""}</figure>\n`;
  }
  if (name === "gallery") return gallery(attributes, postId, references, note);
  if (name === "audio" || name === "video" || name === "playlist") {
    note("changed", name === "video" ? "video menjadi tautan" : "audio menjadi tautan");
    const ids = (attributes.get("ids") ?? "").split(/[\s,]+/).filter(Boolean);
    const files = [...attributes].filter(([key, value]) => media.test(key) && /[./]/.test(value));
    const addresses = [
      ...new Set(files.map(([, value]) => value)),
      ...ids.flatMap((id) => references.pictures.get(id)?.url ?? []),
    ];
    return addresses.map(linkTo).join("\n") + (content ?? "");
  }
  if (name === "embed") {
    note("changed", "konten tertanam menjadi tautan");
    return linkTo((content || attributes.get("src") || attributes.get("0") || "").trim());
  }
  return null;
}

const linkTo = (address: string) =>
  address ? `<p><a href="${escapeHtml(address)}">${escapeHtml(address)}</a></p>` : "";

function gallery(
  attributes: Map<string, string>,
  postId: string,
  { pictures, attached }: References,
  note: NoteChange,
): string {
  const listed = (attributes.get("ids") || attributes.get("include") || "").split(/[\s,]+/).filter(Boolean);
  const excluded = new Set((attributes.get("exclude") ?? "").split(/[\s,]+/));
  const ids =
    listed.length > 0 ? listed : attached(attributes.get("id") ?? postId).filter((id) => !excluded.has(id));
  const shown = ids.flatMap((id) => pictures.get(id) ?? []);
  note("changed", "galeri menjadi gambar satu per satu");
  for (const id of ids)
    if (!pictures.has(id)) note("removed", "gambar galeri yang tidak ada di berkas", `nomor ${id}`);
  return shown
    .map(({ url, alt, caption }) => {
      const words = caption ? `<figcaption>${caption}</figcaption>` : "";
      return `<figure><img src="${escapeHtml(url)}" alt="${escapeHtml(alt)}">${words}</figure>`;
    })
    .join("\n");
}
