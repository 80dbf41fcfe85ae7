import { useCallback, useEffect, useRef, useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import type { Post, PostInput } from "../../../../worker/contract/blog";
import {
  emptyPost,
  isSamePost,
  listDrafts,
  newDraftKey,
  type PostDraft,
  removeDraft,
  settleDraft,
  storeDraft,
  toPostInput,
} from "./post-draft";
import { onTypingPause } from "./typing-pause";

/** How the draft of this form stands: nothing to keep, kept at a time, or the browser refused. */
export type DraftState = { kept: null } | { kept: string } | { kept: "refused" };

/**
 * Keeps what is typed in the browser until it is saved, and offers the drafts that were left behind earlier.
 * `target` is the post's id, or "baru"; `baseUpdatedAt` is the stored version that the form started from.
 */
export function usePostDraft(target: string, form: UseFormReturn<PostInput>, baseUpdatedAt: string | null) {
  // A reference, because a change of place must not write what is typed to the place before.
  const place = useRef({ key: "", baseUpdatedAt });
  place.current.key ||= newDraftKey(target);
  place.current.baseUpdatedAt = baseUpdatedAt;
  const [offers, setOffers] = useState(() => listDrafts(target));
  const [state, setState] = useState<DraftState>({ kept: null });
  /** What the server holds, as it was typed. */
  const saved = useRef<PostInput>({ ...emptyPost, ...form.formState.defaultValues });
  const isOpen = useRef(false);

  const hasUnsaved = useCallback(() => !isSamePost(form.getValues(), saved.current), [form]);

  /** False where the browser refused. */
  const keep = useCallback((): boolean => {
    if (!hasUnsaved()) {
      removeDraft(place.current.key);
      setState({ kept: null });
      return true;
    }
    const savedAt = new Date().toISOString();
    const isKept = storeDraft({ ...place.current, values: { ...form.getValues() }, savedAt });
    setState({ kept: isKept ? savedAt : "refused" });
    return isKept;
  }, [form, hasUnsaved]);

  useEffect(() => {
    isOpen.current = true;
    const unsubscribe = onTypingPause(form, keep);
    const keepNow = () => hasUnsaved() && keep();
    window.addEventListener("pagehide", keepNow);
    document.addEventListener("visibilitychange", keepNow);
    return () => {
      isOpen.current = false;
      unsubscribe();
      window.removeEventListener("pagehide", keepNow);
      document.removeEventListener("visibilitychange", keepNow);
      keepNow();
    };
  }, [form, hasUnsaved, keep]);

  return {
    state,
    hasUnsaved,
    /** The newest draft that was left behind, if it says something else than the form. */
    offered: offers.find((draft) => !isSamePost(draft.values, form.getValues())) ?? null,
    /** The server holds `sent`, as `stored`: no draft says the same any more, and what was typed since stays one. */
    settle: (sent: PostInput, stored: Post) => {
      const { key } = place.current;
      const isMoved = target !== String(stored.id);
      place.current = {
        key: isMoved ? newDraftKey(String(stored.id)) : key,
        baseUpdatedAt: stored.updatedAt,
      };
      settleDraft(key, place.current, sent);
      saved.current = sent;
      // A form that was left has kept what it held, and another one may have gone on with it.
      if (isOpen.current) keep();
    },
    /** Fills the form with a draft, which from now on is the form's own. */
    resume: (draft: PostDraft) => {
      place.current.key = draft.key;
      for (const [name, value] of Object.entries(draft.values)) {
        form.setValue(name as keyof PostInput, value, { shouldDirty: true });
      }
      setOffers(offers.filter((offer) => offer.key !== draft.key));
    },
    discard: (draft: PostDraft) => {
      removeDraft(draft.key);
      setOffers(offers.filter((offer) => offer.key !== draft.key));
    },
    /**
     * Leaves what is in the form behind as a draft, and goes on with what is stored. False where the browser keeps no
     * draft: then the form stays as it is.
     */
    setAside: (stored: Post): boolean => {
      if (!keep()) return false;
      setOffers(listDrafts(target));
      place.current.key = newDraftKey(target);
      setState({ kept: null });
      saved.current = toPostInput(stored);
      form.reset(saved.current);
      return true;
    },
  };
}
