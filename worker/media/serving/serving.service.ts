import { and, eq, exists, inArray, type SQL, sql } from "drizzle-orm";
import { openLinks } from "../../blog/preview-links/preview-link.service";
import { type Reading, readingOf } from "../../blog/reading/public-posts.repository";
import {
  type PictureAddress,
  type PictureType,
  type VariantType,
  variantWidths,
} from "../../contract/media/pictures";
import type { Database } from "../../db/client";
import { media, mediaUses } from "../../db/schema/media";
import type { Deps } from "../../deps";
import { AppError, log } from "../../errors";
import { hashToken, isToken } from "../../secrets";
import { createPictureStore, originalKey, variantKey } from "../library/picture.store";

/** A picture, whether it is shown to whoever asks, and the bytes that may answer. */
export interface FoundPicture {
  id: number;
  isShown: boolean;
  files: ServedFile[];
}

/** What an address names, and whether visitors may read a post now that shows it; null where it names nothing. */
export async function findForVisitors(deps: Deps, asked: PictureAddress): Promise<FoundPicture | null> {
  if (!deps.mediaBucket) return null;
  return toFound(asked, await findPictureForVisitors(readingOf(deps), asked.hash));
}

/** The same for whoever holds a preview link, whose version shows it or does not. */
export async function findForLink(
  deps: Deps,
  asked: PictureAddress,
  token: string,
): Promise<FoundPicture | null> {
  if (!deps.mediaBucket || !isToken(token)) return null;
  const row = await findPictureOfLink(deps.db, asked.hash, await hashToken(token), deps.clock());
  return toFound(asked, row);
}

function toFound(asked: PictureAddress, row: PictureRow | null): FoundPicture | null {
  const files = row && filesFor(asked, row);
  return files && files.length > 0 ? { id: row.id, isShown: row.isShown, files } : null;
}

/** Bytes as they go out. */
export interface OpenedFile {
  /** Null where only the headers were asked for. */
  body: ReadableStream | null;
  size: number;
  etag: string;
  type: PictureType;
  isExact: boolean;
}

/**
 * Opens the best bytes that are there; null, and logged, where a picture has none. Throws `upstream_failed` when the
 * bucket fails.
 */
export async function openFile(
  deps: Deps,
  { id, files }: FoundPicture,
  { withBody }: { withBody: boolean },
): Promise<OpenedFile | null> {
  if (!deps.mediaBucket) return null;
  const store = createPictureStore(deps.mediaBucket);
  for (const [place, { key, type, isExact }] of files.entries()) {
    const object = await answered(store.open(key, withBody ? "whole" : "head"));
    if (object) {
      const body = "body" in object ? (object as R2ObjectBody).body : null;
      return { body, size: object.size, etag: object.httpEtag, type, isExact: isExact && place === 0 };
    }
    log("error", "picture_missing", { mediaId: id, key });
  }
  return null;
}

async function answered<T>(call: Promise<T>): Promise<T> {
  try {
    return await call;
  } catch (cause) {
    if (cause instanceof AppError) throw cause;
    throw new AppError("upstream_failed", "Layanan sedang tidak menjawab. Silakan coba lagi.", { cause });
  }
}

/** A picture as far as it decides which bytes an address has. */
export interface StoredPicture {
  storageKey: string;
  /** Of the original. */
  type: PictureType;
  variants: readonly { width: number; type: VariantType }[];
}

/** Bytes that may answer an address. */
interface ServedFile {
  key: string;
  type: PictureType;
  /** Whether they are what was asked for, and will be for ever. */
  isExact: boolean;
}

/**
 * The bytes that answer one of a picture's addresses, the best first: the original stands in for a width that is not made
 * yet. None where it is in another type, or in a width that nobody offers.
 */
export function filesFor({ width, type }: PictureAddress, picture: StoredPicture): ServedFile[] {
  const { storageKey, variants } = picture;
  const original = { key: originalKey(storageKey), type: picture.type, isExact: width === null };
  if (width === null) return type === picture.type ? [original] : [];
  const made = variants.find((variant) => variant.width === width && variant.type === type);
  if (made) return [{ key: variantKey(storageKey, made), type, isExact: true }, original];
  const offered: readonly number[] = type in variantWidths ? variantWidths[type as VariantType] : [];
  return offered.includes(width) ? [original] : [];
}

type PictureRow = NonNullable<Awaited<ReturnType<typeof findPicture>>>;

/** In SQL of its own, so that Drizzle leaves the table's name where a query inside this one has an id too. */
const thePicture = sql`media.id`;

const variantsColumn = sql<{ width: number; type: VariantType }[]>`(
  SELECT json_group_array(json_object('width', width, 'type', type)) FROM media_variants WHERE media_id = ${thePicture}
)`.mapWith(JSON.parse);

/** The picture of a hash with its widths, and whether `isShown` holds of it, in one statement; null where there is none. */
async function findPicture(db: Database, hash: string, isShown: SQL) {
  const rows = await db
    .select({
      ...{ id: media.id, storageKey: media.storageKey, type: media.type },
      variants: variantsColumn,
      isShown: sql<boolean>`${isShown}`.mapWith(Boolean),
    })
    .from(media)
    .where(eq(media.hash, hash));
  return rows[0] ?? null;
}

/** Whether the pages of the site show it, or a post that visitors may read. A change that waits and a link show it to nobody else. */
export function findPictureForVisitors({ db, posts }: Reading, hash: string) {
  const uses = db
    .select({ one: sql`1` })
    .from(mediaUses)
    // In this order: else SQLite goes through every public post, and asks of each whether it shows the picture.
    .crossJoin(posts)
    .where(
      and(eq(posts.id, mediaUses.postId), eq(mediaUses.mediaId, thePicture), eq(mediaUses.source, "post")),
    );
  const onSite = sql`EXISTS (SELECT 1 FROM media_site_uses WHERE media_id = ${thePicture})`;
  return findPicture(db, hash, sql`(${exists(uses)} OR ${onSite})`);
}

function findPictureOfLink(db: Database, hash: string, tokenHash: string, now: Date) {
  const uses = db
    .select({ one: sql`1` })
    .from(mediaUses)
    .where(
      and(
        eq(mediaUses.mediaId, thePicture),
        eq(mediaUses.source, "link"),
        inArray(mediaUses.sourceId, openLinks(db, tokenHash, now)),
      ),
    );
  return findPicture(db, hash, exists(uses));
}
