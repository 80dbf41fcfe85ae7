import { and, asc, count, desc, eq, exists, inArray, not, notExists, or, type SQL, sql } from "drizzle-orm";
import type { PostStatus } from "../../contract/desk/staff-post";
import type { MediaItem, MediaUse } from "../../contract/media/media-item";
import { originalAddress, type VariantType, variantAddress } from "../../contract/media/pictures";
import type { Database } from "../../db/client";
import { blogPosts, postPending } from "../../db/schema/blog";
import { media, mediaUses } from "../../db/schema/media";

/** All that staff read of a picture, and where its bytes are. */
/** Holds of a picture that the pages of the site show, or would show once what waits of their content is published. */
const isOnSite = sql`EXISTS (SELECT 1 FROM media_site_uses WHERE media_id = media.id)
  OR coalesce(instr((SELECT keys FROM site_content_pending WHERE id = 1), '/media/' || media.hash), 0) > 0`;

const itemColumns = {
  id: media.id,
  hash: media.hash,
  storageKey: media.storageKey,
  name: media.name,
  type: media.type,
  width: media.width,
  height: media.height,
  bytes: media.bytes,
  alt: media.alt,
  decorative: media.decorative,
  focalX: media.focalX,
  focalY: media.focalY,
  state: media.state,
  problem: media.problem,
  createdAt: media.createdAt,
  /** A JSON array of width and type. */
  variants: sql<string>`(SELECT json_group_array(json_object('width', width, 'type', type))
    FROM (SELECT width, type FROM media_variants WHERE media_id = media.id ORDER BY width, type))`,
  uses: sql<number>`((SELECT count(DISTINCT post_id) FROM media_uses WHERE media_id = media.id)
    + (${isOnSite}))`,
  uploaderName: sql<string | null>`(SELECT users.name FROM users WHERE users.id = media.uploader_id)`,
};

const selectItem = (db: Database, id: number) => db.select(itemColumns).from(media).where(eq(media.id, id));
const selectItemByHash = (db: Database, hash: string) =>
  db.select(itemColumns).from(media).where(eq(media.hash, hash));

export type ItemRow = Awaited<ReturnType<typeof selectItem>>[number];

export function toMediaItem({
  variants,
  uploaderName,
  createdAt,
  storageKey: _storageKey,
  ...row
}: ItemRow): MediaItem {
  const made: { width: number; type: VariantType }[] = JSON.parse(variants);
  return {
    ...row,
    url: originalAddress(row),
    variants: made.map(({ width, type }) => ({ width, type, url: variantAddress(row.hash, width, type) })),
    uploader: uploaderName === null ? null : { name: uploaderName },
    createdAt: createdAt.toISOString(),
  };
}

/** Null where there is none. */
export async function findItem(db: Database, id: number): Promise<ItemRow | null> {
  const [row] = await selectItem(db, id);
  return row ?? null;
}

export async function findItemByHash(db: Database, hash: string): Promise<ItemRow | null> {
  const [row] = await selectItemByHash(db, hash);
  return row ?? null;
}

export interface Description {
  alt: string;
  decorative: boolean;
}

export type NewMedia = Description &
  Pick<
    typeof media.$inferInsert,
    "hash" | "storageKey" | "name" | "type" | "width" | "height" | "bytes" | "createdAt"
  > & { uploaderId: number };

/**
 * Writes a row where there is none of its hash; answers the one that is there then, and whether it is this one. The bytes
 * must be in the bucket before.
 */
export async function insertMedia(
  db: Database,
  values: NewMedia,
): Promise<{ row: ItemRow | null; isNew: boolean }> {
  const [inserted, rows] = await db.batch([
    db.insert(media).values(values).onConflictDoNothing({ target: media.hash }).returning({ id: media.id }),
    selectItemByHash(db, values.hash),
  ]);
  return { row: rows[0] ?? null, isNew: inserted.length > 0 };
}

/** Whether who describes a picture may also publish what shows it, and when they do. */
interface Describing {
  mayPublish: boolean;
  now: Date;
}

/**
 * Describes a picture that has no words yet, unless it is under approval and that is not for who describes it; answers it,
 * and whether that was so.
 */
