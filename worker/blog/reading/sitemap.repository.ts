import { asc, count, max, sql } from "drizzle-orm";
import { sharedColumn } from "../pictures-shown/shown-pictures.repository";
import type { Reading } from "./public-posts.repository";

/** An aggregate loses how its column is read. */
const instant = (milliseconds: number) => new Date(milliseconds);

export type SitemapRow = Awaited<ReturnType<typeof listSitemapRows>>["rows"][number];

interface Window {
  limit: number;
  offset: number;
  /** With more posts than this none is read. */
  most?: number | undefined;
}

/**
 * A window of the posts and how many there are, in one round trip. Oldest first: a new post changes the last window
 * alone.
 */
export async function listSitemapRows(reading: Reading, { limit, offset, most }: Window) {
  const { db } = reading;
  const { posts } = reading;
  const [rows, totals] = await db.batch([
    db
      .select({
        ...{ slug: posts.slug, image: posts.image, updatedAt: posts.updatedAt },
        picture: sharedColumn(posts.image),
      })
      .from(posts)
      .where(most === undefined ? undefined : sql`(SELECT count(*) FROM ${posts}) <= ${most}`)
      .orderBy(asc(posts.id))
      .limit(limit)
      .offset(offset),
    db.select({ total: count(), updatedAt: max(posts.updatedAt).mapWith(instant) }).from(posts),
  ]);
  return { rows, total: totals[0]?.total ?? 0, updatedAt: totals[0]?.updatedAt ?? null };
}
