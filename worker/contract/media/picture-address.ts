import { site } from "../site";
import { trimEnd } from "../trim-end";

export const pictureTypes = {
  jpg: "image/jpeg",
  png: "image/png",
  webp: "image/webp",
  avif: "image/avif",
} as const;
/** Types that may be uploaded: Images reads no AVIF but on an Enterprise plan. */
export const uploadTypes = ["image/jpeg", "image/png", "image/webp"] as const satisfies PictureType[];
export type PictureEnding = keyof typeof pictureTypes;
export type PictureType = (typeof pictureTypes)[PictureEnding];

/** Types that the smaller widths of a picture have; the first is preferred. */
export const variantTypes = ["image/avif", "image/webp"] as const;
export type VariantType = (typeof variantTypes)[number];

/** Widths in pixels in which a picture is offered, as far as it is that wide: Images makes no AVIF beyond 1,200. */
export const variantWidths: Record<VariantType, readonly number[]> = {
  "image/avif": [480, 960, 1200],
  "image/webp": [480, 960, 1440],
};

export function endingOf(type: PictureType): PictureEnding {
  return (
    (Object.keys(pictureTypes) as PictureEnding[]).find((ending) => pictureTypes[ending] === type) ?? "jpg"
  );
}

/** What a file of the library is called: its hash, a width where it has one, its type. */
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

/** The path on this site that an address in an article leads to, as browsers read it; other hosts keep theirs. */
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

/** A path without its steps `.` and `..`, which may be encoded: URL Standard, 4.4, path state. */
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

/** The file of the library that an address names, as a path or with our own host; null for any other. */
export function parsePictureAddress(url: string): PictureAddress | null {
  return parsePicturePath(pathOf(url));
}

/** The same of a path as it is sent, in which nothing is left to be read. */
export function parsePicturePath(path: string): PictureAddress | null {
  const [, hash, width, ending] = file.exec(path) ?? [];
  if (!hash) return null;
  return { hash, width: width ? Number(width) : null, type: pictureTypes[ending as PictureEnding] };
}

/** Where a picture stands, as it is stored in articles. */
export function originalAddress({ hash, type }: { hash: string; type: PictureType }): string {
  return `/media/${hash}.${endingOf(type)}`;
}

/** Where a width of it stands. One that is not made yet is answered by the original. */
export function variantAddress(hash: string, width: number, type: VariantType): string {
  return `/media/${hash}-${width}.${endingOf(type)}`;
}
