import type { Action } from "../rights";
import { extendPost, type Person, type PostStatus, type PostView } from "./staff-post";
import { bulkActions } from "./transitions";

/** Actions that change a post's state. Scheduling is publishing at a future time. */
export const postActions = [...bulkActions, "restore"] as const;
export type PostAction = (typeof postActions)[number];

interface PostTransition {
  from: readonly PostView[];
  to: PostStatus;
  right: Action;
  refusal: Partial<Record<PostView, string>> & { other: string };
}

export const inTrash = "Artikel ini ada di Sampah. Pulihkan dulu.";

/** All transitions between the states of a post. The SQL, the refusals and the buttons use this table. */
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

export function refusalInState(action: PostAction, view: PostView): string | null {
  const { from, refusal } = postTransitions[action];
  return from.includes(view) ? null : (refusal[view] ?? refusal.other);
}

export interface PostUser {
  id: number | undefined;
  may: (action: Action) => boolean;
}

/** Whether an account may edit a post: its own, or any. */
export function mayWorkOn({ author }: { author: Person | null }, { id, may }: PostUser): boolean {
  return may("posts.write") || (id !== undefined && author?.id === id);
}

interface PostState {
  status: PostStatus;
  publishedAt: string | null;
  author: Person | null;
}

export function availableActions(post: PostState, user: PostUser, now: number): PostAction[] {
  const view = extendPost(post, now);
  return postActions.filter((action) => {
    const { from, right } = postTransitions[action];
    return from.includes(view) && user.may(right) && mayWorkOn(post, user);
  });
}
