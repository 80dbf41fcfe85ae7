import { type SQL, sql } from "drizzle-orm";
import { userMay } from "../../auth/accounts/user.repository";
import type { PostStatus } from "../../contract/desk/staff-post";
import type { NamedSource } from "../../contract/studio/brief";
import type { Database } from "../../db/client";
import type { FoundClaim } from "../claims/extract-claims";
import { notingClaims } from "../claims/note-claims.repository";
import {
  freeSlug,
  keepingStatements,
  mayShow,
  notingAt,
  type PostValues,
  undescribedStatement,
  type WriteOutcome,
  writePost,
} from "./post.repository";

export interface Provenance {
  /** The name that staff see. */
  writer: string;
  model: string | null;
  promptVersion: string | null;
  tokens: number | null;
  rulesVersion: number;
  briefId: number | null;
  /** The sources of the brief at that time. */
  sources: readonly NamedSource[];
}

interface NewPost {
  values: PostValues;
  status: Exclude<PostStatus, "trash">;
  publishedAt: Date;
  now: Date;
  authorId: number | null;
  generationItemId: string | null;
  provenance: Provenance | null;
  /** Its claims; null for a post that people wrote. */
  claims: readonly FoundClaim[] | null;
}

/**
 * Stores a new post; an AI article's first version is kept as a revision. A post that is to be published goes to review if
 * its author may not publish.
 */
export function insertPost(db: Database, post: NewPost): Promise<WriteOutcome> {
  const { values, status, publishedAt, now, authorId, generationItemId, claims, provenance } = post;
  const { title, slug, summary, image, category, content, contentText, pictures, incomplete } = values;
  const at = now.getTime();
  const right = generationItemId === null ? "posts.publish" : "generation.publish";
  const mayBePublished = status === "published" ? userMay(right, authorId) : sql`FALSE`;
  const landing =
    status === "published" ? sql`iif(${mayBePublished}, 'published', 'review')` : sql`${status}`;
  // If nothing was stored, another post may have the slug, but ids only grow.
  const stored =
    generationItemId === null
      ? sql`(SELECT max(id) FROM blog_posts)`
      : sql`(SELECT id FROM blog_posts WHERE slug = ${slug} AND generation_item_id = ${generationItemId})`;
  const shown = { pictures, isPublic: mayBePublished };
  const keeping = { postId: stored, kind: "ai" as const, authorId, at, condition: sql`TRUE` };
  return writePost(db, {
    id: stored,
    write: sql`INSERT INTO blog_posts (title, slug, summary, image, category, content, content_text, pictures, generation_item_id,
        status, author_id, incomplete, published_at, updated_at)
      SELECT ${title}, ${values.variesSlug ? freeSlug(slug, sql`NULL`) : sql`${slug}`}, ${summary}, ${image}, ${category}, ${content}, ${contentText}, ${pictures},
        ${generationItemId},
        ${landing}, ${authorId}, ${incomplete}, iif(${mayBePublished}, ${publishedAt.getTime()}, ${at}), ${at}
      WHERE ${mayShow(shown)}
      RETURNING id`,
    asking: undescribedStatement(shown, null),
    after: [
      ...(claims
        ? [...Object.values(notingClaims(stored, claims, notingAt(at))), ...keepingStatements(keeping)]
        : []),
      ...(provenance ? [provenanceStatement(stored, provenance)] : []),
    ],
  });
}

/**
 * Stores the provenance in the batch that stores the post; `postId` is a query for its id, which is null if the post was not
 * stored. A deleted brief is not referenced.
 */
function provenanceStatement(
  postId: SQL,
  { writer, model, promptVersion, tokens, rulesVersion, briefId, sources }: Provenance,
): SQL {
  return sql`INSERT INTO post_provenance
      (post_id, writer, model, prompt_version, rules_version, brief_id, tokens, sources)
    SELECT id, ${writer}, ${model}, ${promptVersion}, ${rulesVersion},
      (SELECT id FROM topic_briefs WHERE id = ${briefId}), ${tokens}, ${JSON.stringify(sources)}
    FROM (SELECT ${postId} AS id) WHERE id IS NOT NULL`;
}
