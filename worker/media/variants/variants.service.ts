import { and, eq, sql } from "drizzle-orm";
import type { PictureProblem } from "../../contract/media/media-item";
import { type VariantType, variantTypes, variantWidths } from "../../contract/media/pictures";
import type { Database } from "../../db/client";
import { media, mediaVariants } from "../../db/schema/media";
import type { Deps } from "../../deps";
import { describeError, log } from "../../errors";
import { JobError } from "../../jobs/job";
import type { Attempt, JobHandler, JobWrites } from "../../jobs/job.service";
import { dayMs } from "../../utc-day";
import {
  createPictureStore,
  drawPicture,
  originalKey,
  type PictureStore,
  variantKey,
} from "../library/picture.store";

/** The time that one width may take; an attempt starts no other width within this time before its end. */
const reserveMs = 60_000;
/** Of 1 to 100; the service's own default is 85. */
const quality = 80;
/** Consecutive attempts before a pause of hours. */
const attemptsInARow = 4;
/** The pause after a used-up quota or repeated failures. */
const pauseSeconds = 6 * 60 * 60;
/** The time after which the attempts end and the original is served. */
const givenUpAfterMs = 3 * dayMs;

const failed = "Ukuran gambar belum dapat dibuat";

/** Makes the missing widths of a picture; waits while there is no Images binding. */
export const pictureHandler: JobHandler = {
  kind: "picture",
  timeoutMs: 4 * 60_000,
  maxRunning: 10,
  isLeftToClock: true,
  failed: { once: failed, always: failed },
  run: async (deps, subject, attempt) => {
    const { mediaBucket, images } = deps;
    const picture = await findPendingPicture(deps.db, Number(subject));
    if (!picture) return [];
    if (!mediaBucket || !images) throw new JobError("stop", failed, pauseSeconds);
    return makeMissing(deps, { picture, attempt, images, store: createPictureStore(mediaBucket) });
  },
  // Pages list the available widths, so their cache entries must end.
  onDone: (deps) => deps.contentVersion.bump(),
};

interface Work {
  picture: PendingPicture;
  attempt: Attempt;
  store: PictureStore;
  images: ImagesBinding;
}

async function makeMissing(deps: Deps, work: Work): Promise<JobWrites> {
  const { picture, attempt, store, images } = work;
  const { id, storageKey } = picture;
  const lastBegin = deps.clock().getTime() + attempt.timeoutMs - reserveMs;
  let kept = picture.made.length;
  let hasFailed = false;
  for (const variant of listMissing(picture)) {
    if (deps.clock().getTime() > lastBegin) throw new JobError("retry", failed);
    const original = await store.open(originalKey(storageKey), "whole");
    if (!original || !("body" in original)) {
      log("error", "picture_missing", { mediaId: id });
      return pictureReady(id, "unreadable");
    }
    const made = await drawPicture(images, (original as R2ObjectBody).body, { ...variant, quality });
    if ("picture" in made) {
      if (!(await keepVariant(deps, work, variant, made.picture))) return [];
      kept += 1;
      continue;
    }
    const { width, type } = variant;
    const error = describeError(made.cause);
    log("warn", "variant_not_made", { mediaId: id, width, type, fault: made.fault, error });
    if (made.fault === "limit") {
      await noteProblem(deps.db, id, "limit");
      throw new JobError("stop", failed, pauseSeconds);
    }
    hasFailed ||= made.fault === "failed";
  }
  if (hasFailed) return tryLater(deps, work);
  return pictureReady(id, kept === 0 ? "unreadable" : null);
}

/** Retries soon, then after hours, and gives up after days. */
async function tryLater(deps: Deps, { picture, attempt }: Work): Promise<JobWrites> {
  if (attempt.number < attemptsInARow) throw new JobError("retry", failed);
  const isOld = deps.clock().getTime() - attempt.enqueuedAt.getTime() > givenUpAfterMs;
  // A picture that has waited for the quota gets another round.
  if (isOld && picture.problem === "failed") {
    return pictureReady(picture.id, "failed");
  }
  await noteProblem(deps.db, picture.id, "failed");
  throw new JobError("stop", failed, pauseSeconds);
}

function listMissing({ made, ...picture }: PendingPicture): Variant[] {
  return variantTypes
    .flatMap((type) => listWidths(picture, type).map((width) => ({ width, type })))
    .filter((one) => !made.some((other) => other.width === one.width && other.type === one.type))
    .sort((one, other) => one.width - other.width);
}

/** False if the picture was deleted. */
async function keepVariant(
  deps: Deps,
  { picture, store }: Work,
  variant: Variant,
  bytes: Blob,
): Promise<boolean> {
  const key = variantKey(picture.storageKey, variant);
  await store.put(key, bytes, variant.type);
  const isKept = await insertVariant(deps.db, picture.id, { ...variant, bytes: bytes.size });
  // The picture was deleted, so nothing else uses its folder.
  if (!isKept) await store.remove([key]);
  return isKept;
}

/** A picture this much wider than its largest variant also gets its own width. */
const worthwhile = 1.15;
/** The longest side for AVIF; Images returns WebP above it. Source: Cloudflare Images, "Limits and formats". */
const maxAvifSide = 1200;

/** The widths of a picture in a type, ascending: at least one, and none wider than the picture. */
export function listWidths(
  { width, height }: { width: number; height: number },
  type: VariantType,
): number[] {
  const scale = type === "image/avif" ? Math.min(1, maxAvifSide / Math.max(width, height)) : 1;
  const most = Math.max(1, Math.floor(width * scale));
  const smaller = variantWidths[type].filter((offered) => offered <= most);
  const largest = smaller.at(-1);
  if (largest === undefined) return [most];
  const isOwnToo = most < Math.max(...variantWidths[type]) && most >= worthwhile * largest;
  return isOwnToo ? [...smaller, most] : smaller;
}

interface Variant {
  width: number;
  type: VariantType;
}

interface PendingPicture {
  id: number;
  storageKey: string;
  width: number;
  height: number;
  problem: PictureProblem | null;
  made: Variant[];
}

async function findPendingPicture(db: Database, id: number): Promise<PendingPicture | null> {
  const { storageKey, width, height, state, problem } = media;
  const [[picture], made] = await db.batch([
    db
      .select({ id: media.id, storageKey, width, height, problem })
      .from(media)
      .where(and(eq(media.id, id), eq(state, "pending"))),
    db
      .select({ width: mediaVariants.width, type: mediaVariants.type })
      .from(mediaVariants)
      .where(eq(mediaVariants.mediaId, id)),
  ]);
  return picture ? { ...picture, made } : null;
}

/** Stores a variant whose bytes are in the bucket. False if the picture was deleted. */
async function insertVariant(
  db: Database,
  id: number,
  { width, type, bytes }: Variant & { bytes: number },
): Promise<boolean> {
  const noted = await db.all(sql`INSERT INTO media_variants (media_id, width, type, bytes)
    SELECT id, ${width}, ${type}, ${bytes} FROM media WHERE id = ${id}
    ON CONFLICT (media_id, width, type) DO UPDATE SET bytes = excluded.bytes RETURNING width`);
  return noted.length > 0;
}

function pictureReady(id: number, problem: PictureProblem | null): JobWrites {
  return [sql`UPDATE media SET state = 'ready', problem = ${problem} WHERE id = ${id} AND state = 'pending'`];
}

async function noteProblem(db: Database, id: number, problem: PictureProblem): Promise<void> {
  await db
    .update(media)
    .set({ problem })
    .where(and(eq(media.id, id), eq(media.state, "pending")));
}
