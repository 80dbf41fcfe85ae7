import type { SessionUser } from "../../contract/auth";
import type { Article } from "../../contract/blog";
import type { NewPreviewLink, PreviewLink, ReaderNote } from "../../contract/desk/post-notes";
import { previewPath } from "../../contract/paths";
import type { Deps } from "../../deps";
import { AppError } from "../../errors";
import { createToken, hashToken, isToken } from "../../secrets";
import { ownerLimit, personOf, postInTrash, requireOwnPost } from "../access/own-post.service";
import { withShownPictures } from "../pictures-shown/shown-pictures";
import { toFacts } from "../reading/reading.service";
import { deleteLink, findPreview, insertLink, insertReaderNote, listLinks } from "./preview-link.repository";

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
