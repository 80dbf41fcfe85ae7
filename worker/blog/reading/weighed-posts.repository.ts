import { eq, lte, type SQL, sql } from "drizzle-orm";
import type { Database } from "../../db/client";
import { blogPosts } from "../../db/schema/blog";
import {
  countQuery,
  matching,
  orderOf,
  type PostFilter,
  postColumns,
  summaryColumns,
} from "./reading.repository";

/** What is asked for, with the bytes of each body: SQLite knows them without reading it. */
function windowOf(db: Database, { limit, offset = 0, ...filter }: PostFilter) {
  const { id, title, category, publishedAt, content } = blogPosts;
  return db
    .select({ id, title, category, publishedAt, bytes: sql<number>`octet_length(${content})`.as("bytes") })
    .from(blogPosts)
    .where(matching(filter))
    .orderBy(...orderOf(filter.sort))
    .limit(limit)
    .offset(offset)
    .as("asked");
}

/** Each post that is asked for, with the bytes of the bodies up to its own and of all of them. */
function weighed(db: Database, filter: PostFilter) {
  const asked = windowOf(db, filter);
  const order = sql.join(orderOf(filter.sort, asked), sql`, `);
  const upTo = sql<number>`sum(${asked.bytes}) OVER (ORDER BY ${order} ROWS UNBOUNDED PRECEDING)`;
  const all = sql<number>`sum(${asked.bytes}) OVER ()`;
  return db
    .select({ id: asked.id, upTo: upTo.as("up_to"), all: all.as("all_bytes") })
    .from(asked)
    .as("weighed");
}

interface WeighedFilter extends PostFilter {
  /** All that is asked for or nothing, not as many as fit. */
  isWhole: boolean;
}

/**
 * Posts whose bodies weigh at most `maxBytes` together: no other body is read. Also how many posts match in all, and
 * whether as many again that follow weigh no more.
 */
export async function listPostsUpTo(db: Database, maxBytes: number, { isWhole, ...filter }: WeighedFilter) {
  const posts = weighed(db, filter);
  const following = windowOf(db, { ...filter, offset: (filter.offset ?? 0) + filter.limit });
  const [rows, counted, next] = await db.batch([
    db
      .select(postColumns)
      .from(posts)
      .innerJoin(blogPosts, eq(blogPosts.id, posts.id))
      .where(lte(isWhole ? posts.all : posts.upTo, maxBytes))
      .orderBy(...orderOf(filter.sort)),
    countQuery(db, filter),
    db.select({ bytes: sql<number>`coalesce(sum(${following.bytes}), 0)` }).from(following),
  ]);
  return { rows, total: counted[0]?.total ?? 0, isNextLight: (next[0]?.bytes ?? 0) <= maxBytes };
}

/** Posts, the first of them with their bodies: as many as weigh at most `maxBytes` together. */
export function listWithBodiesUpTo(db: Database, maxBytes: number, filter: PostFilter) {
  const posts = weighed(db, filter);
  const content: SQL<string | null> =
    sql`CASE WHEN ${posts.upTo} <= ${maxBytes} THEN ${blogPosts.content} END`;
  return db
    .select({ ...summaryColumns, content })
    .from(posts)
    .innerJoin(blogPosts, eq(blogPosts.id, posts.id))
    .orderBy(...orderOf(filter.sort));
}
