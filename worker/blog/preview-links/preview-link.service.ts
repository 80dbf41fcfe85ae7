import { AppError } from "../../app-error";
import { createToken, hashToken } from "../../auth/sessions/token";
import type { SessionUser } from "../../contract/auth";
import type { NewPreviewLink, PreviewLink } from "../../contract/desk/post-notes";
import { previewPath } from "../../contract/preview-path";
import type { Deps } from "../../deps";
import { ownerLimit, requireOwnPost } from "../access/own-post.service";
import { personOf } from "../access/person";
import { postInTrash } from "../access/refusals";
import { deleteLink, insertLink, listLinks } from "./preview-link.repository";

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
