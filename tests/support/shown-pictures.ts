import type { VariantType } from "../../worker/contract/media/picture-address";
import { picturesUsed } from "../../worker/contract/media/picture-use";
import type { media } from "../../worker/db/schema/media";
import { insertPicture } from "./stored-pictures";
import { createPost } from "./worker";

interface Made {
  widths?: readonly number[];
  types?: readonly VariantType[];
}

/** A stored picture of 3000 × 2000 pixels, without its bytes; ready with the widths, or pending without any. */
export async function createPicture(
  values: Partial<typeof media.$inferInsert> = {},
  { widths = [480, 960, 1440], types = ["image/avif", "image/webp"] }: Made = {},
) {
  const variants = widths.flatMap((width) => types.map((type) => ({ width, type })));
  const state = variants.length > 0 ? "ready" : "pending";
  return insertPicture({ width: 3000, height: 2000, bytes: 4_000_000, state, ...values }, variants);
}

/** A stored post with what it uses of the library. */
export function createPostWithPictures(values: NonNullable<Parameters<typeof createPost>[0]>) {
  const { content = "<p>Isi.</p>", image = "/images/blog/default.svg" } = values;
  return createPost({
    ...values,
    content,
    image,
    pictures: JSON.stringify(picturesUsed({ content, image })),
  });
}
