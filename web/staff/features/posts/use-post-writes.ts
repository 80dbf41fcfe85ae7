import { useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import type { PostInput } from "../../../../worker/contract/blog";
import type { PendingChange } from "../../../../worker/contract/desk/revisions";
import type { StaffPost } from "../../../../worker/contract/desk/staff-post";
import type { PostCreation } from "../../../../worker/contract/desk/transitions";
import { storedPostQuery, useCreatePost, useUpdatePost } from "../../../api/blog-admin";
import { pendingQuery, usePromote, usePropose } from "../../../api/post-pending";
import { useFormTransition } from "../../../api/post-transitions";
import { useStaff } from "../../../api/staff-rights";
import { ApiError } from "../../../lib/http";
import { findOwnSave, isInTheWay, isStoredAs, mayBeStored } from "./own-save";
import { isSamePost, toPostInput } from "./post-draft";
import { hasReached, type Step, stepAfterOwnSave } from "./state/ways";

/** A change waits already that the one to be kept would take the place of. */
export class OtherChangeError extends Error {
  constructor(readonly pending: PendingChange) {
    super("Artikel ini sudah punya usulan lain yang menunggu.");
  }
}

interface Proposing {
  postId: number;
  /** The version of the post that it began from. */
  baseVersion: string;
  /** The waiting change that it takes the place of, as it was read. */
  replaces: string | undefined;
}

/**
 * The calls that store what a form holds. What stands in the way of one may be one's own, stored by a call whose answer
 * was lost: that is found and written over, and nothing is done twice.
 */
export function usePostWrites() {
  const client = useQueryClient();
  const { may } = useStaff();
  const creating = useCreatePost();
  const updating = useUpdatePost();
  const moving = useFormTransition();
  const proposing = usePropose();
  const promoting = usePromote();
  /** What was sent and never answered, so that it may be stored. */
  const unanswered = useRef<PostInput[]>([]);
  const lostStep = useRef<string | null>(null);
  const lostPromotion = useRef<string | null>(null);

  /**
   * The stored post where it has the text and the state of `known`: what a writer says of a picture or a claim makes
   * another version of it. Whoever publishes has to read that version; null for them.
   */
  async function findSameText(known: StaffPost): Promise<StaffPost | null> {
    if (may("posts.publish")) return null;
    const stored = await client.fetchQuery(storedPostQuery(known.id)).catch(() => null);
    const isSame = stored?.status === known.status && isSamePost(toPostInput(stored), toPostInput(known));
    return isSame ? stored : null;
  }

  /** `base` is the version that the form began from; null where it is not known, or the post was new. */
  async function write(
    postId: number | null,
    sent: PostInput,
    base: StaffPost | null,
    first: () => Promise<StaffPost>,
  ): Promise<StaffPost> {
    const overwrite = ({ id, updatedAt }: StaffPost) =>
      updating.mutateAsync({ id, ...sent, ...(updatedAt && { baseUpdatedAt: updatedAt }) });
    try {
      const found = postId === null ? await findOwnSave(client, null, unanswered.current) : null;
      if (found) return await overwrite(found);
      try {
        return await first();
      } catch (error) {
        if (!isInTheWay(error)) throw error;
        const own =
          (base && (await findSameText(base))) ?? (await findOwnSave(client, postId, unanswered.current));
        if (!own) throw error;
        return await overwrite(own);
      }
    } catch (error) {
      if (mayBeStored(error)) unanswered.current.push(sent);
      throw error;
    }
  }

  async function create(
    sent: PostInput,
    creation: Pick<PostCreation, "status" | "publishAt">,
  ): Promise<StaffPost> {
    const stored = await write(null, sent, null, () => creating.mutateAsync({ ...sent, ...creation }));
    const step = stepAfterOwnSave(stored, creation, Date.now());
    if (step) {
      unanswered.current.push(sent);
      const moved = await take(stored, step);
      unanswered.current = [];
      return moved;
    }
    unanswered.current = [];
    return stored;
  }

  /** Writes over the version `baseUpdatedAt`, and only over it. */
  async function update(post: StaffPost, sent: PostInput, baseUpdatedAt: string | null): Promise<StaffPost> {
    const { id } = post;
    const stored = await write(id, sent, post.updatedAt === baseUpdatedAt ? post : null, () =>
      updating.mutateAsync({ id, ...sent, ...(baseUpdatedAt && { baseUpdatedAt }) }),
    );
    unanswered.current = [];
    return stored;
  }

  /** Brings a post into another state, in the version that is known. */
  async function take(post: StaffPost, step: Step): Promise<StaffPost> {
    const { to, ...details } = step;
    const key = JSON.stringify([post.id, step]);
    const send = ({ updatedAt }: StaffPost) =>
      moving.mutateAsync({ id: post.id, to, body: { version: updatedAt ?? "", ...details } });
    try {
      const moved = await send(post).catch(async (error: unknown) => {
        const same = error instanceof ApiError && error.fields.version ? await findSameText(post) : null;
        if (!same) throw error;
        return send(same);
      });
      lostStep.current = null;
      return moved;
    } catch (error) {
      if (mayBeStored(error)) lostStep.current = key;
      if (lostStep.current !== key) throw error;
      const stored = await client.fetchQuery(storedPostQuery(post.id)).catch(() => null);
      const isOwn =
        stored && hasReached(stored, step, Date.now()) && isSamePost(toPostInput(stored), toPostInput(post));
      if (!isOwn) throw error;
      lostStep.current = null;
      return stored;
    }
  }

  /** Keeps what the form holds beside a post that is out; one that waits already is never replaced unread. */
  async function propose(
    sent: PostInput,
    { postId, baseVersion, replaces }: Proposing,
  ): Promise<PendingChange> {
    const send = (updatedAt: string | undefined) =>
      proposing.mutateAsync({
        id: postId,
        ...sent,
        baseVersion,
        ...(updatedAt !== undefined && { updatedAt }),
      });
    try {
      const known = replaces === undefined ? await findPending(postId) : null;
      if (known && !(await isOwnChange(known))) throw new OtherChangeError(known);
      const kept = await send(known?.updatedAt ?? replaces).catch(async (error: unknown) => {
        if (!(error instanceof ApiError && error.fields.updatedAt)) throw error;
        const waiting = await readPending(postId);
        if (!waiting) throw error;
        if (!(await isOwnChange(waiting))) throw new OtherChangeError(waiting);
        return send(waiting.updatedAt);
      });
      unanswered.current = [];
      return kept;
    } catch (error) {
      if (mayBeStored(error) && !(error instanceof OtherChangeError)) unanswered.current.push(sent);
      throw error;
    }
  }

  /** Puts a waiting change in the place of its post, both as they were read. */
  async function promote(id: number, change: PendingChange): Promise<StaffPost> {
    const { baseVersion, updatedAt } = change;
    try {
      return await promoting.mutateAsync({ id, baseVersion, updatedAt });
    } catch (error) {
      if (mayBeStored(error)) lostPromotion.current = updatedAt;
      if (lostPromotion.current === updatedAt) {
        const stored = await client.fetchQuery(storedPostQuery(id)).catch(() => null);
        if (stored && !stored.hasPending && isSamePost(toPostInput(stored), toPostInput(change)))
          return stored;
      }
      if (!(error instanceof ApiError && error.fields.updatedAt)) throw error;
      const waiting = await readPending(id);
      throw waiting ? new OtherChangeError(waiting) : error;
    }
  }

  /** Asks for it only where the post says that there is one. */
  async function findPending(postId: number): Promise<PendingChange | null> {
    const { hasPending } = await client.fetchQuery(storedPostQuery(postId));
    return hasPending ? readPending(postId) : null;
  }

  function readPending(postId: number): Promise<PendingChange | null> {
    return client.fetchQuery({ ...pendingQuery(postId), staleTime: 0 });
  }

  async function isOwnChange(pending: PendingChange): Promise<boolean> {
    for (const sent of unanswered.current) if (await isStoredAs(pending, sent)) return true;
    return false;
  }

  return { create, update, take, propose, promote };
}
