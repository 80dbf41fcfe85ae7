import type { QueryClient } from "@tanstack/react-query";
import type { PendingChange } from "../../../../worker/contract/desk/revisions";
import type { StaffPost } from "../../../../worker/contract/desk/staff-post";
import { storedPostQuery } from "../../../api/blog-admin";
import { isHeldByClaims } from "../../../api/post-checks";
import { ApiError, isGone, isSignedOut, isUnanswered } from "../../../lib/http";
import { postFields } from "./post-draft";
import { OtherChangeError } from "./use-post-writes";

/** Why what was wanted did not happen, where more than a message is needed. */
export type SaveProblem =
  | { kind: "conflict"; stored: StaffPost }
  /** The post that a change was to stand beside is another one by now. */
  | { kind: "moved-on"; stored: StaffPost }
  /** Another change waits already. */
  | { kind: "other-change"; pending: PendingChange }
  | { kind: "gone" }
  | { kind: "offline" }
  /** `freeSlug` is an address that would do, where the wanted one is taken. */
  | { kind: "refused"; message: string; title?: string; freeSlug?: string; isHeldByClaims?: boolean };

/** What is stored of a post now, null where that cannot be told. */
export function lookUp(client: QueryClient, id: number): Promise<StaffPost | null> {
  return client.fetchQuery(storedPostQuery(id)).catch((error: unknown) => {
    console.error(error);
    return null;
  });
}

/** What a failed save is explained with; null where its message stands elsewhere. `postId` is null for a new post. */
export async function explainSave(
  client: QueryClient,
  postId: number | null,
  error: unknown,
  message: string,
): Promise<SaveProblem | null> {
  if (error instanceof OtherChangeError) return { kind: "other-change", pending: error.pending };
  if (isUnanswered(error)) return { kind: "offline" };
  if (!(error instanceof ApiError)) return { kind: "refused", message };
  // The frame of the staff area says so, with the way to the login.
  if (isSignedOut(error)) return null;
  if (postId !== null && isGone(error)) return { kind: "gone" };
  if (postId !== null && error.fields.baseUpdatedAt) {
    return findStored(client, postId, "conflict", message);
  }
  if (postId !== null && error.fields.baseVersion) return findStored(client, postId, "moved-on", message);
  // Field messages stand at their fields.
  return postFields.some((name) => error.fields[name])
    ? null
    : { kind: "refused", message, isHeldByClaims: isHeldByClaims(error) };
}

async function findStored(
  client: QueryClient,
  id: number,
  kind: "conflict" | "moved-on",
  message: string,
): Promise<SaveProblem> {
  try {
    return { kind, stored: await client.fetchQuery(storedPostQuery(id)) };
  } catch (error) {
    console.error(error);
    return isGone(error) ? { kind: "gone" } : { kind: "refused", message };
  }
}
