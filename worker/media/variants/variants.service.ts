import type { PictureProblem } from "../../contract/media/media-item";
import { variantTypes } from "../../contract/media/picture-address";
import type { Deps } from "../../deps";
import { describeError, log } from "../../http/log";
import { dayMs } from "../../utc-day";
import { createPictureStore, type PictureStore } from "../library/picture.store";
import { originalKey, variantKey } from "../library/picture-keys";
import { makesVariants } from "./announce.service";
import {
  type Claimed,
  claimPicture,
  finishPicture,
  giveUpPicture,
  insertVariant,
  leaseMs,
  noteFailure,
  releasePicture,
  type Variant,
} from "./lease.repository";
import { transformPicture } from "./transform-picture";
import { widthsOf } from "./variant-widths";

/** So long before a lease ends nothing more is begun: longer than making and keeping one width takes. */
const reserveMs = 2 * 60_000;
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
    if (finished?.isUsed) await deps.contentGeneration.moveOn();
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
  const { claimed, store } = work;
  const missing = missingOf(claimed);
  if (missing.length === 0) return { done: null };
  const original = await store.read(originalKey(claimed.storageKey));
  if (!original) {
    log("error", "picture_missing", { mediaId: claimed.id });
    return { done: "unreadable" };
  }
  return makeEach(deps, work, { missing, original });
}

async function makeEach(
  deps: Deps,
  work: Work,
  { missing, original }: { missing: Variant[]; original: Uint8Array },
): Promise<Outcome> {
  const { claimed, images } = work;
  let kept = claimed.made.length;
  let hasFailed = false;
  for (const variant of missing) {
    if (deps.clock().getTime() > claimed.triedAt.getTime() + leaseMs - reserveMs) return { later: "failed" };
    const made = await transformPicture(images, original, variant);
    if ("bytes" in made) {
      if (!(await keepVariant(deps, work, variant, made.bytes))) return "lost";
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

function missingOf({ width, made }: Claimed): Variant[] {
  return widthsOf(width)
    .flatMap((each) => variantTypes.map((type) => ({ width: each, type })))
    .filter((one) => !made.some((other) => other.width === one.width && other.type === one.type));
}

/** False where the picture is somebody else's by now, or nobody's. */
async function keepVariant(
  deps: Deps,
  { claimed, store }: Work,
  variant: Variant,
  bytes: Uint8Array,
): Promise<boolean> {
  const key = variantKey(claimed.storageKey, variant);
  await store.put(key, bytes, variant.type);
  const kept = await insertVariant(deps.db, claimed, { ...variant, bytes: bytes.byteLength });
  // Nobody else uses the folder of a picture that is gone. In one that is there the same key may be somebody else's.
  if (kept === "gone") await store.remove([key]);
  return kept === "noted";
}

/** Notes that a picture's message came back from the queue for good: the clock tries it again, for some days. */
export async function giveUpVariants(deps: Deps, mediaId: number): Promise<void> {
  const now = deps.clock();
  const createdBefore = new Date(now.getTime() - givenUpAfterMs);
  const finished = await giveUpPicture(deps.db, mediaId, { now, createdBefore });
  if (finished?.isUsed) await deps.contentGeneration.moveOn();
  if (!finished) await noteFailure(deps.db, mediaId, now);
}
