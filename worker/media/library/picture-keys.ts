import { endingOf, type VariantType } from "../../contract/media/picture-address";

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
