import { site } from "../site";
import { seenLength } from "../text";

export const pictureTypes = {
  jpg: "image/jpeg",
  png: "image/png",
  webp: "image/webp",
  avif: "image/avif",
} as const;
/** Types that may be uploaded. Images decodes AVIF only on the Enterprise plan. */
export const uploadTypes = ["image/jpeg", "image/png", "image/webp"] as const satisfies PictureType[];
export type PictureEnding = keyof typeof pictureTypes;
export type PictureType = (typeof pictureTypes)[PictureEnding];

/** Types of the resized versions, the preferred one first. */
export const variantTypes = ["image/avif", "image/webp"] as const;
export type VariantType = (typeof variantTypes)[number];

/**
 * Widths of the resized versions in pixels, up to the original's width. Images encodes AVIF only up to 1,200 pixels.
 */
export const variantWidths: Record<VariantType, readonly number[]> = {
  "image/avif": [480, 960, 1200],
  "image/webp": [480, 960, 1440],
};

export function toEnding(type: PictureType): PictureEnding {
  return (
    (Object.keys(pictureTypes) as PictureEnding[]).find((ending) => pictureTypes[ending] === type) ?? "jpg"
  );
}

/** The path of a library file: hash, optional width, type. */
const file = /^\/media\/([0-9a-f]{32})(?:-([1-9]\d{0,4}))?\.(jpg|png|webp|avif)$/;
const ownHost = new RegExp(
  `^(?:https?:)?/{2,}(?:[^/]*@)?${site.url.replace(/^https:\/\//, "").replaceAll(".", "\\.")}(?::(?:443|80)?)?(?=/)`,
  "i",
);
// biome-ignore lint/suspicious/noControlCharactersInRegex: browsers ignore these characters around an address
const ignoredAround = /^[\u0000-\u0020]+|(?<![\u0000-\u0020])[\u0000-\u0020]+$/g;

export interface PictureAddress {
  hash: string;
  width: number | null;
  type: PictureType;
}

/** The path of a URL as browsers parse it; URLs of other hosts stay absolute. */
function toPath(address: string): string {
  const [bare = ""] = address
    .replace(ignoredAround, "")
    .replace(/[\t\n\r]/g, "")
    .split(/[?#]/);
  const path = bare
    .replaceAll("\\", "/")
    .replace(ownHost, "")
    .replace(/^https:(?!\/\/)/i, "");
  if (/^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(path)) return path;
  return resolveSteps(path.startsWith("/") ? path : `/blog/${path}`);
}

/** Resolves `.` and `..`, which may be encoded. Source: URL Standard, 4.4, path state. */
function resolveSteps(path: string): string {
  const kept: string[] = [];
  const parts = path.slice(1).split("/");
  for (const [index, part] of parts.entries()) {
    const dots = part.replace(/%2e/gi, ".");
    if (dots === "..") kept.pop();
    if (dots !== "." && dots !== "..") kept.push(part);
    else if (index === parts.length - 1) kept.push("");
  }
  return `/${kept.join("/")}`;
}

/** The library file of a path, or of a URL with our own host; null for others. */
export function parsePictureAddress(url: string): PictureAddress | null {
  return parsePicturePath(toPath(url));
}

/** The same for a path that is already normalized. */
export function parsePicturePath(path: string): PictureAddress | null {
  const [, hash, width, ending] = file.exec(path) ?? [];
  if (!hash) return null;
  return { hash, width: width ? Number(width) : null, type: pictureTypes[ending as PictureEnding] };
}

/** The URL of an original, as it is stored in articles. */
export function originalAddress({ hash, type }: { hash: string; type: PictureType }): string {
  return `/media/${hash}.${toEnding(type)}`;
}

/** The URL of a resized version; until it exists, the original is served there. */
export function variantAddress(hash: string, width: number, type: VariantType): string {
  return `/media/${hash}-${width}.${toEnding(type)}`;
}

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
export function parseAttributes(written: string): Attributes {
  return new Map(Array.from(written.matchAll(attribute), ([, name = "", value]) => [name, value]));
}

/** Whether an alt text has visible characters. */
export function isDescribing(alt: string): boolean {
  return seenLength(alt) > 0;
}

/** Every use of a library picture in cleaned article HTML and as cover. A link to a picture needs no alt text. */
export function findPictures({ content, image }: { content: string; image: string }): FoundUse[] {
  const uses = [...content.matchAll(tagWithAddress)].flatMap(([, tag, attributes = ""]): FoundUse[] => {
    const values = parseAttributes(attributes);
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
  const [width, height] = [parsePixels(attributes.get("width")), parsePixels(attributes.get("height"))];
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
    const attributes = parseAttributes(written);
    const address = name === "img" ? parsePictureAddress(attributes.get("src") ?? "") : null;
    const size = address && sizes.get(address.hash);
    if (!size) return tag;
    setSize(attributes, size, address.width);
    return openingTag("img", attributes, " /");
  });
}

/** An attribute in pixels; undefined if it is absent, NaN for other units. */
function parsePixels(value: string | undefined): number | undefined {
  return value === undefined ? undefined : /^\d{1,5}$/.test(value) ? Number(value) : Number.NaN;
}

/** Writes a tag; values are already escaped. */
export function openingTag(name: string, attributes: Attributes, end = ""): string {
  const written = [...attributes].map(([key, value]) =>
    value === undefined ? ` ${key}` : ` ${key}="${value}"`,
  );
  return `<${name}${written.join("")}${end}>`;
}
