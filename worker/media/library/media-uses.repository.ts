import { and, asc, eq, exists, inArray, type SQL, sql } from "drizzle-orm";
import type { PostStatus } from "../../contract/desk/staff-post";
import type { MediaUse } from "../../contract/media/media-item";
import type { Database } from "../../db/client";
import { blogPosts } from "../../db/schema/blog";
import { postPending } from "../../db/schema/desk";
import { media, mediaUses } from "../../db/schema/media";

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
export function isShownWithoutWords(db: Database, states: PostStatus[] = ["published"]): SQL {
  const uses = db
    .select({ one: sql`1` })
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
  return exists(uses);
}

/**
 * The same of what an editor has approved or is reading for that: its words and its focal point are part of what is
 * approved, and no version of a post tells that they have changed.
 */
export function isUnderApproval(db: Database): SQL {
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
