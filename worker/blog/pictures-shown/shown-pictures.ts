import type { Cover, Post } from "../../contract/blog";
import { phoneSizes } from "../../contract/media/phone-sizes";
import {
  type Attributes,
  attributesOf,
  columnWidth,
  isDescribing,
  openingTag,
  originalAddress,
  type PictureType,
  parsePictureAddress,
  setSize,
  tagWithAddress,
  type VariantType,
  variantAddress,
  variantTypes,
} from "../../contract/media/pictures";
import { escapeHtml } from "../../escape-html";

/** What shows a picture or leads to one, and where the cells of tables begin and end. */
const tagsOfPictures = new RegExp(`${tagWithAddress.source}|<(/?)t[dh]\\b`, "g");

/** The share that the column of an article takes in a window that is narrower. */
const share = 0.92;
/** The most that a cell of a table shows, as web/article/article.css says it. */
const cellSize = "clamp(6rem, 20vw, 10rem)";
const maxCellWidth = 160;

interface Found {
  tag: string;
  name: "img" | "a";
  attributes: Attributes;
  picture: ShownPicture;
  /** The width that its address names. */
  shownAt: number | null;
  isInCell: boolean;
}

function replaceTags(
  html: string,
  pictures: readonly ShownPicture[],
  replaced: (found: Found) => string,
): string {
  const known = new Map(pictures.map((picture) => [picture.hash, picture]));
  if (known.size === 0) return html;
  let isInCell = false;
  return html.replace(
    tagsOfPictures,
    (tag: string, name: "img" | "a" | undefined, written = "", end = "") => {
      if (!name) {
        isInCell = end === "";
        return tag;
      }
      const attributes = attributesOf(written);
      const address = parsePictureAddress(attributes.get(name === "img" ? "src" : "href") ?? "");
      const picture = address && known.get(address.hash);
      return picture ? replaced({ tag, name, attributes, picture, shownAt: address.width, isInCell }) : tag;
    },
  );
}

/**
 * Cleaned article HTML as visitors get it: pictures of the library in the widths that were made, with the space that
 * they take and their words. What is not among `pictures` stays as it is. `root` stands before the addresses, also of
 * links to pictures, where they are not public.
 */
export function withPictures(html: string, pictures: readonly ShownPicture[], root = ""): string {
  return replaceTags(html, pictures, (found) => {
    const { tag, name, attributes, picture } = found;
    if (name === "img") return pictureTag(found, root);
    if (root) attributes.set("href", root + originalAddress(picture));
    return root ? openingTag("a", attributes) : tag;
  });
}

/** The same HTML as it is stored, with the library's words where it has none of its own: for readers elsewhere. */
export function withWords(html: string, pictures: readonly ShownPicture[]): string {
  return replaceTags(html, pictures, ({ tag, name, attributes, picture }) => {
    if (name === "a" || !picture.alt || isDescribing(attributes.get("alt") ?? "")) return tag;
    attributes.set("alt", escapeHtml(picture.alt));
    return openingTag("img", attributes, " /");
  });
}

function pictureTag({ attributes, picture, shownAt, isInCell }: Found, root: string): string {
  attributes.set("src", root + originalAddress(picture));
  if (!isDescribing(attributes.get("alt") ?? "")) attributes.set("alt", escapeHtml(picture.alt));
  const width = setSize(attributes, picture, shownAt);
  attributes.set("loading", "lazy");
  attributes.set("decoding", "async");
  const image = openingTag("img", attributes, " /");
  const sizes = sizesOf(width, isInCell);
  const sources = variantTypes.map((type) => sourceTag(picture, type, { sizes, root })).join("");
  return (sources && `<picture>${sources}${image}</picture>`) || image;
}

function sourceTag(
  picture: ShownPicture,
  type: VariantType,
  { sizes, root }: { sizes: string; root: string },
) {
  const srcset = srcsetOf(picture, type, root);
  if (!srcset) return "";
  return `<source type="${type}" srcset="${srcset}" sizes="${sizes}">`;
}

/**
 * The widths in a type, the narrowest first. AVIF ends at fewer pixels: a WebP, which every browser with AVIF reads,
 * is offered beside it where no AVIF is nearly as wide.
 */
