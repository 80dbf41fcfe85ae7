import { and, eq, sql } from "drizzle-orm";
import { maxPictureBytes } from "../../contract/media/media-item";
import { parsePictureAddress } from "../../contract/media/pictures";
import type { Database } from "../../db/client";
import { media } from "../../db/schema/media";
import { importPictures } from "../../db/schema/moving";
import type { Deps } from "../../deps";
import { AppError, describeError, log } from "../../errors";
import { JobError } from "../../jobs/job";
import { hashFile, nameOfFile, quotaUsedUp, uploadPicture } from "../../media/library/upload.service";
import { isPublicAddress } from "../../public-address";
import { decoded } from "../convert/addresses";
import type { ImportRow, PictureRow } from "./import.repository";
import { zipKey } from "./import-read.service";
import { NotInZip, readFromZip } from "./zip-file";

const fetchMs = 20_000;
const maxRedirects = 3;
const siteSilent = "Situs lama tidak menjawab";

/** The reason why a picture was refused; the message is shown to staff. */
export class PictureRefused extends Error {
  override name = "PictureRefused";

  constructor(
    message: string,
    options?: ErrorOptions,
    /** Whether a retry may succeed. */
    readonly canRetry = false,
  ) {
    super(message, options);
  }
}

/**
 * Imports a picture into the library and records the outcome. It is tried again later if the old site was "silent", or if
 * it is "undrawn" because Images failed.
 */
export async function takePicture(
  deps: Deps,
  picture: PictureRow,
  { id, pictures, startedBy }: Pick<ImportRow, "id" | "pictures" | "startedBy">,
  hosts: readonly string[],
): Promise<"ended" | "silent" | "undrawn"> {
  const path = decoded(new URL(picture.url).pathname);
  try {
    // The URL of a picture of this product, as in its own exports.
    const own = parsePictureAddress(picture.url);
    if (own && (await isOwn(deps.db, own.hash))) {
      await recordPicture(deps.db, picture, own.hash);
      await endPicture(deps.db, picture, null);
      return "ended";
    }
    const bytes =
      pictures === "zip"
        ? await readFromZip(deps.backupBucket, zipKey(id), path)
        : await fetchPicture(picture.url, hosts);
    const file = new File([bytes], nameOfFile(path));
    const hash = await hashFile(file);
    // A picture that the library already has keeps its alt text, because an undo would not restore it.
    const isKnown = await isOwn(deps.db, hash);
    await recordPicture(deps.db, picture, hash);
    const alt = isKnown ? "" : picture.alt.slice(0, 300).toWellFormed();
    // The old site had no alt text for it, so it was decorative there too.
    const decorative = !isKnown && alt === "";
    await uploadPicture(deps, { file, alt, decorative }, { id: startedBy ?? 0, role: "owner" });
    await endPicture(deps.db, picture, null);
  } catch (error) {
    if (error instanceof PictureRefused && error.canRetry) {
      await postponePicture(deps.db, picture, error.message);
      return "silent";
    }
    if (error instanceof AppError && error.code === "upstream_failed") {
      if (error.message === quotaUsedUp) throw new JobError("permanent", error.message);
      await postponePicture(deps.db, picture, error.message);
      return "undrawn";
    }
    const isFinal = error instanceof PictureRefused || error instanceof NotInZip || error instanceof AppError;
    if (!isFinal) throw error;
    log("info", "picture_not_imported", { error: describeError(error) });
    await endPicture(deps.db, picture, error.message);
  }
  return "ended";
}

/**
 * Fetches a picture over https from the hosts of the old site, also through redirects, but never from a private
 * network.
 */
