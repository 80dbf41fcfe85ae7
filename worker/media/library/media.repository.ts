import {
  and,
  asc,
  count,
  desc,
  eq,
  exists,
  getTableColumns,
  inArray,
  not,
  notExists,
  or,
  type SQL,
  sql,
} from "drizzle-orm";
import type { PostStatus } from "../../contract/desk/staff-post";
import type { MediaItem, MediaUse } from "../../contract/media/media-item";
import { originalAddress, type VariantType, variantAddress } from "../../contract/media/pictures";
import type { Database } from "../../db/client";
import { blogPosts, postPending } from "../../db/schema/blog";
import { media, mediaUses } from "../../db/schema/media";

/** The condition that the published or the pending site content shows a picture. */
const isOnSite = sql`EXISTS (SELECT 1 FROM media_site_uses WHERE media_id = media.id)
  OR media.hash IN (SELECT substr(part.value, 8, 32) FROM site_content_pending, json_tree(site_content_pending.keys) AS part
    WHERE site_content_pending.id = 1 AND part.type = 'text' AND part.value LIKE '/media/%')`;

const { uploaderId: _uploaderId, ...columns } = getTableColumns(media);
const itemColumns = {
  ...columns,
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
 * Inserts a row unless its hash exists; returns the stored row and whether it is new. The bytes must be in the bucket
 * before.
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

/** Whether the user may publish posts that show the picture, and the current time. */
interface Describing {
  mayPublish: boolean;
  now: Date;
}

/**
 * Sets the alt text of an undescribed picture, unless it is part of an approved text and the user may not publish. Returns
 * the picture and whether it was refused for that reason.
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
 * Changes a picture that fulfils `condition`. If the user may not publish, the picture must not be under approval, and drafts
 * that show it get a new version in the same batch, so that an editor must read the new words before publishing.
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
 * Changes a picture that still equals `before`, unless a public or scheduled post would then show it without an alt text, or it
 * is under approval and the user may not publish. Returns the stored picture, null without it, and whether it was changed.
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

/** Undefined if the change leaves an alt text. */
function staysDescribed(db: Database, { alt, decorative }: MediaValues): SQL | undefined {
  const isUntouched = alt === undefined && decorative === undefined;
  if (isUntouched || alt || decorative) return undefined;
  const isUnshown = not(isShownWithoutWords(db));
  return alt === undefined ? or(sql`${media.alt} <> ''`, isUnshown) : isUnshown;
}

/** Deletes an unused picture; returns the place of its bytes, or null if it does not exist or is used. */
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
  /** Text in the name or the alt text, ignoring case. */
  words?: string | undefined;
  only?: "undescribed" | "unused" | undefined;
  hashes?: readonly string[] | undefined;
}

/** A page of filtered pictures, the newest first, and the total, in one round trip. */
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
  // One parameter for all hashes, because D1 allows a hundred.
  const named = hashes && sql`hash IN (SELECT value FROM json_each(${JSON.stringify(hashes)}))`;
  return and(words ? containsWords(words) : undefined, only && conditions[only], named);
}

const conditions = {
  undescribed: sql`alt = '' AND decorative = 0`,
  unused: sql`NOT EXISTS (SELECT 1 FROM media_uses WHERE media_id = media.id) AND NOT (${isOnSite})`,
};

function containsWords(words: string): SQL {
  // D1 refuses LIKE patterns of more than 50 bytes.
  const found = ["name", "alt"].map((column) => sql`instr(lower(${sql.raw(column)}), lower(${words})) > 0`);
  return sql`(${sql.join(found, sql` OR `)})`;
}

const mostUses = 100;

/** Posts in any state that use a picture in their content, their pending change or a preview link. */
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
    const via = toVia(status, sources.split(","));
    return { postId, title, ...(via && { via }) };
  });
}

function toVia(status: string, sources: readonly string[]): MediaUse["via"] {
  if (status === "trash") return "trash";
  if (sources.includes("post")) return undefined;
  return sources.includes("pending") ? "pending" : "link";
}

/** Public and scheduled posts that show a picture without their own alt text. */
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

/** The condition that a post in one of these states shows the picture without its own alt text. */
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
 * The condition that an approved text or one in review shows the picture: its alt text and focal point are part of the approved
 * text, and a change of them does not change the version of the post.
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
