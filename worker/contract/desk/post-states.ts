import type { Action } from "../rights";
import { type Person, type PostStatus, type PostView, viewOf } from "./staff-post";
import { bulkActions } from "./transitions";

/** What brings a post into another state. To schedule a post is to publish it at a time to come. */
export const postActions = [...bulkActions, "restore"] as const;
export type PostAction = (typeof postActions)[number];

interface PostTransition {
  from: readonly PostView[];
  to: PostStatus;
  right: Action;
  /** Why the action is refused in another state. */
  refusal: Partial<Record<PostView, string>> & { other: string };
}

export const inTrash = "Artikel ini ada di Sampah. Pulihkan dulu.";

/** Every way from one state of a post to another. The SQL, the refusals and the buttons of staff read this table. */
export const postTransitions: Record<PostAction, PostTransition> = {
  submit: {
    from: ["draft"],
    to: "review",
    right: "posts.write-own",
    refusal: {
      review: "Artikel ini sudah menunggu tinjauan",
      trash: inTrash,
      other: "Artikel ini sudah diterbitkan atau dijadwalkan",
    },
  },
  return: {
    from: ["review"],
    to: "draft",
    right: "posts.publish",
    refusal: { trash: inTrash, other: "Artikel ini tidak sedang menunggu tinjauan" },
  },
  publish: {
    from: ["draft", "review", "scheduled"],
    to: "published",
    right: "posts.publish",
    refusal: { trash: inTrash, other: "Artikel ini sudah terbit" },
  },
  unpublish: {
    from: ["scheduled", "published"],
    to: "draft",
    right: "posts.publish",
    refusal: { trash: inTrash, other: "Artikel ini belum terbit" },
  },
  trash: {
    from: ["draft", "review", "scheduled", "published"],
    to: "trash",
    right: "posts.publish",
    refusal: { other: inTrash },
  },
  restore: {
    from: ["trash"],
    to: "draft",
    right: "posts.publish",
    refusal: { other: "Artikel ini tidak ada di Sampah" },
  },
};

/** Why an action is not for a post in this state; null where it is. */
export function refusalInState(action: PostAction, view: PostView): string | null {
  const { from, refusal } = postTransitions[action];
  return from.includes(view) ? null : (refusal[view] ?? refusal.other);
}

export interface PostUser {
  id: number | undefined;
  may: (action: Action) => boolean;
}

/** Whether somebody may work on a post: their own, or anybody's. */
export function mayWorkOn({ author }: { author: Person | null }, { id, may }: PostUser): boolean {
  return may("posts.write") || (id !== undefined && author?.id === id);
}

interface PostState {
  status: PostStatus;
  publishedAt: string | null;
  author: Person | null;
}

/** What somebody can do to a post in its state. */
export function availableActions(post: PostState, user: PostUser, now: number): PostAction[] {
  const view = viewOf(post, now);
  return postActions.filter((action) => {
    const { from, right } = postTransitions[action];
    return from.includes(view) && user.may(right) && mayWorkOn(post, user);
  });
}