function candidatesOf({ variants }: ShownPicture, type: VariantType) {
  const own = variants.filter(([, its]) => its === type);
  const isMissing = (width: number) => !own.some(([has]) => has <= width && has >= 0.8 * width);
  const others = type === "image/avif" ? variants.filter(([width]) => isMissing(width)) : [];
  return [...own, ...others].sort(([a], [b]) => a - b);
}

/** What `srcset` takes: each width with its address; "" where none was made in the type. */
function srcsetOf(picture: ShownPicture, type: VariantType, root: string): string {
  const candidates = candidatesOf(picture, type);
  if (!candidates.some(([, made]) => made === type)) return "";
  return candidates
    .map(([width, type]) => `${root}${variantAddress(picture.hash, width, type)} ${width}w`)
    .join(", ");
}

function sizesOf(width: number, isInCell: boolean): string {
  if (isInCell) return width < maxCellWidth ? `${width}px` : cellSize;
  const shown = Math.min(width, columnWidth);
  return `${phoneSizes}, (min-width: ${Math.ceil(shown / share)}px) ${shown}px, ${share * 100}vw`;
}

/**
 * How the cover at an address is shown: `picture` is what the database takes it for, if anything. `root` stands before
 * the addresses where they are not public.
 */
export function coverAt(image: string, picture: ShownCover | null | undefined, root = ""): { cover?: Cover } {
  return picture && parsePictureAddress(image)?.hash === picture.hash
    ? { cover: toCover(picture, root) }
    : {};
}

function toCover(picture: ShownCover, root: string): Cover {
  const { alt, focalX, focalY } = picture;
  const [srcset, avif] = [srcsetOf(picture, "image/webp", root), srcsetOf(picture, "image/avif", root)];
  const shared = sharedOf(picture);
  return {
    ...(srcset && { srcset }),
    ...(avif && { avif }),
    ...((focalX !== 0.5 || focalY !== 0.5) && { position: `${percent(focalX)} ${percent(focalY)}` }),
    ...(alt && { alt }),
    ...(shared && { shared }),
  };
}

const percent = (part: number) => `${Math.round(part * 100)}%`;

/** The largest light width in a type that networks know; without one the original itself where it is light. */
function sharedOf(picture: SharedPicture): Cover["shared"] {
  const { type, width, height, bytes, shared } = picture;
  if (shared !== null) {
    const url = variantAddress(picture.hash, shared, "image/webp");
    return { url, width: shared, height: Math.round((shared * height) / width) };
  }
  if (type === "image/avif" || bytes > maxSharedBytes) return undefined;
  return { url: originalAddress(picture), width, height };
}

/** The address under which search engines and programs fetch a cover: a light one where there is one. */
export function fetchedAddress(image: string, picture: SharedPicture | null): string {
  if (!picture || parsePictureAddress(image)?.hash !== picture.hash) return image;
  return sharedOf(picture)?.url ?? image;
}

interface PostPictures {
  /** Those of the text. */
  pictures: readonly ShownPicture[];
  cover: ShownCover | null;
}

/** A post with its pictures as visitors get them; `root` stands before the addresses of those that are not public. */
export function withShownPictures<Stored extends Post>(
  post: Stored,
  { pictures, cover }: PostPictures,
  root = "",
): Stored {
  const shown = coverAt(post.image, cover, root);
  return {
    ...post,
    ...(cover && shown.cover && { image: root + originalAddress(cover), ...shown }),
    content: withPictures(post.content, pictures, root),
  };
}

/** A picture of the library, with what is needed to show it. */
export interface ShownPicture {
  hash: string;
  type: PictureType;
  width: number;
  height: number;
  bytes: number;
  /** "" where it tells nothing. */
  alt: string;
  focalX: number;
  focalY: number;
  /** The smaller widths that were made. */
  variants: [width: number, type: VariantType][];
}

/** What decides in which bytes a cover is fetched by networks and search engines. */
export interface SharedPicture extends Pick<ShownPicture, "hash" | "type" | "width" | "height" | "bytes"> {
  /** The largest of its WebP widths that is light enough for them. */
  shared: number | null;
}

export type ShownCover = ShownPicture & SharedPicture;

/** Bytes of a picture that networks fetch when a link is shared. */
export const maxSharedBytes = 1_000_000;
