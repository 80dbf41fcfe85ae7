import { hash } from "node:crypto";
import { and, desc, eq, gt, sql } from "drizzle-orm";
import { userMay } from "../../auth/accounts/user.repository";
import type { SessionUser } from "../../contract/auth";
import type { Article } from "../../contract/blog";
import type { NewPreviewLink, PreviewLink, ReaderNote } from "../../contract/desk/post-notes";
import { previewPath } from "../../contract/paths";
import type { Database } from "../../db/client";
import { users } from "../../db/schema/auth";
import { blogPosts, previewLinks } from "../../db/schema/blog";
import type { Deps } from "../../deps";
import { AppError } from "../../errors";
import { takeStorage } from "../../limits";
import { createToken, isToken } from "../../secrets";
import { ownerLimit, postInTrash, requireOwnPost, toPerson } from "../access/own-post.service";
import { withShownPictures } from "../pictures-shown/shown-pictures";
import { isOwnPost } from "../posts/post.repository";
import { coverColumn, factsColumn, picturesColumn } from "../reading/public-posts.repository";
import { toFacts } from "../reading/reading.service";

const validMs = 7 * 24 * 60 * 60 * 1000;
const maxOpen = 20;

/** The open links of a post, the newest first, without their addresses, because only hashes of the tokens are stored. */
export async function readLinks(deps: Deps, postId: number, user: SessionUser): Promise<PreviewLink[]> {
  await requireOwnPost(deps, postId, user);
  const { id, createdAt, expiresAt } = previewLinks;
  const rows = await deps.db
    .select({ id, createdAt, expiresAt, authorId: users.id, authorName: users.name })
    .from(previewLinks)
    .leftJoin(users, eq(users.id, previewLinks.madeBy))
    .where(and(eq(previewLinks.postId, postId), gt(expiresAt, deps.clock())))
    .orderBy(desc(id));
  return rows.map(({ id, createdAt, expiresAt, authorId, authorName }) => ({
    id,
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    author: toPerson({ authorId, authorName }),
  }));
}

/** Creates a link to the current version of a post; `origin` is the site's origin. */
export async function shareVersion(
  deps: Deps,
  postId: number,
  origin: string,
  user: SessionUser,
): Promise<NewPreviewLink> {
  const { title, contentBytes } = await requireOwnPost(deps, postId, user);
  takeStorage(user.id, contentBytes, deps.clock());
  const token = createToken();
  const tokenHash = hash("sha256", token);
  const at = deps.clock().getTime();
  const expiresAt = new Date(at + validMs);
  const [made] = await deps.db.all<{ id: number }>(sql`
    INSERT INTO preview_links
      (token_hash, post_id, made_by, created_at, expires_at, title, summary, image, category, content, pictures)
    SELECT ${tokenHash}, id, ${user.id}, ${at}, ${expiresAt.getTime()}, title, summary, image, category, content, pictures
    FROM blog_posts
    WHERE id = ${postId} AND status <> 'trash' AND ${isOwnPost(ownerLimit(user))}
      AND (SELECT count(*) FROM preview_links WHERE post_id = ${postId} AND expires_at > ${at}) < ${maxOpen}
    RETURNING id`);
  if (!made) throw await refusalOfSharing(deps, postId, user);
  await deps.audit.record({ action: "post.preview-shared", subjectId: postId, label: title });
  return { id: made.id, url: new URL(previewPath(token), origin).href, expiresAt: expiresAt.toISOString() };
}

export async function withdrawLink(
  deps: Deps,
  { postId, linkId }: { postId: number; linkId: number },
  user: SessionUser,
): Promise<void> {
  const { title } = await requireOwnPost(deps, postId, user);
  const [deleted] = await deps.db
    .delete(previewLinks)
    .where(and(eq(previewLinks.postId, postId), eq(previewLinks.id, linkId)))
    .returning({ id: previewLinks.id });
  if (!deleted) {
    throw new AppError("not_found", "Tautan pratinjau ini sudah dicabut atau sudah berakhir");
  }
  await deps.audit.record({ action: "post.preview-withdrawn", subjectId: postId, label: title });
}