export async function fillDescription(
  db: Database,
  id: number,
  { alt, decorative }: Description,
  by: Describing,
): Promise<{ row: ItemRow | null; isChanged: boolean }> {
  const isEmpty = and(eq(media.alt, ""), eq(media.decorative, false));
  return describe(db, id, { alt, decorative }, isEmpty, by);
}

/**
 * Changes a picture of which `condition` holds. Where somebody may not publish, it must not be under approval, and the
 * drafts that show it become other versions in the same batch: nobody publishes words that they have not read.
 */
async function describe(
  db: Database,
  id: number,
  values: MediaValues,
  condition: SQL | undefined,
  { mayPublish, now }: Describing,
): Promise<{ row: ItemRow | null; isChanged: boolean }> {
  const isChosen = and(eq(media.id, id), condition, mayPublish ? undefined : not(isUnderApproval(db)));
  const drafts = mayPublish ? sql`FALSE` : inArray(blogPosts.id, undescribedUses(db, ["draft"]));
  const [, changed, rows] = await db.batch([
    db
      .update(blogPosts)
      .set({ updatedAt: sql`max(${now.getTime()}, ${blogPosts.updatedAt} + 1)` })
      .from(media)
      .where(and(isChosen, drafts)),
    db.update(media).set(values).where(isChosen).returning({ id: media.id }),
    selectItem(db, id),
  ]);
  return { row: rows[0] ?? null, isChanged: changed.length > 0 };
}

export type MediaValues = Partial<
  Pick<typeof media.$inferInsert, "name" | "alt" | "decorative" | "focalX" | "focalY">
>;

/**
 * Changes a picture that is still what it was `before`, unless a public or scheduled post would show it without words then, or it is under approval and the
 * change is not for who makes it. Answers the picture as it is afterwards, null where there is none, and whether it was changed.
 */
export async function updateMedia(
  db: Database,
  id: number,
  values: MediaValues,
  { before, ...by }: Describing & { before: object },
): Promise<{ row: ItemRow | null; isChanged: boolean }> {
  const isStill = Object.entries(before).map(
    ([name, value]) => sql`${media[name as keyof MediaValues]} = ${value}`,
  );
  return describe(db, id, values, and(staysDescribed(db, values), ...isStill), by);
}

/** Undefined where the words are not touched, or there are some afterwards. */
function staysDescribed(db: Database, { alt, decorative }: MediaValues): SQL | undefined {
  const isUntouched = alt === undefined && decorative === undefined;
  if (isUntouched || alt || decorative) return undefined;
  const isUnshown = not(isShownWithoutWords(db));
  return alt === undefined ? or(sql`${media.alt} <> ''`, isUnshown) : isUnshown;
}

/** Deletes a picture that nothing uses; where its bytes are, or null where there is none or it is used. */
export async function deleteMedia(
  db: Database,
  id: number,
): Promise<{ storageKey: string; name: string } | null> {
  const uses = db.select({ one: sql`1` }).from(mediaUses).where(eq(mediaUses.mediaId, media.id));
  const [deleted] = await db
    .delete(media)
    .where(and(eq(media.id, id), notExists(uses), sql`NOT (${isOnSite})`))
    .returning({ storageKey: media.storageKey, name: media.name });
  return deleted ?? null;
}

interface MediaFilter {
  /** Words in the name or in the alternative text, in any case. */
  words?: string | undefined;
  only?: "undescribed" | "unused" | undefined;
  hashes?: readonly string[] | undefined;
}

/** A page of the pictures of a filter, the newest first, and how many there are on all pages; in one round trip. */
export async function listItems(
  db: Database,
  filter: MediaFilter,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ rows: ItemRow[]; total: number }> {
  const condition = matching(filter);
  const [rows, counted] = await db.batch([
    db.select(itemColumns).from(media).where(condition).orderBy(desc(media.id)).limit(limit).offset(offset),
    db.select({ total: count() }).from(media).where(condition),
  ]);
  return { rows, total: counted[0]?.total ?? 0 };
}

function matching({ words, only, hashes }: MediaFilter): SQL | undefined {
  // One parameter, however many there are: D1 takes a hundred.
  const named = hashes && sql`hash IN (SELECT value FROM json_each(${JSON.stringify(hashes)}))`;
  return and(words ? containsWords(words) : undefined, only && conditions[only], named);
}

