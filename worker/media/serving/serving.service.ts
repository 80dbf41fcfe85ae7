import { hash } from "node:crypto";
import { and, eq, exists, inArray, type SQL, sql } from "drizzle-orm";
import { openLinks } from "../../blog/preview-links/preview-link.service";
import { createReading, type Reading } from "../../blog/reading/public-posts.repository";
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
import { isToken } from "../../secrets";
import { createPictureStore, originalKey, variantKey } from "../library/picture.store";

/** A picture, whether the requester may see it, and the files that may answer. */
export interface FoundPicture {
  id: number;
  isShown: boolean;
  files: ServedFile[];
}

/** The picture at an address, and whether a public page or post shows it; null for an unknown address. */
export async function findForVisitors(deps: Deps, asked: PictureAddress): Promise<FoundPicture | null> {
  if (!deps.mediaBucket) return null;
  return toFound(asked, await findPictureForVisitors(createReading(deps), asked.hash));
}

export async function findForLink(
  deps: Deps,
  asked: PictureAddress,
  token: string,
): Promise<FoundPicture | null> {
  if (!deps.mediaBucket || !isToken(token)) return null;
  const row = await findPictureOfLink(deps.db, asked.hash, hash("sha256", token), deps.clock());
  return toFound(asked, row);
}

function toFound(asked: PictureAddress, row: PictureRow | null): FoundPicture | null {
  const files = row && filesFor(asked, row);
  return files && files.length > 0 ? { id: row.id, isShown: row.isShown, files } : null;
}

export interface OpenedFile {
  /** Null for HEAD requests. */
  body: ReadableStream | null;
  size: number;
  etag: string;
  type: PictureType;
  isExact: boolean;
}

/**
 * Opens the best available file; null, with a log line, if the bytes are missing. Throws `upstream_failed` if the bucket
 * fails.
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

/** The data of a picture that decide which file answers an address. */
export interface StoredPicture {
  storageKey: string;
  type: PictureType;
  variants: readonly { width: number; type: VariantType }[];
}

/** A file that may answer an address. */
interface ServedFile {
  key: string;
  type: PictureType;
  /** Whether the file is exactly the requested one and therefore immutable. */
  isExact: boolean;
}

/**
 * The files that may answer an address, the best first: the original answers for a width that is not made yet. None for another
 * type or an unsupported width.
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

/** Raw SQL, because Drizzle would omit the table's name, and a subquery has an `id` too. */
const thePicture = sql`media.id`;

const variantsColumn = sql<{ width: number; type: VariantType }[]>`(
  SELECT json_group_array(json_object('width', width, 'type', type)) FROM media_variants WHERE media_id = ${thePicture}
)`.mapWith(JSON.parse);

/** The picture of a hash with its variants and the result of `isShown`, in one statement; null without the picture. */
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

/** The picture, and whether the site or a public post shows it. Pending changes and preview links do not count. */
export function findPictureForVisitors({ db, posts }: Reading, hash: string) {
  const uses = db
    .select({ one: sql`1` })
    .from(mediaUses)
    // The cross join keeps this order; otherwise SQLite scans every public post.
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
