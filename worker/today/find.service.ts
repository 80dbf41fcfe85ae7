import type { SessionUser } from "../contract/auth";
import { type PostStatus, viewNames } from "../contract/desk/staff-post";
import { may } from "../contract/rights";
import type { FindAnswer } from "../contract/today";
import type { Deps } from "../deps";
import { findByWords } from "./find.repository";

/** Articles, enquiries and pictures by words of their title, name or address, as far as somebody may see them. */
export async function find(deps: Deps, q: string, user: SessionUser): Promise<FindAnswer> {
  if (q === "") return { posts: [], contacts: [], media: [] };
  const { posts, contacts, media } = await findByWords(deps.db, q, may(user.role, "enquiries.use"));
  const named = posts.map((post) => ({ ...post, detail: viewNames[post.detail as PostStatus] }));
  return { posts: named, contacts, media };
}