const conditions = {
  undescribed: sql`alt = '' AND decorative = 0`,
  unused: sql`NOT EXISTS (SELECT 1 FROM media_uses WHERE media_id = media.id) AND NOT (${isOnSite})`,
};

function containsWords(words: string): SQL {
  // Not LIKE: D1 refuses patterns of more than 50 bytes.
  const found = ["name", "alt"].map((column) => sql`instr(lower(${sql.raw(column)}), lower(${words})) > 0`);
  return sql`(${sql.join(found, sql` OR `)})`;
}

/** Posts that are named where a picture is used; the number of all is told besides. */
const mostUses = 100;

/** Posts in any state that use a picture: themselves, in a waiting change, or in what a link shows. */
export async function listUses(db: Database, mediaId: number): Promise<MediaUse[]> {
  const { id, title, status } = blogPosts;
  const sources = sql<string>`group_concat(${mediaUses.source})`;
  const rows = await db
    .select({ postId: id, title, status, sources })
    .from(mediaUses)
    .innerJoin(blogPosts, eq(blogPosts.id, mediaUses.postId))
    .where(eq(mediaUses.mediaId, mediaId))
    .groupBy(id)
    .orderBy(asc(id))
    .limit(mostUses);
  return rows.map(({ postId, title, status, sources }) => {
    const via = viaOf(status, sources.split(","));
    return { postId, title, ...(via && { via }) };
  });
}

function viaOf(status: string, sources: readonly string[]): MediaUse["via"] {
  if (status === "trash") return "trash";
  if (sources.includes("post")) return undefined;
  return sources.includes("pending") ? "pending" : "link";
}

/** Public and scheduled posts that show a picture without words of their own. */
export function listUndescribedUses(db: Database, mediaId: number): Promise<MediaUse[]> {
  const users = db
    .select({ postId: mediaUses.postId })
    .from(mediaUses)
    .where(and(eq(mediaUses.mediaId, mediaId), eq(mediaUses.source, "post")));
  const showsIt = sql`EXISTS (SELECT 1 FROM media, json_each(blog_posts.pictures)
    WHERE media.id = ${mediaId} AND ${isUndescribedUse})`;
  const { id, title } = blogPosts;
  return db
    .select({ postId: id, title })
    .from(blogPosts)
    .where(and(inArray(id, users), eq(blogPosts.status, "published"), showsIt))
    .orderBy(asc(id))
    .limit(mostUses);
}

const isUndescribedUse = sql`json_each.value ->> 'hash' = media.hash AND NOT json_each.value ->> 'isDescribed'`;

/** Of a row of `media`: whether a post in one of these states, by default a public or scheduled one, shows it without words of its own. */
function isShownWithoutWords(db: Database, states: PostStatus[] = ["published"]): SQL {
  return exists(undescribedUses(db, states));
}

function undescribedUses(db: Database, states: PostStatus[]) {
  return db
    .select({ postId: mediaUses.postId })
    .from(mediaUses)
    .innerJoin(blogPosts, eq(blogPosts.id, mediaUses.postId))
    .where(
      and(
        eq(mediaUses.mediaId, media.id),
        eq(mediaUses.source, "post"),
        inArray(blogPosts.status, states),
        sql`EXISTS (SELECT 1 FROM json_each(${blogPosts.pictures}) WHERE ${isUndescribedUse})`,
      ),
    );
}

/**
 * The same of what an editor has approved or is reading for that: its words and its focal point are part of what is
 * approved, and no version of a post tells that they have changed.
 */
function isUnderApproval(db: Database): SQL {
  const changes = db
    .select({ one: sql`1` })
    .from(mediaUses)
    .innerJoin(postPending, eq(postPending.postId, mediaUses.postId))
    .where(
      and(
        eq(mediaUses.mediaId, media.id),
        eq(mediaUses.source, "pending"),
        sql`EXISTS (SELECT 1 FROM json_each(${postPending.pictures}) WHERE ${isUndescribedUse})`,
      ),
    );
  return sql`(${isShownWithoutWords(db, ["published", "review"])} OR ${exists(changes)})`;
}
