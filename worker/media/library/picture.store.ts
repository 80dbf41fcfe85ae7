import { endingOf, type PictureType, type VariantType } from "../../contract/media/picture-address";
import { answerInTime } from "../../errors";

/** Milliseconds for a call that carries a picture: 10 MB take longer than any other call to a binding. */
const bytesMs = 60_000;
const callMs = 15_000;
/** Milliseconds until bytes must have begun to come for a visitor, who waits for them. */
const openMs = 5_000;
/** Keys that R2 deletes in one call. */
const mostKeys = 1000;

export interface StoredObject {
  key: string;
  size: number;
  uploaded: Date;
}

/** A part of the bucket, in the order of its keys. */
export interface StoredPage {
  objects: StoredObject[];
  /** Null after the last one. */
  cursor: string | null;
}

/** Bytes of pictures. Of what was typed nothing becomes a key or a header. */
export interface PictureStore {
  put(key: string, bytes: Blob, type: PictureType): Promise<void>;
  /** What is there as it goes out, its body not read yet; of `head` no body. Null where there is nothing. */
  open(key: string, how: "whole" | "head"): Promise<R2ObjectBody | R2Object | null>;
  has(key: string): Promise<boolean>;
  remove(keys: readonly string[]): Promise<void>;
  /** Whatever stands below a folder. */
  removeBelow(folder: string): Promise<void>;
  list(from: { cursor: string } | { startAfter?: string }, limit?: number): Promise<StoredPage>;
}

export function createPictureStore(bucket: R2Bucket): PictureStore {
  const answered = <T>(call: Promise<T>, ms = callMs) => answerInTime("R2", ms, call);
  async function remove(keys: readonly string[]): Promise<void> {
    for (let from = 0; from < keys.length; from += mostKeys) {
      await answered(bucket.delete(keys.slice(from, from + mostKeys)));
    }
  }
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
    async list(from, limit = mostKeys) {
      const page = await answered(bucket.list({ ...from, limit }));
      return { objects: page.objects, cursor: page.truncated ? page.cursor : null };
    },
  };
}

/** Where the bytes of one upload stand in the bucket. */
export const folderOf = (storageKey: string) => `${storageKey}/`;
export const originalKey = (storageKey: string) => `${storageKey}/original`;
export const variantKey = (storageKey: string, { width, type }: { width: number; type: VariantType }) =>
  `${storageKey}/${width}.${endingOf(type)}`;

const ours = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\/(?:original|\d{1,5}\.(?:avif|webp))$/;

/** The folder of a key, as a row names it; null for what somebody else has put into the bucket. */
export function storageKeyOf(key: string): string | null {
  return ours.exec(key)?.[1] ?? null;
}
