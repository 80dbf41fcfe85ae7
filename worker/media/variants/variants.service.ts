import type { PictureProblem } from "../../contract/media/media-item";
import { type VariantType, variantTypes, variantWidths } from "../../contract/media/picture-address";
import type { Deps } from "../../deps";
import { describeError, log } from "../../http/log";
import { within } from "../../http/within";
import { dayMs } from "../../utc-day";
import { createPictureStore, type PictureStore } from "../library/picture.store";
import { originalKey, variantKey } from "../library/picture-keys";
import { drawPicture } from "../pictures/draw-picture";
import {
  type Claimed,
  claimPicture,
  finishPicture,
  giveUpPicture,
  insertVariant,
  leaseMs,
  listWaiting,
  noteFailure,
  releasePicture,
  type Variant,
} from "./lease.repository";

/** So long before a lease ends nothing more is begun: longer than making and keeping one width takes. */
const reserveMs = 2 * 60_000;
/** Of 1 to 100; the service's own default is 85. */
const quality = 80;
/** For how long the clock sends a picture again whose message came back for good. */
const givenUpAfterMs = 3 * dayMs;

/**
 * Makes the widths of a picture that are missing. True when there is nothing left to do for now, false when it is to be
 * tried again. A message that comes twice, late or after the picture was deleted does no harm.
 */
export async function makeVariants(deps: Deps, mediaId: number): Promise<boolean> {
  const { mediaBucket, images } = deps;
  if (!makesVariants(deps) || !mediaBucket || !images) return true;
  const claimed = await claimPicture(deps.db, mediaId, deps.clock());
  if (!claimed) return true;
  const store = createPictureStore(mediaBucket);
  try {
    const outcome = await makeMissing(deps, { claimed, store, images });
    return await conclude(deps, claimed, outcome);
  } catch (error) {
    await releasePicture(deps.db, claimed, null);
    throw error;
  }
}

/** "done" with what is wrong with the picture, or why it is not; "lost" where somebody else has it, or nobody. */
type Outcome = { done: PictureProblem | null } | { later: "limit" | "failed" } | "lost";

async function conclude(deps: Deps, claimed: Claimed, outcome: Outcome): Promise<boolean> {
  if (outcome === "lost") return true;
  if ("done" in outcome) {
    const finished = await finishPicture(deps.db, claimed, outcome.done);
    // The markup of pages names the widths that there are.
    if (finished?.isUsed) await deps.contentVersion.bump();
    return true;
  }
  await releasePicture(deps.db, claimed, outcome.later === "limit" ? "limit" : null);
  return outcome.later === "limit";
}

interface Work {
  claimed: Claimed;
  store: PictureStore;
  images: ImagesBinding;
}

async function makeMissing(deps: Deps, work: Work): Promise<Outcome> {
  const { claimed, store, images } = work;
  let kept = claimed.made.length;
  let hasFailed = false;
  for (const variant of missingOf(claimed)) {
    if (deps.clock().getTime() > claimed.triedAt.getTime() + leaseMs - reserveMs) return { later: "failed" };
    const original = await store.open(originalKey(claimed.storageKey), "whole");
    if (!original || !("body" in original)) {
      log("error", "picture_missing", { mediaId: claimed.id });
      return { done: "unreadable" };
    }
    const made = await drawPicture(images, (original as R2ObjectBody).body, { ...variant, quality });
    if ("picture" in made) {
      if (!(await keepVariant(deps, work, variant, made.picture))) return "lost";
      kept += 1;
      continue;
    }
    const { width, type } = variant;
    const error = describeError(made.cause);
    log("warn", "variant_not_made", { mediaId: claimed.id, width, type, fault: made.fault, error });
    if (made.fault === "limit") return { later: "limit" };
    hasFailed ||= made.fault === "failed";
  }
  if (hasFailed) return { later: "failed" };
  return { done: kept === 0 ? "unreadable" : null };
}

