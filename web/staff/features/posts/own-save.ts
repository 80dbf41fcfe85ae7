import type { QueryClient } from "@tanstack/react-query";
import { type PostInput, postInput } from "../../../../worker/contract/blog";
import type { StaffPost } from "../../../../worker/contract/desk/staff-post";
import { cleanContent, fetchPostBySlug, storedPostQuery } from "../../../api/blog-admin";
import { ApiError, isGone } from "../../../lib/http";
import { postFields } from "./post-draft";

/** Whether a save that failed like this may have been stored all the same: only a refusal in words says that it was not. */
export function mayBeStored(error: unknown): boolean {
  return !(error instanceof ApiError) || error.status >= 500;
}

/** Whether a save was refused because of what is stored: of another version, or under the same slug. */
export function isInTheWay(error: unknown): boolean {
  return error instanceof ApiError && Boolean(error.fields.baseUpdatedAt || error.fields.slug);
}

/**
 * The stored post when it is what a save has sent whose answer never came; null when it is somebody else's, is not
 * there, or cannot be told. `postId` is null for a post that was new.
 */
export async function findOwnSave(
  client: QueryClient,
  postId: number | null,
  unanswered: PostInput[],
): Promise<StaffPost | null> {
  try {
    for (const sent of unanswered) {
      const found =
        postId === null
          ? await fetchPostBySlug(sent.slug).catch(nullWhenGone)
          : await client.fetchQuery(storedPostQuery(postId));
      if (found && (await isStoredAs(found, sent))) return found;
    }
  } catch (error) {
    console.warn(error);
  }
  return null;
}

function nullWhenGone(error: unknown): null {
  if (isGone(error)) return null;
  throw error;
}

/** Whether what is stored is what was sent, as the server stores it. */
export async function isStoredAs(found: PostInput, sent: PostInput): Promise<boolean> {
  const { data } = postInput.safeParse(sent);
  if (!data || !postFields.every((name) => name === "content" || data[name] === found[name])) return false;
  return (await cleanContent(data.content)) === found.content;
}
