import { and, eq, inArray, notInArray, or, sql } from "drizzle-orm";
import type { Database } from "../../db/client";
import { formerSlugs, postPending } from "../../db/schema/blog";
import { postLinkChecks } from "../../db/schema/generation";
import type { Reading } from "../reading/public-posts.repository";

/** Public articles whose links were never looked through, or not since they were changed, or longest ago, with their weight. */
export async function listUncheckedPosts({ db, posts }: Reading, limit: number) {
  const { postId, checkedAt } = postLinkChecks;
  return db
    .select({ id: posts.id, bytes: sql<number>`octet_length(${posts.content})` })
    .from(posts)
    .leftJoin(postLinkChecks, eq(postId, posts.id))
    .orderBy(sql`coalesce(${checkedAt}, 0) >= ${posts.updatedAt}`, sql`coalesce(${checkedAt}, 0)`)
    .limit(limit);
}

/** Those of them that are public still. */
export function listBodies({ db, posts }: Reading, ids: readonly number[]) {
  const { id, content } = posts;
  return db
    .select({ id, content })
    .from(posts)
    .where(inArray(id, [...ids]));
}

/** Those of `slugs` at which visitors read an article, also by a former address. */
export async function findReadableSlugs(
  { db, posts }: Reading,
  slugs: readonly string[],
): Promise<Set<string>> {
  if (slugs.length === 0) return new Set();
  const wanted = sql`(SELECT value FROM json_each(${JSON.stringify(slugs)}))`;
  const [own, former] = await db.batch([
    db.select({ slug: posts.slug }).from(posts).where(inArray(posts.slug, wanted)),
    db
      .select({ slug: formerSlugs.slug })
      .from(formerSlugs)
      .innerJoin(posts, eq(posts.id, formerSlugs.postId))
      .where(inArray(formerSlugs.slug, wanted)),
  ]);
  return new Set([...own, ...former].map(({ slug }) => slug));
}

/** Keeps what was found of articles that are still there. */
export async function writeLinkChecks(
  db: Database,
  found: readonly { id: number; dead: string[] }[],
  at: Date,
): Promise<void> {
  const rows = JSON.stringify(found.map(({ id, dead }) => ({ id, dead: JSON.stringify(dead) })));
  await db.run(sql`INSERT INTO post_link_checks (post_id, checked_at, dead)
    SELECT value ->> 'id', ${at.getTime()}, value ->> 'dead' FROM json_each(${rows})
    WHERE EXISTS (SELECT 1 FROM blog_posts WHERE id = value ->> 'id')
    ON CONFLICT (post_id) DO UPDATE SET checked_at = excluded.checked_at, dead = excluded.dead`);
}

/** Public articles with dead links, or not changed since `before`, beside which no change waits. */
export async function listAged({ db, posts }: Reading, before: Date, limit: number) {
  const dead = sql<string>`CASE WHEN ${postLinkChecks.checkedAt} >= ${posts.updatedAt} THEN ${postLinkChecks.dead} END`;
  const hasDead = sql`coalesce(${dead}, '[]') <> '[]'`;
  const condition = and(
    or(sql`${posts.updatedAt} < ${before.getTime()}`, hasDead),
    notInArray(posts.id, db.select({ id: postPending.postId }).from(postPending)),
  );
  const isGenerated = sql<0 | 1>`EXISTS (SELECT 1 FROM blog_posts AS stored
    WHERE stored.id = ${posts.id} AND stored.generation_item_id IS NOT NULL)`;
  const { id, title, slug, updatedAt } = posts;
  return db
    .select({
      id,
      title,
      slug,
      changedAt: updatedAt,
      dead,
      isGenerated,
      total: sql<number>`count(*) OVER ()`,
    })
    .from(posts)
    .leftJoin(postLinkChecks, eq(postLinkChecks.postId, posts.id))
    .where(condition)
    .orderBy(sql`${hasDead} DESC`, sql`${updatedAt}`, id)
    .limit(limit);
}
