import { seenLength } from "../text";
import { parsePictureAddress } from "./picture-address";

export interface PictureUse {
  hash: string;
  field: "content" | "image";
  /** Whether this use has its own alt text; else the library's is shown. */
  isDescribed: boolean;
}

interface FoundUse extends PictureUse {
  address: string;
}

/**
 * Tags with a URL as the sanitizer writes them: values contain no quotes or angle brackets. Recording and rendering use
 * the same pattern, so that every shown picture is recorded.
 */
export const tagWithAddress = /<(img|a)((?: [\w:-]+(?:="[^"]*")?)*)(?: \/)?>/g;
const attribute = / ([\w:-]+)(?:="([^"]*)")?/g;

export type Attributes = Map<string, string | undefined>;

/** The attributes of such a tag, in order and still escaped; undefined for one without a value. */
export function attributesOf(written: string): Attributes {
  return new Map(Array.from(written.matchAll(attribute), ([, name = "", value]) => [name, value]));
}

/** Whether an alt text has visible characters. */
export function isDescribing(alt: string): boolean {
  return seenLength(alt) > 0;
}

/** Every use of a library picture in cleaned article HTML and as cover. A link to a picture needs no alt text. */
export function findPictures({ content, image }: { content: string; image: string }): FoundUse[] {
  const uses = [...content.matchAll(tagWithAddress)].flatMap(([, tag, attributes = ""]): FoundUse[] => {
    const values = attributesOf(attributes);
    const address = values.get(tag === "img" ? "src" : "href") ?? "";
    const found = parsePictureAddress(address);
    if (!found) return [];
    const isDescribed = tag === "a" || isDescribing(values.get("alt") ?? "");
    return [{ hash: found.hash, field: "content", isDescribed, address }];
  });
  const cover = parsePictureAddress(image);
  if (cover) uses.push({ hash: cover.hash, field: "image", isDescribed: false, address: image });
  return uses;
}

/** The uses, each picture once per field; described if all its uses are. */
export function picturesUsed(text: { content: string; image: string }): PictureUse[] {
  const uses = new Map<string, PictureUse>();
  for (const { hash, field, isDescribed } of findPictures(text)) {
    const key = `${field} ${hash}`;
    uses.set(key, { hash, field, isDescribed: isDescribed && (uses.get(key)?.isDescribed ?? true) });
  }
  return [...uses.values()];
}

/** Width of the article column in pixels. */
export const columnWidth = 672;
/**
 * In pixels: a portrait picture is no taller than a screen, unless it is a narrow strip, which would become unreadable.
 */
const maxHeight = 704;
const stripRatio = 0.4;

interface PictureSize {
  width: number;
  height: number;
}

/** Sets missing size attributes in proportion. `shownAt` is the width in the URL; returns the displayed width. */
export function setSize(attributes: Attributes, picture: PictureSize, shownAt: number | null): number {
  const naturalWidth = Math.min(shownAt ?? picture.width, picture.width);
  const [width, height] = [pixelsOf(attributes.get("width")), pixelsOf(attributes.get("height"))];
  const ratio = picture.width / picture.height;
  if (Number.isNaN(width) || Number.isNaN(height)) return naturalWidth;
  const shown = width ?? (height === undefined ? naturalWidth : Math.round(height * ratio));
  if (width === undefined) attributes.set("width", String(shown));
  if (height === undefined) attributes.set("height", String(Math.max(1, Math.round(shown / ratio))));
  const widest = Math.floor(maxHeight * ratio);
  // The size attributes stay those of the original; see web/article/article.css.
  const isTall = widest < Math.min(shown, columnWidth) && ratio >= stripRatio;
  if (!isTall || width !== undefined || height !== undefined) return shown;
  attributes.set("style", `--widest:${widest}px`);
  return widest;
}

/** Adds sizes to library pictures, to avoid layout shifts; `sizes` by hash. */
export function withRoom(html: string, sizes: ReadonlyMap<string, PictureSize>): string {
  return html.replace(tagWithAddress, (tag, name: string, written = "") => {
    const attributes = attributesOf(written);
    const address = name === "img" ? parsePictureAddress(attributes.get("src") ?? "") : null;
    const size = address && sizes.get(address.hash);
    if (!size) return tag;
    setSize(attributes, size, address.width);
    return openingTag("img", attributes, " /");
  });
}

/** An attribute in pixels; undefined if it is absent, NaN for other units. */
function pixelsOf(value: string | undefined): number | undefined {
  return value === undefined ? undefined : /^\d{1,5}$/.test(value) ? Number(value) : Number.NaN;
}

/** Writes a tag; values are already escaped. */
export function openingTag(name: string, attributes: Attributes, end = ""): string {
  const written = [...attributes].map(([key, value]) =>
    value === undefined ? ` ${key}` : ` ${key}="${value}"`,
  );
  return `<${name}${written.join("")}${end}>`;
}
