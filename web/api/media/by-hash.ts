import * as z from "zod/mini";
import { maxPageSize } from "../../../worker/contract/limits";
import { type MediaItem, mediaItem } from "../../../worker/contract/media/media-item";
import { request } from "../../lib/http";
import { readAs } from "../../lib/read-as";

/** The pictures of the library that have these hashes, as they are now. */
export async function fetchMediaByHash(hashes: readonly string[]): Promise<MediaItem[]> {
  const found: MediaItem[] = [];
  for (let start = 0; start < hashes.length; start += maxPageSize) {
    const some = hashes.slice(start, start + maxPageSize);
    const response = await request(`/api/media?hash=${some.join()}&pageSize=${maxPageSize}`);
    found.push(...(await readAs(z.array(mediaItem), response)));
  }
  return found;
}
