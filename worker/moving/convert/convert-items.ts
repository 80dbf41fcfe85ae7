import { maxContentBytes } from "../../contract/limits";
import { parseAttributes as attributesOfTag, tagWithAddress } from "../../contract/media/pictures";
import type { ReceiptPart } from "../../contract/moving";
import { trimEnd } from "../../contract/plain-text";
import { byteLength, toPostSlug } from "../../contract/text";
import { AppError } from "../../errors";
import { createOldAddresses, decoded, getBareHost, type OldAddresses, pathOn } from "./addresses";
import { type ConvertedText, convertContent, plainText } from "./convert-content";
import { type References, textTooLarge, wordsOfWordpress } from "./expand-wordpress";
import { readGhost, readGhostTables } from "./read-ghost";
import { type ReadingFaults, readText } from "./read-text";
import { readWxr } from "./read-wxr";
import {
  assertWithinLimit,
  maxItemLength,
  maxItems,
  type SourceHead,
  type SourceItem,
  UnreadableFile,
} from "./source";

export type OpenFile = () => AsyncIterable<Uint8Array>;

export interface SourceIndex {
  head: SourceHead;
  faults: ReadingFaults;
  references: References & { pictures: { size: number } };
  addresses: OldAddresses;
  total: number;
  read: () => AsyncIterable<SourceItem>;
}

/** The fields of a post besides its text. */
export interface ItemFields {
  title: string;
  summary: string;
  image: string;
  category: string;
  status: "draft" | "review" | "published";
  /** Milliseconds since 1970; null if the file has no date. */
  publishedAt: number | null;
  updatedAt: number | null;
  author: string;
}

export interface ConvertedItem {
  position: number;
  kind: "post" | "page" | "other";
  origin: string;
  title: string;
  oldPath: string;
  formerPaths: string[];
  slug: string;
  fields: ItemFields | null;
  content: string;
  wordsBefore: number;
  wordsAfter: number;
  notes: ReceiptPart[];
  reason: string | null;
  isSkipped: boolean;
  /** Pictures of the old site in the item, URL to alt text. */
  pictures: Map<string, string>;
}

