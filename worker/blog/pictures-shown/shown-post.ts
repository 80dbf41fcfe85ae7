import type { Post } from "../../contract/blog";
import { originalAddress } from "../../contract/media/picture-address";
import { coverAt } from "./cover";
import { withPictures } from "./picture-markup";
import type { ShownCover, ShownPicture } from "./shown-picture";

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
