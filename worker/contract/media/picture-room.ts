import { parsePictureAddress } from "./picture-address";
import { type Attributes, attributesOf, tagWithAddress } from "./picture-use";

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
