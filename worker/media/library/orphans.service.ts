import type { MediaOrphans } from "../../contract/media/media-item";
import { variantTypes } from "../../contract/media/picture-address";
import type { Deps } from "../../deps";
import { log } from "../../errors";
import { dayMs } from "../../utc-day";
import { findOwners, type Owner } from "./orphans.repository";
import {
  createPictureStore,
  originalKey,
  type PictureStore,
  type StoredObject,
  type StoredPage,
  storageKeyOf,
  variantKey,
} from "./picture.store";

/** Bytes come before their row: younger ones may still get it. */
const youngMs = dayMs;

interface Walk {
  /** Pages that are looked at; each is a call to the bucket and one to the database. */
  mostPages: number;
  /** Where it begins; it goes on from the beginning of the bucket up to there. */
  startAfter: string;
  pageSize?: number;
}

/** From so many on, more orphans than pictures' own bytes come of a database that was emptied or rolled back. */
const suspiciouslyMany = 20;

/**
 * Removes bytes that belong to no picture and are older than a day, and logs pictures whose bytes are gone; answers how
 * many objects it removed. It begins anywhere, so that in a bucket too large for one run every part gets its turn. Where
 * most of what it looked at would go, it removes nothing and logs that: the database may not be the bucket's.
 */
export async function removeOrphans(
  deps: Deps,
  walk: Walk = { mostPages: 100, startAfter: crypto.randomUUID() },
): Promise<number> {
  if (!deps.mediaBucket) return 0;
  const keys: string[] = [];
  let seen = 0;
  await eachPage(deps, walk, async ({ store, own, orphans, missing }) => {
    seen += own;
    keys.push(...orphans.map(({ key }) => key));
    for (const { id, storageKey } of missing) {
      if (!(await store.has(originalKey(storageKey)))) log("error", "picture_missing", { mediaId: id });
    }
  });
  if (keys.length >= suspiciouslyMany && keys.length > seen / 2) {
    log("error", "orphans_too_many", { orphans: keys.length, seen });
    return 0;
  }
  if (keys.length > 0) await createPictureStore(deps.mediaBucket).remove(keys);
  return keys.length;
}

/** What the next pass would remove, as far as somebody waits for the answer: the first 20,000 objects are looked at. */
export async function countOrphans(deps: Deps): Promise<MediaOrphans> {
  const found: MediaOrphans = { objects: 0, bytes: 0 };
  await eachPage(deps, { mostPages: 20, startAfter: "" }, async ({ orphans }) => {
    found.objects += orphans.length;
    for (const { size } of orphans) found.bytes += size;
  });
  return found;
}

interface Found {
  store: PictureStore;
  /** Objects that are a picture's by their key. */
  own: number;
  orphans: StoredObject[];
  /** Old pictures that nothing was seen of. */
  missing: { id: number; storageKey: string }[];
}

async function eachPage(deps: Deps, walk: Walk, work: (found: Found) => Promise<void>): Promise<void> {
  if (!deps.mediaBucket) return;
  const store = createPictureStore(deps.mediaBucket);
  let left = walk.mostPages;
  const stretches = [
    { after: walk.startAfter, end: null },
    ...(walk.startAfter ? [{ after: "", end: walk.startAfter }] : []),
  ];
  for (const { after, end } of stretches) {
    let from: { cursor: string } | { startAfter?: string } = after ? { startAfter: after } : {};
    let last = after;
    while (left > 0) {
      left -= 1;
      const page = await store.list(from, walk.pageSize);
      const { objects, until, isLast } = upTo(page, end);
      await work({ store, ...(await judge(deps, objects, { after: last, until })) });
      if (isLast || page.cursor === null) break;
      from = { cursor: page.cursor };
      last = until ?? last;
    }
  }
}

/** The part of a page up to a key, and the key that it reaches to: null where nothing comes after it. */
function upTo({ objects, cursor }: StoredPage, end: string | null) {
  const within = end === null ? objects : objects.filter(({ key }) => key <= end);
  const isLast = cursor === null || within.length < objects.length;
  return { objects: within, until: isLast ? end : (objects.at(-1)?.key ?? end), isLast };
}

async function judge(
  deps: Deps,
  objects: readonly StoredObject[],
  range: { after: string; until: string | null },
): Promise<Omit<Found, "store">> {
  const before = new Date(deps.clock().getTime() - youngMs);
  const keys = new Set(objects.map(({ key }) => key));
  const folders = [...new Set(objects.flatMap(({ key }) => storageKeyOf(key) ?? []))];
  const withOriginal = folders.filter((folder) => keys.has(originalKey(folder)));
  const { owners, missing } = await findOwners(deps.db, { ...range, folders, withOriginal }, before);
  const byKey = new Map(owners.map((owner) => [owner.storageKey, owner]));
  const orphans = objects.filter(({ key, uploaded }) => {
    const storageKey = storageKeyOf(key);
    if (storageKey === null || uploaded >= before) return false;
    const owner = byKey.get(storageKey);
    return !owner || !isOwned(owner, key);
  });
  const own = objects.filter(({ key }) => storageKeyOf(key) !== null).length;
  return { own, orphans, missing };
}

/** Widths of a picture that is ready stay as they are: nobody notes one any more. */
function isOwned({ storageKey, isPending, variants }: Owner, key: string): boolean {
  if (isPending || key === originalKey(storageKey)) return true;
  return variants.some((variant) => {
    const [width, name] = variant.split(" ");
    const type = variantTypes.find((one) => one === name);
    return type !== undefined && key === variantKey(storageKey, { width: Number(width), type });
  });
}