/** Reads the file once, to index what its texts refer to before they are converted. */
export async function readIndex(open: OpenFile, site: string): Promise<SourceIndex> {
  const head: SourceHead = {
    ...{ source: "wordpress", title: "", site: trimEnd(site, /\//), authors: new Map() },
    ...{ isOurs: false, isWhole: false, others: new Map() },
  };
  const faults = { foreignBytes: 0 };
  const text = () => readText(open(), { foreignBytes: 0 });
  head.source = await detectSource(open);
  const isGhost = head.source === "ghost";
  const tables = isGhost ? await readGhostTables(readText(open(), faults), head) : null;
  const read = () =>
    tables ? readGhost(text(), { ...head, others: new Map() }, tables) : readWxr(text(), { ...head });

  const pictures = new Map<string, { url: string; alt: string; caption: string }>();
  const attached = new Map<string, string[]>();
  const blocks = new Map<string, string>();
  const posts = new Map<string, string>();
  let total = 0;
  /** UTF-16 units of what is held of all items. */
  let held = 0;
  const first = tables ? readGhost(text(), head, tables) : readWxr(readText(open(), faults), head);
  for await (const item of first) {
    total += 1;
    if (total > maxItems)
      throw new UnreadableFile(`Berkas ini memuat lebih dari ${maxItems} isi. Bagi ekspornya per tahun.`);
    const { kind, sourceId, parentId, pictureUrl, alt, caption, title } = item;
    const kept = [item.origin, sourceId];
    if (kind === "picture") kept.push(parentId, pictureUrl, alt, caption, title);
    else kept.push(kind === "block" ? item.content : item.address);
    for (const value of kept) held += value.length;
    assertWithinLimit(held, maxItemLength);
    if (kind === "picture" && !pictures.has(sourceId)) {
      pictures.set(sourceId, { url: pictureUrl, alt: alt || plainText(caption || title), caption });
      if (/\.(jpe?g|png|gif|webp|avif)$/i.test(pictureUrl)) {
        const ids = attached.get(parentId) ?? [];
        ids.push(sourceId);
        attached.set(parentId, ids);
      }
    }
    if (kind === "block") blocks.set(sourceId, item.content);
    if (kind === "post" || kind === "page") posts.set(sourceId, item.address);
  }
  const addresses = createOldAddresses(head, new Set(Array.from(pictures.values(), ({ url }) => url)), posts);
  const references = { pictures, attached: (id: string) => attached.get(id) ?? [], blocks };
  return { head, faults, references, addresses, total, read };
}

async function detectSource(open: OpenFile): Promise<SourceHead["source"]> {
  let start = "";
  for await (const part of open()) {
    start += String.fromCharCode(...part.subarray(0, 2000));
    if (start.trim().length > 4) break;
  }
  if (start.startsWith("PK"))
    throw new UnreadableFile("Ini berkas ZIP. Buka dulu, lalu unggah berkas .xml atau .json di dalamnya.");
  if (start.startsWith("\x1f\x8b"))
    throw new UnreadableFile("Berkas ini masih terkompresi (gzip). Buka dulu, lalu unggah isinya.");
  if (start.trim() === "") throw new UnreadableFile("Berkas ini kosong.");
  return /^[\s\xef\xbb\xbf]*\{/.test(start) ? "ghost" : "wordpress";
}

/** Converts the items of a file after the position `after`. */
export async function* convertItems(index: SourceIndex, after: number): AsyncGenerator<ConvertedItem> {
  const seen = new Map<string, number>();
  let position = -1;
  for await (const item of index.read()) {
    position += 1;
    const times = (seen.get(item.origin) ?? 0) + 1;
    seen.set(item.origin, times);
    if (position <= after) continue;
    const host = getBareHost(index.head.site);
    // Sites built on one machine share its GUIDs, so an origin of another host gets the prefix of the site's host.
    const isOfSite = host === null || [host, null].includes(getBareHost(item.origin));
    const called = isOfSite ? item.origin : `${host} ${item.origin}`;
    // Some files repeat an origin; a suffix keeps both items.
    const origin = times > 1 ? `${called}#${times}` : called;
    if (item.kind === "post" || item.kind === "page") yield convertItem(item, { position, origin }, index);
    else if (item.kind === "other") yield skipped(item, { position, origin });
  }
}

interface Numbered {
  position: number;
  origin: string;
}

function bare({ kind, title }: SourceItem, { position, origin }: Numbered): ConvertedItem {
  return {
    ...{ position, origin, kind: kind === "post" || kind === "page" ? kind : "other" },
    title: plainText(title).slice(0, 1000).toWellFormed(),
    ...{ oldPath: "", formerPaths: [], slug: "", fields: null, content: "", wordsBefore: 0, wordsAfter: 0 },
    ...{ notes: [], reason: null, isSkipped: true, pictures: new Map() },
  };
}

/** Post types that belong to the old system itself. */
const technical =
  /^(revision|nav_menu_item|custom_css|customize_changeset|oembed_cache|user_request|wp_\w+|acf-\w+|shop_\w+|scheduled-action|feedback)$/;

function skipped(item: SourceItem, numbered: Numbered): ConvertedItem {
  const kind = technical.test(item.type) ? "pengaturan situs lama" : "jenis isi";
  return { ...bare(item, numbered), reason: `Tidak diambil: ${kind} “${item.type}”` };
}

export const defaultCover = "/images/blog/default.svg";

function convertItem(item: SourceItem, numbered: Numbered, index: SourceIndex): ConvertedItem {
  const { site } = index.head;
  const oldPath = pathOn(site, item.address);
  const former = new Set(item.formerAddresses.map((address) => pathOn(site, address)));
  const formerPaths = [...former].filter((path) => path && path !== oldPath);
  const base = { ...bare(item, numbered), oldPath, formerPaths };
  if (item.isCut) return { ...base, isSkipped: false, reason: "Berkas terpotong di tengah artikel ini" };
  if (item.isUnread) {
    const reason =
      "Isinya tidak ada sebagai HTML di berkas ini. Simpan ulang artikelnya di Ghost, lalu ekspor lagi";
    return { ...base, isSkipped: false, reason };
  }
  if (/^(trash|auto-draft|inherit)$/.test(item.status)) {
    return {
      ...base,
      reason: item.status === "trash" ? "Ada di Sampah situs lama" : "Bukan artikel yang disimpan penulisnya",
    };
  }
  try {
    return { ...base, isSkipped: false, ...convertPost(item, index, base.title) };
  } catch (error) {
    if (error instanceof AppError) return { ...base, isSkipped: false, reason: error.message };
    throw error;
  }
}

function convertPost(item: SourceItem, index: SourceIndex, title: string) {
  if (byteLength(item.content) > 2 * maxContentBytes) throw textTooLarge();
  const { references, addresses } = index;
  const { resolve, largest } = addresses;
  const { isPlainHtml, sourceId: postId } = item;
  const converted = convertContent(item.content, { postId, isPlainHtml, references, resolve, largest });
  if (byteLength(converted.html) > maxContentBytes) throw textTooLarge();
  const notes = [...converted.notes];
  const add = (kind: ReceiptPart["kind"], what: string, count = 1, ...places: string[]) =>
    notes.push({ kind, what, count, places: places.slice(0, 3) });

  const cover = references.pictures.get(item.coverId)?.url || item.pictureUrl;
  const image = chooseCover(cover, index);
  if (item.coverId && !references.pictures.has(item.coverId)) add("removed", "gambar sampul");
  else if (image === defaultCover) add("changed", "tanpa gambar sampul: memakai gambar bawaan");
  if (title.length > maxTitle) add("changed", `judul dipotong menjadi ${maxTitle} huruf`, 1, title);
  const [category = "Umum", ...further] = item.categories.map((name) => plainText(name)).filter(Boolean);
  if (further.length > 0) add("removed", "kategori tambahan", further.length, ...further.slice(0, 3));
  if (category.length > maxCategory) add("changed", "nama kategori dipotong", 1, category);
  if (item.labels.length > 0) add("removed", "label (tag)", item.labels.length, ...item.labels.slice(0, 3));
  if (item.comments > 0) add("removed", "komentar pembaca", item.comments);
  const excerpt = plainText(item.excerpt);
  if (excerpt.length > maxWritten)
    add("changed", `ringkasan dipotong menjadi ${maxWritten} huruf`, 1, excerpt);
  const seoTitle = plainText(item.seoTitle);
  if (seoTitle && seoTitle !== title) add("removed", "judul SEO", 1, seoTitle);
  const seoDescription = plainText(item.seoDescription);
  const isSummary = seoDescription.length >= minSummary && excerpt.length < minSummary;
  if (seoDescription)
    add(
      isSummary ? "changed" : "removed",
      `deskripsi SEO${isSummary ? " menjadi ringkasan" : ""}`,
      1,
      seoDescription,
    );
  const { customFields } = item;
  if (customFields.length > 0)
    add("removed", "kolom khusus", customFields.length, ...customFields.slice(0, 3));
  if (item.date === null) add("changed", "tanpa tanggal: memakai waktu impor");
  const status = toStatus(item);
  if (status === "draft" && isRestricted(item))
    add("changed", "tertutup bagi umum di situs lama: menjadi draf");
  const slug = chooseSlug(item, title);
  if (item.slug && slug !== item.slug) add("changed", "alamat", 1, item.slug);
  return {
    ...{
      slug,
      notes,
      content: converted.html,
      wordsBefore: converted.wordsBefore,
      wordsAfter: converted.wordsAfter,
    },
    fields: {
      ...{ title: title.slice(0, maxTitle).toWellFormed(), image, status },
      summary: chooseSummary(isSummary ? { ...item, excerpt: seoDescription } : item, converted),
      category: category.slice(0, maxCategory).toWellFormed(),
      publishedAt: item.date?.getTime() ?? null,
      updatedAt: item.modified?.getTime() ?? null,
      author: item.author,
    },
    pictures: picturesIn(
      converted.html,
      image,
      index,
      references.pictures.get(item.coverId)?.alt || item.alt || title,
    ),
  };
}

const [maxTitle, maxCategory, minSummary] = [200, 60, 20];

function chooseCover(cover: string, { addresses: { resolve, largest } }: SourceIndex): string {
  // An export of this product may name a bundled cover picture.
  if (cover.startsWith("/images/")) return cover;
  const url = cover ? resolve(cover) : null;
  return url && /^https?:/.test(url) ? largest(url) : defaultCover;
}

const isRestricted = ({ isClosed, status }: SourceItem) =>
  isClosed || status === "private" || status === "sent";

function toStatus(item: SourceItem): ItemFields["status"] {
  if (isRestricted(item)) return "draft";
  if (/^(publish|published|future|scheduled)$/.test(item.status)) return "published";
  return item.status === "pending" ? "review" : "draft";
}

function chooseSlug({ slug, sourceId }: SourceItem, title: string): string {
  const made = toPostSlug(decoded(slug)) || toPostSlug(title) || `artikel-${sourceId || "lama"}`;
  return made.length < 3 ? `artikel-${made}` : made;
}

/** Characters of a generated summary, and of one that a person wrote. */
const [maxSummary, maxWritten] = [200, 600];

/** The excerpt; else the text before the "more" mark; else the beginning of the text. */
function chooseSummary({ excerpt, content }: SourceItem, { text }: ConvertedText): string {
  const written = plainText(excerpt);
  if (written.length >= minSummary) return written.slice(0, maxWritten).toWellFormed();
  const [before, after] = content.split(/<!--more[^<>]*-->/, 2);
  const fold = after === undefined ? "" : plainText(wordsOfWordpress(before ?? ""));
  const start = fold.length >= minSummary ? fold : text;
  if (start.length <= maxSummary) return start;
  const cut = start.slice(0, maxSummary).toWellFormed();
  return `${cut.slice(0, Math.max(cut.lastIndexOf(" "), 1))}…`;
}

const maxAddress = 2000;

/** Pictures of the old site to import: shown, linked to as a file, or used as cover. */
function picturesIn(
  html: string,
  image: string,
  { addresses }: SourceIndex,
  coverAlt: string,
): Map<string, string> {
  const found = new Map<string, string>();
  const add = (address: string, alt: string) => {
    const url = unescapeAttribute(address);
    if (url.length > maxAddress || !URL.canParse(url)) return;
    const { protocol, hostname } = new URL(url);
    if (protocol === "https:" && addresses.hosts.has(hostname) && !found.get(url))
      found.set(url, unescapeAttribute(alt));
  };
  for (const [, tag, written = ""] of html.matchAll(tagWithAddress)) {
    const values = attributesOfTag(written);
    if (tag === "img") add(values.get("src") ?? "", values.get("alt") ?? "");
    else if (/\.(jpe?g|png|webp|gif)$/i.test(values.get("href") ?? "")) add(values.get("href") ?? "", "");
  }
  add(image, coverAlt);
  return found;
}

export const unescapeAttribute = (value: string) =>
  value.replaceAll("&quot;", '"').replaceAll("&lt;", "<").replaceAll("&gt;", ">").replaceAll("&amp;", "&");
