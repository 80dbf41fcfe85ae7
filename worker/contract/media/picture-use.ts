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
