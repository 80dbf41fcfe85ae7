import { site } from "../site";
import { trimEnd } from "../trim-end";

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

export function endingOf(type: PictureType): PictureEnding {
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
const ignored = /[\u0000-\u0020]/;
const ignoredAtStart = new RegExp(`^${ignored.source}+`);

export interface PictureAddress {
  hash: string;
  width: number | null;
  type: PictureType;
}

/** The path of a URL as browsers parse it; URLs of other hosts stay absolute. */
function pathOf(address: string): string {
  const [bare = ""] = trimEnd(address, ignored)
    .replace(ignoredAtStart, "")
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
  return parsePicturePath(pathOf(url));
}

/** The same for a path that is already normalized. */
export function parsePicturePath(path: string): PictureAddress | null {
  const [, hash, width, ending] = file.exec(path) ?? [];
  if (!hash) return null;
  return { hash, width: width ? Number(width) : null, type: pictureTypes[ending as PictureEnding] };
}

/** The URL of an original, as it is stored in articles. */
export function originalAddress({ hash, type }: { hash: string; type: PictureType }): string {
  return `/media/${hash}.${endingOf(type)}`;
}

/** The URL of a resized version; until it exists, the original is served there. */
export function variantAddress(hash: string, width: number, type: VariantType): string {
  return `/media/${hash}-${width}.${endingOf(type)}`;
}
