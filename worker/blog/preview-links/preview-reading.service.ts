import { hashToken, isToken } from "../../auth/sessions/token";
import type { Article } from "../../contract/blog";
import type { ReaderNote } from "../../contract/desk/post-notes";
import { previewPath } from "../../contract/preview-path";
import type { Deps } from "../../deps";
import { withShownPictures } from "../pictures-shown/shown-post";
import { toFacts } from "../reading/article-facts.service";
import { findPreview, insertReaderNote } from "./preview-link.repository";

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