function missingOf({ made, ...picture }: Claimed): Variant[] {
  return variantTypes
    .flatMap((type) => widthsOf(picture, type).map((width) => ({ width, type })))
    .filter((one) => !made.some((other) => other.width === one.width && other.type === one.type))
    .sort((one, other) => one.width - other.width);
}

/** False where the picture is somebody else's by now, or nobody's. */
async function keepVariant(
  deps: Deps,
  { claimed, store }: Work,
  variant: Variant,
  bytes: Blob,
): Promise<boolean> {
  const key = variantKey(claimed.storageKey, variant);
  await store.put(key, bytes, variant.type);
  const kept = await insertVariant(deps.db, claimed, { ...variant, bytes: bytes.size });
  // Nobody else uses the folder of a picture that is gone. In one that is there the same key may be somebody else's.
  if (kept === "gone") await store.remove([key]);
  return kept === "noted";
}

/** Notes that a picture's message came back from the queue for good: the clock tries it again, for some days. */
export async function giveUpVariants(deps: Deps, mediaId: number): Promise<void> {
  const now = deps.clock();
  const createdBefore = new Date(now.getTime() - givenUpAfterMs);
  const finished = await giveUpPicture(deps.db, mediaId, { now, createdBefore });
  if (finished?.isUsed) await deps.contentVersion.bump();
  if (!finished) await noteFailure(deps.db, mediaId, now);
}

/** How much wider than its largest width a picture must be to come in its own width too. */
const worthwhile = 1.15;
/** Pixels of one side up to which Images makes AVIF; beyond it answers WebP: "Limits and formats". */
const maxAvifSide = 1200;

/** Widths in which a picture is offered in a type, ascending: never wider than it is, and at least one. */
export function widthsOf({ width, height }: { width: number; height: number }, type: VariantType): number[] {
  const scale = type === "image/avif" ? Math.min(1, maxAvifSide / Math.max(width, height)) : 1;
  const most = Math.max(1, Math.floor(width * scale));
  const smaller = variantWidths[type].filter((offered) => offered <= most);
  const largest = smaller.at(-1);
  if (largest === undefined) return [most];
  const isOwnToo = most < Math.max(...variantWidths[type]) && most >= worthwhile * largest;
  return isOwnToo ? [...smaller, most] : smaller;
}

/** Whoever uploads is not kept waiting for the queue any longer. */
const sendTimeoutMs = 3000;
/** Longer than a message waits between its tries, and than a lease. */
const staleMs = 20 * 60_000;
/** An allowance that is used up, and a service that is away, are asked again so much later. */
const problemMs = 6 * 60 * 60_000;
/** The rest goes at the next run. */
const mostAtOnce = 20;

/** Whether this installation makes widths: without the Images binding the originals are served. */
function makesVariants({ mediaBucket, images }: Deps): boolean {
  return mediaBucket !== null && images !== null;
}

/** Sends the message that brings a picture's widths about. A queue that fails is no failure of the upload: the clock sends it again. */
export async function announcePicture(deps: Deps, mediaId: number): Promise<void> {
  if (!makesVariants(deps)) return;
  try {
    await within(sendTimeoutMs, "the queue", deps.mediaQueue.send({ mediaId }));
  } catch (error) {
    log("warn", "picture_not_announced", { mediaId, error: describeError(error) });
  }
}

/** Sends the messages again of pictures whose message was lost, or whose problem may be over; answers how many. */
export async function requeueLostPictures(deps: Deps): Promise<number> {
  if (!makesVariants(deps)) return 0;
  const now = deps.clock().getTime();
  const stale = new Date(now - staleMs);
  const before = { created: stale, tried: stale, problem: new Date(now - problemMs) };
  const ids = await listWaiting(deps.db, before, mostAtOnce);
  if (ids.length > 0) await deps.mediaQueue.sendBatch(ids.map((mediaId) => ({ body: { mediaId } })));
  return ids.length;
}
