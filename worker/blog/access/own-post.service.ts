import type { SessionUser } from "../../contract/auth";
import type { Person } from "../../contract/desk/staff-post";
import { may } from "../../contract/rights";
import type { Deps } from "../../deps";
import { withoutRight } from "../../errors";
import { type DeskState, findDeskState } from "./own-post.repository";
import { postGone } from "./refusals";

/** Whose posts somebody is limited to: their own for a writer, null for whoever may work on all. */
export function ownerLimit({ id, role }: SessionUser): number | null {
  return may(role, "posts.write") ? null : id;
}

/** The state of a post; 404 when there is none, 403 for a writer whose post it is not. */
export async function requireOwnPost(deps: Deps, id: number, user: SessionUser): Promise<DeskState> {
  const post = await requirePost(deps, id);
  const owner = ownerLimit(user);
  if (owner !== null && post.authorId !== owner) throw withoutRight();
  return post;
}

/** The state of anybody's post; 404 when there is none. */
export async function requirePost(deps: Deps, id: number): Promise<DeskState> {
  const post = await findDeskState(deps.db, id);
  if (!post) throw postGone();
  return post;
}

interface Named {
  authorId: number | null;
  authorName: string | null;
}

/** Who did something, of what a query has joined; null where nobody is known. */
export function personOf({ authorId, authorName }: Named): Person | null {
  return authorId === null || authorName === null ? null : { id: authorId, name: authorName };
}
