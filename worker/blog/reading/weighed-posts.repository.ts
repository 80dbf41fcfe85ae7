import { and, eq, lte, type SQL, sql } from "drizzle-orm";
import { columnsOf, picturesOf, type Reading, summaryColumnsOf } from "./public-posts.repository";
import { countQuery, matching, orderOf, type PostFilter } from "./reading.repository";

/** What is asked for, with the bytes of each body: SQLite knows them without reading it. */
function windowOf(reading: Reading, { limit, offset = 0, ...filter }: PostFilter) {
  const { posts } = reading;
  const { id, title, category, publishedAt, updatedAt, content } = posts;
  const bytes = sql<number>`octet_length(${content})`.as("bytes");
  return reading.db
    .select({ id, title, category, publishedAt, updatedAt, bytes })
    .from(posts)
    .where(matching(posts, filter))
    .orderBy(...orderOf(filter.sort, posts))
    .limit(limit)
    .offset(offset)
    .as("asked");
}

/**
 * Each post that is asked for, with the bytes of the bodies up to its own and of all of them. It is cross-joined with the
 * posts: SQLite keeps that order, and would else compute it anew for each post.
 */
function weighed(reading: Reading, filter: PostFilter) {
  const asked = windowOf(reading, filter);
  const order = sql.join(orderOf(filter.sort, asked), sql`, `);
  const upTo = sql<number>`sum(${asked.bytes}) OVER (ORDER BY ${order} ROWS UNBOUNDED PRECEDING)`;
  const all = sql<number>`sum(${asked.bytes}) OVER ()`;
  return reading.db
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
export async function listPostsUpTo(
  reading: Reading,
  maxBytes: number,
  { isWhole, ...filter }: WeighedFilter,
) {
  const { db } = reading;
  const { posts } = reading;
  const asked = weighed(reading, filter);
  const following = windowOf(reading, { ...filter, offset: (filter.offset ?? 0) + filter.limit });
  const [rows, counted, next] = await db.batch([
    db
      .select(columnsOf(posts))
      .from(asked)
      .crossJoin(posts)
      .where(and(eq(posts.id, asked.id), lte(isWhole ? asked.all : asked.upTo, maxBytes)))
      .orderBy(...orderOf(filter.sort, posts)),
    countQuery(reading, filter),
    db.select({ bytes: sql<number>`coalesce(sum(${following.bytes}), 0)` }).from(following),
  ]);
  return { rows, total: counted[0]?.total ?? 0, isNextLight: (next[0]?.bytes ?? 0) <= maxBytes };
}

/** Posts, the first of them with their bodies: as many as weigh at most `maxBytes` together. */
export function listWithBodiesUpTo(reading: Reading, maxBytes: number, filter: PostFilter) {
  const { posts } = reading;
  const asked = weighed(reading, filter);
  const content: SQL<string | null> = sql`CASE WHEN ${asked.upTo} <= ${maxBytes} THEN ${posts.content} END`;
  return reading.db
    .select({ ...summaryColumnsOf(posts), content, ...picturesOf(posts) })
    .from(asked)
    .crossJoin(posts)
    .where(eq(posts.id, asked.id))
    .orderBy(...orderOf(filter.sort, posts));
}
