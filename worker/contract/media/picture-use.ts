import { seenLength } from "../text";
import { parsePictureAddress } from "./picture-address";

/** A picture of the library that a text uses. */
export interface PictureUse {
  hash: string;
  field: "content" | "image";
  /** Whether this use brings its own words; else those of the library are shown. */
  isDescribed: boolean;
}

interface FoundUse extends PictureUse {
  /** As it stands in the text. */
  address: string;
}

/**
 * Tags with an address as the sanitizer writes them: no value holds a quote or an angle bracket, and an empty one is left
 * out. What notes pictures and what shows them reads by the same, so that none is shown that is not noted.
 */
export const tagWithAddress = /<(img|a)((?: [\w:-]+(?:="[^"]*")?)*)(?: \/)?>/g;
const attribute = / ([\w:-]+)(?:="([^"]*)")?/g;

export type Attributes = Map<string, string | undefined>;

/** Attributes of such a tag in their order, escaped as they are; undefined for one that is a name alone. */
export function attributesOf(written: string): Attributes {
  return new Map(Array.from(written.matchAll(attribute), ([, name = "", value]) => [name, value]));
}

/** Whether an alternative text says anything that is heard. */
export function isDescribing(alt: string): boolean {
  return seenLength(alt) > 0;
}

/** Every place at which cleaned article HTML and a cover use a picture of the library. A link to one needs no words. */
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

/** The same, each picture once for each field: described where all of its uses there are. */
export function picturesUsed(text: { content: string; image: string }): PictureUse[] {
  const uses = new Map<string, PictureUse>();
  for (const { hash, field, isDescribed } of findPictures(text)) {
    const key = `${field} ${hash}`;
    uses.set(key, { hash, field, isDescribed: isDescribed && (uses.get(key)?.isDescribed ?? true) });
  }
  return [...uses.values()];
}

/** Pixels of the column that articles stand in. */
export const columnWidth = 672;
/** Pixels: a portrait is no taller than a screen, unless it is a strip, which nobody could read then. */
const maxHeight = 704;
const stripRatio = 0.4;

interface PictureSize {
  width: number;
  height: number;
}

/**
 * Sets what the author has not said of the picture's size, in its proportions. Takes the width that its address names,
 * and answers the one that it is shown at.
 */
export function setSize(attributes: Attributes, picture: PictureSize, shownAt: number | null): number {
  const naturalWidth = Math.min(shownAt ?? picture.width, picture.width);
  const [width, height] = [pixelsOf(attributes.get("width")), pixelsOf(attributes.get("height"))];
  const ratio = picture.width / picture.height;
  if (Number.isNaN(width) || Number.isNaN(height)) return naturalWidth;
  const shown = width ?? (height === undefined ? naturalWidth : Math.round(height * ratio));
  if (width === undefined) attributes.set("width", String(shown));
  if (height === undefined) attributes.set("height", String(Math.max(1, Math.round(shown / ratio))));
  const widest = Math.floor(maxHeight * ratio);
  // Beside the attributes, which stay those of the original: see web/article/article.css.
  const isTall = widest < Math.min(shown, columnWidth) && ratio >= stripRatio;
  if (!isTall || width !== undefined || height !== undefined) return shown;
  attributes.set("style", `--widest:${widest}px`);
  return widest;
}

/** Cleaned article HTML in which pictures of the library keep the room that they take; `sizes` by their hash. */
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

/** What an author says in pixels; not a number for what they say in anything else. */
function pixelsOf(value: string | undefined): number | undefined {
  return value === undefined ? undefined : /^\d{1,5}$/.test(value) ? Number(value) : Number.NaN;
}

/** Writes a tag; values stay escaped as they are. */
export function openingTag(name: string, attributes: Attributes, end = ""): string {
  const written = [...attributes].map(([key, value]) =>
    value === undefined ? ` ${key}` : ` ${key}="${value}"`,
  );
  return `<${name}${written.join("")}${end}>`;
}
