import { endingOf, type PictureType, type VariantType } from "../../contract/media/picture-address";
import { answerInTime } from "../../errors";

/** Milliseconds for a call that carries a picture: 10 MB take longer than any other call to a binding. */
const bytesMs = 60_000;
const callMs = 15_000;
/** Milliseconds until bytes must have begun to come for a visitor, who waits for them. */
const openMs = 5_000;

/** Bytes of pictures. Of what was typed nothing becomes a key or a header. */
export interface PictureStore {
  put(key: string, bytes: Blob, type: PictureType): Promise<void>;
  /** What is there as it goes out, its body not read yet; of `head` no body. Null where there is nothing. */
  open(key: string, how: "whole" | "head"): Promise<R2ObjectBody | R2Object | null>;
  has(key: string): Promise<boolean>;
  remove(keys: string[]): Promise<void>;
  /** Whatever stands below a folder. */
  removeBelow(folder: string): Promise<void>;
}

export function createPictureStore(bucket: R2Bucket): PictureStore {
  const answered = <T>(call: Promise<T>, ms = callMs) => answerInTime("R2", ms, call);
  const remove = (keys: string[]) => answered(bucket.delete(keys));
  return {
    async put(key, bytes, type) {
      await answered(bucket.put(key, bytes, { httpMetadata: { contentType: type } }), bytesMs);
    },
    open: (key, how) =>
      answered<R2Object | null>(how === "whole" ? bucket.get(key) : bucket.head(key), openMs),
    has: async (key) => (await answered(bucket.head(key))) !== null,
    remove,
    async removeBelow(folder) {
      const { objects } = await answered(bucket.list({ prefix: folder }));
      await remove(objects.map(({ key }) => key));
    },
  };
}

/** Where the bytes of one upload stand in the bucket. */
export const folderOf = (storageKey: string) => `${storageKey}/`;
export const originalKey = (storageKey: string) => `${storageKey}/original`;
export const variantKey = (storageKey: string, { width, type }: { width: number; type: VariantType }) =>
  `${storageKey}/${width}.${endingOf(type)}`;
