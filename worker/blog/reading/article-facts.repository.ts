import { eq, type SQL, sql } from "drizzle-orm";
import type { NamedSource } from "../../contract/studio/brief";
import type { Database } from "../../db/client";
import { blogPosts } from "../../db/schema/blog";
import { coverColumn, picturesColumn } from "../pictures-shown/shown-pictures.repository";

/** What readers are told of an article beside its text, as one JSON text. */
export interface FactsColumn {
  author: { name: string } | null;
  reviewer: { name: string } | null;
  isGenerated: 0 | 1;
  /** Of the brief. */
  named: NamedSource[] | null;
  /** Addresses by which claims of the text were confirmed, in the order of the text. */
  confirmed: string[];
}

/** More addresses than anybody looks up. */
const mostConfirmed = 50;

/** The name that staff gave themselves, and nothing by which they log in. */
const nameOf = (id: SQL) => sql`(SELECT json_object('name', users.name) FROM users WHERE users.id = ${id})`;

/** Of each row of the posts; what is not selected of a subquery costs nothing. */
export const factsColumn = sql<FactsColumn>`json_object(
    'author', json(${nameOf(sql`${blogPosts.authorId}`)}),
    'reviewer', json(${nameOf(sql`${blogPosts.reviewerId}`)}),
    'isGenerated', ${blogPosts.generationItemId} IS NOT NULL,
    'named', json((SELECT sources FROM post_provenance WHERE post_id = ${blogPosts.id})),
    'confirmed', (SELECT json_group_array(source) FROM (
      SELECT source FROM post_claims
      WHERE post_id = ${blogPosts.id} AND is_present = 1 AND verdict = 'confirmed' AND source LIKE 'http%'
      GROUP BY source ORDER BY min(position) LIMIT ${sql.raw(String(mostConfirmed))}))
  )`.mapWith(JSON.parse);

/** The same of one post in any state, with its pictures; null when there is none. */
export async function findFacts(db: Database, postId: number) {
  const rows = await db
    .select({
      facts: factsColumn,
      pictures: picturesColumn("post", blogPosts.id),
      cover: coverColumn(blogPosts.image),
    })
    .from(blogPosts)
    .where(eq(blogPosts.id, postId));
  return rows[0] ?? null;
}
