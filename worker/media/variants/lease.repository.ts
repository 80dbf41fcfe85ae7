import { and, eq, inArray, isNull, lte, or, type SQL, sql } from "drizzle-orm";
import type { PictureProblem } from "../../contract/media/media-item";
import type { VariantType } from "../../contract/media/picture-address";
import type { Database } from "../../db/client";
import { media, mediaVariants } from "../../db/schema/media";

/** For how long one message has a picture to itself. */
export const leaseMs = 5 * 60_000;

export interface Variant {
  width: number;
  type: VariantType;
}

/** A picture that nobody else works on, from `triedAt` for as long as a lease lasts. */
export interface Claimed {
  id: number;
  storageKey: string;
  width: number;
  height: number;
  triedAt: Date;
  /** What is made of it already. */
  made: Variant[];
}

const isPending = eq(media.state, "pending");
const isFree = (now: Date) =>
  or(isNull(media.triedAt), lte(media.triedAt, new Date(now.getTime() - leaseMs)));
const isHeld = ({ id, triedAt }: Claimed) => and(eq(media.id, id), isPending, eq(media.triedAt, triedAt));

/** Null where there is nothing to do: no such picture, a ready one, or one that somebody works on. */
export async function claimPicture(db: Database, id: number, now: Date): Promise<Claimed | null> {
  const [claimed, made] = await db.batch([
    db
      .update(media)
      .set({ triedAt: now })
      .where(and(eq(media.id, id), isPending, isFree(now)))
      .returning({ id: media.id, storageKey: media.storageKey, width: media.width, height: media.height }),
    db
      .select({ width: mediaVariants.width, type: mediaVariants.type })
      .from(mediaVariants)
      .where(eq(mediaVariants.mediaId, id)),
  ]);
  const [row] = claimed;
  return row ? { ...row, triedAt: now, made } : null;
}

/**
 * Notes a width whose bytes are in the bucket, as long as the lease is held; else whether the picture is still there.
 */
export async function insertVariant(
  db: Database,
  claimed: Claimed,
  { width, type, bytes }: Variant & { bytes: number },
): Promise<"noted" | "lost" | "gone"> {
  const { id } = claimed;
  const row = db
    .select({
      mediaId: media.id,
      width: sql<number>`${width}`.as("width"),
      type: sql<VariantType>`${type}`.as("type"),
      bytes: sql<number>`${bytes}`.as("bytes"),
    })
    .from(media)
    .where(isHeld(claimed));
  const [inserted, left] = await db.batch([
    db
      .insert(mediaVariants)
      .select(row)
      .onConflictDoUpdate({
        target: [mediaVariants.mediaId, mediaVariants.width, mediaVariants.type],
        set: { bytes },
      })
      .returning({ width: mediaVariants.width }),
    db.select({ id: media.id }).from(media).where(eq(media.id, id)),
  ]);
  if (inserted.length > 0) return "noted";
  return left.length > 0 ? "lost" : "gone";
}

const isUsed = sql<number>`EXISTS (SELECT 1 FROM media_uses WHERE media_id = media.id AND source = 'post')`;

/** No more widths will come. Answers whether a post uses the picture; null where the lease was lost. */
export async function finishPicture(
  db: Database,
  claimed: Claimed,
  problem: PictureProblem | null,
): Promise<{ isUsed: boolean } | null> {
  return setReady(db, isHeld(claimed), problem);
}

/** Lets others take the picture at once, or with a `problem` leaves it to the clock. */
export async function releasePicture(
  db: Database,
  claimed: Claimed,
  problem: PictureProblem | null,
): Promise<void> {
  const triedAt = problem ? claimed.triedAt : new Date(claimed.triedAt.getTime() - leaseMs);
  await db
    .update(media)
    .set({ triedAt, ...(problem && { problem }) })
    .where(isHeld(claimed));
}

/** Notes that a picture's message came back from the queue for good, unless somebody works on it again. */
export async function noteFailure(db: Database, id: number, now: Date): Promise<void> {
  await db
    .update(media)
    .set({ problem: "failed", triedAt: now })
    .where(and(eq(media.id, id), isPending, isFree(now)));
}

/** The same of one that is too old to be tried again. Answers whether a post uses it; null where there is none. */
export async function giveUpPicture(
  db: Database,
  id: number,
  { now, createdBefore }: { now: Date; createdBefore: Date },
): Promise<{ isUsed: boolean } | null> {
  const isOld = lte(media.createdAt, createdBefore);
  return setReady(db, and(eq(media.id, id), isPending, isFree(now), isOld), "failed");
}

async function setReady(
  db: Database,
  condition: SQL | undefined,
  problem: PictureProblem | null,
): Promise<{ isUsed: boolean } | null> {
  const [row] = await db
    .update(media)
    .set({ state: "ready", problem })
    .where(condition)
    .returning({ isUsed });
  return row ? { isUsed: row.isUsed === 1 } : null;
}

/** Pending pictures that nobody works on and whose message may be lost, those first that were tried longest ago. */
export async function listWaiting(
  db: Database,
  before: { created: Date; tried: Date; problem: Date },
  most: number,
): Promise<number[]> {
  const wasTried = or(
    and(isNull(media.triedAt), lte(media.createdAt, before.created)),
    and(isNull(media.problem), lte(media.triedAt, before.tried)),
    and(inArray(media.problem, ["limit", "failed"]), lte(media.triedAt, before.problem)),
  );
  const rows = await db
    .select({ id: media.id })
    .from(media)
    .where(and(isPending, wasTried))
    .orderBy(media.triedAt)
    .limit(most);
  return rows.map(({ id }) => id);
}
