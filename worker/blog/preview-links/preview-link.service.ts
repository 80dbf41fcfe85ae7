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
import { createToken, hashToken, isToken } from "../../secrets";
import { ownerLimit, personOf, postInTrash, requireOwnPost } from "../access/own-post.service";
import { withShownPictures } from "../pictures-shown/shown-pictures";
import { isOwnPost } from "../posts/post.repository";
import { coverColumn, factsColumn, picturesColumn } from "../reading/public-posts.repository";
import { toFacts } from "../reading/reading.service";

const validMs = 7 * 24 * 60 * 60 * 1000;
/** Links of a post that can be opened at a time. */
const maxOpen = 20;

/** The links of a post that can be opened, the newest first; of their addresses nothing is known any more. */
export async function readLinks(deps: Deps, postId: number, user: SessionUser): Promise<PreviewLink[]> {
  await requireOwnPost(deps, postId, user);
  const rows = await listLinks(deps.db, postId, deps.clock());
  return rows.map(({ id, createdAt, expiresAt, authorId, authorName }) => ({
    id,
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    author: personOf({ authorId, authorName }),
  }));
}

/** Makes a link to a post as it stands now; `origin` is where the site answers. */
export async function shareVersion(
  deps: Deps,
  postId: number,
  origin: string,
  user: SessionUser,
): Promise<NewPreviewLink> {
  await requireOwnPost(deps, postId, user);
  const token = createToken();
  const now = deps.clock();
  const expiresAt = new Date(now.getTime() + validMs);
  const id = await insertLink(deps.db, {
    ...{ postId, now, expiresAt, maxOpen },
    ...{ tokenHash: await hashToken(token), madeBy: user.id, ownerId: ownerLimit(user) },
  });
  if (id === null) throw await refusalOfSharing(deps, postId, user);
  const { title } = await requireOwnPost(deps, postId, user);
  await deps.audit.record({ action: "post.preview-shared", subjectId: postId, label: title });
  return { id, url: new URL(previewPath(token), origin).href, expiresAt: expiresAt.toISOString() };
}