export async function fetchPicture(address: string, hosts: readonly string[]): Promise<Blob> {
  let url = new URL(address);
  const signal = AbortSignal.timeout(fetchMs);
  for (let hops = 0; hops <= maxRedirects; hops += 1) {
    if (!mayFetch(url, hosts)) throw new PictureRefused("Alamatnya bukan https di situs lama");
    const response = await fetch(url, {
      redirect: "manual",
      headers: { Accept: "image/*" },
      signal,
    }).catch((cause: unknown) => {
      throw new PictureRefused(siteSilent, { cause }, true);
    });
    const location = response.headers.get("Location");
    if (response.status >= 300 && response.status < 400 && location) {
      await response.body?.cancel();
      if (!URL.canParse(location, url.href)) break;
      url = new URL(location, url);
      continue;
    }
    if (!response.ok || !response.body) {
      await response.body?.cancel();
      const { status } = response;
      throw new PictureRefused(`Situs lama menjawab ${status}`, {}, status === 429 || status >= 500);
    }
    return await readPicture(response.body).catch((cause: unknown) => {
      if (cause instanceof PictureRefused) throw cause;
      throw new PictureRefused("Situs lama berhenti di tengah gambar", { cause }, true);
    });
  }
  throw new PictureRefused("Terlalu banyak pengalihan di situs lama");
}

function mayFetch(url: URL, hosts: readonly string[]): boolean {
  const isHttps = url.protocol === "https:" && url.port === "";
  return isHttps && isPublicAddress(url) && hosts.includes(url.hostname);
}

async function readPicture(body: ReadableStream<Uint8Array>): Promise<Blob> {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  for await (const chunk of body as ReadableStream<Uint8Array<ArrayBuffer>>) {
    size += chunk.byteLength;
    if (size > maxPictureBytes) throw new PictureRefused("Lebih dari 10 MB");
    chunks.push(chunk);
  }
  if (size === 0) throw new PictureRefused("Berkasnya kosong");
  return new Blob(chunks);
}

/** Pending pictures, those with the fewest attempts first. */
export function listPictures(db: Database, id: string, limit: number): Promise<PictureRow[]> {
  return db
    .select()
    .from(importPictures)
    .where(and(eq(importPictures.importId, id), eq(importPictures.state, "found")))
    .orderBy(importPictures.tries, importPictures.url)
    .limit(limit);
}

/** Records before the upload whether the import adds the picture; one that the library already has survives an undo. */
async function recordPicture(db: Database, { importId, url }: PictureRow, hash: string): Promise<void> {
  await db.run(sql`UPDATE import_pictures SET hash = ${hash},
      is_new = NOT EXISTS (SELECT 1 FROM media WHERE media.hash = ${hash})
    WHERE import_id = ${importId} AND url = ${url} AND hash IS NOT ${hash}`);
}

/** Records the outcome of a picture: null, or the reason why it failed. */
async function endPicture(db: Database, { importId, url }: PictureRow, reason: string | null): Promise<void> {
  await db
    .update(importPictures)
    .set({ state: reason === null ? "stored" : "failed", reason })
    .where(and(eq(importPictures.importId, importId), eq(importPictures.url, url)));
}

/** Attempts for a picture that the old site may deliver later. */
const mostTries = 3;

/** Records a failed attempt; after `mostTries` the picture has failed for good. */
async function postponePicture(db: Database, { importId, url }: PictureRow, reason: string): Promise<void> {
  await db
    .update(importPictures)
    .set({ tries: sql`tries + 1`, reason, state: sql`iif(tries + 1 < ${mostTries}, 'found', 'failed')` })
    .where(and(eq(importPictures.importId, importId), eq(importPictures.url, url)));
}

/** Counts an attempt for the other pictures of the same host, which was not asked for them. */
export async function postponeHost(db: Database, { importId, url, tries }: PictureRow): Promise<void> {
  const { origin } = new URL(url);
  await db
    .update(importPictures)
    .set({ tries: tries + 1, reason: siteSilent, state: tries + 1 < mostTries ? "found" : "failed" })
    .where(
      and(
        eq(importPictures.importId, importId),
        eq(importPictures.state, "found"),
        eq(importPictures.tries, tries),
        sql`substr(${importPictures.url}, 1, ${origin.length + 1}) = ${`${origin}/`}`,
      ),
    );
}

export async function isOwn(db: Database, hash: string): Promise<boolean> {
  return (await db.$count(media, eq(media.hash, hash))) > 0;
}

export function listLostPictures(db: Database, id: string, limit: number) {
  return db
    .select({ url: importPictures.url, reason: importPictures.reason })
    .from(importPictures)
    .where(and(eq(importPictures.importId, id), eq(importPictures.state, "failed")))
    .orderBy(importPictures.url)
    .limit(limit);
}