async function refusalOfSharing(deps: Deps, postId: number, user: SessionUser): Promise<AppError> {
  const { status } = await requireOwnPost(deps, postId, user);
  if (status === "trash") return postInTrash();
  const message = `Artikel ini sudah punya ${maxOpen} tautan pratinjau yang berlaku. Cabut salah satunya, lalu coba lagi.`;
  return new AppError("conflict", message);
}

export interface Preview {
  /** The version that the link shows, rendered for visitors. */
  post: Article;
  expiresAt: Date;
}

/** The preview of a token; null for an unknown, expired or withdrawn one, or without the post. */
export async function readPreview(deps: Deps, token: string): Promise<Preview | null> {
  if (!isToken(token)) return null;
  const { title, summary, image, category, content } = previewLinks;
  const [row] = await deps.db
    .select({
      ...{ title, summary, image, category, content, expiresAt: previewLinks.expiresAt },
      ...{ status: blogPosts.status, publishedAt: blogPosts.publishedAt, facts: factsColumn },
      pictures: picturesColumn("link", previewLinks.id),
      cover: coverColumn(image),
    })
    .from(previewLinks)
    .innerJoin(blogPosts, eq(blogPosts.id, previewLinks.postId))
    .where(isOpen(hash("sha256", token), deps.clock()))
    .limit(1);
  if (!row) return null;
  const { expiresAt, status, publishedAt, facts, pictures, cover, ...shown } = row;
  const at = status === "published" ? publishedAt.toISOString() : null;
  const post = { id: 0, slug: "pratinjau", ...shown, publishedAt: at, updatedAt: null, ...toFacts(facts) };
  return { post: withShownPictures(post, { pictures, cover }, previewPath(token)), expiresAt };
}

/** The most notes of readers, so that notes of staff stay visible. */
const maxReaderNotes = 100;

/** Stores a note of a reader; false if the link is not open or the post has too many notes. */
export async function addReaderNote(
  { db, clock }: Deps,
  token: string,
  { name, body }: ReaderNote,
): Promise<boolean> {
  if (!isToken(token)) return false;
  const tokenHash = hash("sha256", token);
  const at = clock().getTime();
  const written = await db.all(sql`
    INSERT INTO post_notes (post_id, author_id, name, body, created_at)
    SELECT blog_posts.id, NULL, ${name}, ${body}, ${at}
    FROM preview_links JOIN blog_posts ON blog_posts.id = preview_links.post_id
    WHERE preview_links.token_hash = ${tokenHash} AND preview_links.expires_at > ${at}
      AND blog_posts.status <> 'trash' AND ${isMadeByStaff}
      AND (SELECT count(*) FROM post_notes WHERE post_id = blog_posts.id AND name IS NOT NULL) < ${maxReaderNotes}
    RETURNING id`);
  return written.length > 0;
}

/** A link is open only while its creator may share the post. */
const isMadeByStaff = sql`(${userMay("posts.write", sql`preview_links.made_by`)}
  OR (blog_posts.author_id = preview_links.made_by AND ${userMay("posts.write-own", sql`preview_links.made_by`)}))`;

const isOpen = (tokenHash: string, now: Date) =>
  and(
    eq(previewLinks.tokenHash, tokenHash),
    gt(previewLinks.expiresAt, now),
    sql`${blogPosts.status} <> 'trash'`,
    isMadeByStaff,
  );

export function openLinks(db: Database, tokenHash: string, now: Date) {
  return db
    .select({ id: previewLinks.id })
    .from(previewLinks)
    .innerJoin(blogPosts, eq(blogPosts.id, previewLinks.postId))
    .where(isOpen(tokenHash, now));
}