export async function withdrawLink(
  deps: Deps,
  { postId, linkId }: { postId: number; linkId: number },
  user: SessionUser,
): Promise<void> {
  const { title } = await requireOwnPost(deps, postId, user);
  if (!(await deleteLink(deps.db, postId, linkId))) {
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
  /** The version that the link shows, as visitors would read it. */
  post: Article;
  expiresAt: Date;
}

/** What a link shows; null alike for one that never was, has ended, was withdrawn or whose post is gone. */
export async function readPreview(deps: Deps, token: string): Promise<Preview | null> {
  if (!isToken(token)) return null;
  const row = await findPreview(deps.db, await hashToken(token), deps.clock());
  if (!row) return null;
  const { expiresAt, status, publishedAt, facts, pictures, cover, ...shown } = row;
  const at = status === "published" ? publishedAt.toISOString() : null;
  const post = { id: 0, slug: "pratinjau", ...shown, publishedAt: at, updatedAt: null, ...toFacts(facts) };
  return { post: withShownPictures(post, { pictures, cover }, previewPath(token)), expiresAt };
}

/** Puts down what a reader with a link says of the post; false where the link leads nowhere. */
export async function addReaderNote(deps: Deps, token: string, note: ReaderNote): Promise<boolean> {
  if (!isToken(token)) return false;
  return insertReaderNote(deps.db, await hashToken(token), { ...note, now: deps.clock() });
}

/** The links of a post that can be opened at a moment, the newest first. */
function listLinks(db: Database, postId: number, now: Date) {
  const { id, createdAt, expiresAt } = previewLinks;
  return db
    .select({ id, createdAt, expiresAt, authorId: users.id, authorName: users.name })
    .from(previewLinks)
    .leftJoin(users, eq(users.id, previewLinks.madeBy))
    .where(and(eq(previewLinks.postId, postId), gt(expiresAt, now)))
    .orderBy(desc(id));
}

interface NewLink {
  postId: number;
  tokenHash: string;
  madeBy: number;
  /** Whose posts may be shown; null for anybody's. */
  ownerId: number | null;
  now: Date;
  expiresAt: Date;
  /** Links of a post that can be opened at a time. */
  maxOpen: number;
}

/** Makes a link to a post as it stands, in one statement. Null where it is in the trash, or has links enough. */
async function insertLink(
  db: Database,
  { postId, tokenHash, madeBy, ownerId, now, expiresAt, maxOpen }: NewLink,
): Promise<number | null> {
  const at = now.getTime();
  const rows = await db.all<{ id: number }>(sql`
    INSERT INTO preview_links
      (token_hash, post_id, made_by, created_at, expires_at, title, summary, image, category, content, pictures)
    SELECT ${tokenHash}, id, ${madeBy}, ${at}, ${expiresAt.getTime()}, title, summary, image, category, content, pictures
    FROM blog_posts
    WHERE id = ${postId} AND status <> 'trash' AND ${isOwnPost(ownerId)}
      AND (SELECT count(*) FROM preview_links WHERE post_id = ${postId} AND expires_at > ${at}) < ${maxOpen}
    RETURNING id`);
  return rows[0]?.id ?? null;
}

/** Takes a link back; false when there is none. */
async function deleteLink(db: Database, postId: number, linkId: number): Promise<boolean> {
  const deleted = await db
    .delete(previewLinks)
    .where(and(eq(previewLinks.postId, postId), eq(previewLinks.id, linkId)))
    .returning({ id: previewLinks.id });
  return deleted.length > 0;
}

/** Notes of readers that a post takes: what staff say of it must stay in sight. */
const maxReaderNotes = 100;

/** A link ends with the rights of who has made it. */
const isMadeByStaff = userMay("posts.write-own", sql`preview_links.made_by`);

/** What a link shows at a moment; null where it leads nowhere (any more). */
async function findPreview(db: Database, tokenHash: string, now: Date) {
  const { expiresAt, title, summary, image, category, content } = previewLinks;
  const { status, publishedAt } = blogPosts;
  const rows = await db
    .select({
      ...{ expiresAt, title, summary, image, category, content, status, publishedAt },
      facts: factsColumn,
      pictures: picturesColumn("link", previewLinks.id),
      cover: coverColumn(image),
    })
    .from(previewLinks)
    .innerJoin(blogPosts, eq(blogPosts.id, previewLinks.postId))
    .where(isOpen(tokenHash, now))
    .limit(1);
  return rows[0] ?? null;
}

/** Of a link and its post: whether a token opens it at a moment. */
const isOpen = (tokenHash: string, now: Date) =>
  and(
    eq(previewLinks.tokenHash, tokenHash),
    gt(previewLinks.expiresAt, now),
    sql`${blogPosts.status} <> 'trash'`,
    isMadeByStaff,
  );

/** The link that a token opens at a moment, for a query around it. */
export function openLinks(db: Database, tokenHash: string, now: Date) {
  return db
    .select({ id: previewLinks.id })
    .from(previewLinks)
    .innerJoin(blogPosts, eq(blogPosts.id, previewLinks.postId))
    .where(isOpen(tokenHash, now));
}

/** Puts down what a reader says, in one statement; false where the link leads nowhere, or the post has notes enough. */
async function insertReaderNote(
  db: Database,
  tokenHash: string,
  { name, body, now }: { name: string; body: string; now: Date },
): Promise<boolean> {
  const written = await db.all(sql`
    INSERT INTO post_notes (post_id, author_id, name, body, created_at)
    SELECT blog_posts.id, NULL, ${name}, ${body}, ${now.getTime()}
    FROM preview_links JOIN blog_posts ON blog_posts.id = preview_links.post_id
    WHERE preview_links.token_hash = ${tokenHash} AND preview_links.expires_at > ${now.getTime()}
      AND blog_posts.status <> 'trash' AND ${isMadeByStaff}
      AND (SELECT count(*) FROM post_notes WHERE post_id = blog_posts.id AND name IS NOT NULL) < ${maxReaderNotes}
    RETURNING id`);
  return written.length > 0;
}
