import type { Cover, Post } from "../../contract/blog";
import { originalAddress, parsePictureAddress, variantAddress } from "../../contract/media/picture-address";
import { srcsetOf, withPictures } from "./picture-markup";
import { maxSharedBytes, type SharedPicture, type ShownCover, type ShownPicture } from "./shown-picture";

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
