import type { Cover, Post } from "../../contract/blog";
import { phoneSizes } from "../../contract/media/phone-sizes";
import {
  type Attributes,
  columnWidth,
  isDescribing,
  openingTag,
  originalAddress,
  type PictureType,
  parseAttributes,
  parsePictureAddress,
  setSize,
  tagWithAddress,
  type VariantType,
  variantAddress,
  variantTypes,
} from "../../contract/media/pictures";
import { escapeHtml } from "../../contract/plain-text";

const tagsOfPictures = new RegExp(`${tagWithAddress.source}|<(/?)t[dh]\\b`, "g");

/** The share of a narrow window that the article's column takes. */
const share = 0.92;
/** The width of a picture in a table cell, as in web/article/article.css. */
const cellSize = "clamp(6rem, 20vw, 10rem)";
const maxCellWidth = 160;

interface Found {
  tag: string;
  name: "img" | "a";
  attributes: Attributes;
  picture: ShownPicture;
  /** The width in its address. */
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
      const attributes = parseAttributes(written);
      const address = parsePictureAddress(attributes.get(name === "img" ? "src" : "href") ?? "");
      const picture = address && known.get(address.hash);
      return picture ? replaced({ tag, name, attributes, picture, shownAt: address.width, isInCell }) : tag;
    },
  );
}

/**
 * Renders cleaned article HTML for visitors: pictures of the library get `srcset`, dimensions and alt text. Pictures outside
 * `pictures` stay. `root` is prefixed to the addresses of pictures and of links to pictures, for pictures that are not
 * public.
 */
export function withPictures(html: string, pictures: readonly ShownPicture[], root = ""): string {
  let shown = 0;
  return replaceTags(html, pictures, (found) => {
    const { tag, name, attributes, picture } = found;
    if (name === "img") {
      shown += 1;
      return pictureTag(found, root, shown <= maxWithSources);
    }
    if (root) attributes.set("href", root + originalAddress(picture));
    return root ? openingTag("a", attributes) : tag;
  });
}

/** Adds the library's alt texts to stored HTML that has none, for the API. */
export function withWords(html: string, pictures: readonly ShownPicture[]): string {
  return replaceTags(html, pictures, ({ tag, name, attributes, picture }) => {
    if (name === "a" || !picture.alt || isDescribing(attributes.get("alt") ?? "")) return tag;
    attributes.set("alt", escapeHtml(picture.alt));
    return openingTag("img", attributes, " /");
  });
}

/** The pictures of a text that get smaller files to choose from: a page of thousands would grow tenfold. */
const maxWithSources = 300;

function pictureTag(
  { attributes, picture, shownAt, isInCell }: Found,
  root: string,
  hasSources: boolean,
): string {
  attributes.set("src", root + originalAddress(picture));
  if (!isDescribing(attributes.get("alt") ?? "")) attributes.set("alt", escapeHtml(picture.alt));
  const width = setSize(attributes, picture, shownAt);
  attributes.set("loading", "lazy");
  attributes.set("decoding", "async");
  const image = openingTag("img", attributes, " /");
  if (!hasSources) return image;
  const sizes = buildSizes(width, isInCell);
  const sources = variantTypes.map((type) => sourceTag(picture, type, { sizes, root })).join("");
  return (sources && `<picture>${sources}${image}</picture>`) || image;
}

function sourceTag(
  picture: ShownPicture,
  type: VariantType,
  { sizes, root }: { sizes: string; root: string },
) {
  const srcset = buildSrcset(picture, type, root);
  if (!srcset) return "";
  return `<source type="${type}" srcset="${srcset}" sizes="${sizes}">`;
}

/**
 * The widths of a type, the narrowest first. Wide AVIF pictures are not made, so a wider WebP is offered beside AVIF; every
 * browser with AVIF supports WebP.
 */
function listCandidates({ variants }: ShownPicture, type: VariantType) {
  const own = variants.filter(([, its]) => its === type);
  const isMissing = (width: number) => !own.some(([has]) => has <= width && has >= 0.8 * width);
  const others = type === "image/avif" ? variants.filter(([width]) => isMissing(width)) : [];
  return [...own, ...others].sort(([a], [b]) => a - b);
}

/** The `srcset` of a type; "" without variants. */
function buildSrcset(picture: ShownPicture, type: VariantType, root: string): string {
  const candidates = listCandidates(picture, type);
  if (!candidates.some(([, made]) => made === type)) return "";
  return candidates
    .map(([width, type]) => `${root}${variantAddress(picture.hash, width, type)} ${width}w`)
    .join(", ");
}

function buildSizes(width: number, isInCell: boolean): string {
  if (isInCell) return width < maxCellWidth ? `${width}px` : cellSize;
  const shown = Math.min(width, columnWidth);
  return `${phoneSizes}, (min-width: ${Math.ceil(shown / share)}px) ${shown}px, ${share * 100}vw`;
}

/**
 * The rendering of a cover; `picture` is the library's picture at the address, if there is one. `root` is prefixed to the
 * addresses of pictures that are not public.
 */
export function coverAt(image: string, picture: ShownCover | null | undefined, root = ""): { cover?: Cover } {
  return picture && parsePictureAddress(image)?.hash === picture.hash
    ? { cover: toCover(picture, root) }
    : {};
}

function toCover(picture: ShownCover, root: string): Cover {
  const { alt, focalX, focalY } = picture;
  const [srcset, avif] = [buildSrcset(picture, "image/webp", root), buildSrcset(picture, "image/avif", root)];
  const shared = selectShared(picture);
  return {
    ...(srcset && { srcset }),
    ...(avif && { avif }),
    ...((focalX !== 0.5 || focalY !== 0.5) && { position: `${percent(focalX)} ${percent(focalY)}` }),
    ...(alt && { alt }),
    ...(shared && { shared }),
  };
}

const percent = (part: number) => `${Math.round(part * 100)}%`;

/** The largest small file in a type that social networks support: a variant, else the original. */
function selectShared(picture: SharedPicture): Cover["shared"] {
  const { type, width, height, bytes, shared } = picture;
  if (shared !== null) {
    const url = variantAddress(picture.hash, shared, "image/webp");
    return { url, width: shared, height: Math.round((shared * height) / width) };
  }
  if (type === "image/avif" || bytes > maxSharedBytes) return undefined;
  return { url: originalAddress(picture), width, height };
}

/** The address of a cover for search engines and programs: a small file if there is one. */
export function fetchedAddress(image: string, picture: SharedPicture | null): string {
  if (!picture || parsePictureAddress(image)?.hash !== picture.hash) return image;
  return selectShared(picture)?.url ?? image;
}

interface PostPictures {
  pictures: readonly ShownPicture[];
  cover: ShownCover | null;
}

/** Renders a post's pictures for visitors; `root` is prefixed to the addresses of pictures that are not public. */
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

/** A picture of the library with the data to render it. */
export interface ShownPicture {
  hash: string;
  type: PictureType;
  width: number;
  height: number;
  bytes: number;
  /** "" for a decorative picture. */
  alt: string;
  focalX: number;
  focalY: number;
  /** The stored smaller variants. */
  variants: [width: number, type: VariantType][];
}

/** The data that decide which file of a cover social networks and search engines fetch. */
export interface SharedPicture extends Pick<ShownPicture, "hash" | "type" | "width" | "height" | "bytes"> {
  /** The largest WebP width below the limit of bytes. */
  shared: number | null;
}

export type ShownCover = ShownPicture & SharedPicture;

/** The most bytes of a picture that social networks fetch. */
export const maxSharedBytes = 1_000_000;
