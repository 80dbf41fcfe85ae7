import { env } from "cloudflare:workers";
import type { PictureUse } from "../../worker/contract/media/pictures";
import { originalAddress, type PictureType, type VariantType } from "../../worker/contract/media/pictures";
import { media, mediaVariants } from "../../worker/db/schema/media";
import { originalKey, variantKey } from "../../worker/media/library/picture.store";
import { db } from "./worker";

interface Variant {
  width: number;
  type: VariantType;
}

interface Values {
  type?: PictureType;
  bytes?: Uint8Array<ArrayBuffer>;
  variants?: Variant[];
  state?: "pending" | "ready";
}

/** Bytes of a width, which tell which it is. */
export const bytesOfWidth = ({ width, type }: Variant) => new TextEncoder().encode(`${width} as ${type}`);

type MediaValues = Partial<typeof media.$inferInsert>;

/** A picture of the library, of whose bytes nothing is there: the one that all tests begin with. */
export async function insertPicture(values: MediaValues = {}, variants: readonly Variant[] = []) {
  const [row] = await db
    .insert(media)
    .values({
      ...{ hash: crypto.randomUUID().replaceAll("-", ""), storageKey: crypto.randomUUID() },
      ...{ name: "toko.jpg", type: "image/jpeg", width: 1000, height: 500, bytes: 1000 },
      ...{ createdAt: new Date(), ...values },
    })
    .returning();
  if (!row) throw new Error("no picture was inserted");
  for (const variant of variants) {
    await db.insert(mediaVariants).values({ mediaId: row.id, bytes: 20, ...variant });
  }
  return { ...row, url: originalAddress(row) };
}

/** One with its bytes; nothing uses it yet. */
export async function storePicture(values: Values = {}) {
  const { type = "image/jpeg", variants = [], state = "ready" } = values;
  const bytes = values.bytes ?? crypto.getRandomValues(new Uint8Array(2000));
  const size = { width: 2000, height: 1000, bytes: bytes.length };
  const row = await insertPicture({ type, state, alt: "Toko", ...size }, variants);
  await env.MEDIA.put(originalKey(row.storageKey), bytes);
  for (const variant of variants)
    await env.MEDIA.put(variantKey(row.storageKey, variant), bytesOfWidth(variant));
  return { ...row, bytes };
}

/** What is stored of uses beside a text. */
export const notedUses = (uses: readonly PictureUse[]) => JSON.stringify(uses);

/** What a text notes that uses pictures. */
export function toUsesJson(...pictures: { hash: string }[]): string {
  return notedUses(pictures.map(({ hash }) => ({ hash, field: "content", isDescribed: true })));
}
